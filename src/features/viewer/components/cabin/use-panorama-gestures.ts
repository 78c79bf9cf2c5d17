import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { allowed, directionAt, dragged, FIRST_VIEW, type PanoramaView, type Size, zoomed } from "../../panorama.ts";
import type { Turning } from "./use-panorama-view.ts";

/** A press that moves less than this, in pixels, and is shorter than this, in milliseconds, is a tap. */
const TAP_PX = 6;
const TAP_MS = 400;
/** A finger that rested for this many milliseconds before it was lifted does not throw the view. */
const HELD_MS = 60;
const TURN_DEGREES = 8;
export const ZOOM_STEP = 1.25;

const KEYS: Readonly<Record<string, (view: PanoramaView) => PanoramaView>> = {
  ArrowLeft: (view) => allowed({ ...view, yaw: view.yaw - TURN_DEGREES }),
  ArrowRight: (view) => allowed({ ...view, yaw: view.yaw + TURN_DEGREES }),
  ArrowUp: (view) => allowed({ ...view, pitch: view.pitch + TURN_DEGREES }),
  ArrowDown: (view) => allowed({ ...view, pitch: view.pitch - TURN_DEGREES }),
  "+": (view) => zoomed(view, ZOOM_STEP),
  "=": (view) => zoomed(view, ZOOM_STEP),
  "-": (view) => zoomed(view, 1 / ZOOM_STEP),
  Home: () => FIRST_VIEW,
};

interface Finger {
  readonly x: number;
  readonly y: number;
}

interface Hold {
  readonly fingers: Map<number, Finger>;
  /**
   * For the first finger: the time when it went down, the total distance that it has moved, the time of its last move,
   * and its recent speed (pixels per millisecond).
   */
  since: number;
  path: number;
  at: number;
  speedX: number;
  speedY: number;
}

const apart = ([one, other]: readonly Finger[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

/**
 * Event handlers for turning by drag and throw, tapping a point to turn to it, zooming by pinch, and keys. The wheel
 * zooms only with Ctrl (which is how a touchpad reports a pinch) or if `wheelZooms`, because the wheel normally scrolls
 * the page.
 */
export function usePanoramaGestures(
  stage: RefObject<HTMLElement | null>,
  {
    view,
    turn,
    size,
    wheelZooms,
  }: { readonly view: PanoramaView; readonly turn: Turning; readonly size: Size; readonly wheelZooms: boolean },
) {
  const hold = useRef<Hold>({ fingers: new Map(), since: 0, path: 0, at: 0, speedX: 0, speedY: 0 });
  useWheelZoom(stage, turn, wheelZooms);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || (event.target as Element).closest("ol")) return;
    turn.rest();
    const { fingers } = hold.current;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) Object.assign(hold.current, { since: event.timeStamp, path: 0, speedX: 0, speedY: 0 });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const gesture = hold.current;
    const before = gesture.fingers.get(event.pointerId);
    if (event.buttons === 0) gesture.fingers.delete(event.pointerId);
    if (!before || event.buttons === 0) return;
    const [byX, byY] = [event.clientX - before.x, event.clientY - before.y];
    const span = apart([...gesture.fingers.values()]);
    gesture.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    gesture.path += Math.hypot(byX, byY);
    // A press that does not move belongs to the button under it. One that moves is a drag, wherever it began.
    if (gesture.path < TAP_PX) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (gesture.fingers.size > 1)
      return turn.now((now) => zoomed(now, apart([...gesture.fingers.values()]) / (span || 1)));
    const elapsed = Math.max(1, event.timeStamp - gesture.at);
    gesture.at = event.timeStamp;
    gesture.speedX += (byX / elapsed - gesture.speedX) * 0.4;
    gesture.speedY += (byY / elapsed - gesture.speedY) * 0.4;
    turn.now((now) => dragged(now, byX, byY, size));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const gesture = hold.current;
    if (!gesture.fingers.delete(event.pointerId) || gesture.fingers.size > 0 || event.type !== "pointerup") return;
    if (gesture.path < TAP_PX) {
      const isTap = event.timeStamp - gesture.since < TAP_MS && !(event.target as Element).closest("button");
      if (!isTap) return;
      const box = event.currentTarget.getBoundingClientRect();
      const place = { x: ((event.clientX - box.x) / box.width) * 100, y: ((event.clientY - box.y) / box.height) * 100 };
      const towards = directionAt(place, view, size);
      turn.softly((now) => allowed({ ...now, ...towards }));
    } else if (event.timeStamp - gesture.at < HELD_MS) turn.thrown(gesture.speedX, gesture.speedY, size);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const change = KEYS[event.key];
    if (!change || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    turn.now(change);
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown };
}

function useWheelZoom(stage: RefObject<HTMLElement | null>, turn: Turning, always: boolean): void {
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !always) return;
    event.preventDefault();
    turn.now((before) => zoomed(before, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015))));
  });
  useEffect(() => {
    const element = stage.current;
    const listen = (event: WheelEvent) => onWheel(event);
    // React would add it as a passive listener, which cannot prevent scrolling.
    element?.addEventListener("wheel", listen, { passive: false });
    return () => element?.removeEventListener("wheel", listen);
  }, [stage]);
}
