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

/** Who says something of a car, and when (epoch ms). */
export interface Author {
  readonly by: string;
  readonly now: number;
  /** Called within the transaction of the change, to record it elsewhere as well. */
  readonly also?: (trx: Database) => Promise<void>;
}

/**
 * Puts a person's words over what the feed says of the car. They stand, whatever feeds bring, until they are handed
 * back. False where there is no such car.
 */
export function editCar(db: Database, carId: number, words: Words, author: Author): Promise<boolean> {
  return editCarAsItStands(db, carId, () => words, author);
}

/** A car's pictures as they stand within the transaction. */
export type StandingPictures = Pick<Car, "images" | "primary_image_url">;

/**
 * As `editCar`, with words that follow from how the car stands: nobody else can change it in between. Null words
 * change nothing, and the answer is then false.
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

/** The author of a change of several cars, who records each of them. */
interface SeveralAuthor extends Pick<Author, "by" | "now"> {
  readonly also: (trx: Database, car: Car) => Promise<void>;
}

/**
 * As `editCar`, for several cars in one transaction, with words that follow from how each stands within it; null words
 * leave a car as it is. Either every car that is to change does, or none.
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

/** Within `changeStock`: puts words over what the feed says of a car, and records who said them. */
export async function say(trx: Database, car: Selectable<CarsTable>, said: Words, author: Author): Promise<void> {
  const words = sinceItWasSold(car, said);
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

/** A car that was sold already stays sold since then: said to be sold now, it would be shown as sold for days again. */
const sinceItWasSold = (car: Pick<CarsTable, "sold" | "sold_date_timestamp">, words: Words): Words =>
  words.status === "sold" && car.sold === 1 && car.sold_date_timestamp !== null
    ? { ...words, sold_date_timestamp: car.sold_date_timestamp }
    : words;

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
    const edits = (await editsOf(trx, [carId])).get(carId) ?? [];
    const back = await giveBack(trx, car, edits, fields, author);
    if (back.length > 0) await author.also?.(trx);
    return back;
  });
}

/** Within `changeStock`: the feed speaks again of those of the fields that are a person's; answers with these. */
async function giveBack(
  trx: Database,
  car: Selectable<CarsTable>,
  said: readonly Edit[],
  fields: readonly string[] | "all",
  author: Author,
): Promise<readonly CarColumn[]> {
  const edits = said.filter((edit) => isNamed(edit, fields));
  const back = edits.map(({ field }) => field);
  if (back.length === 0) return [];
  await trx.deleteFrom("car_edits").where("car_id", "=", car.id).where("field", "in", back).execute();
  await put(trx, car, Object.fromEntries(edits.map(({ field, feed }) => [field, feed])), author);
  return back;
}

/**
 * Takes an edit back, by a plan that follows from how the car and people's words on it stand within the transaction.
 * The error is the plan's; it is null where there is no such car.
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

/** Within `changeStock`: says again what stood before, and lets the feed speak again where it did. */
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

/** Writes values into the resolved row that everything reads, notes its price and logs the change. */
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

/** What a person says of a new car. */
export type NewCar = Partial<CarInput> & Pick<CarInput, "stocknum" | "make" | "model">;

/** Why a car cannot be added, in a sentence, with the one of the dealership that is in the way. */
export interface KnownCar {
  readonly says: string;
  readonly car: number;
}

/**
 * Adds a car that no feed brings, and answers with its id. Until a feed brings it, no full file marks it sold. Another
 * one of the dealership may have neither its stock number nor, unless it is sold, its VIN.
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
