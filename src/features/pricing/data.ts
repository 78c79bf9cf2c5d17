import { err, ok, type Result } from "../../lib/result.ts";
import { plural } from "../../lib/words/plural.ts";
import type {
  Adverts,
  Market,
  MarketFailure,
  MarketFigures,
  MarketOfMany,
  MarketQuestion,
} from "../../services/market/port.ts";
import { allOf, quoted, type SearchEngine } from "../../services/search/port.ts";
import { EVERYTHING, stockRule } from "../search/data.ts";
import { cardOf } from "../search/index/documents/document.ts";
import type { Sites } from "../site/data.ts";
import type { Site } from "../site/site.ts";
import type { CardCar } from "../stock/card-car.ts";
import { LEAST_COMPARED } from "../stock/rules.ts";
import type { Car } from "../stock/schema.ts";
import { outrightPrice } from "../stock/shown-price.ts";
import { shownComparison } from "./gauge.ts";
import { comparisonAddress, isCompared, kmAlike } from "./rules.ts";
import type { PriceComparison } from "./schema.ts";

/** The most adverts used; more of the same model, year and mileage would not change the figures. */
const MOST_ADVERTS = 200;
/** If there are at least this many adverts of the same grade, other grades are left out. */
const ENOUGH_OF_GRADE = 3;

/**
 * Why there is no comparison: the site or the car does not take part (`not-compared`), or the market is unavailable.
 */
export type ComparisonFailure = { readonly kind: "not-compared" } | MarketFailure;

/** A car's price compared with its market (API-007); figures are null if too few similar cars are known. */
export async function priceComparison(
  market: Market,
  site: Site,
  car: Car,
): Promise<Result<PriceComparison, ComparisonFailure>> {
  const listing_price = comparedPrice(site, car);
  if (listing_price === null) return err({ kind: "not-compared" });
  const nothing = { fill: null, market_range_min: null, market_range_max: null, confidence: null, description: null };
  if (car.year === null) return ok({ ...nothing, listing_price });
  const found = await market.compare(questionOf(site, { ...car, year: car.year }, listing_price));
  return found.ok ? ok({ ...(found.value ?? nothing), listing_price }) : found;
}

/** The facts about a car that a comparison needs. */
export type ComparedCar = Parameters<typeof isCompared>[0] &
  Pick<Car, "id" | "dealership_slug" | "make" | "model" | "badge" | "year" | "km" | "car_type" | "price_type"> &
  Pick<Car, "price" | "offer_price">;

/** The price of a car that its site compares with the market; null for other cars. */
const comparedPrice = (site: Site, car: ComparedCar): number | null =>
  isCompared(car, site.configFor(car.dealership_slug)) ? outrightPrice(car) : null;

const questionOf = (
  site: Site,
  { id, make, model, badge, year, km, car_type, price_type }: ComparedCar & { readonly year: number },
  listing_price: number,
): MarketQuestion => ({
  site: site.slug,
  car_id: id,
  make,
  model,
  badge,
  year,
  km,
  car_type,
  price_type,
  listing_price,
});

/**
 * Compares many cars of a site with their market at once, by car id. Omits cars that are not compared and cars with too
 * few similar adverts. If the market is unavailable, the result is empty.
 */
export async function priceComparisons(
  market: MarketOfMany,
  site: Site,
  cars: readonly ComparedCar[],
): Promise<ReadonlyMap<number, PriceComparison>> {
  const questions = cars.flatMap((car) => {
    const price = comparedPrice(site, car);
    return price === null || car.year === null ? [] : [questionOf(site, { ...car, year: car.year }, price)];
  });
  const found = questions.length === 0 ? null : await market.compareAll(questions);
  const figures = found?.ok ? found.value : new Map<number, MarketFigures>();
  return new Map(
    questions.flatMap(({ car_id, listing_price }) => {
      const own = figures.get(car_id);
      return own ? [[car_id, { ...own, listing_price }] as const] : [];
    }),
  );
}

/**
 * URL of the comparison on a car's page; null also if nothing would be shown, so that no page reserves space in vain.
 * If the market is unavailable now, the URL is given, since the market may answer later.
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
 * The prices at which the requesting site advertises comparable cars: its own cars for sale of the same make, model and
 * kind, at most a year older or newer, with a similar mileage (`kmAlike`) and a price that includes the same charges.
 * If three or more have the same grade, only those.
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
  return ok(advertsAmong(found.value.hits.map(cardOf), question, site));
}

/** The most adverts of a site that are read to compare many cars at once. */
const MOST_TOGETHER = 20_000;

/** Like `advertsLike`, for many cars of one site; it reads the site's adverts once, however many cars there are. */
export async function advertsLikeAll(
  { search, sites, clock }: Stock,
  questions: readonly MarketQuestion[],
): Promise<Result<readonly Adverts[], MarketFailure>> {
  const [first] = questions;
  if (!first) return ok([]);
  const site = sites.bySlug(first.site);
  if (!site) return err({ kind: "unavailable", message: `There is no site ${first.site} any more.` });
  const models = [...new Set(questions.map(({ model }) => quoted(model)))];
  const filter = allOf(stockRule(site, clock()), ...ADVERTISED, `model IN [${models.join(", ")}]`);
  const found = await search.search({ ...EVERYTHING, filter, limit: MOST_TOGETHER });
  if (!found.ok) return err({ kind: "unavailable", message: found.error.message });
  const kindOf = ({ make, model, car_type }: Pick<MarketQuestion, "make" | "model" | "car_type">) =>
    JSON.stringify([make, model, car_type]);
  const kinds = Map.groupBy(found.value.hits.map(cardOf), kindOf);
  return ok(
    questions.map((question) => {
      const like = (kinds.get(kindOf(question)) ?? []).filter((car) => isAlike(car, question));
      return advertsAmong(like.slice(0, MOST_ADVERTS), question, site);
    }),
  );
}

/** The conditions of `alike`, checked on a car of the same make, model and kind. */
function isAlike({ id, year, km }: Pick<CardCar, "id" | "year" | "km">, question: MarketQuestion): boolean {
  const distance = question.km === null ? null : kmAlike(question.km);
  if (id === question.car_id || year === null || Math.abs(year - question.year) > 1) return false;
  return distance === null || (km !== null && km >= distance.from && km <= distance.to);
}

/** The prices of those similar adverts that a car is compared with. */
function advertsAmong(alikes: readonly CardCar[], question: MarketQuestion, site: Site): Adverts {
  const cars = alikes.filter(({ price_type }) => price_type === question.price_type);
  const ofGrade = cars.filter(({ badge }) => badge === question.badge);
  const [compared, grade] = ofGrade.length < ENOUGH_OF_GRADE ? [cars, "of any grade"] : [ofGrade, "of the same grade"];
  return {
    prices: compared.flatMap((car) => outrightPrice(car) ?? []),
    whose: `similar ${plural(site.config.vehicleNoun.toLowerCase())} ${grade} advertised by ${site.name}`,
  };
}

/** The conditions that every advert meets, whatever it is compared with. */
const ADVERTISED = ["status = in_stock", "sold = false", `price > ${LEAST_COMPARED}`];

function alike({ car_id, make, model, year, km, car_type }: MarketQuestion): string {
  const distance = km === null ? null : kmAlike(km);
  return allOf(
    ...ADVERTISED,
    `id != ${car_id}`,
    `make = ${quoted(make)}`,
    `model = ${quoted(model)}`,
    `car_type = ${quoted(car_type)}`,
    `year ${year - 1} TO ${year + 1}`,
    distance ? `km ${distance.from} TO ${distance.to}` : "",
  );
}
