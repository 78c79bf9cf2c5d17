import { DAY_MS, MINUTE_MS } from "../../lib/time/spans.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Car } from "./schema.ts";

type WindowConfig = Pick<SiteConfig, "includeSoldCarsDays">;

/**
 * The days for which a sold car is still shown (SRCH-062). A car sold later than `soldSince` is shown; the question is
 * asked at full minutes, so that every request of one minute gets the same answer, and `soldShownUntil` is the first
 * full minute at which the answer is no.
 */

/** Of cars sold after this unix second the days are not over at `now` (epoch ms). */
export const soldSince = (now: number, { includeSoldCarsDays }: WindowConfig): number =>
  Math.floor(now / 1000) - (includeSoldCarsDays * DAY_MS) / 1000;

/** When a car that was sold at this unix second is no longer shown: epoch ms, a full minute. */
export const soldShownUntil = (soldAt: number, { includeSoldCarsDays }: WindowConfig): number =>
  Math.ceil((soldAt * 1000 + includeSoldCarsDays * DAY_MS) / MINUTE_MS) * MINUTE_MS;

/** The full minute at or before an instant (epoch ms): the one at which the stock is asked. */
export const askedMinute = (now: number): number => Math.floor(now / MINUTE_MS) * MINUTE_MS;

/** From when on this car is no longer shown (epoch ms); null for one that is for sale. */
export function soldLeavesAt(car: Pick<Car, "status" | "sold_date_timestamp">, config: WindowConfig): number | null {
  return car.status === "sold" ? soldShownUntil(car.sold_date_timestamp ?? 0, config) : null;
}
