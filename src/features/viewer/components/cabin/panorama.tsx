import { useId, useRef } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { IconButton } from "../../../../ui/controls/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { allowed, directionOf, FIRST_VIEW, placeOnStage, zoomed } from "../../panorama.ts";
import type { PanoramaProps } from "../../schema.ts";
import { DragHint } from "../turn/drag-hint.tsx";
import { usePainted } from "../use-painted.ts";
import { useSize } from "../use-size.ts";
import { FlatPanorama } from "./flat-panorama.tsx";
import { SpotDots } from "./hotspot-dots.tsx";
import { PanoramaNotice } from "./panorama-notice.tsx";
import { usePanoramaGestures, ZOOM_STEP } from "./use-panorama-gestures.ts";
import { type Turning, usePanoramaView } from "./use-panorama-view.ts";

/**
 * A panorama of the cabin (VDP-011, VDP-088), turned by dragging, tapping, pinching or keys, and drawn by one shader
 * (docs/decisions/0019-the-panorama-is-one-shader.md). If that is impossible, it is a picture that scrolls sideways.
 */
export function Panorama({ interior, spots, full }: PanoramaProps) {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(stage);
  const { view, turn } = usePanoramaView();
  const { state, retry } = usePainted(canvas, { source: interior.src, view, size, full });
  const gestures = usePanoramaGestures(stage, { view, turn, size, wheelZooms: full });
  const hintId = useId();
  if (state === "flat") return <FlatPanorama interior={interior} spots={spots} />;
  const isSeen = state === "rough" || state === "ready";
  return (
    <div
      ref={stage}
      role="application"
      aria-roledescription="view all round"
      aria-label={interior.alt}
      aria-describedby={hintId}
      aria-busy={state !== "ready" && state !== "failed"}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys turn it
      tabIndex={0}
      {...gestures}
      className={classNames(
        "absolute inset-0 overflow-hidden bg-stage select-none focus-visible:-outline-offset-3",
        isSeen && "cursor-grab active:cursor-grabbing",
        // In the full view, the buttons of the modes are at the bottom of the window.
        full ? "touch-none [--foot:80px] md:[--foot:16px]" : "touch-pan-y",
      )}
    >
      <canvas
        ref={canvas}
        className={classNames("block size-full transition-opacity duration-200", !isSeen && "opacity-0")}
      />
      <p id={hintId} className="sr-only">
        Arrow keys turn it, plus and minus zoom.
      </p>
      {isSeen ? (
        <>
          <DragHint isGone={view !== FIRST_VIEW} words="Drag to look around" />
          {spots.length > 0 ? (
            <SpotDots
              spots={spots}
              placeOf={({ positions: [place] }) => (place ? placeOnStage(place, view, size) : null)}
              onHold={turn.rest}
              onSeek={({ positions: [place] }) =>
                turn.softly((now) => allowed({ ...now, ...directionOf(place ?? MIDDLE) }))
              }
            />
          ) : null}
          <Controls turn={turn} />
        </>
      ) : null}
      <PanoramaNotice state={state} onRetry={retry} />
    </div>
  );
}

const MIDDLE = { x: 50, y: 50 };

const CONTROL = "bg-surface/94 text-ink shadow-1 hover:bg-surface";
const QUARTER = 45;

/** Buttons for visitors who neither drag nor pinch; on a phone a tap turns the view. */
function Controls({ turn }: { readonly turn: Turning }) {
  const by = (yaw: number) => turn.softly((view) => allowed({ ...view, yaw: view.yaw + yaw }));
  const zoom = (factor: number) => turn.softly((view) => zoomed(view, factor));
  return (
    <>
      <IconButton
        aria-label="Look left"
        onClick={() => by(-QUARTER)}
        className={classNames(CONTROL, "absolute top-1/2 left-4 -mt-5.5 max-md:hidden")}
      >
        <Icon name="chevron-left" />
      </IconButton>
      <IconButton
        aria-label="Look right"
        onClick={() => by(QUARTER)}
        className={classNames(CONTROL, "absolute top-1/2 right-4 -mt-5.5 max-md:hidden")}
      >
        <Icon name="chevron-right" />
      </IconButton>
      <div className="absolute right-3 bottom-(--foot,12px) flex rounded-disc bg-surface/94 shadow-1 lg:right-4 lg:bottom-(--foot,16px)">
        <IconButton aria-label="Zoom out" onClick={() => zoom(1 / ZOOM_STEP)} className="text-ink">
          <Icon name="minus" />
        </IconButton>
        <IconButton aria-label="Zoom in" onClick={() => zoom(ZOOM_STEP)} className="text-ink">
          <Icon name="plus" />
        </IconButton>
      </div>
    </>
  );
}
