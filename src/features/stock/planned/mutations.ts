import type { Selectable } from "kysely";
import { Apart } from "../../../db/each-apart.ts";
import type { Database } from "../../../db/open.ts";
import { precompiledQuery } from "../../../db/queries/precompiled-query.ts";
import type { CarsTable } from "../../../db/tables.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import { formatMoney } from "../../../lib/words/format.ts";
import { carsByIds } from "../data.ts";
import type { Words } from "../edits/fields.ts";
import { say, takeBack } from "../edits/mutations.ts";
import { changeStock } from "../mutations.ts";
import type { Car } from "../schema.ts";
import { editsOf } from "../storing/edits.ts";
import { type PlannedPrice, plannedPrices } from "./data.ts";
import { CHANGED, endingOf, OVER, type PricePlan, plannedWords, type Restored, SOLD, whyNotPlanned } from "./rules.ts";

/** Prices that begin at a set time. Each begins and ends only once. All times are epoch ms. */

/** Who plans a price, and for which dealership. */
interface Planner {
  readonly staff: { readonly id: number; readonly name: string };
  readonly place: { readonly site: string; readonly dealership: string };
  readonly now: number;
  /** Called within the transaction, to record the plan elsewhere too. */
  readonly also: (trx: Database) => Promise<void>;
}

