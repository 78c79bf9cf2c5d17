import { emptyCarInput } from "../../stock/empty-car.ts";
import { reportAddress } from "../../stock/facts/history-report.ts";
import type { CarInput } from "../../stock/schema.ts";
import { photoHash } from "../../stock-pictures/rules.ts";
import { isWholeAddress } from "../normalise/pictures.ts";
import type { FeedRow } from "../schema.ts";
import {
  type CarKey,
  isCarKey,
  isInOwnSpelling,
  isNowhereElse,
  isStructured,
  leafAt,
  pathOf,
  STORE_KEYS,
  schemaOf,
} from "./keys.ts";
import { isRecord, shaped } from "./shape.ts";

/** The columns of a file that have the specification's names and are read literally. */
export interface SpelledPlan {
  readonly paths: ReadonlyMap<string, readonly string[]>;
  /** Whether the whole file is in that form, in which an empty cell means explicitly empty. */
  readonly isOwn: boolean;
}

export const NOTHING_SPELLED: SpelledPlan = { paths: new Map(), isOwn: false };

/** Column names that recognition would mistake for a different field. */
const MEANS_ANOTHER: ReadonlySet<string> = new Set([
  "name",
  "file",
  "videos",
  "photos_count",
  "primary_image_url",
  "geartype",
]);

/** The columns to read literally; `rows` are the sample. */
export function spelledPlan(columns: readonly string[], rows: readonly FeedRow[]): SpelledPlan {
  const names = new Set(columns);
  for (const { spelled } of rows) for (const key in spelled) names.add(key);
  const isOwn = isInOwnSpelling(names);
  const paths = new Map<string, readonly string[]>();
  for (const column of columns) {
    const path = pathOf(column);
    if (path && (isOwn || isNowhereElse(path) || (column === "file" && isReport(rows)))) paths.set(column, path);
  }
  return { paths, isOwn };
}

/** The remaining columns, to be recognised by their headings and values. */
export function recognisable(columns: readonly string[], { paths, isOwn }: SpelledPlan): readonly string[] {
  return columns.filter((column) => {
    const path = paths.get(column);
    if (!path) return !isOwn || !STORE_KEYS.includes(column) || column === "created_at";
    return !isNowhereElse(path) && !MEANS_ANOTHER.has(column) && path.length === 1;
  });
}

/** Whether a column `file` holds reports, since some dealers name their photos "file". */
function isReport(rows: readonly FeedRow[]): boolean {
  return rows.every(({ cells }) => !/\.(jpe?g|png|webp|gif|avif)\b/i.test(cells.file ?? ""));
}

/** Fields that every car has, and fields computed from others if the file leaves them empty. */
const MAY_NOT_BE_EMPTY: ReadonlySet<string> = new Set<CarKey>([
  ...(["name", "make", "model", "status", "car_type", "item_type", "stocknum"] as const),
  ...(["simple_body", "simple_transmission", "simple_fuel", "simple_drive"] as const),
]);

/** The literally read columns of a row, and their values with the paths they belong to. */
export interface Letters {
  readonly columns: ReadonlySet<string>;
  readonly values: readonly (readonly [path: readonly string[], value: unknown])[];
}

const NO_LETTERS: Letters = { columns: new Set(), values: [] };

/** Reads a row's literal values. A value not in its field's form is left to recognition. */
export function lettersOf(row: FeedRow, plan: SpelledPlan): Letters {
  const columns = new Set<string>();
  const values: [readonly string[], unknown][] = [];
  if (plan.paths.size === 0 && row.spelled === undefined) return NO_LETTERS;
  const empty: Readonly<Record<string, unknown>> = emptyCarInput();
  for (const [column, path] of plan.paths) {
    const raw = row.cells[column];
    const [key = ""] = path;
    if (raw === undefined || !isCarKey(key)) continue;
    const isEmpty = raw.trim() === "";
    const value = isEmpty ? empty[key] : spelledValue(key, path, raw);
    const isStated = isEmpty ? plan.isOwn && path.length === 1 && !MAY_NOT_BE_EMPTY.has(key) : value !== undefined;
    if (!isStated) continue;
    columns.add(column);
    values.push([path, value]);
  }
  for (const key in row.spelled) {
    const value = row.spelled[key] ?? (plan.isOwn ? empty[key] : undefined);
    if (!isStructured(key) || value === undefined) continue;
    columns.add(key);
    values.push([[key], value]);
  }
  return { columns, values };
}

/**
 * Replaces recognised values with the literal ones. Returns the address of a picture that is on no website, if any:
 * such pictures are left out, unless the whole file is in the record's own form, like our own exports.
 */
export function putLetters(car: CarInput, { values }: Letters, isOwn: boolean): string | null {
  if (values.length === 0) return null;
  const stated = new Set<string>();
  for (const [path, value] of values) if (put(car, path, value)) stated.add(path[0] ?? "");
  const nowhere = car.images.filter(({ image }) => !isOwn && image && !isSomewhere(image.url));
  if (nowhere.length > 0) car.images = car.images.filter((picture) => !nowhere.includes(picture));
  settle(car, stated);
  return nowhere[0]?.image?.url ?? null;
}

/** Whether a picture can be loaded. A bare path refers to the dealer's old site, unless it is our own store's. */
const isSomewhere = (address: string) => isWholeAddress(address) || photoHash(address) !== null;

/** The literal value, or undefined: a date must be in the record's form, and an address must be valid. */
function spelledValue(key: CarKey, path: readonly string[], raw: string): unknown {
  if (key === "file") return reportAddress(raw) === null ? undefined : raw.trim();
  if (/_date$|^rego_expiry$/.test(key) && !/^\d{4}-\d\d(-\d\d)?$/.test(raw)) return undefined;
  const schema = leafAt(path);
  return schema ? shaped(schema, raw)?.value : undefined;
}

/** Sets the value at the path, unless the part alone is not a valid whole (a location without its id). */
function put(car: CarInput, [key = "", ...rest]: readonly string[], value: unknown): boolean {
  const record: Record<string, unknown> = car;
  const schema = schemaOf(key);
  const valid = schema && shaped(schema, within(record[key], rest, value));
  if (valid) record[key] = valid.value;
  return valid !== null;
}

function within(object: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const parts = isRecord(object) ? object : {};
  return { ...parts, [name]: within(parts[name], rest, value) };
}

/** Computes the fields that follow from the given ones, unless the file states them. */
function settle(car: CarInput, stated: ReadonlySet<string>): void {
  const follows = (key: CarKey, from: CarKey) => stated.has(from) && !stated.has(key);
  const pictures = car.images.flatMap(({ image }) => (image ? [image] : []));
  if (follows("photos_count", "images")) car.photos_count = pictures.length;
  if (follows("primary_image_url", "images")) car.primary_image_url = pictures[0]?.url ?? null;
  if (follows("thumbnails", "images")) car.thumbnails = pictures.flatMap(({ thumb }) => thumb?.url ?? []);
  if (follows("has_nvic", "nvic")) car.has_nvic = car.nvic !== null;
  if (car.location) {
    if (follows("location_id", "location")) car.location_id = car.location.id;
    if (follows("location_name", "location")) car.location_name = car.location.name;
    if (follows("city", "location")) car.city = car.location.city;
    if (follows("state", "location")) car.state = car.location.state;
  }
}
