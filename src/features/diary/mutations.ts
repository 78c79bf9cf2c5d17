import { lockFor } from "../../db/locks.ts";
import type { Database } from "../../db/open.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import { slotOf } from "../leads/bookings/appointments.ts";
import { placeProblem, spanOf } from "../leads/bookings/booked-slots.ts";
import { bookingRules, reminderOf } from "../leads/bookings/booking-of-lead.ts";
import { bookingProblem } from "../leads/bookings/judge-booking.ts";
import type { FieldError } from "../leads/rules.ts";
import { noteChange } from "../people/changes/mutations.ts";
import { departmentOf } from "../people/keys.ts";
import type { Location, Site } from "../site/site.ts";
import { recordAct } from "../staff/audit/mutations.ts";
import type { Staff } from "../staff/person.ts";
import { bookingSeen, type DiaryBooking } from "./data.ts";
import { mailShopper } from "./letters.ts";

/** Who changes a booking, and when (epoch ms). */
export interface Changing {
  readonly site: Site;
  readonly booking: DiaryBooking;
  readonly by: Pick<Staff, "id" | "name">;
  readonly now: number;
}

export interface Move extends Changing {
  /** The booking's sequence number when the user opened it, to detect changes made since. */
  readonly seen: number;
  readonly place: Location;
  readonly date: string;
  readonly time: string;
  readonly carId: number | null;
  readonly staffId: number | null;
}

const MEANWHILE = "Somebody changed this booking meanwhile. See how it stands now, and move it once more if it shall.";

/**
 * Moves a booking to another time, vehicle or staff member. Its old time is free at once, and the shopper is notified
 * if the time or the vehicle changes. Submitting the same move twice makes it once.
 */
export async function moveBooking(db: Database, move: Move): Promise<Result<{ readonly isTold: boolean }, FieldError>> {
  const { site, booking, now, place, date, time, carId } = move;
  const { dealership: dealershipSlug, kind } = booking;
  const query = { dealershipSlug, kind, place, carId, now, except: booking.id };
  const { rules, settings } = await bookingRules(db, site, query);
  const isSameTime = date === booking.date && slotOf(time) === booking.time && booking.location === place.slug;
  const problem = isSameTime ? null : bookingProblem({ date, time }, { ...rules, notice: 0 });
  if (problem) return err(problem);
  const { timezone: zone } = site.configFor(dealershipSlug);
  const span = spanOf({ date, time, zone, settings });
  const changes = { ...span, location_slug: place.slug, car_id: carId, staff_id: move.staffId };
  return db.transaction().execute(async (trx) => {
    const stands = await holdBooking(trx, booking);
    if (!stands) return err({ field: "time", message: "This booking is not there any more." });
    if (isAlready(stands, changes)) return ok({ isTold: false });
    if (stands.sequence !== move.seen) return err({ field: "time", message: MEANWHILE });
    if (stands.state !== "booked") return err({ field: "time", message: "Only a booking that stands can be moved." });
    const conflict = await placeProblem(trx, { kind, dealershipSlug, date, time, zone, settings, carId }, booking.id);
    if (conflict) return err(takenProblem(conflict, isSameTime));
    const isTold = !isSameTime || carId !== (booking.car?.id ?? null);
    const after = { ...changes, sequence: stands.sequence + 1 };
    const remind_at = reminderOf(site, dealershipSlug, date, now);
    const reminding = isSameTime ? {} : { remind_at, reminded_at: null, remind_claimed_until: null };
    await write(trx, move, "move", { ...after, ...reminding });
    const moved = await bookingNow(trx, booking);
    if (isTold && moved) await mailShopper(trx, "moved", moved, { site, now });
    return ok({ isTold });
  });
}

const takenProblem = (why: "full" | "car-out", isSameTime: boolean): FieldError => ({
  field: why === "car-out" && isSameTime ? "car" : "time",
  message:
    why === "car-out"
      ? "Somebody else drives this vehicle then. Choose another time or vehicle."
      : "That time has just been taken. The times below are free.",
});

