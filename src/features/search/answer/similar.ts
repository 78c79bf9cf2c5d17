import { allOf, quoted, type SearchDocument } from "../../../services/search/port.ts";
import type { Car } from "../../stock/schema.ts";
import { outrightPrice } from "../../stock/shown-price.ts";

/** Number of similar cars shown, and number requested (VDP-049, VDP-050). */
const MOST_SIMILAR = 6;
export const SIMILAR_LIMIT = 10;

type Subject = Pick<Car, "id" | "make" | "model" | "price" | "offer_price" | "simple_body" | "item_type">;

/** The largest difference in dollars between a similar car's price and this one's (VDP-051). */
function priceWindow(price: number): number {
  return price < 50_000 ? 10_000 : 25_000;
}

/**
 * The filters to try: first similar cars, then, if there are none, cars of the same make and of the same body at any
 * price (VDP-048).
 */
export function similarFilters(car: Subject): {
  readonly alike: readonly string[];
  readonly fallback: readonly string[];
} {
  const others = allOf("status = in_stock", `id != ${car.id}`, `item_type = ${quoted(car.item_type)}`);
  const make = `make = ${quoted(car.make)}`;
  const body = car.simple_body ? `simple_body = ${quoted(car.simple_body)}` : null;
  const shown = outrightPrice(car);
  const price = shown === null ? "" : windowFilter(shown);
  return {
    alike: [allOf(others, make, `model = ${quoted(car.model)}`, price), allOf(others, body ?? make, price)],
    fallback: [allOf(others, make), ...(body ? [allOf(others, body)] : [])],
  };
}

function windowFilter(price: number): string {
  const window = priceWindow(price);
  return `price ${Math.max(0, price - window)} TO ${price + window}`;
}

/** The same model first, each car once, at most six (VDP-053, VDP-054). */
export function chooseSimilar<T extends SearchDocument>(car: Subject, found: readonly T[]): readonly T[] {
  const others = new Map(found.filter(({ id }) => id !== car.id).map((hit) => [hit.id, hit]));
  const isSame = (hit: SearchDocument) => hit.make === car.make && hit.model === car.model;
  const hits = [...others.values()];
  return [...hits.filter(isSame), ...hits.filter((hit) => !isSame(hit))].slice(0, MOST_SIMILAR);
}
