import { interestIn } from "../../../features/alerts/interest.ts";
import { priceComparison } from "../../../features/pricing/data.ts";
import type { PriceComparison } from "../../../features/pricing/schema.ts";
import type { Site } from "../../../features/site/site.ts";
import { daysListed } from "../../../features/stock/edits/data.ts";
import type { Car } from "../../../features/stock/schema.ts";
import { formatMoney, formatNumber } from "../../../lib/words/format.ts";
import type { Entered } from "../../enter.ts";
import { allPlaces } from "../../places.ts";

/** One of a car's statistics: "298" and "views". */
export interface CarNumber {
  readonly value: string;
  readonly words: string;
  /** Whether it needs attention. */
  readonly isLoud?: true;
}

/**
 * A car's statistics, most telling last: how long it has been listed, how shoppers responded and, if its site compares
 * prices, its price against similar cars.
 */
export async function carNumbers({ app, now }: Entered, car: Car, site: Site | null): Promise<readonly CarNumber[]> {
  const places = allPlaces(app.sites);
  const sitesOf = (dealership: string) =>
    places.filter((place) => place.dealership === dealership).map((place) => place.site);
  const [interest, compared] = await Promise.all([
    interestIn(app.db, [car], sitesOf),
    site ? priceComparison(app.market, site, car) : null,
  ]);
  const { views = 0, watchers = 0, leads = 0 } = interest.get(car.id) ?? {};
  const number = (count: number, one: string, many: string): CarNumber => ({
    value: formatNumber(count),
    words: count === 1 ? one : many,
  });
  return [
    number(daysListed(car, now), "day listed", "days listed"),
    number(views + app.views.waiting(car.id), "view", "views"),
    number(watchers, "watches it", "watch it"),
    number(leads, "enquiry", "enquiries"),
    ...(compared?.ok ? againstMarket(compared.value) : []),
  ];
}

/** A price compared with the range of similar cars; empty if too few are known. */
export function againstMarket({
  listing_price: price,
  market_range_min: least,
  market_range_max: most,
}: Pick<PriceComparison, "listing_price" | "market_range_min" | "market_range_max">): readonly CarNumber[] {
  if (price === null || least === null || most === null) return [];
  const range = `similar cars, ${least === most ? "" : `${formatMoney(least)} to `}${formatMoney(most)}`;
  if (price > most) return [{ value: formatMoney(price - most), words: `over ${range}`, isLoud: true }];
  if (price < least) return [{ value: formatMoney(least - price), words: `under ${range}` }];
  return [{ value: "Priced", words: `as ${range}` }];
}
