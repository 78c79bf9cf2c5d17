import { expect, test } from "vitest";
import { isPublicHoliday } from "./public-holidays.ts";

const daysOf = (state: string, year: number) =>
  Array.from({ length: 366 }, (_, at) => new Date(Date.UTC(year, 0, 1 + at)).toISOString().slice(0, 10)).filter(
    (day) => day.startsWith(String(year)) && isPublicHoliday(day, state),
  );

test("the public holidays of New South Wales are those that its government lists for 2027", () => {
  expect(daysOf("NSW", 2027)).toEqual([
    ...["2027-01-01", "2027-01-26", "2027-03-26", "2027-03-27", "2027-03-28", "2027-03-29", "2027-04-25"],
    ...["2027-06-14", "2027-10-04", "2027-12-25", "2027-12-26", "2027-12-27", "2027-12-28"],
  ]);
});

test("each state has its own: Queensland's Labour Day, Victoria's Cup, Western Australia's birthday of the King", () => {
  expect(daysOf("QLD", 2026)).toEqual([
    ...["2026-01-01", "2026-01-26", "2026-04-03", "2026-04-04", "2026-04-05", "2026-04-06", "2026-04-25"],
    ...["2026-05-04", "2026-10-05", "2026-12-25", "2026-12-26", "2026-12-28"],
  ]);
  expect(isPublicHoliday("2026-11-03", "VIC")).toBe(true);
  expect(isPublicHoliday("2026-11-03", "NSW")).toBe(false);
  expect(isPublicHoliday("2026-09-28", "wa")).toBe(true);
  expect(isPublicHoliday("2026-04-27", "WA")).toBe(true);
  expect(isPublicHoliday("2026-06-01", "ACT")).toBe(true);
  expect(isPublicHoliday("2026-08-03", "NT")).toBe(true);
  expect(isPublicHoliday("2026-04-04", "TAS")).toBe(false);
  expect(isPublicHoliday("2026-12-25", "Bavaria")).toBe(false);
  expect(isPublicHoliday("nonsense", "NSW")).toBe(false);
});
