import { type ReactNode, startTransition, useEffect, useState } from "react";

/** Whether the page on view was reached by a link: the next one begins at its top then. */
let isFollowed = false;
/** What draws the parts that wait, from above to below. */
const waiting = new Set<() => void>();
let isDrawing = false;

/** Milliseconds after which a part is drawn even if the browser has always something else to do. */
const PATIENCE_MS = 300;

/** Must be called before a link's page is shown. A part that the address names has to be there at once. */
export function followed(hash: string): void {
  isFollowed = hash === "";
  document.documentElement.toggleAttribute("data-whole", !isFollowed);
}

if (!import.meta.env.SSR) {
  // The browser restores the place to which somebody goes back, so all above it has to be there.
  addEventListener("popstate", () => {
    isFollowed = false;
    document.documentElement.dataset.whole = "";
  });
}

const whenFree = (act: () => void): unknown =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(act, { timeout: PATIENCE_MS }) : setTimeout(act);

/** One part at a time, so that the browser can answer a finger between two of them. */
function drawNext(): void {
  isDrawing = true;
  whenFree(() => {
    const [draw] = waiting;
    isDrawing = draw !== undefined;
    if (!draw) return;
    waiting.delete(draw);
    draw();
    drawNext();
  });
}

function inTurn(draw: () => void): () => void {
  waiting.add(draw);
  if (!isDrawing) drawNext();
  return () => waiting.delete(draw);
}

/**
 * What lies below a page's first screen. A page that a link led to is painted without it, and it follows while nothing
 * else happens; a page that the server sent contains it. Nothing above may change its place with it.
 */
export function Afterwards({ children }: { readonly children: ReactNode }) {
  const [isDrawn, setIsDrawn] = useState(() => !isFollowed);
  useEffect(() => (isDrawn ? undefined : inTurn(() => startTransition(() => setIsDrawn(true)))), [isDrawn]);
  return <div className={isDrawn ? "drawn-near" : "h-dvh"}>{isDrawn ? children : null}</div>;
}
