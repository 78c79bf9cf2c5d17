import { useEffect, useMemo, useRef, useState } from "react";
import { dragged, FIRST_VIEW, type PanoramaView, type Size, viewBetween } from "../../panorama.ts";

type Change = (view: PanoramaView) => PanoramaView;

export interface PanoramaControl {
  readonly view: PanoramaView;
  readonly turn: Turning;
}

/** Ways of changing the direction of view. Each ends the movement before it. */
export interface Turning {
  readonly now: (change: Change) => void;
  /** Moves gradually; at once for visitors who prefer reduced motion. */
  readonly softly: (change: Change) => void;
  /**
   * Continues a throw, in pixels per millisecond, until it stops; does nothing for visitors who prefer reduced motion.
   */
  readonly thrown: (speedX: number, speedY: number, size: Size) => void;
  readonly rest: () => void;
}

const GLIDE_MS = 320;
/** Milliseconds in which a throw loses two thirds of its speed. */
const FADES_MS = 300;
/** Pixels per millisecond below which a throw stops. */
const STILL = 0.01;

const wantsNoMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A panorama's direction of view, and the functions that change it. */
export function usePanoramaView(): PanoramaControl {
  const [view, setView] = useState(FIRST_VIEW);
  const turn = useTurning(setView);
  return { view, turn };
}

function useTurning(setView: (change: Change) => void): Turning {
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return useMemo(() => {
    const rest = () => cancelAnimationFrame(frame.current);
    /** Calls `step` for every animation frame with the milliseconds since the last one, until it returns true. */
    const run = (step: (elapsed: number) => boolean) => {
      rest();
      let before = performance.now();
      const next = (now: number) => {
        const elapsed = Math.max(0, now - before);
        before = now;
        if (!step(elapsed)) frame.current = requestAnimationFrame(next);
      };
      frame.current = requestAnimationFrame(next);
    };
    const now = (change: Change) => {
      rest();
      setView(change);
    };
    return {
      rest,
      now,
      softly: (change) => {
        if (wantsNoMotion()) return now(change);
        let from: PanoramaView | null = null;
        let passed = 0;
        run((elapsed) => {
          passed += elapsed;
          const share = Math.min(1, passed / GLIDE_MS);
          setView((view) => {
            from ??= view;
            return viewBetween(from, change(from), 1 - (1 - share) ** 3);
          });
          return share === 1;
        });
      },
      thrown: (speedX, speedY, size) => {
        if (wantsNoMotion()) return;
        let left = 1;
        run((elapsed) => {
          left *= Math.exp(-elapsed / FADES_MS);
          setView((view) => dragged(view, speedX * left * elapsed, speedY * left * elapsed, size));
          return Math.hypot(speedX, speedY) * left < STILL;
        });
      },
    };
  }, [setView]);
}
