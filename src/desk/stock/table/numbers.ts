import { interestIn } from "../../../features/alerts/interest.ts";
import { type ComparedCar, priceComparisons } from "../../../features/pricing/data.ts";
import type { PriceComparison } from "../../../features/pricing/schema.ts";
import type { Car } from "../../../features/stock/schema.ts";
import { formatMoney } from "../../../lib/words/format.ts";
import type { Entered } from "../../enter.ts";
import { allPlaces } from "../../places.ts";
import { siteOf } from "../car-places.ts";
import type { NumberName } from "./columns.ts";

/** A price compared with the range of similar cars. */
export interface MarketStanding {
  /** Dollars above the range, negative below it; 0 within it. */
  readonly off: number;
  /** "$820 under". */
  readonly text: string;
  /** The positions of the price and the range on a line from 0 to 100. */
  readonly line: { readonly at: number; readonly from: number; readonly to: number };
}

/** Shoppers' interest in a car, and how its price compares; null if unknown. */
export interface CarNumbers {
  readonly views: number;
  readonly watchers: number;
  readonly leads: number;
  readonly market: MarketStanding | null;
}

type NumberedCar = ComparedCar & Pick<Car, "slug">;

/** These figures for many cars, by car id, read together so that fifty cars take as many queries as one. */
export async function numbersOf(
  { app }: Entered,
  cars: readonly NumberedCar[],
  names: readonly NumberName[],
): Promise<ReadonlyMap<number, CarNumbers>> {
  const places = allPlaces(app.sites);
  const sitesOf = (dealership: string) =>
    places.filter((place) => place.dealership === dealership).map((place) => place.site);
  const bySite = Map.groupBy(cars, (car) => siteOf({ app }, car));
  const compared = [...bySite].map(([site, own]) =>
    site && names.includes("market") ? priceComparisons(app.market, site, own) : new Map<number, PriceComparison>(),
  );
  const isInterest = names.some((name) => name !== "market");
  const [interest, ...comparisons] = await Promise.all([
    isInterest ? interestIn(app.db, cars, sitesOf) : null,
    ...compared,
  ]);
  const market = new Map(comparisons.flatMap((some) => [...some]));
  return new Map(
    cars.map(({ id }) => {
      const { views = 0, watchers = 0, leads = 0 } = interest?.get(id) ?? {};
      const comparison = market.get(id);
      const standing = comparison ? marketStanding(comparison) : null;
      return [id, { views: views + app.views.waiting(id), watchers, leads, market: standing }];
    }),
  );
}

/** The comparison of a price; null if too few similar cars are known. */
export function marketStanding({
  listing_price: price,
  market_range_min: least,
  market_range_max: most,
}: Pick<PriceComparison, "listing_price" | "market_range_min" | "market_range_max">): MarketStanding | null {
  if (price === null || least === null || most === null) return null;
  const off = price > most ? price - most : price < least ? price - least : 0;
  const text = off === 0 ? "at market" : `${formatMoney(Math.abs(off))} ${off > 0 ? "over" : "under"}`;
  // The line extends a fifth beyond each end of the range, or as far as the price itself.
  const [from, to] = [Math.min(price, least * 0.8), Math.max(price, most * 1.2)];
  const part = (amount: number) => Math.round(((amount - from) / Math.max(1, to - from)) * 100);
  return { off, text, line: { at: part(price), from: part(least), to: part(most) } };
}

/** Sorts cars by a figure; cars without the figure come last in both directions. */
export function orderedBy(
  ids: readonly number[],
  numbers: ReadonlyMap<number, CarNumbers>,
  { by, down }: { readonly by: NumberName; readonly down: boolean },
): readonly number[] {
  const numberOf = (id: number): number | null => {
    const own = numbers.get(id);
    if (!own) return null;
    return by === "market" ? (own.market?.off ?? null) : own[by];
  };
  const known = ids.filter((id) => numberOf(id) !== null);
  const unknown = ids.filter((id) => numberOf(id) === null);
  return [...known.toSorted((a, b) => (Number(numberOf(a)) - Number(numberOf(b))) * (down ? -1 : 1)), ...unknown];
}
