import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import { plural } from "../../lib/words/plural.ts";
import { mobileNumber } from "../sign-in/mobile-number.ts";
import type { Member } from "../sign-in/sessions.ts";
import type { Site } from "../site/site.ts";
import { carById } from "../stock/data.ts";
import { carName } from "../stock/names.ts";
import { isAvailable } from "../stock/rules.ts";
import { watchedIds } from "./data.ts";

/** Most cars that a member may watch: as many as one search request can name. */
export const MOST_WATCHED = 100;

/** Why a watchlist was not changed. `message` is for the shopper (USER-016). */
export interface WatchFailure {
  readonly kind: "malformed" | "foreign" | "unknown-car" | "sold" | "full";
  readonly message: string;
}

/** Body of both calls (API-001, API-003). */
const CallSchema = v.object({
  phone_number: v.pipe(v.string(), v.maxLength(40)),
  car_id: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
    v.safeInteger(),
    v.minValue(1),
  ),
});

export const WATCH_CALLS = ["save-car", "remove-car"] as const;
export type WatchCall = (typeof WATCH_CALLS)[number];

const refused = (kind: WatchFailure["kind"], message: string): Result<null, WatchFailure> => err({ kind, message });

/**
 * Handles one of the calls for the signed-in member. Saving a saved car, or removing one that is not saved, succeeds
 * too.
 */
export async function changeWatchlist(
  db: Database,
  site: Site,
  member: Member,
  { call, body, now }: { readonly call: WatchCall; readonly body: unknown; readonly now: number },
): Promise<Result<null, WatchFailure>> {
  const parsed = v.safeParse(CallSchema, body);
  if (!parsed.success) return refused("malformed", "The watchlist was asked without a phone number and a car.");
  const { phone_number, car_id } = parsed.output;
  if (mobileNumber(phone_number) !== member.phone)
    return refused("foreign", "This watchlist belongs to another phone number.");
  if (call === "remove-car") {
    await removeCar(db, member, car_id);
    return ok(null);
  }
  return saveCar(db, site, member, car_id, now);
}

async function saveCar(
  db: Database,
  site: Site,
  member: Member,
  carId: number,
  now: number,
): Promise<Result<null, WatchFailure>> {
  const noun = site.config.vehicleNoun.toLowerCase();
  const car = await carById(db, site, carId);
  if (!car) return refused("unknown-car", `This ${noun} is not listed on this website.`);
  const ids = await watchedIds(db, member);
  if (ids.includes(carId)) return ok(null);
  if (!isAvailable(car)) return refused("sold", `This ${noun} has been sold.`);
  if (ids.length >= MOST_WATCHED) {
    return refused("full", `Your watchlist holds ${MOST_WATCHED} ${plural(noun)}: remove one to add another.`);
  }
  const car_name = carName(car, site.configFor(car.dealership_slug));
  await db
    .insertInto("watched_cars")
    .values({ member_id: member.id, car_id: carId, car_name, saved_at: now })
    .onConflict((conflict) => conflict.columns(["member_id", "car_id"]).doNothing())
    .execute();
  return ok(null);
}

export async function removeCar(db: Database, member: Member, carId: number): Promise<void> {
  await db.deleteFrom("watched_cars").where("member_id", "=", member.id).where("car_id", "=", carId).execute();
}
