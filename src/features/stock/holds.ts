import type { Database } from "../../db/open.ts";

/**
 * Cars that a shopper's deposit holds. Each change of one is an entry of the change log; run them within `changeStock`.
 */

/**
 * Reserves the car for a deposit; false where it is held, reserved or sold already, or deleted. Times are epoch
 * milliseconds.
 */
export async function holdCar(
  trx: Database,
  carId: number,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<boolean> {
  const held = await trx
    .updateTable("cars")
    .set({ held_until: until, updated_at: now })
    .where("id", "=", carId)
    .where("held_until", "is", null)
    .where("reserved", "=", 0)
    .where("sold", "=", 0)
    .where("status", "<>", "sold")
    .returning("dealership_id")
    .executeTakeFirst();
  if (held) await logged(trx, carId, held.dealership_id, now);
  return held !== undefined;
}

/**
 * Ends the hold, so that the dealer's feed applies again. False where the feed says that the car is no longer for
 * sale.
 */
export async function releaseCar(trx: Database, carId: number, now: number): Promise<boolean> {
  const car = await trx
    .updateTable("cars")
    .set({ held_until: null, updated_at: now })
    .where("id", "=", carId)
    .returning(["dealership_id", "reserved", "sold", "status"])
    .executeTakeFirst();
  if (!car) return false;
  await logged(trx, carId, car.dealership_id, now);
  return car.reserved === 0 && car.sold === 0 && car.status !== "sold";
}

const logged = (trx: Database, car_id: number, dealership_id: number, at: number) =>
  trx.insertInto("stock_changes").values({ car_id, dealership_id, kind: "put", at }).execute();
