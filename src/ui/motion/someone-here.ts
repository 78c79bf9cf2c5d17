/** Events that show that a person is using the page, going back or forward, or using another page of the same site. */
const SIGNS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "click",
  "keydown",
  "wheel",
  "scroll",
  "focusin",
  "storage",
  "popstate",
] as const;
const LISTENING = { capture: true, passive: true } as const;

const { promise, resolve } = Promise.withResolvers<void>();

/**
 * Whether an event comes from a person. A dialog that opens by itself takes the focus, a row of cards that snaps into
 * place as its pictures come scrolls by itself, and browsers report an unmoved pointer after layout: none of them
 * counts. Whoever scrolls such a row touches it, turns a wheel or presses a key before.
 */
export function isSign(event: Pick<PointerEvent, "type" | "target" | "movementX" | "movementY">): boolean {
  const { type, target, movementX, movementY } = event;
  if (type === "pointermove") return movementX !== 0 || movementY !== 0;
  if (type === "scroll") return target === document;
  return type !== "focusin" || !(target instanceof Element && target.closest("[data-unasked]"));
}

function notice(event: Event): void {
  if (isSign(event as PointerEvent)) welcome();
}

/** Resolves `someoneHere` without an interaction, where what this browser stores changes the page. */
export function welcome(): void {
  for (const sign of SIGNS) removeEventListener(sign, notice, LISTENING);
  resolve();
}

if (!import.meta.env.SSR) {
  for (const sign of SIGNS) addEventListener(sign, notice, LISTENING);
  // After going back, the browser restores the fields, which the server's HTML does not know.
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // A touch or a scroll may have happened before this ran, without another one for a while; the server's own script
  // (`server/first-paint/later-code.ts`) has seen it. The page's own place is not asked for: that would make the
  // browser style and lay out the page in the middle of running its modules.
  const wasHere = "here" in document.documentElement.dataset || navigator.userActivation?.hasBeenActive;
  if (wasHere || arrival?.type === "back_forward") welcome();
}

/**
 * Resolves at the first interaction. Pages are complete without JavaScript, so code that only a person needs is loaded
 * then, not before.
 */
export const someoneHere: Promise<void> = promise;
