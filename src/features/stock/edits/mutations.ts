import type { Selectable } from "kysely";
import type { Database } from "../../../db/open.ts";
import type { CarsTable } from "../../../db/tables.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import { carsByIds } from "../data.ts";
import { emptyCarInput } from "../empty-car.ts";
import { changeStock, writeStock } from "../mutations.ts";
import { yearMakeModel } from "../names.ts";
import type { Car, CarInput } from "../schema.ts";
import { outrightPrice } from "../shown-price.ts";
import { recordPrice } from "../storing/changes.ts";
import { type Edit, editsOf } from "../storing/edits.ts";
import { factsBefore } from "../storing/facts-before.ts";
import type { CarColumn, CarValue } from "../storing/record.ts";
import { BY_HAND } from "../storing/upsert.ts";
import type { WrittenDealership } from "../storing/writer.ts";
import { PHOTO_FIELDS, STANDING, type Words } from "./fields.ts";
import type { Undoing } from "./undoing.ts";

/** Who changes a car, and when (epoch ms). */
export interface Author {
  readonly by: string;
  readonly now: number;
  /** Called within the transaction of the change, to record it elsewhere too. */
  readonly also?: (trx: Database) => Promise<void>;
}

/**
 * Overrides the feed's values of a car with a person's. They stay in force, whatever feeds bring, until they are handed
 * back. False if there is no such car.
 */
export function editCar(db: Database, carId: number, words: Words, author: Author): Promise<boolean> {
  return editCarAsItStands(db, carId, () => words, author);
}

/** A car's pictures as they are within the transaction. */
export type StandingPictures = Pick<Car, "images" | "primary_image_url">;

/**
 * Like `editCar`, with values computed from the car's current state: nobody else can change it in between. If they are
 * null, nothing changes and the result is false.
 */
export function editCarAsItStands(
  db: Database,
  carId: number,
  wordsOf: (car: StandingPictures) => Words | null,
  author: Author,
): Promise<boolean> {
  return changeStock(db, async (trx) => {
    const car = await trx.selectFrom("cars").selectAll().where("id", "=", carId).executeTakeFirst();
    const words = car && wordsOf({ images: JSON.parse(car.images), primary_image_url: car.primary_image_url });
    if (!car || !words) return false;
    await say(trx, car, words, author);
    return true;
  });
}

/** The author of a change to several cars, who records each of them. */
interface SeveralAuthor extends Pick<Author, "by" | "now"> {
  readonly also: (trx: Database, car: Car) => Promise<void>;
}

/**
 * Like `editCar`, for several cars in one transaction, with values computed from each car's current state; null leaves
 * a car as it is. Either all cars change or none does.
 */
export function editCars(
  db: Database,
  carIds: readonly number[],
  wordsOf: (car: Car) => Words | null,
  { also, ...author }: SeveralAuthor,
): Promise<void> {
  return changeStock(db, async (trx) => {
    for (const car of await carsByIds(trx, carIds)) {
      const words = wordsOf(car);
      if (!words) continue;
      const row = await trx.selectFrom("cars").selectAll().where("id", "=", car.id).executeTakeFirstOrThrow();
      await say(trx, row, words, { ...author, also: () => also(trx, car) });
    }
  });
}

/** Overrides the feed's values of a car and records who did. Call it within `changeStock`. */
export async function say(trx: Database, car: Selectable<CarsTable>, typed: Words, author: Author): Promise<void> {
  const words = sinceItWasSold(car, typed);
  const edits = new Map(((await editsOf(trx, [car.id])).get(car.id) ?? []).map((edit) => [edit.field, edit]));
  for (const [field, value] of Object.entries(words) as [CarColumn, CarValue][]) {
    const edit = edits.get(field);
    const feed = edit ? edit.feed : car[field];
    const row = { value: JSON.stringify(value), feed: JSON.stringify(feed), by: author.by, at: author.now };
    await trx
      .insertInto("car_edits")
      .values({ car_id: car.id, field, ...row })
      .onConflict((conflict) => conflict.columns(["car_id", "field"]).doUpdateSet(row))
      .execute();
  }
  await put(trx, car, words, author);
  await author.also?.(trx);
}

/** A car already sold keeps its sold date: a new date would show it as sold for days again. */
const sinceItWasSold = (car: Pick<CarsTable, "sold" | "sold_date_timestamp">, words: Words): Words =>
  words.status === "sold" && car.sold === 1 && car.sold_date_timestamp !== null
    ? { ...words, sold_date_timestamp: car.sold_date_timestamp }
    : words;

/**
 * Returns these fields, or all, to the feed's values. Answers with the fields that a person had set; null if there is
 * no such car.
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
    const edits = (await editsOf(trx, [carId])).get(carId) ?? [];
    const back = await giveBack(trx, car, edits, fields, author);
    if (back.length > 0) await author.also?.(trx);
    return back;
  });
}

/**
 * Returns those of the fields that a person had set to the feed's values, and answers with them. Call it within
 * `changeStock`.
 */
