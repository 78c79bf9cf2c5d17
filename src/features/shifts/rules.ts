import { wallClock } from "../../lib/time/time-zones.ts";
import { addDays, instantOf } from "../../lib/time/zoned.ts";
import { weekdayOf } from "../hours/opening.ts";
import type { Team } from "../routing/teams.ts";

/** Usual hours of somebody, on the wall clock of the dealership's zone. */
export interface Shift {
  readonly id: number;
  readonly staffId: number;
  /** 0 Sunday … 6 Saturday. */
  readonly weekday: number;
  /** `HH:MM`; hours that end at or before their start end on the next day. */
  readonly starts: string;
  readonly ends: string;
  /** Slug of a location; empty for all of them. */
  readonly location: string;
  /** The only team whose leads they take; empty for every one. */
  readonly team: Team | "";
  /** Leads come to them while the place is closed, too. */
  readonly onCall: boolean;
}

/** A day on which somebody's usual hours do not hold: other hours, or null for away. */
export interface ShiftDay {
  readonly staffId: number;
  readonly day: string;
  readonly starts: string | null;
  readonly ends: string | null;
}

export interface Roster {
  readonly shifts: readonly Shift[];
  readonly days: readonly ShiftDay[];
}

/** A shift on a real day, as instants (epoch ms). */
export interface Span {
  readonly shift: Shift;
  readonly from: number;
  readonly to: number;
}

/** The shifts that begin on a calendar day, each person's exceptions in place of their usual hours. */
function shiftsOn({ shifts, days }: Roster, day: string): readonly Shift[] {
  const weekday = weekdayOf(day);
  const other = new Map(days.filter((one) => one.day === day).map((one) => [one.staffId, one]));
  const usual = shifts.filter((shift) => shift.weekday === weekday && !other.has(shift.staffId));
  const moved = [...other.values()].flatMap(({ staffId, starts, ends }) => {
    // What they do is known from their usual days: those of this weekday, else those of any.
    const own = shifts.filter((shift) => shift.staffId === staffId);
    const shift = own.find((one) => one.weekday === weekday) ?? own[0];
    return shift && starts !== null && ends !== null ? [{ ...shift, weekday, starts, ends }] : [];
  });
  return [...usual, ...moved];
}

/** The shifts that begin on a calendar day, as instants; a night's shift reaches into the next day. */
export function spansOn(roster: Roster, day: string, zone: string): readonly Span[] {
  return shiftsOn(roster, day).map((shift) => ({
    shift,
    from: instantOf(day, shift.starts, zone),
    to: instantOf(shift.ends <= shift.starts ? addDays(day, 1) : day, shift.ends, zone),
  }));
}

/** The moment, and the lead, for which it is asked who is on shift. */
export interface Asked {
  readonly now: number;
  readonly zone: string;
  /** Whether the place is open. */
  readonly isOpen: boolean;
  /** Slug of the lead's location; empty where it names none. */
  readonly location: string;
  /** Null for what concerns everybody, which the sales team answers. */
  readonly team: Team | null;
}

const takes = (shift: Shift, { location, team, isOpen }: Asked): boolean =>
  (isOpen || shift.onCall) &&
  (shift.location === "" || location === "" || shift.location === location) &&
  (shift.team === "" || shift.team === (team ?? "sales"));

/** Who is on shift for a lead now, each once, in the roster's order. */
export function onShift(roster: Roster, asked: Asked): readonly number[] {
  const today = wallClock(asked.now, asked.zone).day;
  const spans = [addDays(today, -1), today].flatMap((day) => spansOn(roster, day, asked.zone));
  const working = spans.filter(({ from, to, shift }) => from <= asked.now && asked.now < to && takes(shift, asked));
  return [...new Set(working.map(({ shift }) => shift.staffId))];
}

/** When the next shift begins (epoch ms); null where none does within the coming week. */
export function nextShiftAt(roster: Roster, now: number, zone: string): number | null {
  const today = wallClock(now, zone).day;
  const days = Array.from({ length: 8 }, (_, ahead) => addDays(today, ahead));
  const begins = days.flatMap((day) => spansOn(roster, day, zone).map(({ from }) => from)).filter((at) => at > now);
  return begins.length > 0 ? Math.min(...begins) : null;
}

/** Those who have waited longest for a lead come first; who never had one before them, then by number. */
export function fairOrder(people: readonly number[], lastTold: ReadonlyMap<number, number>): readonly number[] {
  const at = (id: number) => lastTold.get(id) ?? Number.NEGATIVE_INFINITY;
  return people.toSorted((a, b) => (at(a) === at(b) ? a - b : at(a) - at(b)));
}

/** What happens to a lead that nobody has taken. */
export type Turn =
  | { readonly kind: "offer"; readonly to: number }
  | { readonly kind: "managers" }
  | { readonly kind: "wait"; readonly until: number };

export interface Waiting {
  readonly now: number;
  readonly isOpen: boolean;
  /** Who is on shift for it, may see it, and may answer it. */
  readonly ready: readonly number[];
  /** Who was told of it already. */
  readonly told: readonly number[];
  /** Who had the person before; they are asked first. */
  readonly hadBy: number | null;
  readonly lastTold: ReadonlyMap<number, number>;
  /** When somebody's shift begins or the place opens; null where nobody knows. */
  readonly nextAt: number | null;
}

/** A lead that waits is considered again after so long at the latest, since the roster may have changed. */
const LOOK_AGAIN_MS = 10 * 60_000;

/**
 * The next step of a lead that nobody has taken: it is offered to whoever is on shift and waited longest, each once;
 * then the managers have it. While the place is closed and nobody is on call it waits, and no manager is woken.
 */
export function nextTurn({ now, isOpen, ready, told, hadBy, lastTold, nextAt }: Waiting): Turn {
  const left = ready.filter((id) => !told.includes(id));
  const to = left.find((id) => id === hadBy) ?? fairOrder(left, lastTold)[0];
  if (to !== undefined) return { kind: "offer", to };
  if (isOpen) return { kind: "managers" };
  return { kind: "wait", until: Math.min(nextAt ?? Number.POSITIVE_INFINITY, now + LOOK_AGAIN_MS) };
}
