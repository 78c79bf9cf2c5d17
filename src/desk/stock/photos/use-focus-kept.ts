import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus on the place of a photo that is drawn anew or taken off: its card goes with the button that was
 * pressed, and whoever works by keys would begin again at the top of the page.
 */
export function useFocusKept(photos: readonly unknown[]): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const place = useRef<number | null>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest("[data-place]") : null;
      // The body takes the focus of what is gone, and tells nobody.
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
