import type { Database } from "../../../db/open.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import { changeStock, writeStock } from "../mutations.ts";
import { yearMakeModel } from "../names.ts";
import { type CarInput, emptyCarInput } from "../schema.ts";
import { recordPrice } from "../storing/changes.ts";
import { type Edit, editsOf } from "../storing/edits.ts";
import type { CarColumn, CarValue } from "../storing/record.ts";
import { BY_HAND, type WrittenDealership } from "../storing/writer.ts";
import { STANDING, type Words } from "./fields.ts";

/** Who says something of a car, and when (epoch ms). */
export interface Author {
  readonly by: string;
  readonly now: number;
}

/**
 * Puts a person's words over what the feed says of the car. They stand, whatever feeds bring, until they are handed
 * back. False where there is no such car.
 */
export function editCar(db: Database, carId: number, words: Words, author: Author): Promise<boolean> {
  return changeStock(db, async (trx) => {
    const car = await trx.selectFrom("cars").selectAll().where("id", "=", carId).executeTakeFirst();
    if (!car) return false;
    const said = new Map(((await editsOf(trx, [carId])).get(carId) ?? []).map((edit) => [edit.field, edit]));
    for (const [field, value] of Object.entries(words) as [CarColumn, CarValue][]) {
      const edit = said.get(field);
      const feed = edit ? edit.feed : car[field];
      const row = { value: JSON.stringify(value), feed: JSON.stringify(feed), by: author.by, at: author.now };
      await trx
        .insertInto("car_edits")
        .values({ car_id: carId, field, ...row })
        .onConflict((conflict) => conflict.columns(["car_id", "field"]).doUpdateSet(row))
        .execute();
    }
    await put(trx, car, words, author);
    return true;
  });
}

/**
 * Lets the feed speak again of these fields, or of all. Answers with the fields that were a person's; null where there
 * is no such car.
 */
export function handBack(
  db: Database,
  carId: number,
  fields: readonly string[] | "all",
  author: Author,
): Promise<readonly string[] | null> {
  return changeStock(db, async (trx) => {
    const car = await trx.selectFrom("cars").selectAll().where("id", "=", carId).executeTakeFirst();
    if (!car) return null;
    const edits = ((await editsOf(trx, [carId])).get(carId) ?? []).filter((edit) => isNamed(edit, fields));
    const back = edits.map(({ field }) => field);
    if (back.length === 0) return [];
    await trx.deleteFrom("car_edits").where("car_id", "=", carId).where("field", "in", back).execute();
    await put(trx, car, Object.fromEntries(edits.map(({ field, feed }) => [field, feed])), author);
    return back;
  });
}

function isNamed({ field }: Edit, fields: readonly string[] | "all"): boolean {
  if (fields === "all" || fields.includes(field)) return true;
  const together: readonly string[] = STANDING;
  return together.includes(field) && fields.some((one) => together.includes(one));
}

/** Writes values into the resolved row that everything reads, notes its price and logs the change. */
async function put(
  trx: Database,
  car: { readonly id: number; readonly dealership_id: number; readonly price: number | null },
  values: Words,
  { by, now }: Author,
): Promise<void> {
  await trx
    .updateTable("cars")
    .set({ ...values, updated_at: now } as never)
    .where("id", "=", car.id)
    .execute();
  const change = { car_id: car.id, dealership_id: car.dealership_id, kind: "put", at: now } as const;
  await trx.insertInto("stock_changes").values(change).execute();
  if (values.price !== undefined)
    await recordPrice(trx, { carId: car.id, at: now, was: car.price, price: values.price as number | null, by });
}

/** Adds a car that no feed brings. Until one does, no full file marks it sold. An error is a sentence. */
export function addCar(
  db: Database,
  dealership: WrittenDealership,
  car: Partial<CarInput> & Pick<CarInput, "stocknum" | "make" | "model">,
  now: number,
): Promise<Result<null, string>> {
  return writeStock(db, dealership, { now }, async (writer) => {
    const same = writer.db.selectFrom("cars").select("id").where("dealership_id", "=", dealership.id);
    const known = await same.where("stocknum", "=", car.stocknum).executeTakeFirst();
    if (known) return err(`${dealership.slug} has a car with the stock number ${car.stocknum} already.`);
    const title = yearMakeModel({ year: null, ...car });
    const name = [title, car.badge].filter(Boolean).join(" ");
    await writer.upsert([{ ...emptyCarInput(), name, ...car }], { source: BY_HAND });
    return ok(null);
  });
}
