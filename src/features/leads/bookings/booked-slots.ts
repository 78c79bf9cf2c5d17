import type { Selectable } from "kysely";
import type { BookingState, BookingsTable } from "../../../db/desk/diary-tables.ts";
import type { Database } from "../../../db/open.ts";
import { MINUTE_MS } from "../../../lib/time/spans.ts";
import { wallClock } from "../../../lib/time/time-zones.ts";
import { addDays, instantOf } from "../../../lib/time/zoned.ts";
import { type BookingKind, slotOf } from "./appointments.ts";
import type { DiarySettings } from "./settings.ts";

/**
 * Which times of a dealership are taken. A dealership shown on several sites has one yard and one workshop for all of
 * them.
 */

type BookingRow = Selectable<BookingsTable>;

/** The states in which a booking takes up its slot. A cancelled booking or a no-show frees the slot at once. */
const TAKING: readonly BookingState[] = ["booked", "done"];

/** A time that somebody would like to book. */
export interface TimeWish {
  readonly kind: BookingKind;
  readonly dealershipSlug: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:MM`. The booking takes the half-hour slot that contains it. */
  readonly time: string;
  /** IANA name of the dealership's time zone. */
  readonly zone: string;
  readonly settings: Pick<DiarySettings, "atOnce" | "perDay" | "minutes" | "buffer">;
  /** The vehicle of a test drive, which nobody else can drive at that time; null for none. */
  readonly carId: number | null;
}

/** Why a time is not available. */
export type NoPlace = "full" | "car-out";

/** A time as stored: the day, the half-hour slot, and the instants (epoch ms). */
export function spanOf({ date, time, zone, settings }: Pick<TimeWish, "date" | "time" | "zone" | "settings">) {
  const slot = slotOf(time);
  const starts_at = instantOf(date, slot, zone);
  const ends_at = starts_at + settings.minutes * MINUTE_MS;
  return { date, time: slot, starts_at, ends_at, free_at: ends_at + settings.buffer * MINUTE_MS };
}

type Taken = Pick<BookingRow, "kind" | "dealership_slug" | "date" | "starts_at" | "free_at" | "car_id">;

/** Why a time is not available given these bookings; null if it is. Pure. */
export function noPlace(requested: TimeWish, booked: readonly Taken[]): NoPlace | null {
  const span = spanOf(requested);
  const overlapping = booked.filter(({ starts_at, free_at }) => starts_at < span.free_at && free_at > span.starts_at);
  const isOut = requested.kind === "test-drive" && requested.carId !== null;
  if (isOut && overlapping.some(({ kind, car_id }) => kind === "test-drive" && car_id === requested.carId))
    return "car-out";
  const { atOnce, perDay } = requested.settings;
  const isOfSame = ({ kind, dealership_slug: of }: Taken) => kind === requested.kind && of === requested.dealershipSlug;
  const same = overlapping.filter(isOfSame);
  // The most bookings overlap at the moment when one of them begins, so only those moments are checked.
  const beginnings = [span.starts_at, ...same.map(({ starts_at }) => starts_at)].filter((at) => at >= span.starts_at);
  const runningAt = (at: number) => same.filter(({ starts_at, free_at }) => starts_at <= at && free_at > at).length;
  if (atOnce !== null && beginnings.some((at) => runningAt(at) >= atOnce)) return "full";
  const isDayFull =
    perDay !== null && booked.filter((one) => isOfSame(one) && one.date === requested.date).length >= perDay;
  return isDayFull ? "full" : null;
}

const takenRows = (db: Database) =>
  db
    .selectFrom("bookings")
    .select(["kind", "dealership_slug", "date", "starts_at", "free_at", "car_id"])
    .where("state", "in", TAKING);

/**
 * Why the time is not available; null if it is. Call it in a transaction that holds the diary's lock (`lockFor` of
 * `bookings`). `except` is the booking that is being moved.
 */
export async function placeProblem(
  trx: Database,
  requested: TimeWish,
  except: number | null = null,
): Promise<NoPlace | null> {
  const span = spanOf(requested);
  const { dealershipSlug, kind, carId, settings } = requested;
  const rows = takenRows(trx)
    .where("id", "!=", except ?? 0)
    .where((row) => {
      const overlapping = row.and([row("starts_at", "<", span.free_at), row("free_at", ">", span.starts_at)]);
      const here = row.and([row("dealership_slug", "=", dealershipSlug), row("kind", "=", kind)]);
      const sameDay = settings.perDay === null ? [] : [row.and([here, row("date", "=", requested.date)])];
      return row.or([
        row.and([here, overlapping]),
        ...sameDay,
        ...(carId === null ? [] : [row.and([row("car_id", "=", carId), overlapping])]),
      ]);
    });
  return noPlace(requested, await rows.execute());
}

/**
 * Returns a function that says whether a time is taken, for all days from the instant `from` (epoch ms) on. Makes no
 * query if the diary has no limits and no vehicle is named.
 */
export async function fullSlots(
  db: Database,
  requested: Omit<TimeWish, "date" | "time">,
  from: number,
  except: number | null = null,
): Promise<(date: string, slot: string) => boolean> {
  const { dealershipSlug, kind, carId, settings } = requested;
  const isCounted = settings.atOnce !== null || settings.perDay !== null;
  if (!isCounted && carId === null) return () => false;
  // Bookings that have already ended today still count towards the day's limit.
  const today = wallClock(from, requested.zone).day;
  const rows = await takenRows(db)
    .where((row) => row.or([row("free_at", ">", from), row("date", ">=", today)]))
    .where("id", "!=", except ?? 0)
    .where((row) =>
      row.or([
        ...(isCounted ? [row.and([row("dealership_slug", "=", dealershipSlug), row("kind", "=", kind)])] : []),
        ...(carId === null ? [] : [row("car_id", "=", carId)]),
      ]),
    )
    .execute();
  const ofDay = Map.groupBy(rows, ({ date }) => date);
  // A booking that begins before midnight may end after it, so the neighbouring days count too.
  const around = (date: string) => [addDays(date, -1), date, addDays(date, 1)].flatMap((day) => ofDay.get(day) ?? []);
  const known = new Map<string, boolean>();
  return (date, slot) => {
    const key = `${date} ${slot}`;
    const answer = known.get(key) ?? noPlace({ ...requested, date, time: slot }, around(date)) !== null;
    known.set(key, answer);
    return answer;
  };
}
