import type * as v from "valibot";
import { type CarInput, CarInputSchema, CarSchema } from "../../stock/schema.ts";

/**
 * The specification's names of a car's fields, all taken from the record's schema: a field added there can be imported
 * and exported in every format without further code.
 */
export type CarKey = keyof CarInput;
export type FieldSchema = v.GenericSchema<unknown, unknown>;

const INPUT_ENTRIES: Readonly<Record<string, FieldSchema>> = CarInputSchema.entries;
const ENTRIES: Readonly<Record<string, FieldSchema>> = CarSchema.entries;

export const CAR_KEYS = Object.keys(INPUT_ENTRIES) as readonly CarKey[];
/** Fields set by the database: an export writes them, an import ignores them. */
export const STORE_KEYS: readonly string[] = Object.keys(ENTRIES).filter((key) => !Object.hasOwn(INPUT_ENTRIES, key));

export const schemaOf = (key: string): FieldSchema | null =>
  Object.hasOwn(ENTRIES, key) ? (ENTRIES[key] ?? null) : null;
export const isCarKey = (key: string): key is CarKey => Object.hasOwn(INPUT_ENTRIES, key);

/** A schema without its optional and nullable wrappers. */
export function bareSchema(schema: FieldSchema): FieldSchema {
  return "wrapped" in schema ? bareSchema(schema.wrapped as FieldSchema) : schema;
}

/** Types that do not fit in one plain cell: lists, objects and records. */
const STRUCTURED: ReadonlySet<string> = new Set(
  CAR_KEYS.filter((key) => /^(array|object|record)$/.test(bareSchema(INPUT_ENTRIES[key] as FieldSchema).type)),
);
export const isStructured = (key: string): boolean => STRUCTURED.has(key);

export function entriesOf(schema: FieldSchema): Readonly<Record<string, FieldSchema>> | null {
  const bare = bareSchema(schema);
  return bare.type === "object" && "entries" in bare ? (bare.entries as Record<string, FieldSchema>) : null;
}

const isOptional = (schema: FieldSchema) => schema.type === "optional";

/** The object of each part whose object has only optional parts: `geartype` belongs to `variant.geartype`. */
export const PART_OF: ReadonlyMap<string, readonly [CarKey, string]> = new Map(
  CAR_KEYS.flatMap((key) => {
    const entries = entriesOf(INPUT_ENTRIES[key] as FieldSchema);
    const parts = Object.entries(entries ?? {});
    if (parts.length === 0 || !parts.every(([, part]) => isOptional(part))) return [];
    return parts.filter(([name]) => !isCarKey(name)).map(([name]) => [name, [key, name]] as const);
  }),
);

/** The field path of a column name: `price`, `geartype`, `variant.geartype`; null for none. */
export function pathOf(column: string): readonly string[] | null {
  if (isCarKey(column)) return [column];
  const [head, part = "", ...rest] = column.split(".");
  const path = PART_OF.get(part || column) ?? null;
  return path === null || part === "" || (path[0] === head && rest.length === 0) ? path : null;
}

/** The schema at a path through objects; null if there is none. */
export function leafAt([key = "", part]: readonly string[]): FieldSchema | null {
  const schema = isCarKey(key) ? schemaOf(key) : null;
  if (part === undefined) return schema;
  return (schema && entriesOf(schema)?.[part]) ?? null;
}

/**
 * Names used only by the specification, which are taken literally in any file. The others are taken literally only in a
 * file that uses the specification's names throughout, because other systems give them other meanings.
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

/** Names that show that a file uses the specification's names. */
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

/** Whether a file with these columns uses the specification's names throughout. */
export function isInOwnSpelling(columns: ReadonlySet<string>): boolean {
  if (!columns.has("make") || !columns.has("model")) return false;
  let telling = 0;
  for (const column of columns) if (TELLING.has(column.split(".")[0] ?? "")) telling += 1;
  return telling >= ENOUGH;
}
