import { TURN_MS } from "../rules.ts";

/** Steps on while the page is seen, a frame every 100 ms (VDP-092); returns what ends it. */
export function turning(step: () => void): () => void {
  const timer = setInterval(() => {
    if (!document.hidden) step();
  }, TURN_MS);
  return () => clearInterval(timer);
}
