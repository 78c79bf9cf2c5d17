import { describe, expect, test } from "vitest";
import { instantOf } from "../../lib/time/zoned.ts";
import { fairOrder, nextShiftAt, nextTurn, onShift, type Roster, type Shift, type Waiting } from "./rules.ts";

const ZONE = "Australia/Sydney";
/** A Monday in winter. */
const MONDAY = "2026-06-15";
const at = (day: string, time: string) => instantOf(day, time, ZONE);

let made = 0;
const shift = (staffId: number, changes: Partial<Shift> = {}): Shift => ({
  id: ++made,
  staffId,
  weekday: 1,
  starts: "08:30",
  ends: "17:30",
  location: "",
  team: "",
  onCall: false,
  ...changes,
});
const roster = (...shifts: Shift[]): Roster => ({ shifts, days: [] });
const queryAt = (now: number, changes: object = {}) => ({
  now,
  zone: ZONE,
  isOpen: true,
  location: "",
  team: null,
  ...changes,
});

describe("who is on shift", () => {
  test("from the first minute to the last, on the wall clock of the dealership", () => {
    const one = roster(shift(1));
    const here = (time: string) => onShift(one, queryAt(at(MONDAY, time))).length === 1;
    expect(["08:29", "08:30", "17:29", "17:30"].map(here)).toEqual([false, true, true, false]);
    expect(onShift(one, queryAt(at("2026-06-16", "09:00")))).toEqual([]);
  });

  test("on the night and the day of a clock change the hours are those on the wall", () => {
    // Clocks go forward at 2 am on 4 October 2026, a Sunday, and back at 3 am on 5 April 2026.
    const night = roster(shift(1, { weekday: 6, starts: "22:00", ends: "06:00", onCall: true }));
    expect(onShift(night, queryAt(at("2026-10-04", "05:59"), { isOpen: false }))).toEqual([1]);
    expect(onShift(night, queryAt(at("2026-10-04", "06:00"), { isOpen: false }))).toEqual([]);
    const day = roster(shift(1, { weekday: 0 }));
    for (const sunday of ["2026-10-04", "2026-04-05"]) {
      expect(onShift(day, queryAt(at(sunday, "08:30")))).toEqual([1]);
      expect(onShift(day, queryAt(at(sunday, "08:30") - 1))).toEqual([]);
      expect(onShift(day, queryAt(at(sunday, "17:30") - 1))).toEqual([1]);
      expect(nextShiftAt(day, at(sunday, "00:10"), ZONE)).toBe(at(sunday, "08:30"));
    }
  });

  test("by location, by kind, and while the place is closed only who is on call", () => {
    const all = roster(
      shift(1, { location: "castle-hill" }),
      shift(2, { team: "service" }),
      shift(3, { onCall: true }),
    );
    const noon = at(MONDAY, "12:00");
    expect(onShift(all, queryAt(noon))).toEqual([1, 3]);
    expect(onShift(all, queryAt(noon, { location: "parramatta" }))).toEqual([3]);
    expect(onShift(all, queryAt(noon, { team: "service", location: "parramatta" }))).toEqual([2, 3]);
    expect(onShift(all, queryAt(noon, { isOpen: false }))).toEqual([3]);
    // Leads of no particular team are answered by sales.
    expect(onShift(roster(shift(4, { team: "sales" })), queryAt(noon))).toEqual([4]);
  });

  test("somebody who is away is passed over, and other hours stand in place of the usual ones", () => {
    const days = [
      { staffId: 1, day: MONDAY, starts: null, ends: null },
      { staffId: 2, day: MONDAY, starts: "12:00", ends: "20:00" },
    ];
    const changed: Roster = { shifts: [shift(1), shift(2)], days };
    expect(onShift(changed, queryAt(at(MONDAY, "09:00")))).toEqual([]);
    expect(onShift(changed, queryAt(at(MONDAY, "19:00")))).toEqual([2]);
    expect(onShift(changed, queryAt(at("2026-06-22", "09:00")))).toEqual([1, 2]);
  });
});

const waiting = (changes: Partial<Waiting> = {}): Waiting => ({
  now: 1_000,
  isOpen: true,
  ready: [1, 2, 3],
  told: [],
  hadBy: null,
  lastTold: new Map(),
  nextAt: null,
  ...changes,
});

describe("whom a lead comes to next", () => {
  test("each person once, then the managers", () => {
    expect(nextTurn(waiting())).toEqual({ kind: "offer", to: 1 });
    expect(nextTurn(waiting({ told: [1] }))).toEqual({ kind: "offer", to: 2 });
    expect(nextTurn(waiting({ told: [1, 2, 3] }))).toEqual({ kind: "managers" });
    expect(nextTurn(waiting({ ready: [] }))).toEqual({ kind: "managers" });
  });

  test("who had the person before is asked first, as long as they are on shift", () => {
    expect(nextTurn(waiting({ hadBy: 3 }))).toEqual({ kind: "offer", to: 3 });
    expect(nextTurn(waiting({ hadBy: 9 }))).toEqual({ kind: "offer", to: 1 });
    expect(nextTurn(waiting({ hadBy: 3, told: [3] }))).toEqual({ kind: "offer", to: 1 });
  });

  test("while it is closed it waits for opening, or comes to who is on call; no manager is woken", () => {
    const closed = { isOpen: false, ready: [], now: 0 };
    expect(nextTurn(waiting({ ...closed, nextAt: 60_000 }))).toEqual({ kind: "wait", until: 60_000 });
    expect(nextTurn(waiting({ ...closed, nextAt: null }))).toEqual({ kind: "wait", until: 600_000 });
    expect(nextTurn(waiting({ isOpen: false, ready: [2] }))).toEqual({ kind: "offer", to: 2 });
    expect(nextTurn(waiting({ isOpen: false, ready: [2], told: [2], nextAt: 5_000 }))).toEqual({
      kind: "wait",
      until: 5_000,
    });
  });

  test("round robin is fair: over any run nobody of a steady shift has two leads more than another", () => {
    const people = [5, 3, 9, 4];
    const last = new Map<number, number>();
    const had = new Map(people.map((id) => [id, 0]));
    for (let lead = 0; lead < 41; lead++) {
      const [to = 0] = fairOrder(people, last);
      last.set(to, lead);
      had.set(to, (had.get(to) ?? 0) + 1);
      const counts = [...had.values()];
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
    // Somebody who returns from a day away is next once, and does not have to catch up on missed leads.
    expect(fairOrder([...people, 7], last)[0]).toBe(7);
  });
});
