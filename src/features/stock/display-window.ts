import { DAY_MS } from "../../lib/time/dates.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Car } from "./schema.ts";

const MINUTE = 60_000;

/**
 * When a sold car stops being shown (epoch ms, SRCH-062); null for one that is for sale. It agrees with the search
 * filter: sold later than so many days ago, in full minutes.
 */
export function soldLeavesAt(
  car: Pick<Car, "status" | "sold_date_timestamp">,
  config: Pick<SiteConfig, "includeSoldCarsDays">,
): number | null {
  if (car.status !== "sold") return null;
  const soldAt = (car.sold_date_timestamp ?? 0) * 1000;
  return Math.ceil((soldAt + config.includeSoldCarsDays * DAY_MS) / MINUTE) * MINUTE;
}
