import { expect, test } from "vitest";
import { addDays, instantOf } from "./zoned.ts";

const at = (iso: string) => Date.parse(iso);

test("an instant is found from its day and time, on both sides of a change of clocks", () => {
  expect(instantOf("2026-10-04", "01:59", "Australia/Sydney")).toBe(at("2026-10-03T15:59:00Z"));
  expect(instantOf("2026-10-04", "03:00", "Australia/Sydney")).toBe(at("2026-10-03T16:00:00Z"));
  expect(instantOf("2026-10-04", "08:30", "Australia/Sydney")).toBe(at("2026-10-03T21:30:00Z"));
  expect(instantOf("2027-04-04", "08:30", "Australia/Sydney")).toBe(at("2027-04-03T22:30:00Z"));
});

test("a time that comes twice is the first of the two, one left out is where the clock jumps to or later", () => {
  expect(instantOf("2027-04-04", "02:30", "Australia/Sydney")).toBe(at("2027-04-03T15:30:00Z"));
  expect(instantOf("2026-10-04", "02:30", "Australia/Sydney")).toBe(at("2026-10-03T16:30:00Z"));
});

test("days are counted over months and leap days", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
});
