import { useCallback, useSyncExternalStore } from "react";

const onScroll = (changed: () => void) => {
  addEventListener("scroll", changed, { passive: true });
  return () => removeEventListener("scroll", changed);
};

/** Whether the page has scrolled by at least so many CSS pixels. False on the server and until hydration. */
export function useScrolledPast(pixels: number): boolean {
  const isPast = useCallback(() => scrollY >= pixels, [pixels]);
  return useSyncExternalStore(onScroll, isPast, () => false);
}
