import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus at a photo's position when the photo is redrawn or removed: its card disappears with the pressed
 * button, and keyboard users would have to start again at the top of the page.
 */
export function useFocusKept(photos: readonly unknown[]): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const place = useRef<number | null>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest("[data-place]") : null;
      // When a focused element is removed, the focus falls back to the body without an event.
      place.current = card ? Number(card.getAttribute("data-place")) : null;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks whenever other photos are drawn
  useLayoutEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return;
    const cards = list.current?.querySelectorAll<HTMLElement>("[data-place]");
    const card = cards?.[Math.min(place.current, cards.length - 1)];
    card?.querySelector<HTMLElement>(".grip, button")?.focus();
  }, [photos]);
  return list;
}