/** Plans a car's price. The error is a sentence; if two people plan one car's price, the second gets it. */
export function planPrice(
  db: Database,
  carId: number,
  plan: PricePlan,
  { staff, place, now, also }: Planner,
): Promise<Result<null, string>> {
  return changeStock(db, async (trx) => {
    const [car] = await carsByIds(trx, [carId]);
    if (!car) return err("The car was removed meanwhile.");
    const refusal = whyNotPlanned(car, plan);
    if (refusal !== null) return err(refusal);
    await forgetChanged(trx, car);
    const written = await trx
      .insertInto("planned_prices")
      .values({
        car_id: carId,
        price: plan.price,
        shows_was: plan.showsWas ? 1 : 0,
        reason: plan.reason,
        from_at: plan.from,
        until_at: plan.until,
        by: staff.name,
        staff_id: staff.id,
        site_slug: place.site,
        dealership_slug: place.dealership,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column("car_id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!written) {
      const other = (await plannedPrices(trx, [carId])).get(carId);
      return err(
        `${other?.by ?? "Somebody"} has planned ${formatMoney(other?.price ?? 0)} for it already: take that back first.`,
      );
    }
    await also(trx);
    return ok(null);
  });
}

/** Forgets a running price if somebody has changed the car's price since, because then there is nothing to end. */
async function forgetChanged(trx: Database, car: Car): Promise<void> {
  const plan = (await plannedPrices(trx, [car.id])).get(car.id);
  if (plan?.restores && plan.price !== car.price)
    await trx.deleteFrom("planned_prices").where("id", "=", plan.id).execute();
}

/** Cancels a plan that has not begun; null if it has begun or somebody else has cancelled it. */
export function takePlanBack(
  db: Database,
  { plan, carId }: { readonly plan: number; readonly carId: number },
  also: (trx: Database, plan: PricePlan) => Promise<void>,
): Promise<PricePlan | null> {
  return changeStock(db, async (trx) => {
    const planned = (await plannedPrices(trx, [carId])).get(carId);
    if (planned?.id !== plan || planned.restores) return null;
    await trx.deleteFrom("planned_prices").where("id", "=", plan).execute();
    await also(trx, planned);
    return planned;
  });
}

/** The outcome for a plan that was due to begin, or a running price that was due to end. */
export interface Turned {
  readonly plan: PlannedPrice;
  readonly planner: { readonly id: number | null; readonly name: string };
  readonly place: { readonly site: string; readonly dealership: string };
  /** The car as it was before. */
  readonly car: Car;
  /** The current price and struck-through price; unchanged if the car is left as it is. */
  readonly stands: Pick<Car, "price" | "before_price">;
  /** Why the car is left as it is, as a sentence; null if the price has begun or ended. */
  readonly left: string | null;
}

/** The most prices to begin or end in one transaction, since other writers of stock wait for it. */
const BATCH = 50;

type Also = (trx: Database, turned: Turned) => Promise<void>;

/**
 * Begins the prices that are due, and returns how many. A car that is held or reserved keeps its price until it is
 * free, because somebody has agreed to that price. Several processes may call this; each price begins only once.
 */
export const beginDuePrices = (db: Database, now: number, also: Also): Promise<number> =>
  turnDue(db, now, "from_at", also, async (trx, plan, { car, row }) => {
    const drop = () => trx.deleteFrom("planned_prices").where("id", "=", plan.id).execute();
    const left = car.status === "sold" ? SOLD : plan.until !== null && plan.until <= now ? OVER : null;
    const words = plannedWords(car, plan);
    const restores = JSON.stringify(await standingWords(trx, car.id, words));
    if (left !== null || plan.until === null) await drop();
    else await trx.updateTable("planned_prices").set({ restores }).where("id", "=", plan.id).execute();
    if (left === null) await say(trx, row, words, { by: plan.by, now });
    return left;
  });

/** People's current values of these fields, to be restored later. */
async function standingWords(trx: Database, carId: number, words: Words): Promise<Restored> {
  const edits = (await editsOf(trx, [carId])).get(carId) ?? [];
  const before = (field: string) => edits.find((edit) => edit.field === field);
  const wordOf = (field: string) => ({ value: before(field)?.value ?? null });
  return Object.fromEntries(Object.keys(words).map((field) => [field, before(field) ? wordOf(field) : null]));
}

/**
 * Ends the prices that are due to end, and returns how many. Each field gets the person's earlier value or the feed's
 * current one. A car that is held or reserved keeps its price until it is free.
 */
export const endDuePrices = (db: Database, now: number, also: Also): Promise<number> =>
  turnDue(db, now, "until_at", also, (trx, plan, { car, row }) => end(trx, plan, { car, row, now }));

/** Ends a running price early; null if there is none any more. The answer says why the car was left as it is. */
export function endNow(
  db: Database,
  { plan: id, carId, now }: { readonly plan: number; readonly carId: number; readonly now: number },
  also: Also,
): Promise<{ readonly left: string | null } | null> {
  return changeStock(db, async (trx) => {
    const turning = await turningCar(trx, carId);
    if (!turning || turning.plan.id !== id || !turning.plan.restores) return null;
    const { plan, car, row } = turning;
    const left = await end(trx, plan, { car, row, now });
    await tell(trx, turning, left, also);
    return { left };
  });
}

async function end(
  trx: Database,
  plan: PlannedPrice,
  { car, row, now }: Pick<Turning, "car" | "row"> & { readonly now: number },
): Promise<string | null> {
  await trx.deleteFrom("planned_prices").where("id", "=", plan.id).execute();
  if (car.status === "sold") return SOLD;
  const edits = (await editsOf(trx, [car.id])).get(car.id) ?? [];
  const ending = plan.restores && endingOf(plan.restores, plan.price, edits);
  if (!ending) return CHANGED;
  await takeBack(trx, row, edits, ending, { by: plan.by, now });
  return null;
}

/** A car and the plan that is due. */
interface Turning {
  readonly plan: PlannedPrice;
  readonly planner: Turned["planner"];
  readonly place: Turned["place"];
  readonly car: Car;
  readonly row: Selectable<CarsTable>;
}

async function turningCar(trx: Database, carId: number): Promise<Turning | null> {
  const plan = (await plannedPrices(trx, [carId])).get(carId);
  const [car] = await carsByIds(trx, [carId]);
  const row = await trx.selectFrom("cars").selectAll().where("id", "=", carId).executeTakeFirst();
  const written = await trx.selectFrom("planned_prices").selectAll().where("car_id", "=", carId).executeTakeFirst();
  if (!plan || !car || !row || !written) return null;
  const place = { site: written.site_slug, dealership: written.dealership_slug };
  return { plan, planner: { id: written.staff_id, name: plan.by }, place, car, row };
}

async function turnDue(
  db: Database,
  now: number,
  at: "from_at" | "until_at",
  also: Also,
  turn: (trx: Database, plan: PlannedPrice, of: Turning) => Promise<string | null>,
): Promise<number> {
  // Nearly always nothing is due, so check before waiting for the stock's lock.
  const due = await dueCars(db, now, at);
  if (due.length === 0) return 0;
  const turnThose = (cars: readonly number[]) =>
    changeStock(db, async (trx) => {
      let turned = 0;
      // Another process may have handled them in the meantime.
      for (const carId of (await dueCars(trx, now, at)).filter((id) => cars.includes(id))) {
        const turning = await turningCar(trx, carId);
        if (!turning) continue;
        const left = await turn(trx, turning.plan, turning);
        await tell(trx, turning, left, also);
        if (left === null) turned += 1;
      }
      return turned;
    });
  const apart = new Apart();
  const together = await apart.one(() => turnThose(due));
  if (together !== null) return together;
  // One of them failed, so handle each in a transaction of its own.
  for (const carId of due) await apart.one(() => turnThose([carId]));
  apart.report();
  return 0;
}

async function tell(trx: Database, { plan, planner, place, car }: Turning, left: string | null, also: Also) {
  const [stands = car] = await carsByIds(trx, [car.id]);
  await also(trx, { plan, planner, place, car, stands, left });
}

async function dueCars(db: Database, now: number, at: "from_at" | "until_at"): Promise<readonly number[]> {
  const { rows } = await due[at](db, { now });
  return rows.map(({ car_id }) => car_id);
}

const dueBy = (at: "from_at" | "until_at") =>
  precompiledQuery((db, { now }: { readonly now: number }) =>
    db
      .selectFrom("planned_prices")
      .innerJoin("cars", "cars.id", "planned_prices.car_id")
      .select("planned_prices.car_id")
      .where(`planned_prices.${at}`, "<=", now)
      .where("planned_prices.restores", at === "from_at" ? "is" : "is not", null)
      .where("cars.held_until", "is", null)
      .where("cars.reserved", "=", 0)
      .orderBy(`planned_prices.${at}`)
      .limit(BATCH),
  );
const due = { from_at: dueBy("from_at"), until_at: dueBy("until_at") };
