import { slices, statementOverRows } from "../../../db/bulk.ts";
import type { Database } from "../../../db/open.ts";
import type { CarInput } from "../schema.ts";
import { outrightPrice } from "../shown-price.ts";
import { newSlugs } from "./addresses.ts";
import { type Change, type ChangedField, changedFields, recordChanges } from "./changes.ts";
import { type Edit, editsOf, keepFeedWords, withEdits } from "./edits.ts";
import { factsBefore } from "./facts-before.ts";
import { CAR_COLUMNS, type CarColumn, type CarValue, carValues, contentHash } from "./record.ts";

/** The outcome for one car. `price` is the feed's price before and now; null for a car that did not exist. */
export interface Written {
  readonly stocknum: string;
  readonly outcome: "created" | "updated" | "unchanged";
  readonly price: { readonly before: number | null; readonly after: number | null } | null;
}

export interface UpsertOptions {
  /** When a new car arrived, epoch ms; by default now. */
  readonly createdAt?: (car: CarInput) => number;
  /** When any car arrived, epoch ms, if that is known. It corrects the stored time. */
  readonly knownAt?: (car: CarInput) => number | null;
  /** The run that brings the cars, for the record of what it changed; absent for none. */
  readonly run?: number;
  /** The source that brings the cars; null for a file imported by hand. If absent, each car keeps its source. */
  readonly source?: string | null;
}

/** The source of a car that a person added. No feed's file marks it sold until a feed has brought it. */
export const BY_HAND = "by hand";

/**
 * The source that a car belongs to from now on. A file imported by hand takes over no other source's cars, except those
 * that a person added.
 */
function sourceAfter(source: string | null | undefined, before: string | null): string | null {
  if (source === undefined || (source === null && before !== BY_HAND)) return before;
  return source;
}

/** An entry of the change log, with the car's earlier facts. */
interface Logged {
  readonly id: number;
  readonly was: string | null;
}

/** What the writer of cars needs from its transaction. */
export interface Upsert {
  readonly db: Database;
  readonly dealership: { readonly id: number; readonly slug: string };
  /** Epoch milliseconds. */
  readonly now: number;
  readonly upsertRows: (
    rows: readonly (readonly unknown[])[],
  ) => Promise<{ readonly id: number; readonly stocknum: string }[]>;
  readonly log: (kind: "put", entries: readonly Logged[]) => Promise<void>;
}

interface Known {
  readonly id: number;
  readonly stocknum: string;
  readonly slug: string;
  readonly created_at: number;
  readonly updated_at: number;
  readonly content_hash: string;
  readonly sold_date_timestamp: number | null;
  readonly source: string | null;
}

/** A car to be written, with the feed's values. */
interface Draft {
  readonly car: CarInput;
  readonly before: Known | undefined;
  readonly values: CarValue[];
  readonly hash: string;
  readonly arrived: number | null;
}

const STORE_COLUMNS = ["slug", "dealership_id", "created_at", "updated_at", "content_hash", "source"] as const;
const STATUS = CAR_COLUMNS.indexOf("status");
const SOLD = CAR_COLUMNS.indexOf("sold");
const SOLD_DATE = CAR_COLUMNS.indexOf("sold_date_timestamp");
const PRICE = CAR_COLUMNS.indexOf("price");
const OFFER_PRICE = CAR_COLUMNS.indexOf("offer_price");

/** The price shown to shoppers for these values, which are in the order of CAR_COLUMNS. */
const shownAt = (values: readonly CarValue[]): number | null =>
  outrightPrice({ price: values[PRICE] as number | null, offer_price: values[OFFER_PRICE] as number | null });

/** The statement that adds or replaces cars. A replaced car keeps its id and its address. */
export function upsertStatement(db: Database): Upsert["upsertRows"] {
  const columns = [...STORE_COLUMNS, ...CAR_COLUMNS];
  // Only the columns' names matter here, because each run binds its own values.
  const row = Object.fromEntries(columns.map((column) => [column, ""])) as never;
  const fixed = new Set<string>(["dealership_id", "stocknum", "slug"]);
  return statementOverRows<{ id: number; stocknum: string }>(db, columns.length, (count) =>
    db
      .insertInto("cars")
      .values(Array(count).fill(row))
      .onConflict((conflict) =>
        conflict
          .columns(["dealership_id", "stocknum"])
          .doUpdateSet(({ ref }) =>
            Object.fromEntries(
              columns.filter((column) => !fixed.has(column)).map((column) => [column, ref(`excluded.${column}`)]),
            ),
          ),
      )
      .returning(["id", "stocknum"])
      .compile(),
  );
}

/** Adds or replaces the cars. Returns one result for each, in order. */
export async function upsertBatch(
  to: Upsert,
  batch: readonly CarInput[],
  options: UpsertOptions,
): Promise<readonly Written[]> {
  const cars = new Map(batch.map((car) => [car.stocknum, car]));
  const known = await knownCars(to, [...cars.keys()]);
  const drafts = [...cars.values()].flatMap((car) => draftOf(car, known.get(car.stocknum), options) ?? []);
  const outcomes = await write(to, drafts, options);
  return batch.map(({ stocknum, price }) => {
    const unchanged: Written = { stocknum, outcome: "unchanged", price: { before: price, after: price } };
    return outcomes.get(stocknum) ?? unchanged;
  });
}

