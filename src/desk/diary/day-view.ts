import type { DayCount, DiaryBooking } from "../../features/diary/data.ts";
import {
  type DayShape,
  type DrawnHours,
  dayShape,
  lanesOf,
  placeIn,
  rangesOf,
} from "../../features/diary/day-shape.ts";
import {
  type BookingKind,
  type BookingRules,
  bookingHours,
  freeTimes,
  minutesOf,
  STEP,
  timeOf,
} from "../../features/leads/bookings/appointments.ts";
import type { DiarySettings } from "../../features/leads/bookings/settings.ts";
import { clockTime } from "../../lib/time/clock-time.ts";
import { HOUR_MS, MINUTE_MS } from "../../lib/time/spans.ts";
import { wallClock } from "../../lib/time/time-zones.ts";
import { instantOf } from "../../lib/time/zoned.ts";
import { LOCALE } from "../../lib/words/locale.ts";
import { type BookingCard, cardOf } from "./card-view.ts";
import type { DiaryPlace } from "./diary-places.ts";

interface KindOfDay {
  readonly kind: BookingKind;
  readonly name: string;
  readonly booked: number;
  /** How many bookings the day can take; null if there is no limit. */
  readonly most: number | null;
  readonly text: string;
  readonly isFull: boolean;
}

export interface DiaryDay {
  readonly date: string;
  readonly name: string;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  /** Whether a tablet shows it: one of three days from the chosen one, or the last three. */
  readonly isNear: boolean;
  /** `3 free`, `full`, `closed`. */
  readonly says: string;
  readonly kinds: readonly KindOfDay[];
  readonly hours: number;
  /** Start of the drawn part of the day, in epoch milliseconds. */
  readonly startsAt: number;
  /** The hour lines, if they differ from those at the side because the clocks change on this day; otherwise null. */
  readonly marks: DayShape["marks"] | null;
  readonly shut: readonly { readonly at: number; readonly for: number; readonly text: string }[];
  readonly cards: readonly BookingCard[];
  /** The number of bookings that are not drawn. */
  readonly more: number;
  /** Elapsed hours of the day until now; null on other days. */
  readonly now: number | null;
  readonly free: readonly {
    readonly sort: number;
    readonly time: string;
    readonly from: string;
    readonly text: string;
  }[];
}

/** The diary page that an address requests. */
export interface DiaryRequest {
  readonly place: DiaryPlace;
  readonly kind: BookingKind | "all";
  readonly kinds: readonly BookingKind[];
  readonly view: "week" | "day";
  readonly day: string;
  readonly zone: string;
  readonly today: string;
  readonly page: number;
}

/** The booking rules and settings of each kind at the place. */
export type RulesOf = ReadonlyMap<BookingKind, { readonly rules: BookingRules; readonly settings: DiarySettings }>;

const DAY_NAMES = new Intl.DateTimeFormat(LOCALE, { weekday: "short", day: "numeric", timeZone: "UTC" });
export const LONG_DAY = new Intl.DateTimeFormat(LOCALE, {
  weekday: "short",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});
export const utcOf = (date: string) => Date.parse(`${date}T00:00:00Z`);
export const named = (format: Intl.DateTimeFormat, date: string) => format.format(utcOf(date)).replace(",", "");

interface Around {
  readonly asked: DiaryRequest;
  readonly rules: RulesOf;
  readonly counts: readonly DayCount[];
  readonly drawn: DrawnHours;
  /** The most bookings of one day that are read for drawing. */
  readonly most: number;
  readonly now: number;
}

const KIND_NAMES: Readonly<Record<BookingKind, string>> = { "test-drive": "Drives", service: "Service" };

/** A day as it is drawn, together with its list for phones. */
export function dayOf(date: string, bookings: readonly DiaryBooking[], around: Around): DiaryDay {
  const { asked, rules, counts, drawn, now } = around;
  const { zone, today } = asked;
  const shape = dayShape(date, zone, drawn);
  const own = asked.kinds.flatMap((kind) => {
    const of = rules.get(kind);
    return of ? [{ kind, ...of, free: freeTimes(date, of.rules) }] : [];
  });
  const kinds = own.map((of) => kindOfDay(date, of, counts, today));
  const lanes = lanesOf(bookings);
  const cards = bookings.map((booking, at) => ({
    ...cardOf(booking, asked.place, now),
    ...placeIn(shape, booking),
    lane: lanes[at] ?? null,
  }));
  const hidden = cards.filter(({ lane }) => lane === null).length;
  const booked = kinds.reduce((sum, { booked: some }) => sum + some, 0);
  const isOrdinary = shape.hours === drawn.to - drawn.from;
  return {
    date,
    name: named(DAY_NAMES, date),
    isToday: date === today,
    isChosen: date === asked.day,
    isNear: false,
    says: daySummary(kinds, own, { isToday: date === today, over: date < today ? bookings : null, booked }),
    kinds,
    hours: shape.hours,
    startsAt: shape.startsAt,
    marks: isOrdinary ? null : shape.marks,
    shut: shutOn(date, own[0]?.rules ?? null, { shape, zone }),
    cards,
    // The counts cover all locations of the dealership, so they are used only if the day's bookings were cut off.
    more: bookings.length === around.most ? Math.max(hidden, booked - cards.length + hidden) : hidden,
    now: date === today && now >= shape.startsAt ? (now - shape.startsAt) / HOUR_MS : null,
    free: date < today ? [] : freeOn(date, own[0]?.free ?? [], zone),
  };
}

