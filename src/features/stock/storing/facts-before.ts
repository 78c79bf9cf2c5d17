import type { IndexedCar } from "./reading.ts";
import { type CarColumn, type CarValue, FLAGS, JSONS, valueOfJson } from "./record.ts";

/**
 * The facts about a car that searches use, besides its price and whether it is for sale. When one of them changes, the
 * change log holds its earlier value, for whoever is alerted to changes.
 */
const FACTS = [
  "name",
  "make",
  "model",
  "badge",
  "series",
  "colour",
  "status",
  "car_type",
  "item_type",
  "tag",
  "location_name",
  "city",
  "state",
  "simple_body",
  "body",
  "simple_transmission",
  "trans",
  "simple_fuel",
  "fuel",
  "simple_drive",
  "drive",
  "bodyconfiguration",
  "year",
  "km",
  "seats",
  "doors",
  "engine_size",
  "engine_size_litres",
  "dealercomments",
  "finance_lenders",
  "youxQuote",
  "preorder",
  "certified",
  "standardEquipment",
  "location",
  "variant",
  "specifications",
  "categories",
  "filtered_features",
  "extras",
] as const satisfies readonly CarColumn[];

const FLAGGED: ReadonlySet<string> = new Set(FLAGS);
const JSON_TEXTS: ReadonlySet<string> = new Set(JSONS);

type Values = Readonly<Partial<Record<CarColumn, CarValue>>>;

/** The facts of a row that differ in its new values, as JSON for the change log; null for none. */
export function factsBefore(before: Values, after: Values): string | null {
  const was: Record<string, CarValue> = {};
  let hasAny = false;
  for (const field of FACTS) {
    const [old = null, now] = [before[field], after[field]];
    if (now === undefined || old === now) continue;
    was[field] = old;
    hasAny = true;
  }
  return hasAny ? JSON.stringify(was) : null;
}

/** The car as it was before these changes, given oldest first. */
export function carBefore(car: IndexedCar, changes: readonly string[]): IndexedCar {
  const was: Values = Object.assign({}, ...changes.map((change) => JSON.parse(change)).reverse());
  return { ...car, ...Object.fromEntries(Object.entries(was).map(([field, value]) => [field, read(field, value)])) };
}

function read(field: string, value: CarValue): unknown {
  if (FLAGGED.has(field)) return value === 1;
  return JSON_TEXTS.has(field) ? valueOfJson(String(value)) : value;
}
