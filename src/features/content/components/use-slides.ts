import { useCallback, useEffect, useRef, useState } from "react";

const TURN_MS = 6_000;

export interface Slides {
  /** Ref of the scrolling strip; its children are the slides. */
  readonly rail: (element: HTMLElement | null) => void;
  readonly current: number;
  readonly paused: boolean;
  readonly toggle: () => void;
  /** Shows a slide; next and previous wrap around. */
  readonly show: (index: number) => void;
  /** Handlers for the frame: the slides do not turn under a pointer or while something in them has focus. */
  readonly hold: Readonly<Record<"onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur", () => void>>;
}

/** A strip of slides that turns by itself until it is touched, and not at all for people who prefer no motion. */
export function useSlides(count: number): Slides {
  const strip = useRef<HTMLElement | null>(null);
  const [seen, setSeen] = useState(0);
  /** The slide that the strip is moving to: a press before it arrives continues from there. */
  const [aim, setAim] = useState<number | null>(null);
  const current = aim ?? seen;
  const [paused, setPaused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const rail = useCallback((element: HTMLElement | null) => {
    strip.current = element;
    if (!element) return;
    const scrolled = () => setSeen(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    const arrived = () => setAim(null);
    element.addEventListener("scroll", scrolled, { passive: true });
    element.addEventListener("scrollend", arrived, { passive: true });
    return () => {
      element.removeEventListener("scroll", scrolled);
      element.removeEventListener("scrollend", arrived);
    };
  }, []);
  const show = useCallback(
    (index: number) => {
      const element = strip.current;
      if (!element) return;
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      const to = (index + count) % count;
      setAim(to);
      element.scrollTo({ left: to * element.clientWidth, behavior: still ? "instant" : "smooth" });
    },
    [count],
  );
  useEffect(() => {
    setPaused(matchMedia("(prefers-reduced-motion: reduce)").matches);
  }, []);
  useEffect(() => {
    if (paused || isHeld || count < 2) return;
    const timer = setTimeout(() => show(current + 1), TURN_MS);
    return () => clearTimeout(timer);
  }, [paused, isHeld, count, current, show]);
  const hold = {
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
  };
  return { rail, current, paused, toggle: () => setPaused((was) => !was), show, hold };
}
