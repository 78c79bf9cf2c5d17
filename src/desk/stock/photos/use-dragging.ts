import { type PointerEvent, useState } from "react";
import { useSubmit } from "react-router";

/** Handlers and state for dragging photos with a mouse or a finger. */
export interface Dragging {
  readonly list: { readonly onPointerMove: (event: PointerEvent) => void };
  grip(at: number, photo: string): Grip;
  /** Whether the photo at this position is being dragged or is the drop target; undefined for all others. */
  stateOf(at: number): "lifted" | "target" | undefined;
}

interface Grip {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

interface Lifted {
  readonly from: number;
  readonly to: number;
}

/** Moves a photo to another position when it is dropped. */
export function useDragging(): Dragging {
  const submit = useSubmit();
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const move = (photo: string, to: string) =>
    void submit({ intent: "move", photo, to }, { method: "post", preventScrollReset: true });
  return {
    list: {
      onPointerMove: (event) => {
        if (!lifted) return;
        scrollAtEdges(event.clientY);
        const to = placeAt(event.clientX, event.clientY);
        if (to !== null && to !== lifted.to) setLifted({ ...lifted, to });
      },
    },
    grip: (at, photo) => ({
      onPointerDown: (event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setLifted({ from: at, to: at });
      },
      onPointerUp: () => {
        if (lifted && lifted.to !== lifted.from) move(photo, String(lifted.to + 1));
        setLifted(null);
      },
      onPointerCancel: () => setLifted(null),
    }),
    stateOf: (at) => (lifted?.from === at ? "lifted" : lifted?.to === at ? "target" : undefined),
  };
}

/** Distance from the window's edges within which a dragged photo scrolls the page, and the scroll step, in pixels. */
const EDGE = 90;
const STEP = 24;

function scrollAtEdges(y: number): void {
  if (y < EDGE) window.scrollBy(0, -STEP);
  else if (y > window.innerHeight - EDGE) window.scrollBy(0, STEP);
}

/** The position of the photo under a point of the window; null if there is none. */
function placeAt(x: number, y: number): number | null {
  const card = document.elementFromPoint(x, y)?.closest("[data-place]");
  const place = Number(card?.getAttribute("data-place") ?? Number.NaN);
  return Number.isInteger(place) ? place : null;
}
