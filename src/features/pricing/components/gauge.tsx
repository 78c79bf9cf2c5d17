import { type CSSProperties, useEffect, useRef, useState } from "react";
import { formatMoney } from "../../../lib/words/format.ts";
import { type Band, bandOf, COUNT_MS, countAt, FILL_MS, verdictOf } from "../gauge.ts";
import type { ShownComparison } from "../schema.ts";

const STROKES: Readonly<Record<Band, string>> = {
  low: "stroke-negative",
  middle: "stroke-caution",
  high: "stroke-positive",
};

/** A half circle of radius 86 with a stroke of 14 within 200 by 108; `pathLength` normalises its length to one. */
const ARC = "M14 101A86 86 0 0 1 186 101";

/**
 * The gauge: a half circle filled to `fill`, with the verdict and the price inside. It fills (VDP-039) and counts up
 * (VDP-040) once it is visible; in print, and for people who prefer reduced motion, it shows its final state at once.
 */
export function Gauge({ figures }: { readonly figures: ShownComparison }) {
  const { fill, listing_price, market_range_min, market_range_max } = figures;
  const { place, isSeen } = useSeen();
  const price = useCountUp(listing_price, isSeen);
  const verdict = verdictOf(fill);
  const band = bandOf(fill);
  const range = [...new Set([market_range_min, market_range_max])].map(formatMoney).join(" to ");
  const style = {
    "--left": isSeen ? 1 - fill : 1,
    "--left-at-last": 1 - fill,
    transitionDuration: `${FILL_MS}ms`,
  } as CSSProperties;
  return (
    <div
      ref={place}
      role="img"
      aria-label={`${verdict}: ${formatMoney(listing_price)}, where similar ones are ${range}`}
      className="relative w-55 max-sm:justify-self-center"
    >
      <svg viewBox="0 0 200 108" className="block w-full fill-none stroke-14" aria-hidden>
        <path d={ARC} className="stroke-n-200" />
        <path
          d={ARC}
          pathLength={1}
          data-band={band}
          className={`${STROKES[band]} [stroke-dasharray:1_1] [stroke-dashoffset:var(--left)] transition-[stroke-dashoffset] ease-out motion-reduce:transition-none print:transition-none print:[stroke-dashoffset:var(--left-at-last)]`}
          style={style}
        />
      </svg>
      <p className="absolute inset-x-0 bottom-0 text-center leading-tight">
        <span className="block text-lg font-strong">{verdict}</span>
        <span className="price-type block text-md text-muted">
          <span className="print:hidden">{formatMoney(price)}</span>
          <span className="hidden print:inline">{formatMoney(listing_price)}</span>
        </span>
      </p>
    </div>
  );
}

/** Whether most of an element has been visible. */
function useSeen() {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setSeen(true);
      },
      { threshold: 0.6 },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, isSeen };
}

/** A number that counts up to the target once it may begin; the target itself for people who prefer reduced motion. */
function useCountUp(target: number, mayBegin: boolean): number {
  const [elapsed, setElapsed] = useState(0);
  const [isStill] = useState(() => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true);
  useEffect(() => {
    if (!mayBegin || isStill) return;
    const began = performance.now();
    let frame = 0;
    const tick = (now: number) => {
      const passed = Math.max(0, now - began);
      setElapsed(passed);
      if (passed < COUNT_MS) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [mayBegin, isStill]);
  return isStill ? target : countAt(target, elapsed);
}
