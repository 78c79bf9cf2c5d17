/** How near a part's place comes to the window before what it needs is loaded (VDP-124). */
const MARGIN = "500px";

/** Calls once when the element comes near the window; the function that is given back stops waiting. */
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
