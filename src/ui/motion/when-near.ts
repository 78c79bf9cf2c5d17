/** Distance from the window at which a part of the page begins to load (VDP-124). */
const MARGIN = "500px";

/** Calls back once when the element comes near the window; returns a function that cancels it. */
export function whenNear(
  element: Element,
  onNear: () => void,
  Observer: typeof IntersectionObserver = IntersectionObserver,
): () => void {
  const observer = new Observer(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
