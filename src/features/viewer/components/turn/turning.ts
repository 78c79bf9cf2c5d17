import { TURN_MS } from "../../rules.ts";

/** Steps on while the page is seen, a frame every 100 ms (VDP-092); returns what ends it. */
export function turning(step: () => void): () => void {
  const timer = setInterval(() => {
    if (!document.hidden) step();
  }, TURN_MS);
  return () => clearInterval(timer);
}

/** Neither where motion is not wanted, nor where data is saved. */
export function mayTurnUnasked(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData !== true && matchMedia("(prefers-reduced-motion: no-preference)").matches;
}
