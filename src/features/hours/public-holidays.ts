import { DAY_MS } from "../../lib/time/spans.ts";

/**
 * The public holidays of the Australian states and territories, as far as a rule says when they are. What a government
 * proclaims year by year (the eve of a grand final, a show day) is written as a closed day instead.
 */

const AT_STATE = ["NSW", "ACT", "VIC", "QLD", "SA", "WA", "TAS", "NT"] as const;
type State = (typeof AT_STATE)[number];

const dayAt = (at: number): string => new Date(at).toISOString().slice(0, 10);
const on = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day);
const weekdayOf = (at: number): number => new Date(at).getUTCDay();
const MONDAY = 1;
const TUESDAY = 2;

/** The nth such weekday of a month, counted from a day of it on (the first, unless told otherwise). */
const nth = (year: number, month: number, weekday: number, which: number, from = 1): number => {
  const first = on(year, month, from);
  return first + (((weekday - weekdayOf(first) + 7) % 7) + (which - 1) * 7) * DAY_MS;
};

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easter(year: number): number {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return on(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** The day itself and, where it falls on a weekend, the Monday after, or the first day after that is free still. */
function withSubstitute(at: number, taken: readonly number[] = []): number[] {
  const weekday = weekdayOf(at);
  if (weekday !== 0 && weekday !== 6) return [at];
  let monday = at + (weekday === 6 ? 2 : 1) * DAY_MS;
  while (taken.includes(monday)) monday += DAY_MS;
  return [at, monday];
}

/** The King's Birthday, Labour Day and what else each state has for itself. */
const OWN: Readonly<Record<State, (year: number) => readonly number[]>> = {
  NSW: (year) => [nth(year, 6, MONDAY, 2), nth(year, 10, MONDAY, 1)],
  ACT: (year) => [
    nth(year, 3, MONDAY, 2),
    nth(year, 5, MONDAY, 1, 27),
    nth(year, 6, MONDAY, 2),
    nth(year, 10, MONDAY, 1),
  ],
  VIC: (year) => [nth(year, 3, MONDAY, 2), nth(year, 6, MONDAY, 2), nth(year, 11, TUESDAY, 1)],
  QLD: (year) => [nth(year, 5, MONDAY, 1), nth(year, 10, MONDAY, 1)],
  SA: (year) => [nth(year, 3, MONDAY, 2), nth(year, 6, MONDAY, 2), nth(year, 10, MONDAY, 1)],
  WA: (year) => [nth(year, 3, MONDAY, 1), nth(year, 6, MONDAY, 1), nth(year, 9, MONDAY, 1, 24)],
  TAS: (year) => [nth(year, 3, MONDAY, 2), nth(year, 6, MONDAY, 2)],
  NT: (year) => [nth(year, 5, MONDAY, 1), nth(year, 6, MONDAY, 2), nth(year, 8, MONDAY, 1)],
};

/** Anzac Day moves to the Monday after a Sunday in these, and after any day of a weekend in Western Australia. */
const ANZAC_MOVES: readonly State[] = ["ACT", "QLD", "SA", "NT", "WA"];

function holidaysOf(state: State, year: number): readonly number[] {
  const sunday = easter(year);
  const anzac = on(year, 4, 25);
  const isMoved = ANZAC_MOVES.includes(state) && (weekdayOf(anzac) === 0 || (state === "WA" && weekdayOf(anzac) === 6));
  const christmas = withSubstitute(on(year, 12, 25), [on(year, 12, 26)]);
  return [
    ...withSubstitute(on(year, 1, 1)),
    ...withSubstitute(on(year, 1, 26)),
    sunday - 2 * DAY_MS,
    ...(state === "TAS" || state === "WA" ? [] : [sunday - DAY_MS]),
    ...(state === "TAS" ? [] : [sunday]),
    sunday + DAY_MS,
    ...(isMoved ? withSubstitute(anzac) : [anzac]),
    ...christmas,
    ...withSubstitute(on(year, 12, 26), christmas),
    ...OWN[state](year),
  ];
}

const known = new Map<string, ReadonlySet<string>>();

/** Whether a day (`YYYY-MM-DD`) is a public holiday in a state (`NSW`); false for a state outside Australia. */
export function isPublicHoliday(day: string, state: string): boolean {
  const of = AT_STATE.find((one) => one === state.trim().toUpperCase());
  const year = Number(day.slice(0, 4));
  if (!of || !(year >= 2000 && year < 2200)) return false;
  const key = `${of} ${year}`;
  const days = known.get(key) ?? new Set(holidaysOf(of, year).map(dayAt));
  known.set(key, days);
  return days.has(day);
}
