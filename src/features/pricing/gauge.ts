import { formatMoney } from "../../lib/words/format.ts";
import type { PriceComparison, ShownComparison } from "./schema.ts";

/** Milliseconds for filling the gauge (VDP-039), and for counting its number up (VDP-040). */
export const FILL_MS = 2_500;
export const COUNT_MS = 2_000;

/** At this confidence or below, nothing is shown (VDP-037). */
const TOO_LITTLE_CONFIDENCE = 0.2;

/**
 * The comparison to show; null if a value is missing, the confidence too low or the price out of range (VDP-036 to
 * VDP-038).
 */
export function shownComparison(found: PriceComparison): ShownComparison | null {
  const { fill, listing_price, market_range_min, market_range_max, confidence, description } = found;
  if (fill === null || listing_price === null || confidence === null) return null;
  if (market_range_min === null || market_range_max === null) return null;
  if (confidence <= TOO_LITTLE_CONFIDENCE || market_range_max < listing_price) return null;
  return { fill, listing_price, market_range_min, market_range_max, confidence, description };
}

export type Band = "low" | "middle" | "high";

/** The gauge's colour band: below 0.3, 0.3 to 0.6 inclusive, and above (VDP-041 to VDP-043). */
export function bandOf(fill: number): Band {
  if (fill < 0.3) return "low";
  return fill <= 0.6 ? "middle" : "high";
}

/** The words beside the gauge (VDP-044). */
export function verdictOf(fill: number): "Good Deal" | "Great Deal" {
  return fill < 0.65 ? "Good Deal" : "Great Deal";
}

/** The price's distance from the middle of its range, as part of a sentence: `$2,060 under its middle`. */
export function distanceWords({ listing_price, market_range_min, market_range_max }: ShownComparison): string {
  const under = Math.round((market_range_min + market_range_max) / 2 - listing_price);
  const isRange = market_range_min !== market_range_max;
  if (under === 0) return isRange ? "right in its middle" : "just that";
  return `${formatMoney(Math.abs(under))} ${under > 0 ? "under" : "over"} ${isRange ? "its middle" : "that"}`;
}

/** The name of a confidence level. */
export function confidenceWord(confidence: number): "Low" | "Fair" | "High" {
  if (confidence < 0.4) return "Low";
  return confidence < 0.6 ? "Fair" : "High";
}

/**
 * The number to show after this many milliseconds of counting: it rises fast at first and is exact from `COUNT_MS` on.
 */
export function countAt(target: number, elapsedMs: number): number {
  const left = 1 - Math.min(1, Math.max(0, elapsedMs / COUNT_MS));
  return Math.round(target * (1 - left ** 3));
}
