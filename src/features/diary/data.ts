import type { ExpressionBuilder } from "kysely";
import type { BookingState } from "../../db/desk/diary-tables.ts";
import type { Database } from "../../db/open.ts";
import type { Tables } from "../../db/tables.ts";
import type { BookingKind } from "../leads/bookings/appointments.ts";
import type { LeadRecord } from "../leads/rules.ts";
import type { Place } from "../staff/ability.ts";

/** Reads of the diary. Times are epoch milliseconds; dates and hours are in the dealership's time zone. */

/** A dealership and the kinds of its bookings that the reader may see. */
export interface DiaryReach {
  readonly site: string;
  readonly dealership: string;
  readonly kinds: readonly BookingKind[];
}

/** The vehicle of a test drive, as the stock has it now. */
interface BookedCar {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly picture: string | null;
  readonly plate: string | null;
  readonly stocknum: string;
  readonly isSold: boolean;
  /** When the hold by a paid deposit ends; null if the vehicle is not held. */
  readonly heldUntil: number | null;
}

export interface DiaryBooking {
  readonly id: number;
  readonly uid: string;
  readonly leadId: number;
  readonly leadUid: string;
  /** The person whose thread has the lead; null in the first second or so after a lead arrives. */
  readonly personId: number | null;
  readonly site: string;
  readonly dealership: string;
  readonly location: string;
  readonly kind: BookingKind;
  readonly date: string;
  readonly time: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly state: BookingState;
  readonly sequence: number;
  readonly staff: { readonly id: number; readonly name: string } | null;
  readonly record: LeadRecord;
  readonly car: BookedCar | null;
}

const wholeRows = (db: Database) =>
  db
    .selectFrom("bookings as b")
    .innerJoin("leads as l", "l.id", "b.lead_id")
    .leftJoin("people_leads as p", "p.lead_id", "b.lead_id")
    .leftJoin("staff as s", "s.id", "b.staff_id")
    .leftJoin("cars as c", "c.id", "b.car_id")
    .select(["b.id", "b.uid", "b.lead_id", "b.site_slug", "b.dealership_slug", "b.location_slug", "b.kind", "b.date"])
    .select(["b.time", "b.starts_at", "b.ends_at", "b.state", "b.sequence", "b.staff_id", "s.name as staff_name"])
    .select(["l.payload", "l.lead_uid", "p.person_id"])
    .select(["c.id as car_id", "c.name as car_name", "c.slug as car_slug", "c.primary_image_url", "c.regplate"])
    .select(["c.stocknum", "c.status as car_status", "c.held_until"]);

type Row = Awaited<ReturnType<ReturnType<typeof wholeRows>["execute"]>>[number];

const bookingOf = (row: Row): DiaryBooking => ({
  id: row.id,
  uid: row.uid,
  leadId: row.lead_id,
  leadUid: row.lead_uid,
  personId: row.person_id,
  site: row.site_slug,
  dealership: row.dealership_slug,
  location: row.location_slug,
  kind: row.kind,
  date: row.date,
  time: row.time,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  state: row.state,
  sequence: row.sequence,
  staff: row.staff_id === null ? null : { id: row.staff_id, name: row.staff_name ?? "" },
  record: JSON.parse(row.payload) as LeadRecord,
  car:
    row.car_id === null
      ? null
      : {
          id: row.car_id,
          name: row.car_name ?? "",
          slug: row.car_slug ?? "",
          picture: row.primary_image_url,
          plate: row.regplate,
          stocknum: row.stocknum ?? "",
          heldUntil: row.held_until,
          isSold: row.car_status === "sold",
        },
});

/** One day of a location, as one site shows it. */
export interface DayQuery {
  readonly site: string;
  readonly dealership: string;
  readonly location: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly kinds: readonly BookingKind[];
}

