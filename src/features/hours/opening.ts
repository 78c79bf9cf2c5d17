import { wallClock } from "../../lib/time/time-zones.ts";
import { addDays, instantOf } from "../../lib/time/zoned.ts";
import { type DayHours, dayHours, timeText, type WrittenHours } from "./hours.ts";

export interface OpeningRow {
  readonly weekday: number;
  readonly day: string;
  /** `8.30am – 5.30pm`, `Closed`. */
  readonly hours: string;
  readonly today: boolean;
  /** When the day of this row begins, epoch ms. */
  readonly from: number;
  /** True for a special day within the next seven (LOC-038). */
  readonly special: boolean;
}

/** A value that holds now, and when it changes (epoch ms; null: not by itself). */
export interface Timed<T> {
  readonly value: T;
  readonly changesAt: number | null;
}

/** A location's hours as its file has them: of each weekday (0 is Sunday), and of single dates (`YYYY-MM-DD`). */
interface Hours {
  readonly contact_detail: { readonly opening_hours: readonly (WrittenHours & { readonly weekday: number })[] };
  readonly special_hours: readonly (Pick<WrittenHours, "status" | "formated_hours"> & {
    readonly date: string;
    readonly start_hour: string | null;
    readonly end_hour: string | null;
  })[];
}

interface ShownPlace extends Hours {
  readonly visible: boolean;
}

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
/** Monday first, Sunday last (LOC-029). */
const SHOWN_ORDER = [1, 2, 3, 4, 5, 6, 0] as const;

/**
 * One row per weekday for the seven days from today, with special days in their place; empty where no hours are
 * known.
 */
export function openingRows(location: Hours, now: number, zone: string): Timed<readonly OpeningRow[]> {
  const today = wallClock(now, zone);
  const rows = SHOWN_ORDER.flatMap((weekday) => {
    const day = addDays(today.day, (weekday - today.weekday + 7) % 7);
    const hour = hoursOn(location, day);
    if (!hour) return [];
    const special = location.special_hours.some((one) => one.date === day);
    const from = instantOf(day, "00:00", zone);
    return [{ weekday, day: DAYS[weekday] ?? "", hours: hour.formated_hours, today: day === today.day, from, special }];
  });
  return { value: rows, changesAt: rows.length > 0 ? instantOf(addDays(today.day, 1), "00:00", zone) : null };
}

/** The hours of a calendar day: the special ones of that date, else the weekday's; null where neither is known. */
export function hoursOn(location: Hours, day: string): (DayHours & { readonly weekday: number }) | null {
  const weekday = weekdayOf(day);
  const special = location.special_hours.find((one) => one.date === day);
  const usual = location.contact_detail.opening_hours.find((hour) => hour.weekday === weekday);
  const written = special ? { ...special, open: special.start_hour, close: special.end_hour } : usual;
  return written ? { ...dayHours(written), weekday } : null;
}

/** 0 Sunday … 6 Saturday, of a calendar day. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Whether a location is open, in words. */
export interface OpenNow {
  /** `Open today until 5.30pm`, `Closed now, opens tomorrow at 10am`. */
  readonly text: string;
  /** True where anybody may walk in now. */
  readonly now: boolean;
}

/**
 * The sentence that a header or a card shows about a location now, and the instant at which it changes. Null where
 * the hours of the next week are not known.
 */
export function openNow(
  location: Hours,
  now: number,
  zone: string,
): (Timed<OpenNow> & { readonly changesAt: number }) | null {
  const { day } = wallClock(now, zone);
  const today = hoursOn(location, day);
  const midnight = instantOf(addDays(day, 1), "00:00", zone);
  const at = (time: string) => instantOf(day, time, zone);
  const until = (text: string, isOpen: boolean, changesAt = midnight) => ({ value: { text, now: isOpen }, changesAt });
  if (today?.status === "Open") {
    const { open, close, byAppointment, formated_hours: words } = today;
    const isOver = close !== null && now >= at(close);
    if (byAppointment && !isOver) return until(appointmentText(words), false, close ? at(close) : midnight);
    if (open && now < at(open)) return until(`Opens today at ${timeText(open)}`, false, at(open));
    if (open === "00:00" && close === "24:00") return until("Open 24 hours today", true);
    if (close && !isOver) return until(`Open today until ${timeText(close)}`, true, at(close));
    if (!close) return until(openTodayText(words), true);
  }
  const next = nextOpening(location, day);
  if (next) return until(`Closed now, opens ${next}`, false);
  return today ? until("Closed today", false) : null;
}

