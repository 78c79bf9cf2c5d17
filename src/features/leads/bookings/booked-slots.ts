import type { Selectable } from "kysely";
import type { BookingState, BookingsTable } from "../../../db/desk/diary-tables.ts";
import type { Database } from "../../../db/open.ts";
import { MINUTE_MS } from "../../../lib/time/spans.ts";
import { wallClock } from "../../../lib/time/time-zones.ts";
import { addDays, instantOf } from "../../../lib/time/zoned.ts";
import { type BookingKind, slotOf } from "./appointments.ts";
import type { DiarySettings } from "./settings.ts";

/**
 * Which times of a dealership are taken. A dealership on several sites has one yard and one workshop for all of them.
 */

type BookingRow = Selectable<BookingsTable>;

/** The states in which a booking keeps its place: what was cancelled, or who did not come, frees it at once. */
const TAKING: readonly BookingState[] = ["booked", "done"];

/** A time that somebody would like to have. */
export interface TimeWish {
  readonly kind: BookingKind;
  readonly dealershipSlug: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:MM`, of which the half hour counts. */
  readonly time: string;
  /** IANA name of the dealership's time zone. */
  readonly zone: string;
  readonly settings: Pick<DiarySettings, "atOnce" | "perDay" | "minutes" | "buffer">;
  /** The vehicle of a test drive, which nobody else can drive then; null for none. */
  readonly carId: number | null;
}

/** Why a time cannot be had. */
export type NoPlace = "full" | "car-out";

/** A time as it is stored: day and half hour, and the instants (epoch ms). */
export function spanOf({ date, time, zone, settings }: Pick<TimeWish, "date" | "time" | "zone" | "settings">) {
  const slot = slotOf(time);
  const starts_at = instantOf(date, slot, zone);
  const ends_at = starts_at + settings.minutes * MINUTE_MS;
  return { date, time: slot, starts_at, ends_at, free_at: ends_at + settings.buffer * MINUTE_MS };
}

type Taken = Pick<BookingRow, "kind" | "dealership_slug" | "date" | "starts_at" | "free_at" | "car_id">;

/** Why a time cannot be had beside these bookings; null where it can. Pure. */
export function noPlace(wish: TimeWish, taken: readonly Taken[]): NoPlace | null {
  const span = spanOf(wish);
  const beside = taken.filter(({ starts_at, free_at }) => starts_at < span.free_at && free_at > span.starts_at);
  const isOut = wish.kind === "test-drive" && wish.carId !== null;
  if (isOut && beside.some(({ kind, car_id }) => kind === "test-drive" && car_id === wish.carId)) return "car-out";
  const { atOnce, perDay } = wish.settings;
  const isOfSame = ({ kind, dealership_slug: of }: Taken) => kind === wish.kind && of === wish.dealershipSlug;
  const same = beside.filter(isOfSame);
  // So many run beside one another at the moment when most do: at the beginning of one of them.
  const beginnings = [span.starts_at, ...same.map(({ starts_at }) => starts_at)].filter((at) => at >= span.starts_at);
  const runningAt = (at: number) => same.filter(({ starts_at, free_at }) => starts_at <= at && free_at > at).length;
  if (atOnce !== null && beginnings.some((at) => runningAt(at) >= atOnce)) return "full";
  const isDayFull = perDay !== null && taken.filter((one) => isOfSame(one) && one.date === wish.date).length >= perDay;
  return isDayFull ? "full" : null;
}

const takenRows = (db: Database) =>
  db
    .selectFrom("bookings")
    .select(["kind", "dealership_slug", "date", "starts_at", "free_at", "car_id"])
    .where("state", "in", TAKING);

/**
 * Within a transaction that holds the diary (`lockFor` of `bookings`): why the time cannot be had; null where it can.
 * `except` is the booking that is being moved.
 */
export async function placeProblem(
  trx: Database,
  wish: TimeWish,
  except: number | null = null,
): Promise<NoPlace | null> {
  const span = spanOf(wish);
  const { dealershipSlug, kind, carId, settings } = wish;
  const rows = takenRows(trx)
    .where("id", "!=", except ?? 0)
    .where((row) => {
      const beside = row.and([row("starts_at", "<", span.free_at), row("free_at", ">", span.starts_at)]);
      const here = row.and([row("dealership_slug", "=", dealershipSlug), row("kind", "=", kind)]);
      const sameDay = settings.perDay === null ? [] : [row.and([here, row("date", "=", wish.date)])];
      return row.or([
        row.and([here, beside]),
        ...sameDay,
        ...(carId === null ? [] : [row.and([row("car_id", "=", carId), beside])]),
      ]);
    });
  return noPlace(wish, await rows.execute());
}

/**
 * A function that says whether a time is taken, for all days from the instant `from` (epoch ms) on; where nobody counts
 * and no vehicle is asked for, the database is not asked.
 */
export async function fullSlots(
  db: Database,
  wish: Omit<TimeWish, "date" | "time">,
  from: number,
  except: number | null = null,
): Promise<(date: string, slot: string) => boolean> {
  const { dealershipSlug, kind, carId, settings } = wish;
  const isCounted = settings.atOnce !== null || settings.perDay !== null;
  if (!isCounted && carId === null) return () => false;
  // What is over today still counts among as many as the day takes.
  const today = wallClock(from, wish.zone).day;
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
  // One that begins before midnight may end after it.
  const around = (date: string) => [addDays(date, -1), date, addDays(date, 1)].flatMap((day) => ofDay.get(day) ?? []);
  const known = new Map<string, boolean>();
  return (date, slot) => {
    const key = `${date} ${slot}`;
    const answer = known.get(key) ?? noPlace({ ...wish, date, time: slot }, around(date)) !== null;
    known.set(key, answer);
    return answer;
  };
}
