import { ok, type Result } from "../../lib/result.ts";
import { slugOf } from "../../lib/words/slug.ts";
import { allOf, quoted, type SearchEngine, type SearchFailure } from "../../services/search/port.ts";
import type { Site } from "../site/site.ts";
import type { CardCar } from "../stock/card-car.ts";
import { SORTS } from "../vocabulary/attributes.ts";
import { EVERYTHING, stockRule } from "./data.ts";
import { cardOf } from "./index/documents/document.ts";

/** One car is shown large, and three beside each other. */
export const LOST_CARS = 4;

/** The kind of vehicle that a broken address names, as far as the site has any. */
export interface NamedVehicle {
  readonly make: string;
  readonly model: string | null;
}

/** Vehicles to suggest on a page that was not found. */
export interface LostStock {
  readonly named: NamedVehicle | null;
  /** Cars of the named model, otherwise of the make, then others that the dealer recommends. None are sold. */
  readonly cars: readonly CardCar[];
}

/**
 * Suggestions for a missing page. `slug` is the address of a missing vehicle, `2021-toyota-rav4-gxl-u10482`; null for
 * any other page.
 */
export async function lostStock(
  search: SearchEngine,
  site: Site,
  slug: string | null,
  now: number,
): Promise<Result<LostStock, SearchFailure>> {
  const stock = allOf(stockRule(site, now), "status = in_stock");
  const named = slug === null ? ok(null) : await namedVehicle(search, stock, slug);
  if (!named.ok) return named;
  const cars = new Map<number, CardCar>();
  for (const rule of named.value ? [ruleOf(named.value), ""] : [""]) {
    if (cars.size >= LOST_CARS) break;
    const filter = allOf(stock, rule);
    const found = await search.search({ ...EVERYTHING, filter, sort: SORTS.recommended.by, limit: LOST_CARS });
    if (!found.ok) return found;
    for (const car of found.value.hits.map(cardOf)) cars.set(car.id, car);
  }
  return ok({ named: named.value, cars: [...cars.values()].slice(0, LOST_CARS) });
}

const ruleOf = ({ make, model }: NamedVehicle): string =>
  allOf(`make = ${quoted(make)}`, model === null ? "" : `model = ${quoted(model)}`);

async function namedVehicle(
  search: SearchEngine,
  stock: string,
  slug: string,
): Promise<Result<NamedVehicle | null, SearchFailure>> {
  const words = slug.toLowerCase().replace(/^\d{4}-/, "");
  const makes = await search.search({ ...EVERYTHING, filter: stock, facets: ["make"] });
  if (!makes.ok) return makes;
  const make = firstNamed(words, Object.keys(makes.value.facets.make ?? {}));
  if (make === null) return ok(null);
  const filter = allOf(stock, `make = ${quoted(make)}`);
  const models = await search.search({ ...EVERYTHING, filter, facets: ["model"] });
  if (!models.ok) return models;
  const rest = words.slice(slugOf(make).length + 1);
  return ok({ make, model: firstNamed(rest, Object.keys(models.value.facets.model ?? {})) });
}

/** The longest of these names that an address begins with: `rav4-hybrid-xse` is a RAV4 Hybrid, not a RAV4. */
export function firstNamed(words: string, names: readonly string[]): string | null {
  const begins = (name: string) => slugOf(name) !== "" && `${words}-`.startsWith(`${slugOf(name)}-`);
  return names.filter(begins).sort((a, b) => slugOf(b).length - slugOf(a).length)[0] ?? null;
}
