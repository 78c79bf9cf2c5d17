import { TURN_MS } from "../../rules.ts";

/** Steps every 100 ms while the page is visible (VDP-092); returns a function that ends it. */
export function turning(step: () => void): () => void {
  const timer = setInterval(() => {
    if (!document.hidden) step();
  }, TURN_MS);
  return () => clearInterval(timer);
}

/** Whether it may turn by itself: neither for visitors who prefer reduced motion, nor for those who save data. */
export function mayTurnByItself(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData !== true && matchMedia("(prefers-reduced-motion: no-preference)").matches;
}
