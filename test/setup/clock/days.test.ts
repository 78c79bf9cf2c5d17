import { expect, test } from "vitest";
import { openDay, sydneyToday } from "./days.ts";

test("today in Sydney is told rightly before midnight, in summer and in winter", () => {
  expect(sydneyToday(Date.parse("2027-07-01T13:30:00Z"))).toBe("2027-07-01");
  expect(sydneyToday(Date.parse("2027-01-01T13:30:00Z"))).toBe("2027-01-02");
});

test("an open day is a Wednesday at least so far ahead, and no holiday", () => {
  expect(openDay(9, Date.parse("2026-11-28T08:00:00Z"))).toBe("2026-12-09");
  expect(openDay(14, Date.parse("2030-12-11T08:00:00Z"))).toBe("2031-01-08");
});
