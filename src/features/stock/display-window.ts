import { DAY_MS, MINUTE_MS } from "../../lib/time/spans.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Car } from "./schema.ts";

type WindowConfig = Pick<SiteConfig, "includeSoldCarsDays">;

/**
 * The days for which a sold car is still shown (SRCH-062). A car sold after `soldSince` is shown. The stock is queried
 * at full minutes, so that every request in one minute gets the same answer; `soldShownUntil` is the first full minute
 * at which the car is no longer shown.
 */

/** Cars sold after this unix second are still shown at `now` (epoch ms). */
export const soldSince = (now: number, { includeSoldCarsDays }: WindowConfig): number =>
  Math.floor(now / 1000) - (includeSoldCarsDays * DAY_MS) / 1000;

/** When a car sold at this unix second stops being shown: epoch ms, a full minute. */
export const soldShownUntil = (soldAt: number, { includeSoldCarsDays }: WindowConfig): number =>
  Math.ceil((soldAt * 1000 + includeSoldCarsDays * DAY_MS) / MINUTE_MS) * MINUTE_MS;

/** The full minute at or before an instant (epoch ms), at which the stock is queried. */
export const queryMinute = (now: number): number => Math.floor(now / MINUTE_MS) * MINUTE_MS;

/** When this car stops being shown (epoch ms); null for a car that is for sale. */
export function soldLeavesAt(car: Pick<Car, "status" | "sold_date_timestamp">, config: WindowConfig): number | null {
  return car.status === "sold" ? soldShownUntil(car.sold_date_timestamp ?? 0, config) : null;
}