type Standing = NonNullable<Awaited<ReturnType<typeof holdBooking>>>;

const isAlready = (stands: Standing, changes: Partial<Standing>): boolean =>
  stands.state === "booked" &&
  Object.entries(changes).every(([field, value]) => stands[field as keyof Standing] === value);

/** Locks the dealership's diary for this transaction, and reads the booking's current state. */
async function holdBooking(trx: Database, { id, dealership }: DiaryBooking) {
  await lockFor(trx, "bookings", dealership);
  await trx
    .updateTable("bookings")
    .set((row) => ({ changed_at: row.ref("changed_at") }))
    .where("id", "=", id)
    .execute();
  return trx.selectFrom("bookings").selectAll().where("id", "=", id).executeTakeFirst();
}

const bookingNow = (trx: Database, { id, site, dealership, kind }: DiaryBooking) =>
  bookingSeen(trx, id, [{ site, dealership, kinds: [kind] }]);

/** How a booking ends. */
export type Ending = "cancelled" | "no-show" | "done";

/** Why a booking cannot end this way, as a sentence; null if it can. */
const whyNot = (stands: Standing, ending: Ending, now: number): string | null => {
  if (ending === "cancelled") return stands.state === "booked" ? null : "Only a booking that stands can be cancelled.";
  if (stands.state === "cancelled") return "This booking was cancelled.";
  return stands.starts_at <= now ? null : "Its time has not come yet. Cancel it if nobody will come.";
};

/**
 * Ends a booking. Cancelling frees its time at once and notifies the shopper. Once its time has come, a booking can be
 * marked as done or as a no-show, and either can still be changed to the other. Submitting the same ending twice has no
 * further effect.
 */
export async function endBooking(
  db: Database,
  { ending, ...changing }: Changing & { readonly ending: Ending },
): Promise<Result<null, string>> {
  const { booking, site, now } = changing;
  return db.transaction().execute(async (trx) => {
    const stands = await holdBooking(trx, booking);
    if (!stands) return err("This booking is not there any more.");
    if (stands.state === ending) return ok(null);
    const problem = whyNot(stands, ending, now);
    if (problem) return err(problem);
    await write(trx, changing, ending, { state: ending, sequence: stands.sequence + 1, remind_at: null });
    const ended = await bookingNow(trx, booking);
    if (ending === "cancelled" && ended) await mailShopper(trx, "cancelled", ended, { site, now });
    return ok(null);
  });
}

/** Changes the booking's row, records who did it, and notifies open pages. */
async function write(
  trx: Database,
  { booking, by, now }: Changing,
  action: string,
  changes: Partial<Pick<Standing, "date" | "time" | "state" | "sequence" | "location_slug" | "car_id" | "staff_id">> &
    Partial<Pick<Standing, "starts_at" | "ends_at" | "free_at" | "remind_at" | "reminded_at">>,
): Promise<void> {
  await trx
    .updateTable("bookings")
    .set({ ...changes, changed_at: now })
    .where("id", "=", booking.id)
    .execute();
  const place = { site: booking.site, dealership: booking.dealership };
  const before = {
    date: booking.date,
    time: booking.time,
    state: booking.state,
    location: booking.location,
    car: booking.car?.id ?? null,
    staff: booking.staff?.id ?? null,
  };
  const after = {
    date: changes.date ?? before.date,
    time: changes.time ?? before.time,
    state: changes.state ?? before.state,
    location: changes.location_slug ?? before.location,
    car: changes.car_id === undefined ? before.car : changes.car_id,
    staff: changes.staff_id === undefined ? before.staff : changes.staff_id,
  };
  await recordAct(trx, { by, subject: `booking:${booking.id}`, action, place, before, after, now });
  const department = departmentOf(booking.kind === "service" ? "Service" : "Test Drive");
  await noteChange(trx, { kind: "person", ...place, department, personId: booking.personId ?? 0, now });
}