/** `Open today, 9 til late`: the text of a day without a closing time. */
const openTodayText = (words: string): string =>
  words === "Open" ? "Open today" : `Open today, ${words.charAt(0).toLowerCase()}${words.slice(1)}`;

/** `By appointment today`, or with the day's own text: `Today: 9am – 5pm by appointment`. */
const appointmentText = (words: string): string =>
  /^\W*(only )?by appointments?( only)?\W*$/i.test(words) ? "By appointment today" : `Today: ${words}`;

/** `tomorrow at 10am`, `Monday`: the first of the seven days after `day` on which it opens; null for none. */
function nextOpening(location: Hours, day: string): string | null {
  for (let ahead = 1; ahead <= 7; ahead++) {
    const next = hoursOn(location, addDays(day, ahead));
    if (next?.status !== "Open" || next.byAppointment) continue;
    const when = ahead === 1 ? "tomorrow" : (DAYS[next.weekday] ?? "");
    return next.open ? `${when} at ${timeText(next.open)}` : when;
  }
  return null;
}

/** A sentence about a location, and from when it holds (epoch ms); empty where nothing is known from then on. */
export interface OpenTurn extends OpenNow {
  readonly from: number;
}

/** Number of future sentences in a page: more than a day's, for people who leave it open. */
const TURNS = 5;
const NOTHING: OpenNow = { text: "", now: false };

/**
 * The present and the next sentences about a location, so that a page in a browser changes at the very minute; null
 * where its hours are not known. The list is complete until `changesAt`.
 */
export function openTurns(location: Hours, now: number, zone: string): Timed<readonly OpenTurn[]> | null {
  const first = openNow(location, now, zone);
  if (!first) return null;
  const turns: OpenTurn[] = [{ ...first.value, from: now }];
  let at: number | null = first.changesAt;
  while (at !== null && turns.length < TURNS) {
    const next = openNow(location, at, zone);
    turns.push(next ? { ...next.value, from: at } : { ...NOTHING, from: at });
    at = next?.changesAt ?? null;
  }
  // After the last known change the sentence is emptied rather than left to become wrong.
  if (at !== null) turns.push({ ...NOTHING, from: at });
  return { value: turns, changesAt: first.changesAt };
}

/** Locations, each on the clock of its dealership. */
interface ClockedPlaces {
  readonly locations: readonly (ShownPlace & { readonly dealership_slug: string })[];
  configFor(dealership: string): { readonly timezone: string };
}

/** When the first sentence about any of a site's shown locations changes (epoch ms); null where none has hours. */
export function nextTurnAt(site: ClockedPlaces, now: number): number | null {
  const shown = site.locations.filter(({ visible }) => visible);
  return earliest(shown.map((place) => openNow(place, now, site.configFor(place.dealership_slug).timezone)?.changesAt));
}

/** The earliest of several instants (epoch ms); null where there is none. */
export function earliest(instants: readonly (number | null | undefined)[]): number | null {
  const known = instants.filter((instant) => typeof instant === "number");
  return known.length > 0 ? Math.min(...known) : null;
}

/** Whether a window of days (both inclusive, null: unbounded) is open, and when that changes (HOME-034, HOME-035). */
export function windowAt(
  window: { readonly start: string | null; readonly end: string | null },
  now: number,
  zone: string,
): Timed<boolean> {
  const start = window.start === null ? Number.NEGATIVE_INFINITY : instantOf(window.start, "00:00", zone);
  const end = window.end === null ? Number.POSITIVE_INFINITY : instantOf(addDays(window.end, 1), "00:00", zone);
  if (now < start) return { value: false, changesAt: start };
  return now < end ? { value: true, changesAt: Number.isFinite(end) ? end : null } : { value: false, changesAt: null };
}
