import { TURN_MS } from "../../rules.ts";

/** Calls `step` every 100 ms while the page is visible (VDP-092). Returns a function that stops it. */
export function turning(step: () => void): () => void {
  const timer = setInterval(() => {
    if (!document.hidden) step();
  }, TURN_MS);
  return () => clearInterval(timer);
}

/** Whether the vehicle may turn by itself: not for visitors who prefer reduced motion or save data. */
export function mayTurnByItself(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData !== true && matchMedia("(prefers-reduced-motion: no-preference)").matches;
}
