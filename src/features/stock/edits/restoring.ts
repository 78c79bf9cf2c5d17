import type { Database } from "../../../db/open.ts";
import { outrightPrice } from "../shown-price.ts";
import { recordPrice } from "../storing/changes.ts";
import { editsOf, keepFeedWord } from "../storing/edits.ts";
import { factsBefore } from "../storing/facts-before.ts";
import { CAR_COLUMNS, type CarColumn, type CarValue } from "../storing/record.ts";

/** An import run's change of one car: the columns' values before and after; null for a car that the run added. */
interface CarChange {
  readonly carId: number;
  readonly kind: "created" | "updated" | "sold";
  readonly before: Readonly<Record<string, CarValue>> | null;
  readonly after: Readonly<Record<string, CarValue>> | null;
}

interface Circumstances {
  readonly by: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** A later run that changed the car too; null for none. */
  readonly laterRun: number | null;
  /** The columns of its pictures before the run, whatever they are now; absent if the change does not name pictures. */
  readonly pictures?: Readonly<Record<string, CarValue>>;
}

/** Whether anything was undone, and why something was left unchanged; null if nothing was. */
export interface Restoring {
  readonly done: boolean;
  readonly left: string | null;
}

const LEFT_ALONE: Restoring = { done: false, left: null };

/**
 * Undoes a run's change of one car, except what people or later runs have changed since. Call it within `changeStock`.
 */
export async function restoreCar(trx: Database, change: CarChange, of: Circumstances): Promise<Restoring> {
  const car = await trx.selectFrom("cars").selectAll().where("id", "=", change.carId).executeTakeFirst();
  if (!car) return change.kind === "created" ? LEFT_ALONE : { done: false, left: "the car has been removed since" };
  const edits = (await editsOf(trx, [car.id])).get(car.id) ?? [];
  const log = (kind: "put" | "remove", was: string | null = null) =>
    trx
      .insertInto("stock_changes")
      .values({ car_id: car.id, dealership_id: car.dealership_id, kind, at: of.now, was })
      .execute();
  if (change.kind === "created") {
    const why = whyNotRestored(car, edits.length > 0, of.laterRun);
    if (why !== null) return { done: false, left: why };
    await trx.deleteFrom("cars").where("id", "=", car.id).execute();
    await log("remove");
    return { done: true, left: null };
  }
  const stays: string[] = [];
  const restored: Record<string, CarValue> = {};
  let done = false;
  for (const [field, after] of Object.entries(change.after ?? {})) {
    const edit = edits.find((one) => one.field === field);
    const before = change.before?.[field] ?? null;
    const says = edit ? edit.feed : isOfStore(field) ? car[field] : car[field as CarColumn];
    if (says !== after) stays.push(field);
    else if (edit) await keepFeedWord(trx, car.id, field, before);
    else restored[field] = before;
    done ||= says === after;
  }
  for (const [field, before] of Object.entries(of.pictures ?? {})) {
    if (edits.some((edit) => edit.field === field)) await keepFeedWord(trx, car.id, field, before);
    else restored[field] = before;
    done = true;
  }
  const columns = Object.keys(restored).filter((field) => isOfStore(field) || isColumn(field));
  if (columns.length > 0) {
    const shown = Object.fromEntries(columns.map((field) => [field, restored[field]]));
    // The hash is cleared, so that the next file is compared with the car's current values, field by field.
    const set = { ...withSoldDate(shown, car.sold_date_timestamp, of.now), updated_at: of.now, content_hash: "" };
    await trx.updateTable("cars").set(set).where("id", "=", car.id).execute();
    await log("put", factsBefore(car, shown));
    const price = outrightPrice({ ...car, ...(shown as Partial<typeof car>) });
    await recordPrice(trx, { carId: car.id, at: of.now, was: outrightPrice(car), price, by: of.by });
  } else if (done) await trx.updateTable("cars").set({ content_hash: "" }).where("id", "=", car.id).execute();
  return { done, left: stays.length === 0 ? null : `${stays.join(", ")} changed since${byRun(of.laterRun)}` };
}

/** Columns that no file contains: when the car arrived, and which source it belongs to. */
const isOfStore = (field: string): field is "created_at" | "source" => field === "created_at" || field === "source";
const isColumn = (field: string): field is CarColumn => (CAR_COLUMNS as readonly string[]).includes(field);
const byRun = (run: number | null) => (run === null ? "" : `, by run ${run}`);

function whyNotRestored(
  car: { readonly held_until: number | null },
  isEdited: boolean,
  laterRun: number | null,
): string | null {
  if (car.held_until !== null) return "a shopper's deposit holds it";
  if (isEdited) return "somebody has changed it by hand since";
  return laterRun === null ? null : `run ${laterRun} brought it, too`;
}

/** A sold car must have the date since when. */
const withSoldDate = (shown: Record<string, CarValue | undefined>, sold: number | null, now: number) =>
  shown.status === "sold" && !shown.sold_date_timestamp
    ? { ...shown, sold_date_timestamp: sold ?? Math.floor(now / 1000) }
    : shown;