/** The bookings of a location on one day, earliest first, without cancelled ones, which only threads show. */
export async function bookingsOn(
  db: Database,
  { site, dealership, location, date, kinds }: DayQuery,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): Promise<readonly DiaryBooking[]> {
  if (kinds.length === 0) return [];
  const rows = await wholeRows(db)
    .where("b.dealership_slug", "=", dealership)
    .where("b.site_slug", "=", site)
    .where("b.location_slug", "=", location)
    .where("b.date", "=", date)
    .where("b.kind", "in", kinds)
    .where("b.state", "!=", "cancelled")
    .orderBy("b.starts_at")
    .orderBy("b.id")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(bookingOf);
}

/** How many bookings of a kind a dealership has on a day, by state. */
export interface DayCount {
  readonly date: string;
  readonly kind: BookingKind;
  readonly state: BookingState;
  readonly count: number;
}

/** The counts for a dealership's days, over all sites that took the bookings, since the sites share its capacity. */
export async function dayCounts(
  db: Database,
  dealership: string,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<readonly DayCount[]> {
  const rows = await db
    .selectFrom("bookings")
    .select(["date", "kind", "state"])
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("dealership_slug", "=", dealership)
    .where("date", ">=", from)
    .where("date", "<=", until)
    .groupBy(["date", "kind", "state"])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** A booking; null if it does not exist or is outside the reader's reach. */
export async function bookingSeen(
  db: Database,
  id: number,
  reach: readonly DiaryReach[],
): Promise<DiaryBooking | null> {
  if (reach.length === 0) return null;
  const row = await wholeRows(db)
    .where("b.id", "=", id)
    .where((own) => own.or(reach.map((place) => isWithin(own, place))))
    .executeTakeFirst();
  return row ? bookingOf(row) : null;
}

const isWithin = (
  row: ExpressionBuilder<Tables & { b: Tables["bookings"] }, "b">,
  { site, dealership, kinds }: DiaryReach,
) =>
  row.and([
    row("b.site_slug", "=", site),
    row("b.dealership_slug", "=", dealership),
    kinds.length > 0 ? row("b.kind", "in", kinds) : row.val(false),
  ]);

/** The place of each upcoming booking that a staff member is assigned to. */
export function bookingsWith(db: Database, staffId: number, now: number): Promise<readonly Place[]> {
  return db
    .selectFrom("bookings")
    .select(["site_slug as site", "dealership_slug as dealership"])
    .where("staff_id", "=", staffId)
    .where("state", "=", "booked")
    .where("starts_at", ">", now)
    .execute();
}

/** The bookings of a location within a period, for its calendar, earliest first. */
export async function bookingsBetween(
  db: Database,
  {
    site,
    location,
    kinds,
  }: { readonly site: string; readonly location: string; readonly kinds: readonly BookingKind[] },
  { from, until, limit }: { readonly from: number; readonly until: number; readonly limit: number },
): Promise<readonly (DiaryBooking & { readonly changedAt: number })[]> {
  const rows = await wholeRows(db)
    .select("b.changed_at")
    .where("b.site_slug", "=", site)
    .where("b.location_slug", "=", location)
    .where("b.kind", "in", kinds)
    .where("b.starts_at", ">=", from)
    .where("b.starts_at", "<", until)
    .orderBy("b.starts_at")
    .orderBy("b.id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...bookingOf(row), changedAt: row.changed_at }));
}

/** The id of a dealership's car, by its stock number or plate in any spelling; null if there is none. */
export async function carTyped(db: Database, dealership: string, typed: string): Promise<number | null> {
  const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const normalised = plain(typed);
  if (normalised === "") return null;
  const rows = await db
    .selectFrom("cars")
    .innerJoin("dealerships", "dealerships.id", "cars.dealership_id")
    .select(["cars.id", "stocknum", "regplate"])
    .where("dealerships.slug", "=", dealership)
    .where((row) =>
      row.or([
        row("stocknum", "in", [typed.trim(), typed.trim().toUpperCase(), normalised]),
        row(row.fn("upper", ["regplate"]), "in", [typed.trim().toUpperCase(), normalised]),
      ]),
    )
    .limit(5)
    .execute();
  return rows.find(({ stocknum, regplate }) => [stocknum, regplate ?? ""].map(plain).includes(normalised))?.id ?? null;
}
