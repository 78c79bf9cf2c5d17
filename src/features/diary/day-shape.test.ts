import { expect, test } from "vitest";
import { instantOf } from "../../lib/time/zoned.ts";
import { dayShape, lanesOf, placeIn, rangesOf } from "./day-shape.ts";

const SYDNEY = "Australia/Sydney";
const WHOLE = { from: 0, to: 24 };
const labels = (date: string, hours = WHOLE) => dayShape(date, SYDNEY, hours).marks.map(({ label }) => label);

test("a day has the hours that pass in it: 23 where the clocks go forward, 25 where they go back", () => {
  expect(dayShape("2026-11-24", SYDNEY, WHOLE)).toMatchObject({ hours: 24 });
  expect(dayShape("2026-10-04", SYDNEY, WHOLE)).toMatchObject({ hours: 23 });
  expect(labels("2026-10-04").slice(0, 5)).toEqual(["12 am", "1", "3", "4", "5"]);
  expect(dayShape("2027-04-04", SYDNEY, WHOLE)).toMatchObject({ hours: 25 });
  expect(labels("2027-04-04").slice(0, 6)).toEqual(["12 am", "1", "2", "2 again", "3", "4"]);
  expect(labels("2027-04-04").at(-1)).toBe("11");
  // The opening hours of such a day are as long as ever.
  expect(labels("2026-10-04", { from: 8, to: 13 })).toEqual(["8", "9", "10", "11", "12 pm"]);
});

test("a time stands where it is on that day's clock, before and after the change", () => {
  const at = (date: string, time: string) => {
    const startsAt = instantOf(date, time, SYDNEY);
    return placeIn(dayShape(date, SYDNEY, WHOLE), { startsAt, endsAt: startsAt + 45 * 60_000 });
  };
  expect(at("2026-10-04", "09:00")).toEqual({ at: 8, for: 0.75 });
  expect(at("2027-04-04", "09:00")).toEqual({ at: 10, for: 0.75 });
  expect(at("2026-10-04", "01:30")).toEqual({ at: 1.5, for: 0.75 });
});

test("what runs at once stands side by side, and what finds no room is left out", () => {
  const span = (startsAt: number, endsAt = startsAt + 2) => ({ startsAt, endsAt });
  expect(lanesOf([span(0), span(1), span(2), span(5)])).toEqual([
    { lane: 0, lanes: 2 },
    { lane: 1, lanes: 2 },
    { lane: 0, lanes: 2 },
    { lane: 0, lanes: 1 },
  ]);
  expect(lanesOf(Array.from({ length: 6 }, () => span(0))).map((one) => one?.lane ?? null)).toEqual([
    ...[0, 1, 2, 3],
    ...[null, null],
  ]);
  expect(lanesOf([])).toEqual([]);
});

test("free times that follow one another are one", () => {
  expect(rangesOf([0, 30, 60, 180], 30)).toEqual([
    { from: 0, until: 90 },
    { from: 180, until: 210 },
  ]);
});
