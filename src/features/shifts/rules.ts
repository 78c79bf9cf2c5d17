import { wallClock } from "../../lib/time/time-zones.ts";
import { addDays, instantOf } from "../../lib/time/zoned.ts";
import { weekdayOf } from "../hours/opening.ts";
import type { Team } from "../routing/teams.ts";

/** A staff member's usual hours, in local time of the dealership. */
export interface Shift {
  readonly id: number;
  readonly staffId: number;
  /** 0 Sunday … 6 Saturday. */
  readonly weekday: number;
  /** `HH:MM`; a shift that ends at or before its start ends on the next day. */
  readonly starts: string;
  readonly ends: string;
  /** Slug of a location; empty for all. */
  readonly location: string;
  /** The only team whose leads they take; empty for all. */
  readonly team: Team | "";
  /** Whether they also take leads while the place is closed. */
  readonly onCall: boolean;
}

/** An exception from a staff member's usual hours on one day: other hours, or null if they are away. */
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

/** A shift on a particular date, as instants (epoch ms). */
export interface Span {
  readonly shift: Shift;
  readonly from: number;
  readonly to: number;
}

/** The shifts that begin on a calendar day; a person's exceptions replace their usual hours. */
function shiftsOn({ shifts, days }: Roster, day: string): readonly Shift[] {
  const weekday = weekdayOf(day);
  const other = new Map(days.filter((one) => one.day === day).map((one) => [one.staffId, one]));
  const usual = shifts.filter((shift) => shift.weekday === weekday && !other.has(shift.staffId));
  const moved = [...other.values()].flatMap(({ staffId, starts, ends }) => {
    // An exception has hours only, so take location and team from this weekday's shift, or else from any other.
    const own = shifts.filter((shift) => shift.staffId === staffId);
    const shift = own.find((one) => one.weekday === weekday) ?? own[0];
    return shift && starts !== null && ends !== null ? [{ ...shift, weekday, starts, ends }] : [];
  });
  return [...usual, ...moved];
}

/** The shifts that begin on a calendar day, as instants; a night shift extends into the next day. */
export function spansOn(roster: Roster, day: string, zone: string): readonly Span[] {
  return shiftsOn(roster, day).map((shift) => ({
    shift,
    from: instantOf(day, shift.starts, zone),
    to: instantOf(shift.ends <= shift.starts ? addDays(day, 1) : day, shift.ends, zone),
  }));
}

/** The time and the lead for which to find the staff on shift. */
export interface ShiftQuery {
  readonly now: number;
  readonly zone: string;
  /** Whether the place is open. */
  readonly isOpen: boolean;
  /** Slug of the lead's location; empty if it names none. */
  readonly location: string;
  /** Null for leads of no particular team, which sales answers. */
  readonly team: Team | null;
}

const takes = (shift: Shift, { location, team, isOpen }: ShiftQuery): boolean =>
  (isOpen || shift.onCall) &&
  (shift.location === "" || location === "" || shift.location === location) &&
  (shift.team === "" || shift.team === (team ?? "sales"));

/** Ids of the staff on shift for a lead now, each once, in the roster's order. */
export function onShift(roster: Roster, query: ShiftQuery): readonly number[] {
  const today = wallClock(query.now, query.zone).day;
  const spans = [addDays(today, -1), today].flatMap((day) => spansOn(roster, day, query.zone));
  const working = spans.filter(({ from, to, shift }) => from <= query.now && query.now < to && takes(shift, query));
  return [...new Set(working.map(({ shift }) => shift.staffId))];
}

/** When the next shift begins (epoch ms); null if none does within the coming week. */
export function nextShiftAt(roster: Roster, now: number, zone: string): number | null {
  const today = wallClock(now, zone).day;
  const days = Array.from({ length: 8 }, (_, ahead) => addDays(today, ahead));
  const begins = days.flatMap((day) => spansOn(roster, day, zone).map(({ from }) => from)).filter((at) => at > now);
  return begins.length > 0 ? Math.min(...begins) : null;
}

/**
 * Orders people by how long ago they last had a lead: those who never had one first, then the longest wait, then by id.
 */
export function fairOrder(people: readonly number[], lastTold: ReadonlyMap<number, number>): readonly number[] {
  const at = (id: number) => lastTold.get(id) ?? Number.NEGATIVE_INFINITY;
  return people.toSorted((a, b) => (at(a) === at(b) ? a - b : at(a) - at(b)));
}

/** The next step for a lead that nobody has taken. */
export type Turn =
  | { readonly kind: "offer"; readonly to: number }
  | { readonly kind: "managers" }
  | { readonly kind: "wait"; readonly until: number };

export interface Waiting {
  readonly now: number;
  readonly isOpen: boolean;
  /** The staff on shift who may see and answer it. */
  readonly ready: readonly number[];
  /** The staff who were already asked. */
  readonly told: readonly number[];
  /** The person's previous assignee, who is asked first. */
  readonly hadBy: number | null;
  readonly lastTold: ReadonlyMap<number, number>;
  /** When the next shift begins or the place next opens; null if unknown. */
  readonly nextAt: number | null;
}

/** A waiting lead is reconsidered after this time at the latest, since the roster may have changed. */
const LOOK_AGAIN_MS = 10 * 60_000;

/**
 * The next step for a lead that nobody has taken. It is offered to the staff on shift, the one with the longest wait
 * first, each of them once; then to the managers. While the place is closed and nobody is on call it waits, and
 * managers are not disturbed.
 */
export function nextTurn({ now, isOpen, ready, told, hadBy, lastTold, nextAt }: Waiting): Turn {
  const left = ready.filter((id) => !told.includes(id));
  const to = left.find((id) => id === hadBy) ?? fairOrder(left, lastTold)[0];
  if (to !== undefined) return { kind: "offer", to };
  if (isOpen) return { kind: "managers" };
  return { kind: "wait", until: Math.min(nextAt ?? Number.POSITIVE_INFINITY, now + LOOK_AGAIN_MS) };
}
