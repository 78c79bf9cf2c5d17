import type { Database } from "../../db/open.ts";
import type { Member } from "../sign-in/sessions.ts";

/** A car in a member's watchlist (USER-009), with its name at the time of saving. */
export interface WatchedCar {
  readonly car_id: number;
  readonly car_name: string;
  /** Null where the car has left the stock. */
  readonly slug: string | null;
}

/** The ids of the cars that a member watches. */
export async function watchedIds(db: Database, member: Member): Promise<number[]> {
  const rows = await db.selectFrom("watched_cars").select("car_id").where("member_id", "=", member.id).execute();
  return rows.map(({ car_id }) => car_id);
}

/** A member's cars, the last saved first. */
export async function watchedCars(db: Database, member: Member): Promise<WatchedCar[]> {
  return db
    .selectFrom("watched_cars")
    .leftJoin("cars", "cars.id", "watched_cars.car_id")
    .select(["watched_cars.car_id", "watched_cars.car_name", "cars.slug"])
    .where("watched_cars.member_id", "=", member.id)
    .orderBy("watched_cars.saved_at", "desc")
    .orderBy("watched_cars.car_id", "desc")
    .execute();
}
