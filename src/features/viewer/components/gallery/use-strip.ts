import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { Viewing } from "../use-viewer.ts";

/** Synchronises the gallery's strip with its current place in both directions. */
export function useStrip(strip: RefObject<HTMLUListElement | null>, { at, moveTo }: Viewing, isShown: boolean) {
  /** The target of a scroll started by code. Places passed on the way do not count as visited. */
  const goal = useRef<number | null>(null);
  const wasShown = useRef<boolean | null>(null);
  const align = useEffectEvent((mayGlide: boolean) => {
    const element = strip.current;
    if (!element || element.clientWidth === 0) return;
    const from = Math.round(element.scrollLeft / element.clientWidth);
    if (from === at) return;
    goal.current = at;
    const glides =
      mayGlide && Math.abs(from - at) === 1 && matchMedia("(prefers-reduced-motion: no-preference)").matches;
    element.scrollTo({ left: at * element.clientWidth, behavior: glides ? "smooth" : "instant" });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the place
  useLayoutEffect(() => {
    // On the first render the observer below aligns it, once the page has been laid out.
    if (isShown && wasShown.current !== null) align(wasShown.current);
    wasShown.current = isShown;
  }, [at, isShown]);
  useEffect(() => {
    if (!strip.current) return;
    // The size changes when a dialog opens or a phone is rotated.
    const observer = new ResizeObserver(() => align(false));
    observer.observe(strip.current);
    return () => observer.disconnect();
  }, [strip]);
  const takeOver = () => {
    goal.current = null;
  };
  const onScroll = () => {
    const element = strip.current;
    if (!element || element.clientWidth === 0) return;
    const place = Math.round(element.scrollLeft / element.clientWidth);
    if (goal.current === null) moveTo(place);
    else if (goal.current === place) goal.current = null;
  };
  return { onScroll, onPointerDown: takeOver, onWheel: takeOver };
}
