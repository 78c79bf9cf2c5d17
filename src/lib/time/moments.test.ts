import { expect, test } from "vitest";
import { dayText, isoInZone, momentText } from "./moments.ts";

const AT = Date.UTC(2026, 10, 23, 20, 5, 9);

test("an instant is told as the clock of its zone shows it: in Perth it is still the day before", () => {
  expect(dayText(AT, "Australia/Sydney")).toBe("24 November 2026");
  expect(dayText(AT, "Australia/Perth")).toBe("24 November 2026");
  expect(dayText(AT - 5 * 3_600_000, "Australia/Sydney")).toBe("24 November 2026");
  expect(dayText(AT - 5 * 3_600_000, "Australia/Perth")).toBe("23 November 2026");
  expect(momentText(AT, "Australia/Brisbane")).toMatch(/^Tuesday 24 November at 6:05.am AEST$/);
});

test.each([
  ["Australia/Sydney", "2026-11-24T07:05:09+11:00"],
  ["Australia/Adelaide", "2026-11-24T06:35:09+10:30"],
  ["America/St_Johns", "2026-11-23T16:35:09-03:30"],
  ["UTC", "2026-11-23T20:05:09+00:00"],
])("in %s it is written with its offset", (zone, written) => {
  expect(isoInZone(AT, zone)).toBe(written);
});
