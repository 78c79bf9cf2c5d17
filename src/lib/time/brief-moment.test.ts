import { expect, test } from "vitest";
import { briefMoment } from "./brief-moment.ts";

const SYDNEY = "Australia/Sydney";
/** 22 November 2026, 10:00 in Sydney. */
const NOW = Date.UTC(2026, 10, 21, 23);

test.each([
  ["2026-11-21T22:05:00Z", "9:05 am"],
  ["2026-11-21T13:00:00Z", "12:00 am"],
  ["2026-11-21T12:59:00Z", "yesterday 11:59 pm"],
  ["2026-11-20T13:00:00Z", "yesterday 12:00 am"],
  ["2026-11-20T12:59:00Z", "Fri 20 Nov"],
  ["2025-12-31T13:00:00Z", "Thu 1 Jan"],
  ["2025-12-31T12:00:00Z", "31 Dec 2025"],
])("%s is %s to somebody in Sydney", (at, words) => {
  expect(briefMoment(Date.parse(at), NOW, SYDNEY)).toBe(words);
});
