import { err, ok, type Result } from "../../lib/result.ts";
import type { Adverts, Market, MarketFailure, MarketQuestion } from "../../services/market/port.ts";
import { allOf, quoted, type SearchEngine } from "../../services/search/port.ts";
import { EVERYTHING, stockRule } from "../search/data.ts";
import { cardOf } from "../search/index/document.ts";
import type { Sites } from "../site/data.ts";
import type { Site } from "../site/site.ts";
import { LEAST_COMPARED } from "../stock/rules.ts";
import type { Car } from "../stock/schema.ts";
import { shownComparison } from "./gauge.ts";
import { advertisedPrice, comparisonAddress, isCompared, kmAlike } from "./rules.ts";
import type { PriceComparison } from "./schema.ts";

/** Limit of adverts: more of one model, year and distance would not change the figures. */
const MOST_ADVERTS = 200;
/** From this many adverts of the same grade on, other grades are left out. */
const ENOUGH_OF_GRADE = 3;

/** Why there is no comparison: the site or the car has none (`not-compared`), or the market does not answer. */
export type ComparisonFailure = { readonly kind: "not-compared" } | MarketFailure;

/** A car's price compared with its market (API-007); figures are null where too little is known of such cars. */
export async function priceComparison(
  market: Market,
  site: Site,
  car: Car,
): Promise<Result<PriceComparison, ComparisonFailure>> {
  const listing_price = advertisedPrice(car);
  if (!isCompared(car, site.configFor(car.dealership_slug)) || listing_price === null) {
    return err({ kind: "not-compared" });
  }
  const nothing = { fill: null, market_range_min: null, market_range_max: null, confidence: null, description: null };
  if (car.year === null) return ok({ ...nothing, listing_price });
  const { id: car_id, make, model, badge, year, km, car_type, price_type } = car;
  const question = { site: site.slug, car_id, make, model, badge, year, km, car_type, price_type, listing_price };
  const found = await market.compare(question);
  return found.ok ? ok({ ...(found.value ?? nothing), listing_price }) : found;
}

/**
 * Address of the comparison on a car's page; null also where nothing would be shown, so that no page reserves space
 * in vain. A market that does not answer may do so later, so then the address is given.
 */
export async function comparisonToAsk(market: Market, site: Site, car: Car): Promise<string | null> {
  const address = comparisonAddress(car, site.configFor(car.dealership_slug));
  if (address === null) return null;
  const found = await priceComparison(market, site, car);
  return found.ok && shownComparison(found.value) === null ? null : address;
}

interface Stock {
  readonly search: SearchEngine;
  readonly sites: Pick<Sites, "bySlug">;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/**
 * The prices at which the requesting site advertises comparable cars: its own cars for sale, of the same make, model
 * and kind, at most a year older or newer, driven about as far (`kmAlike`), with a price that covers the same; of the
 * same grade only where there are three of it.
 */
export async function advertsLike(
  { search, sites, clock }: Stock,
  question: MarketQuestion,
): Promise<Result<Adverts, MarketFailure>> {
  const site = sites.bySlug(question.site);
  if (!site) return err({ kind: "unavailable", message: `There is no site ${question.site} any more.` });
  const filter = allOf(stockRule(site, clock()), alike(question));
  const found = await search.search({ ...EVERYTHING, filter, limit: MOST_ADVERTS });
  if (!found.ok) return err({ kind: "unavailable", message: found.error.message });
  const cars = found.value.hits.map(cardOf).filter(({ price_type }) => price_type === question.price_type);
  const ofGrade = cars.filter(({ badge }) => badge === question.badge);
  const [compared, grade] = ofGrade.length < ENOUGH_OF_GRADE ? [cars, "of any grade"] : [ofGrade, "of the same grade"];
  return ok({
    prices: compared.flatMap((car) => advertisedPrice(car) ?? []),
    whose: `similar ${site.config.vehicleNoun.toLowerCase()}s ${grade} advertised by ${site.name}`,
  });
}

function alike({ car_id, make, model, year, km, car_type }: MarketQuestion): string {
  const distance = km === null ? null : kmAlike(km);
  return allOf(
    "status = in_stock",
    "sold = false",
    `id != ${car_id}`,
    `make = ${quoted(make)}`,
    `model = ${quoted(model)}`,
    `car_type = ${quoted(car_type)}`,
    `year ${year - 1} TO ${year + 1}`,
    `price > ${LEAST_COMPARED}`,
    distance ? `km ${distance.from} TO ${distance.to}` : "",
  );
}
