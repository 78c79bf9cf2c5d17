import type * as v from "valibot";
import { type CarInput, CarInputSchema, CarSchema } from "../../stock/schema.ts";

/**
 * The names that the specification gives a car's fields, all of them taken from the record itself: a field that is
 * added there has a road in and out of every format without another word here.
 */
export type CarKey = keyof CarInput;
export type FieldSchema = v.GenericSchema<unknown, unknown>;

const INPUT_ENTRIES: Readonly<Record<string, FieldSchema>> = CarInputSchema.entries;
const ENTRIES: Readonly<Record<string, FieldSchema>> = CarSchema.entries;

export const CAR_KEYS = Object.keys(INPUT_ENTRIES) as readonly CarKey[];
/** What the store itself decides: an export tells it, an import leaves it. */
export const STORE_KEYS: readonly string[] = Object.keys(ENTRIES).filter((key) => !Object.hasOwn(INPUT_ENTRIES, key));

export const schemaOf = (key: string): FieldSchema | null =>
  Object.hasOwn(ENTRIES, key) ? (ENTRIES[key] ?? null) : null;
export const isCarKey = (key: string): key is CarKey => Object.hasOwn(INPUT_ENTRIES, key);

/** A schema without what makes it optional or nullable. */
export function bareSchema(schema: FieldSchema): FieldSchema {
  return "wrapped" in schema ? bareSchema(schema.wrapped as FieldSchema) : schema;
}

/** Lists, objects and records: what has no place in one plain cell. */
const STRUCTURED: ReadonlySet<string> = new Set(
  CAR_KEYS.filter((key) => /^(array|object|record)$/.test(bareSchema(INPUT_ENTRIES[key] as FieldSchema).type)),
);
export const isStructured = (key: string): boolean => STRUCTURED.has(key);

export function entriesOf(schema: FieldSchema): Readonly<Record<string, FieldSchema>> | null {
  const bare = bareSchema(schema);
  return bare.type === "object" && "entries" in bare ? (bare.entries as Record<string, FieldSchema>) : null;
}

const isOptional = (schema: FieldSchema) => schema.type === "optional";

/** Where each part of an object whose parts are all optional is kept: `geartype` is `variant.geartype`. */
export const PART_OF: ReadonlyMap<string, readonly [CarKey, string]> = new Map(
  CAR_KEYS.flatMap((key) => {
    const entries = entriesOf(INPUT_ENTRIES[key] as FieldSchema);
    const parts = Object.entries(entries ?? {});
    if (parts.length === 0 || !parts.every(([, part]) => isOptional(part))) return [];
    return parts.filter(([name]) => !isCarKey(name)).map(([name]) => [name, [key, name]] as const);
  }),
);

/** The field that a column's name spells: `price`, `geartype`, `variant.geartype`; null for none. */
export function pathOf(column: string): readonly string[] | null {
  if (isCarKey(column)) return [column];
  const [whole, part = "", ...rest] = column.split(".");
  const path = PART_OF.get(part || column) ?? null;
  return path === null || part === "" || (path[0] === whole && rest.length === 0) ? path : null;
}

/** The schema at a path through objects; null where there is none. */
export function leafAt([key = "", part]: readonly string[]): FieldSchema | null {
  const schema = isCarKey(key) ? schemaOf(key) : null;
  if (part === undefined) return schema;
  return (schema && entriesOf(schema)?.[part]) ?? null;
}

/**
 * Names that nobody but the specification gives a column: taken to the letter in any file. The others are taken so only
 * in a file that is in the specification's spelling as a whole, for other systems mean other things by them.
 */
const NOWHERE_ELSE: ReadonlySet<string> = new Set<CarKey>([
  "carsales_title",
  "has_nvic",
  "photos_count",
  "external_video_url",
  "walkaround_videos",
  "spin_interior_image",
  "hotspots",
  "location_id",
  "private_suburb",
  "private_postcode",
  "simple_body",
  "simple_transmission",
  "simple_fuel",
  "simple_drive",
  "gearnum",
  "autograb_data",
  "youxQuote",
  "payment_processors",
  "finance_lenders",
  "sold_date_timestamp",
  "filtered_features",
  "show_on_dealer_website",
]);
export const isNowhereElse = (path: readonly string[]): boolean => NOWHERE_ELSE.has(path[0] ?? "");

/** Names by which a file gives itself away as one in the specification's spelling. */
const TELLING: ReadonlySet<string> = new Set<string>([
  ...NOWHERE_ELSE,
  "stocknum",
  "car_type",
  "item_type",
  "custom_rank",
  "standardEquipment",
  "dealercomments",
  "engine_size_litres",
  "trans",
]);
const ENOUGH = 3;

/** Whether these columns are those of a file in the specification's spelling as a whole. */
export function isInOwnSpelling(columns: ReadonlySet<string>): boolean {
  if (!columns.has("make") || !columns.has("model")) return false;
  let telling = 0;
  for (const column of columns) if (TELLING.has(column.split(".")[0] ?? "")) telling += 1;
  return telling >= ENOUGH;
}
