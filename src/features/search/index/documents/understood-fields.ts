import type { IndexedCar } from "../../../stock/data.ts";
import { atmOf, grossOf, massesOf, millimetres, plateKind, positive } from "../../../stock/facts/plate.ts";

import { equipmentOf } from "./equipment.ts";

/**
 * Facets that typed words can ask for beyond the page's filters. They are counted by value, so that a site's vocabulary
 * knows which of them its stock has. A car without a value has no such field, which costs the index nothing.
 */
const UNDERSTOOD_FACETS = ["doors", "cylinders", "axles", "cab", "equipment"] as const;
export type UnderstoodFacet = (typeof UNDERSTOOD_FACETS)[number];

/**
 * Figures in kilograms, kilometres, cubic centimetres, litres, and litres per 100 km. They have few distinct values, so
 * they are counted too.
 */
const UNDERSTOOD_NUMBERS = [
  "towing",
  "sleeps",
  "limit_mass",
  "tare_mass",
  "payload",
  "electric_range",
  "length",
  "pallets",
  "engine_size",
  "engine_size_litres",
  "consumption",
] as const;
export type UnderstoodNumber = (typeof UNDERSTOOD_NUMBERS)[number];

/** All of these, as fields of the index. */
export const UNDERSTOOD_FIELDS: readonly string[] = [...UNDERSTOOD_FACETS, ...UNDERSTOOD_NUMBERS];

/**
 * `axles`: "Single", "Tandem", "Triple". `cab`: "Single cab", "Extra cab", "Dual cab". `towing`: maximum braked towing
 * mass. `limit_mass`: the ATM of a caravan, or the GVM of a truck or motorhome. `electric_range`: range on one charge.
 * `consumption`: combined fuel consumption in litres per 100 km; absent for electric cars.
 */
export type UnderstoodFields = Readonly<
  Partial<
    Record<Exclude<UnderstoodNumber, "engine_size" | "engine_size_litres"> | "doors" | "cylinders", number> &
      Record<"axles" | "cab", string> &
      Record<"equipment", readonly string[]>
  >
>;

type UnderstoodCar = Pick<
  IndexedCar,
  | "item_type"
  | "body"
  | "simple_body"
  | "bodyconfiguration"
  | "badge"
  | "specifications"
  | "variant"
  | "engine_size"
  | "simple_fuel"
  | "km"
  | "drive"
  | "categories"
  | "extras"
  | "doors"
  | "standardEquipment"
  | "filtered_features"
>;

/** The fields of a car. Unknown ones are absent. */
export function understoodFields(car: UnderstoodCar): UnderstoodFields {
  const { specifications, variant } = car;
  const fields: { readonly [Field in keyof UnderstoodFields]: UnderstoodFields[Field] | null } = {
    doors: positive(car.doors),
    cylinders: positive(variant?.cylinders),
    axles: axlesOf(specifications?.axle_type),
    cab: cabOf(car),
    equipment: equipmentOf(car),
    towing: positive(variant?.towingcapacitybraked),
    sleeps: positive(specifications?.sleeps),
    limit_mass: plateKind(car) === null ? null : limitOf(car),
    tare_mass: car.item_type === "car" ? null : positive(specifications?.tare_weight),
    payload: payloadOf(car),
    electric_range: rangeOf(car),
    length: lengthOf(car),
    pallets: palletsOf(car),
    consumption: car.simple_fuel === "Electric" ? 0 : positive(variant?.fuelconsumptioncombined),
  };
  const known: { -readonly [Field in keyof UnderstoodFields]: unknown } = {};
  let field: keyof UnderstoodFields;
  for (field in fields) if (fields[field] !== null) known[field] = fields[field];
  return known as UnderstoodFields;
}

const limitOf = (car: UnderstoodCar) => (plateKind(car) === "caravan" ? atmOf(car) : grossOf(car));

/** The feed's own figure ("4,200 kg", "4.2 t"), otherwise the difference between the masses. */
function payloadOf(car: UnderstoodCar): number | null {
  if (plateKind(car) === null) return null;
  const stated = statedFigure(car, /^payload/i);
  return stated ?? massesOf(car)?.payload ?? null;
}

const rangeOf = (car: UnderstoodCar) => statedFigure(car, /^(electric |ev |wltp |driving )?range/i);

/** Length in millimetres of a caravan's or motorhome's body, or a truck's tray. */
function lengthOf({ item_type, specifications }: UnderstoodCar): number | null {
  return item_type === "car" ? null : millimetres(specifications?.body_length);
}

/** Number of pallets that a truck's body holds, if its badge or feed says so. */
function palletsOf({ item_type, badge, extras }: UnderstoodCar): number | null {
  if (item_type !== "truck") return null;
  const stated = Object.entries(extras).map(([name, value]) => `${value} ${name}`);
  const [, figure] = /(\d{1,2})[ -]?pallets?\b/i.exec([badge ?? "", ...stated].join(" ")) ?? [];
  return figure === undefined ? null : positive(Number(figure));
}

const FIGURE = /^\s*(\d{1,3}(?:,\d{3})+|\d{1,6}(?:\.\d{1,3})?)\s*(t\b|tonnes?\b)?/i;

function statedFigure({ extras }: UnderstoodCar, heading: RegExp): number | null {
  for (const [name, value] of Object.entries(extras)) {
    const [, figure, tonnes] = (heading.test(name) && FIGURE.exec(value)) || [];
    if (figure) return positive(Number(figure.replaceAll(",", "")) * (tonnes ? 1_000 : 1));
  }
  return null;
}

function axlesOf(stated: string | null | undefined): string | null {
  if (!stated) return null;
  if (/tandem|dual|twin|double|\b2\b/i.test(stated)) return "Tandem";
  if (/tri|\b3\b/i.test(stated)) return "Triple";
  return /single|\b1\b/i.test(stated) ? "Single" : null;
}

/** The cab of a ute or truck, from its body, configuration or badge. */
function cabOf({ body, simple_body, bodyconfiguration, badge, item_type }: UnderstoodCar): string | null {
  const words = `${body ?? ""} ${simple_body ?? ""} ${bodyconfiguration ?? ""} ${badge ?? ""}`;
  if (item_type !== "truck" && !/ute|utility|cab|pick ?-?up/i.test(words)) return null;
  if (/\b(dual|double|crew|d)[ /-]?cab|\bcrew\b/i.test(words)) return "Dual cab";
  if (/\b(extra|space|super|king|extended|club|smart)[ -]?cab/i.test(words)) return "Extra cab";
  return /\b(single|regular|s)[ /-]?cab/i.test(words) ? "Single cab" : null;
}
