import { counted, formatKm, formatMoney } from "../../../lib/words/format.ts";
import { distanceKm } from "../../site/rules.ts";
import type { CardCar } from "../../stock/card-car.ts";
import { outrightPrice, weeklySubscription } from "../../stock/shown-price.ts";
import { facetLabel } from "../facets/facet-words.ts";
import type { Ask } from "./asks.ts";
import { asAdjective, capital } from "./phrase.ts";

/** One difference between a car and the search. The sizes order a row's cars. */
interface Difference {
  readonly words: string;
  /** 0 if the difference has no size. */
  readonly size: number;
}

/** "2 years newer, $900 over"; null if there is no difference to describe. */
export function differenceOf(
  car: CardCar,
  lets: readonly Ask[],
): { readonly words: string | null; readonly size: number } {
  const all = [...vehicleDifference(car, lets), ...lets.flatMap((ask) => differenceIn(car, ask, lets) ?? [])];
  const words = all.map(({ words: each }) => each).join(", ");
  return { words: words === "" ? null : capital(words), size: all.reduce((sum, { size }) => sum + size, 0) };
}

/** "CX-30 in place of CX-5", including the make if that was dropped too. */
function vehicleDifference(car: CardCar, lets: readonly Ask[]): readonly Difference[] {
  const make = lets.find(({ about }) => about === "make");
  const model = lets.find(({ about }) => about === "model");
  const requested = [make, model].flatMap((ask) => (ask ? [ask.values.join(" or ")] : [])).join(" ");
  const own = [make && car.make, model && car.model].filter((each) => each).join(" ");
  return requested !== "" && own !== "" && own !== requested
    ? [{ words: `${own} in place of ${requested}`, size: 0 }]
    : [];
}

function differenceIn(car: CardCar, ask: Ask, lets: readonly Ask[]): Difference | null {
  const { about, attribute, values, range, label } = ask;
  switch (about) {
    case "year":
      return car.year === null
        ? null
        : beyondBy(car.year, range, (by, over) => `${counted(by, "year")} ${over ? "newer" : "older"}`);
    case "price": {
      const amount = attribute === "subscription_price" ? weeklySubscription(car) : outrightPrice(car);
      const unit = attribute === "subscription_price" ? " a week" : "";
      return amount === null
        ? null
        : beyondBy(amount, range, (by, over) => `${formatMoney(by)}${unit} ${over ? "over" : "under"}`);
    }
    case "km":
      return car.km === null
        ? null
        : beyondBy(car.km, range, (by, over) => `${formatKm(by)} ${over ? "over" : "under"}`);
    case "place":
      return furtherBy(car, ask) ?? { words: `at ${car.location_name ?? car.dealership_name}`, size: 0 };
    case "model":
    case "make":
    case "words":
      return null;
    case "badge":
      if (lets.some((each) => each.about === "model")) return null;
      return inPlaceOf(car.badge, ask.values, ask.label, ask.attribute);
    default:
      return inPlaceOf(ownValue(car, attribute), values, label, attribute);
  }
}

/** "8 km further" than the radius; null if the distance is unknown. */
function furtherBy({ geo }: CardCar, { around }: Ask): Difference | null {
  if (!around || !geo) return null;
  const km = distanceKm({ lat: around.lat, long: around.lng }, { lat: geo.lat, long: geo.lng }) - around.within;
  return { words: `${formatKm(Math.max(1, Math.round(km)))} further`, size: km };
}

function beyondBy(value: number, range: Ask["range"], say: (by: number, over: boolean) => string): Difference | null {
  const { min = -Infinity, max = Infinity } = range ?? {};
  const by = value > max ? value - max : value < min ? value - min : 0;
  return by === 0 ? null : { words: say(Math.abs(by), by > 0), size: Math.abs(by) };
}

function ownValue(car: CardCar, attribute: Ask["attribute"]): string | null {
  if (attribute === "transmission") return car.simple_transmission ?? car.trans;
  const value = attribute === null ? null : (car as Readonly<Record<string, unknown>>)[attribute];
  return typeof value === "string" && value !== "" ? value : null;
}

function inPlaceOf(
  own: string | null,
  values: readonly string[],
  replaced: string,
  attribute: Ask["attribute"],
): Difference | null {
  if (own === null || attribute === null || values.includes(own)) return null;
  const label = facetLabel(attribute as Parameters<typeof facetLabel>[0], own, true);
  return { words: `${label} in place of ${attribute === "badge" ? replaced : asAdjective(replaced)}`, size: 0 };
}