async function giveBack(
  trx: Database,
  car: Selectable<CarsTable>,
  all: readonly Edit[],
  fields: readonly string[] | "all",
  author: Author,
): Promise<readonly CarColumn[]> {
  const edits = all.filter((edit) => isNamed(edit, fields));
  const back = edits.map(({ field }) => field);
  if (back.length === 0) return [];
  await trx.deleteFrom("car_edits").where("car_id", "=", car.id).where("field", "in", back).execute();
  await put(trx, car, Object.fromEntries(edits.map(({ field, feed }) => [field, feed])), author);
  return back;
}

/**
 * Undoes an edit, by a plan computed from the car and people's values as they are in the transaction. The error is the
 * plan's; null if there is no such car.
 */
export function undoEdit(
  db: Database,
  carId: number,
  planOf: (car: Car, edits: readonly Edit[]) => Result<Undoing, string>,
  author: Author,
): Promise<Result<null, string | null>> {
  return changeStock(db, async (trx) => {
    const [car] = await carsByIds(trx, [carId]);
    const row = await trx.selectFrom("cars").selectAll().where("id", "=", carId).executeTakeFirst();
    if (!car || !row) return err(null);
    const edits = (await editsOf(trx, [carId])).get(carId) ?? [];
    const plan = planOf(car, edits);
    if (!plan.ok) return plan;
    const { also, ...own } = author;
    await takeBack(trx, row, edits, plan.value, own);
    await also?.(trx);
    return ok(null);
  });
}

/**
 * Sets the earlier values again, and returns fields to the feed that were the feed's before. Call it within
 * `changeStock`.
 */
export async function takeBack(
  trx: Database,
  row: Selectable<CarsTable>,
  edits: readonly Edit[],
  { words, back }: Undoing,
  author: Author,
): Promise<void> {
  if (Object.keys(words).length > 0) await say(trx, row, words, author);
  await giveBack(trx, { ...row, ...(words as Partial<typeof row>) }, edits, back, author);
}

function isNamed({ field }: Edit, fields: readonly string[] | "all"): boolean {
  if (fields === "all" || fields.includes(field)) return true;
  const sets: readonly (readonly string[])[] = [STANDING, PHOTO_FIELDS];
  return sets.some((together) => together.includes(field) && fields.some((one) => together.includes(one)));
}

/** Writes values into the merged row that everything reads, records its price and logs the change. */
async function put(trx: Database, car: Selectable<CarsTable>, values: Words, { by, now }: Author): Promise<void> {
  await trx
    .updateTable("cars")
    .set({ ...values, updated_at: now } as never)
    .where("id", "=", car.id)
    .execute();
  const was = factsBefore(car, values);
  const change = { car_id: car.id, dealership_id: car.dealership_id, kind: "put", at: now, was } as const;
  await trx.insertInto("stock_changes").values(change).execute();
  const price = outrightPrice({ ...car, ...(values as Partial<typeof car>) });
  await recordPrice(trx, { carId: car.id, at: now, was: outrightPrice(car), price, by });
}

/** The values that a person enters for a new car. */
export type NewCar = Partial<CarInput> & Pick<CarInput, "stocknum" | "make" | "model">;

/** Why a car cannot be added, as a sentence, with the existing car of the dealership that prevents it. */
export interface KnownCar {
  readonly says: string;
  readonly car: number;
}

/**
 * Adds a car that no feed contains, and answers with its id. No full file marks it sold until a feed has brought it.
 * The dealership must have no other car with its stock number nor, unless that car is sold, with its VIN.
 */
export function addCar(
  db: Database,
  dealership: WrittenDealership,
  car: NewCar,
  { now, also }: Pick<Author, "now"> & { readonly also?: (trx: Database, id: number) => Promise<void> },
): Promise<Result<number, KnownCar>> {
  return writeStock(db, dealership, { now }, async (writer) => {
    const known = await knownCar(writer.db, dealership, car);
    if (known) return err(known);
    const title = yearMakeModel({ year: null, ...car });
    const name = [title, car.badge].filter(Boolean).join(" ");
    await writer.upsert([{ ...emptyCarInput(), name, ...car }], { source: BY_HAND });
    const { id } = await carsOf(writer.db, dealership).where("stocknum", "=", car.stocknum).executeTakeFirstOrThrow();
    await also?.(writer.db, id);
    return ok(id);
  });
}

const carsOf = (db: Database, { id }: WrittenDealership) =>
  db.selectFrom("cars").select(["id", "stocknum"]).where("dealership_id", "=", id);

async function knownCar(db: Database, dealership: WrittenDealership, { stocknum, vin }: NewCar) {
  const same = await carsOf(db, dealership).where("stocknum", "=", stocknum).executeTakeFirst();
  if (same) return { says: `${dealership.name} has a car with the stock number ${stocknum} already.`, car: same.id };
  if (!vin) return null;
  const twin = await carsOf(db, dealership).where("vin", "=", vin).where("status", "<>", "sold").executeTakeFirst();
  return twin
    ? { says: `${dealership.name} has the car with this VIN already, as stock number ${twin.stocknum}.`, car: twin.id }
    : null;
}
