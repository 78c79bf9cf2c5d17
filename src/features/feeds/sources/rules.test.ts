import { expect, test } from "vitest";
import { hasShrunk, isFailing, isLate, retryAt } from "./rules.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2026, 10, 22);

test("a server that is away is asked again after 1, 2, 5, 15 and 30 minutes, but never later than its schedule says", () => {
  const due = NOW + 24 * HOUR;
  const waits = [1, 2, 3, 4, 5, 6].map(
    (failures) => (retryAt({ kind: "unavailable" }, { failures, now: NOW, due }) - NOW) / MINUTE,
  );
  expect(waits).toEqual([1, 2, 5, 15, 30, 24 * 60]);
  expect(retryAt({ kind: "unavailable" }, { failures: 5, now: NOW, due: NOW + MINUTE })).toBe(NOW + MINUTE);
});

test("what somebody must mend first waits for the schedule; what asks to be left alone is", () => {
  const due = NOW + HOUR;
  expect(retryAt({ kind: "refused" }, { failures: 1, now: NOW, due })).toBe(due);
  expect(retryAt({ kind: "unavailable", waitMs: 3 * HOUR }, { failures: 1, now: NOW, due })).toBe(NOW + 3 * HOUR);
  expect(retryAt({ kind: "unavailable", waitMs: 1 }, { failures: 1, now: NOW, due })).toBe(NOW + MINUTE);
});

test("the second failure in a row is told", () => {
  expect([0, 1, 2, 3].map(isFailing)).toEqual([false, false, true, true]);
});

const heard = { since: NOW - 100 * HOUR, answeredAt: NOW, failures: 0, dueAt: Number.MAX_SAFE_INTEGER };
const brought = { lateHours: 2, isAsked: false };

test("a source is late after its hours, counted from its last word or from when it was first known; never without hours", () => {
  expect([2 * HOUR, 2 * HOUR + 1].map((after) => isLate(heard, brought, NOW + after))).toEqual([false, true]);
  const never = { ...heard, since: NOW, answeredAt: null };
  expect([2, 3].map((hours) => isLate(never, brought, NOW + hours * HOUR))).toEqual([false, true]);
  expect(isLate(heard, { ...brought, lateHours: null }, NOW + 1000 * HOUR)).toBe(false);
});

test("a source that is asked once a week is not late in between, but while it is due or does not answer", () => {
  const polled = { ...brought, isAsked: true };
  const later = NOW + 24 * HOUR;
  expect(isLate({ ...heard, dueAt: later + 1 }, polled, later)).toBe(false);
  expect(isLate({ ...heard, dueAt: later }, polled, later)).toBe(true);
  expect(isLate({ ...heard, dueAt: later + 1, failures: 1 }, polled, later)).toBe(true);
});

test("a full file that lacks more than half of what would hold it, and three cars, has shrunk", () => {
  const of = (gone: number, kept: number) => ({ mode: "full" as const, gone, updated: 1, unchanged: kept - 1 });
  expect([hasShrunk(of(10, 90), 0.2), hasShrunk(of(11, 89), 0.2)]).toEqual([false, true]);
  expect([hasShrunk(of(2, 3), 0.2), hasShrunk(of(3, 3), 0.2)]).toEqual([false, true]);
  expect(hasShrunk({ ...of(50, 50), mode: "delta" }, 0.2)).toBe(false);
});
