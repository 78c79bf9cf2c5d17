/** What tells that a person is at the page, or at another of the same site. */
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
] as const;
const LISTENING = { capture: true, passive: true } as const;

const { promise, resolve } = Promise.withResolvers<void>();

/**
 * Whether an event tells of a person. A dialog that nobody asked for takes the focus by itself, and browsers tell of a
 * pointer that has not moved once a page is laid out: neither does.
 */
export function isSign(event: Pick<PointerEvent, "type" | "target" | "movementX" | "movementY">): boolean {
  const { type, target, movementX, movementY } = event;
  if (type === "pointermove") return movementX !== 0 || movementY !== 0;
  return type !== "focusin" || !(target instanceof Element && target.closest("[data-unasked]"));
}

function notice(event: Event): void {
  if (isSign(event as PointerEvent)) welcome();
}

/** Says so without waiting for a sign: what the page shows depends on what this browser keeps. */
export function welcome(): void {
  for (const sign of SIGNS) removeEventListener(sign, notice, LISTENING);
  resolve();
}

if (!import.meta.env.SSR) {
  for (const sign of SIGNS) addEventListener(sign, notice, LISTENING);
  // Who comes back finds the fields as they were left, which the page that was sent knows nothing of.
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // A touch or a scroll may have come before this ran, and be the last for a while.
  const wasHere = navigator.userActivation?.hasBeenActive || scrollY > 0;
  if (wasHere || arrival?.type === "back_forward") welcome();
}

/**
 * Resolves at the first sign of a person. Pages are whole without JavaScript, so all that only a person needs is loaded
 * then, not before.
 */
export const someoneHere: Promise<void> = promise;
