import { reportAddress } from "../../stock/history-report.ts";
import { type CarInput, emptyCarInput } from "../../stock/schema.ts";
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

/** Which columns of a file are spelled as the specification spells the car's fields, and are taken to the letter. */
export interface SpelledPlan {
  readonly paths: ReadonlyMap<string, readonly string[]>;
  /** Whether the file is in that spelling as a whole: then an empty cell says that there is nothing. */
  readonly isOwn: boolean;
}

export const NOTHING_SPELLED: SpelledPlan = { paths: new Map(), isOwn: false };

/** Columns of which recognition would make something else than the field they name. */
const MEANS_ANOTHER: ReadonlySet<string> = new Set([
  "name",
  "file",
  "videos",
  "photos_count",
  "primary_image_url",
  "geartype",
]);

/** What of the columns is spelled; `rows` are the sample. */
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

/** The columns that are left to be recognised by their headings and values. */
export function recognisable(columns: readonly string[], { paths, isOwn }: SpelledPlan): readonly string[] {
  return columns.filter((column) => {
    const path = paths.get(column);
    if (!path) return !isOwn || !STORE_KEYS.includes(column) || column === "created_at";
    return !isNowhereElse(path) && !MEANS_ANOTHER.has(column) && path.length === 1;
  });
}

/** Whether what stands under `file` is no picture: "file" is also what some name their photos. */
function isReport(rows: readonly FeedRow[]): boolean {
  return rows.every(({ cells }) => !/\.(jpe?g|png|webp|gif|avif)\b/i.test(cells.file ?? ""));
}

/** Fields that every car has, and those that are worked out from others of the row where the file leaves them empty. */
const MAY_NOT_BE_EMPTY: ReadonlySet<string> = new Set<CarKey>([
  ...(["name", "make", "model", "status", "car_type", "item_type", "stocknum"] as const),
  ...(["simple_body", "simple_transmission", "simple_fuel", "simple_drive"] as const),
]);

/** What a row spells: the columns that are so, and where their values belong. */
export interface Letters {
  readonly columns: ReadonlySet<string>;
  readonly values: readonly (readonly [path: readonly string[], value: unknown])[];
}

/** What of a row is taken to the letter. What is not in the shape of its field is left to the sense of its column. */
export function lettersOf(row: FeedRow, plan: SpelledPlan): Letters {
  const columns = new Set<string>();
  const values: [readonly string[], unknown][] = [];
  const empty: Readonly<Record<string, unknown>> = emptyCarInput();
  for (const [column, path] of plan.paths) {
    const raw = row.cells[column];
    const [key = ""] = path;
    if (raw === undefined || !isCarKey(key)) continue;
    const isEmpty = raw.trim() === "";
    const value = isEmpty ? empty[key] : spelledValue(key, path, raw);
    const says = isEmpty ? plan.isOwn && path.length === 1 && !MAY_NOT_BE_EMPTY.has(key) : value !== undefined;
    if (!says) continue;
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

/** Puts it in place of what was read by the sense of the columns. */
export function putLetters(car: CarInput, { values }: Letters): void {
  const given = new Set<string>();
  for (const [path, value] of values) if (put(car, path, value)) given.add(path[0] ?? "");
  settle(car, given);
}

/** A date is taken to the letter only where it is written as the record writes dates, an address where it is one. */
function spelledValue(key: CarKey, path: readonly string[], raw: string): unknown {
  if (key === "file") return reportAddress(raw) === null ? undefined : raw.trim();
  if (/_date$|^rego_expiry$/.test(key) && !/^\d{4}-\d\d(-\d\d)?$/.test(raw)) return undefined;
  const schema = leafAt(path);
  return schema ? shaped(schema, raw)?.value : undefined;
}

/** Sets what stands at the path, and leaves it where a part alone makes no whole (a location without its id). */
function put(car: CarInput, [key = "", ...rest]: readonly string[], value: unknown): boolean {
  const record: Record<string, unknown> = car;
  const schema = schemaOf(key);
  const whole = schema && shaped(schema, within(record[key], rest, value));
  if (whole) record[key] = whole.value;
  return whole !== null;
}

function within(object: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const parts = isRecord(object) ? object : {};
  return { ...parts, [name]: within(parts[name], rest, value) };
}

/** What follows from what was given, where the file itself does not say it. */
function settle(car: CarInput, given: ReadonlySet<string>): void {
  const follows = (key: CarKey, from: CarKey) => given.has(from) && !given.has(key);
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