type OwnKind = { readonly kind: BookingKind; readonly rules: BookingRules; readonly settings: DiarySettings } & {
  readonly free: readonly string[];
};

function kindOfDay(date: string, of: OwnKind, counts: readonly DayCount[], today: string): KindOfDay {
  const { kind, rules, settings, free } = of;
  const booked = counts
    .filter((one) => one.date === date && one.kind === kind && (one.state === "booked" || one.state === "done"))
    .reduce((sum, { count }) => sum + count, 0);
  const hours = bookingHours(date, rules);
  if (hours?.status === "Closed")
    return { kind, name: KIND_NAMES[kind], booked, most: null, text: "closed", isFull: false };
  const open = hours?.open && hours.close ? minutesOf(hours.close) - minutesOf(hours.open) : 0;
  const { atOnce, perDay, minutes, buffer } = settings;
  const byHours = atOnce === null || open === 0 ? null : Math.floor((open + buffer) / (minutes + buffer)) * atOnce;
  const limits = [byHours, perDay].filter((limit) => limit !== null);
  const most = limits.length > 0 ? Math.min(...limits) : null;
  const isFull = date > today && free.length === 0 && open > 0;
  const text = isFull ? "full" : most === null ? String(booked) : `${booked} of ${most}`;
  return { kind, name: KIND_NAMES[kind], booked, most, text, isFull };
}

/** The summary of a past day: bookings count as "came" only once they are marked as done. */
function saysOver(bookings: readonly DiaryBooking[]): string {
  const inState = (state: DiaryBooking["state"]) => bookings.filter((one) => one.state === state).length;
  const [done, open] = [inState("done"), inState("booked")];
  if (done + open === 0) return "none";
  return open > 0 ? `${done + open} booked` : `${done} came`;
}

interface DayState {
  readonly isToday: boolean;
  /** The bookings of a past day; null for any other. */
  readonly over: readonly DiaryBooking[] | null;
  readonly booked: number;
}

/** The summary of a day in the strip of days. */
function daySummary(kinds: readonly KindOfDay[], own: readonly OwnKind[], { isToday, over, booked }: DayState): string {
  if (kinds.every(({ text }) => text === "closed")) return "closed";
  if (over) return saysOver(over);
  if (own.every(({ free }) => free.length === 0)) return "full";
  const [first] = kinds;
  if (!first || first.most === null) return `${booked} booked`;
  const room = isToday && own[0] ? roomIn(own[0]) : first.most;
  return `${Math.max(1, Math.min(room, first.most - first.booked))} free`;
}

/** How many more bookings fit into the free times one after another, to limit what is offered of today. */
function roomIn({ free, settings: { minutes, buffer, atOnce } }: OwnKind): number {
  let [count, until] = [0, 0];
  for (const from of free.map(minutesOf)) {
    if (from < until) continue;
    count += atOnce ?? Number.POSITIVE_INFINITY;
    until = from + minutes + buffer;
  }
  return count;
}

/** The hours of a day during which the place is closed, before and after opening time. */
function shutOn(
  date: string,
  rules: BookingRules | null,
  { shape, zone }: { readonly shape: DayShape; readonly zone: string },
): DiaryDay["shut"] {
  const hours = rules && bookingHours(date, rules);
  if (!hours) return [];
  if (hours.status === "Closed") return [{ at: 0, for: shape.hours, text: "closed" }];
  const at = (time: string) => (instantOf(date, time, zone) - shape.startsAt) / HOUR_MS;
  const opens = hours.open ? at(hours.open) : 0;
  const closes = hours.close && hours.close !== "24:00" ? at(hours.close) : shape.hours;
  return [
    ...(opens > 0 ? [{ at: 0, for: opens, text: "" }] : []),
    ...(closes < shape.hours
      ? [{ at: closes, for: shape.hours - closes, text: `closed from ${clockTime(hours.close ?? "")}` }]
      : []),
  ];
}

/** The free times of a day as ranges; clicking one books its start. */
function freeOn(date: string, free: readonly string[], zone: string): DiaryDay["free"] {
  const moments = free.map((time) => instantOf(date, time, zone));
  return rangesOf(moments, STEP * MINUTE_MS).map(({ from, until }) => {
    const clock = (at: number) => timeOf(wallClock(at, zone).secondOfDay / 60);
    const time = clock(from);
    return { sort: from, time: clockTime(time), from: time, text: `Free until ${clockTime(clock(until))}` };
  });
}
