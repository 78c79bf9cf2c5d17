import { interestIn } from "../../features/alerts/interest.ts";
import { priceComparison } from "../../features/pricing/data.ts";
import type { PriceComparison } from "../../features/pricing/schema.ts";
import type { Site } from "../../features/site/site.ts";
import { daysListed } from "../../features/stock/edits/data.ts";
import type { Car } from "../../features/stock/schema.ts";
import { counted, formatMoney } from "../../lib/words/format.ts";
import type { Entered } from "../enter.ts";
import { allPlaces } from "../places.ts";

/**
 * A car's numbers in words, the most telling last: how long it has been listed, what shoppers made of it, and its
 * price against similar cars where its site compares prices.
 */
export async function carNumbers({ app, now }: Entered, car: Car, site: Site | null): Promise<readonly string[]> {
  const places = allPlaces(app.sites);
  const sitesOf = (dealership: string) =>
    places.filter((place) => place.dealership === dealership).map((place) => place.site);
  const [interest, compared] = await Promise.all([
    interestIn(app.db, [car], sitesOf),
    site ? priceComparison(app.market, site, car) : null,
  ]);
  const { views = 0, watchers = 0, leads = 0 } = interest.get(car.id) ?? {};
  return [
    `Listed ${counted(daysListed(car, now), "day")}`,
    counted(views + app.views.waiting(car.id), "view"),
    watchers === 1 ? "1 person watches it" : `${watchers} people watch it`,
    leads === 1 ? "1 enquiry" : `${leads} enquiries`,
    ...(compared?.ok ? againstMarket(compared.value) : []),
  ];
}

/** How a price stands beside the range of similar cars; nothing where too few are known. */
export function againstMarket({
  listing_price: price,
  market_range_min: least,
  market_range_max: most,
}: Pick<PriceComparison, "listing_price" | "market_range_min" | "market_range_max">): readonly string[] {
  if (price === null || least === null || most === null) return [];
  if (price > most) return [`${formatMoney(price - most)} over similar cars`];
  if (price < least) return [`${formatMoney(least - price)} under similar cars`];
  return [`Priced as similar cars, ${formatMoney(least)} to ${formatMoney(most)}`];
}
