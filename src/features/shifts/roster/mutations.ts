import type { Database } from "../../../db/open.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import { isCalendarDay } from "../../../lib/time/calendar-day.ts";
import type { Team } from "../../routing/teams.ts";
import type { Place } from "../../staff/ability.ts";
import { type Actor, recordAct } from "../../staff/audit/mutations.ts";
import type { ShiftDay } from "../rules.ts";

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

interface NewShift {
  readonly place: Place;
  readonly staff: { readonly id: number; readonly name: string };
  readonly weekdays: readonly number[];
  readonly starts: string;
  readonly ends: string;
  /** Slug of one of the dealership's locations; empty for all. */
  readonly location: string;
  readonly team: Team | "";
  readonly onCall: boolean;
  readonly by: Actor;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Adds usual hours on some weekdays, replacing the same person's hours there on those days. The error is a sentence.
 */
export async function addShifts(db: Database, shift: NewShift): Promise<Result<null, string>> {
  const { place, staff, starts, ends, location, team, onCall, by, now } = shift;
  const weekdays = [...new Set(shift.weekdays)].filter((day) => Number.isInteger(day) && day >= 0 && day <= 6);
  if (weekdays.length === 0) return err("Choose at least one day of the week.");
  if (!TIME.test(starts) || !TIME.test(ends)) return err("Write both times, as in 08:30 and 17:30.");
  if (starts === ends) return err("The shift must end at another time than it begins.");
  const hours = { location, team, starts, ends, on_call: onCall ? 1 : 0 } as const;
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom("shifts")
      .where("dealership_slug", "=", place.dealership)
      .where("staff_id", "=", staff.id)
      .where("weekday", "in", weekdays)
      .where("location", "=", location)
      .where("team", "=", team)
      .execute();
    const of = { site_slug: place.site, dealership_slug: place.dealership, staff_id: staff.id };
    await trx
      .insertInto("shifts")
      .values(weekdays.map((weekday) => ({ ...of, ...hours, weekday })))
      .execute();
    const after = { ...hours, weekdays };
    await recordAct(trx, { by, subject: `staff:${staff.id}`, action: "add shifts", place, after, now });
  });
  return ok(null);
}

interface Removal {
  readonly place: Place;
  readonly staffId: number;
  readonly by: Actor;
  readonly now: number;
}

/** Removes a staff member from a dealership's roster. */
export async function removeShifts(db: Database, { place, staffId, by, now }: Removal): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .deleteFrom("shifts")
      .where("dealership_slug", "=", place.dealership)
      .where("staff_id", "=", staffId)
      .returning(["weekday", "starts", "ends", "location", "team"])
      .execute();
    if (before.length > 0)
      await recordAct(trx, { by, subject: `staff:${staffId}`, action: "remove shifts", place, before, now });
  });
}

/**
 * Sets when a staff member works at a dealership on one day, or that they are away; `usual` restores their usual hours.
 * Other dealerships are not affected.
 */
export async function setShiftDay(
  db: Database,
  { day, by, now, usual, place }: { readonly day: ShiftDay; readonly usual: boolean } & Omit<Removal, "staffId">,
): Promise<Result<null, string>> {
  if (!/^\d{4}-\d\d-\d\d$/.test(day.day) || !isCalendarDay(day.day)) return err("Choose a day.");
  const { starts, ends } = day;
  if (!usual && (starts !== null || ends !== null)) {
    if (!TIME.test(starts ?? "") || !TIME.test(ends ?? "")) return err("Write both times, or choose away.");
    if (starts === ends) return err("The shift must end at another time than it begins.");
  }
  await db.transaction().execute(async (trx) => {
    const dealership_slug = place.dealership;
    await trx
      .deleteFrom("shift_days")
      .where("dealership_slug", "=", dealership_slug)
      .where("staff_id", "=", day.staffId)
      .where("day", "=", day.day)
      .execute();
    const row = { dealership_slug, staff_id: day.staffId, day: day.day, starts: day.starts, ends: day.ends };
    if (!usual) await trx.insertInto("shift_days").values(row).execute();
    const after = usual ? { day: day.day, usual } : { day: day.day, starts: day.starts, ends: day.ends };
    await recordAct(trx, { by, subject: `staff:${day.staffId}`, action: "set a day", place, after, now });
  });
  return ok(null);
}