/** The car as it is to be written; null if it is already stored like that. */
function draftOf(car: CarInput, before: Known | undefined, { knownAt, source }: UpsertOptions): Draft | null {
  const values = carValues(car);
  const hash = contentHash(values);
  const arrived = knownAt?.(car) ?? null;
  const isStored =
    before?.content_hash === hash &&
    (arrived ?? before.created_at) === before.created_at &&
    sourceAfter(source, before.source) === before.source;
  return isStored ? null : { car, before, values, hash, arrived };
}

async function write(to: Upsert, drafts: readonly Draft[], options: UpsertOptions): Promise<Map<string, Written>> {
  const ids = drafts.flatMap(({ before }) => before?.id ?? []);
  const stored = await storedValues(to.db, ids);
  const edits = await editsOf(to.db, ids);
  const fresh = drafts.filter(({ before }) => !before).map(({ car }) => car);
  const slugs = await newSlugs(to.db, to.dealership.slug, fresh);
  const steps = new Map(
    drafts.map((draft) => {
      const id = draft.before?.id ?? 0;
      return [draft.car.stocknum, stepOf(to, draft, options, stored.get(id) ?? null, edits.get(id) ?? [])];
    }),
  );
  const rows = [...steps].map(([stocknum, { row, before }]) => [before?.slug ?? slugs.get(stocknum), ...row]);
  const written = await to.upsertRows(rows);
  const changes = written.flatMap(({ id, stocknum }) => {
    const change = steps.get(stocknum)?.change;
    return change ? [{ ...change, carId: id }] : [];
  });
  // Shoppers never see a car's source, so a change of it alone is not logged.
  const seen = changes.filter(({ stocknum }) => steps.get(stocknum)?.outcome.outcome !== "unchanged");
  await to.log(
    "put",
    seen.map(({ carId, stocknum }) => ({ id: carId, was: steps.get(stocknum)?.was ?? null })),
  );
  await recordChanges(to.db, changes, { run: options.run ?? null, now: to.now });
  await keepFeedWords(to.db, changes, edits);
  return new Map([...steps].map(([stocknum, { outcome }]) => [stocknum, outcome]));
}

interface Step {
  readonly before: Known | undefined;
  /** The values of the row except its slug, in the statement's order. */
  readonly row: readonly (CarValue | undefined)[];
  /** Null if the feed's values are the same as before and the car keeps its source. */
  readonly change: Omit<Change, "carId"> | null;
  readonly outcome: Written;
  /** The car's earlier facts, as far as shoppers saw them. */
  readonly was: string | null;
}

/** Decides what to write for a car. Compares the feed's values with its earlier ones, even under a person's value. */
function stepOf(
  { dealership, now }: Upsert,
  { car, before, values, hash, arrived }: Draft,
  { createdAt, source }: UpsertOptions,
  stored: readonly CarValue[] | null,
  edits: readonly Edit[],
): Step {
  const { stocknum, name } = car;
  if (values[STATUS] === "sold" || values[SOLD] === 1)
    values[SOLD_DATE] ??= before?.sold_date_timestamp ?? Math.floor(now / 1000);
  const shown = withEdits(values, edits, "value");
  const created = arrived ?? before?.created_at ?? createdAt?.(car) ?? now;
  const fromFeed = stored && withEdits(stored, edits, "feed");
  const fields = fromFeed && before ? changedFields(fromFeed, values, before.created_at, created) : null;
  const price = fromFeed ? { before: fromFeed[PRICE] as number | null, after: values[PRICE] as number | null } : null;
  const isSame = fields !== null && fields.length === 0;
  const shownPrice = stored && { was: shownAt(stored), price: shownAt(shown) };
  const owner = sourceAfter(source, before?.source ?? null);
  const extra: readonly ChangedField[] =
    before && owner !== before.source ? [{ field: "source", before: before.source, after: owner }] : [];
  return {
    before,
    row: [dealership.id, created, isSame && before ? before.updated_at : now, hash, owner, ...shown],
    change:
      isSame && extra.length === 0
        ? null
        : { kind: before ? "updated" : "created", stocknum, name, fields: fields && [...fields, ...extra], shownPrice },
    outcome: { stocknum, outcome: isSame ? "unchanged" : before ? "updated" : "created", price },
    was: stored && factsBefore(rowOf(stored), rowOf(shown)),
  };
}

const rowOf = (values: readonly CarValue[]) =>
  Object.fromEntries(CAR_COLUMNS.map((column, at) => [column, values[at] ?? null])) as Record<CarColumn, CarValue>;

async function knownCars({ db, dealership }: Upsert, stocknums: readonly string[]): Promise<Map<string, Known>> {
  const known = new Map<string, Known>();
  for (const some of slices(stocknums)) {
    const rows = await db
      .selectFrom("cars")
      .select(["id", "stocknum", "slug", "created_at", "updated_at", "content_hash", "sold_date_timestamp", "source"])
      .where("dealership_id", "=", dealership.id)
      .where("stocknum", "in", some)
      .execute();
    for (const row of rows) known.set(row.stocknum, row);
  }
  return known;
}

/** The stored values of these cars, by id, in the order of CAR_COLUMNS. */
async function storedValues(db: Database, ids: readonly number[]): Promise<Map<number, CarValue[]>> {
  const stored = new Map<number, CarValue[]>();
  for (const some of slices(ids)) {
    const rows = await db
      .selectFrom("cars")
      .select(["id", ...CAR_COLUMNS])
      .where("id", "in", some)
      .execute();
    for (const row of rows)
      stored.set(
        row.id,
        CAR_COLUMNS.map((column) => row[column]),
      );
  }
  return stored;
}
