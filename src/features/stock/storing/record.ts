import { hash } from "node:crypto";
import type { Selectable } from "kysely";
import type { CarsTable } from "../../../db/tables.ts";
import { ratesAlone } from "../../loans/lender-entry.ts";
import type { Car, CarInput } from "../schema.ts";

/** The columns that store the fields of a car. Together they cover all fields: a missing one does not compile. */
const TEXTS = [
  "name",
  "carsales_title",
  "make",
  "model",
  "badge",
  "series",
  "colour",
  "interior_colour",
  "price_type",
  "status",
  "car_type",
  "item_type",
  "tag",
  "stocknum",
  "vin",
  "nvic",
  "regplate",
  "rego_expiry",
  "build_date",
  "compliance_date",
  "primary_image_url",
  "video_url",
  "external_video_url",
  "spin_code",
  "spin_interior_image",
  "dealercomments",
  "file",
  "location_name",
  "city",
  "state",
  "private_suburb",
  "private_postcode",
  "simple_body",
  "body",
  "simple_transmission",
  "trans",
  "simple_fuel",
  "fuel",
  "simple_drive",
  "drive",
  "bodyconfiguration",
] as const satisfies readonly (keyof CarInput)[];

const NUMBERS = [
  "year",
  "km",
  "price",
  "before_price",
  "subscription_price",
  "offer_price",
  "photos_count",
  "location_id",
  "seats",
  "doors",
  "gearnum",
  "engine_size",
  "engine_size_litres",
  "sold_date_timestamp",
  "custom_rank",
] as const satisfies readonly (keyof CarInput)[];

export const FLAGS = [
  "preorder",
  "reserved",
  "sold",
  "certified",
  "has_nvic",
  "show_on_dealer_website",
] as const satisfies readonly (keyof CarInput)[];

export const JSONS = [
  "images",
  "thumbnails",
  "walkaround_videos",
  "videos",
  "spin_images",
  "hotspots",
  "standardEquipment",
  "location",
  "variant",
  "specifications",
  "autograb_data",
  "youxQuote",
  "payment_processors",
  "finance_lenders",
  "categories",
  "filtered_features",
  "extras",
] as const satisfies readonly (keyof CarInput)[];

type Stored = (typeof TEXTS | typeof NUMBERS | typeof FLAGS | typeof JSONS)[number];
const NOTHING_LEFT_OUT: [Exclude<keyof CarInput, Stored>] extends [never] ? true : false = true;
void NOTHING_LEFT_OUT;

/** The columns of `carValues`, in its order. */
export const CAR_COLUMNS = [...TEXTS, ...NUMBERS, ...FLAGS, ...JSONS] as const;

export type CarColumn = (typeof CAR_COLUMNS)[number];
/** A value of one of these columns. */
export type CarValue = string | number | null;

const PLACES: ReadonlyMap<string, number> = new Map(CAR_COLUMNS.map((column, at) => [column, at]));
const FIRST_NUMBER = TEXTS.length;
const FIRST_FLAG = FIRST_NUMBER + NUMBERS.length;
const FIRST_JSON = FIRST_FLAG + FLAGS.length;

/** The values of a car's own columns, in the order of CAR_COLUMNS. NaN and infinite numbers are stored as null. */
export function carValues(car: CarInput): CarValue[] {
  const values = new Array<CarValue>(CAR_COLUMNS.length).fill(null);
  const fields: Readonly<Record<string, unknown>> = car;
  // A loop over the car's own names is several times faster than one over the columns.
  for (const field in fields) {
    const at = PLACES.get(field);
    if (at !== undefined) values[at] = valueAt(at, fields[field]);
  }
  return values;
}

function valueAt(at: number, value: unknown): CarValue {
  if (at < FIRST_NUMBER) return storable(value as string | null);
  if (at < FIRST_FLAG) return typeof value === "number" && Number.isFinite(value) ? value : null;
  if (at < FIRST_JSON) return value ? 1 : 0;
  return jsonOf(value);
}

/** Most of these fields are empty in most cars, so the common cases skip the serialiser. */
function jsonOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) && value.length === 0 ? "[]" : JSON.stringify(value);
}

/** The inverse of `jsonOf`. The common cases skip the parser. */
export function valueOfJson(json: string): unknown {
  if (json === "null") return null;
  return json === "[]" ? [] : JSON.parse(json);
}

/** PostgreSQL's text cannot hold the character NUL. */
function storable(value: string | null): string | null {
  return value?.includes("\0") ? value.replaceAll("\0", "") : value;
}

/** A hash that changes if any value of the car does. */
export function contentHash(values: readonly CarValue[]): string {
  return hash("sha256", JSON.stringify(values), "base64url");
}

/** A car's dealership, from the dealerships table. */
export interface DealershipOfRow {
  readonly dealership_slug: string;
  readonly dealership_name: string;
  /** Whether a person's price overrides the feed's; absent if not selected. */
  readonly has_other_price?: unknown;
}
export type CarRow = Selectable<CarsTable> & DealershipOfRow;

/**
 * The entity from its row: the inverse of `carValues`, with the database's own fields. A held car counts as reserved.
 */
export function carOfRow(row: CarRow): Car {
  const car: Record<string, unknown> = {
    id: row.id,
    slug: row.slug,
    path: `/cars/${row.slug}`,
    views: row.views,
    dealership_id: row.dealership_id,
    dealership_slug: row.dealership_slug,
    dealership_name: row.dealership_name,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  };
  for (const field of TEXTS) car[field] = row[field];
  for (const field of NUMBERS) car[field] = row[field];
  for (const field of FLAGS) car[field] = row[field] === 1;
  for (const field of JSONS) car[field] = valueOfJson(row[field]);
  car.reserved = row.reserved === 1 || row.held_until !== null;
  return ofOtherPrice(car as Car, row);
}

/** The car without a lender's and a broker's figures, if these were for another price than the car has now. */
export function ofOtherPrice<Read extends Pick<Car, "finance_lenders" | "youxQuote">>(
  car: Read,
  { has_other_price: isOther }: Pick<DealershipOfRow, "has_other_price">,
): Read {
  return isOther ? { ...car, youxQuote: null, finance_lenders: ratesAlone(car.finance_lenders) } : car;
}
