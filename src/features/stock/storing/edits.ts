import { slices } from "../../../db/bulk.ts";
import type { Database } from "../../../db/open.ts";
import type { Change } from "./changes.ts";
import { CAR_COLUMNS, type CarColumn, type CarValue } from "./record.ts";

/** A person's value of one field, and the feed's, both as the column stores them. */
export interface Edit {
  readonly field: CarColumn;
  readonly value: CarValue;
  readonly feed: CarValue;
}

/** The values set by people on these cars, by car. */
export async function editsOf(db: Database, ids: readonly number[]): Promise<Map<number, Edit[]>> {
  const edits = new Map<number, Edit[]>();
  for (const some of slices(ids)) {
    const rows = await db.selectFrom("car_edits").selectAll().where("car_id", "in", some).execute();
    for (const { car_id, field, value, feed } of rows) {
      const own = edits.get(car_id) ?? [];
      edits.set(car_id, own);
      own.push({ field: field as CarColumn, value: JSON.parse(value), feed: JSON.parse(feed) });
    }
  }
  return edits;
}

/** The values with people's (`value`) or the feed's (`feed`) in the edited fields. */
export function withEdits(
  values: readonly CarValue[],
  edits: readonly Edit[],
  side: "value" | "feed",
): readonly CarValue[] {
  if (edits.length === 0) return values;
  const edited = [...values];
  for (const edit of edits) edited[CAR_COLUMNS.indexOf(edit.field)] = edit[side];
  return edited;
}

/** Stores the feed's new values under the values set by people. */
export async function keepFeedWords(
  db: Database,
  changes: readonly Change[],
  edits: ReadonlyMap<number, readonly Edit[]>,
): Promise<void> {
  for (const { carId, fields } of changes) {
    for (const { field } of edits.get(carId) ?? []) {
      const change = fields?.find((one) => one.field === field);
      if (change) await keepFeedWord(db, carId, field, change.after);
    }
  }
}

/** Stores the feed's value of one field under a person's value. */
export async function keepFeedWord(db: Database, carId: number, field: string, feed: CarValue): Promise<void> {
  const update = db.updateTable("car_edits").set({ feed: JSON.stringify(feed) });
  await update.where("car_id", "=", carId).where("field", "=", field).execute();
}

/** The cars whose status a person has set. The feed's value that they are sold is stored under it. */
export async function standingByHand(
  db: Database,
  ids: readonly number[],
  sold: Readonly<Record<"status" | "sold" | "sold_date_timestamp", CarValue>>,
): Promise<number[]> {
  const byHand = await db
    .selectFrom("car_edits")
    .select("car_id")
    .where("car_id", "in", ids)
    .where("field", "=", "status")
    .execute();
  for (const { car_id } of byHand)
    for (const field of ["status", "sold", "sold_date_timestamp"] as const)
      await keepFeedWord(db, car_id, field, sold[field]);
  return byHand.map(({ car_id }) => car_id);
}
