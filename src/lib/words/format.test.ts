import { expect, test } from "vitest";
import { dayIn, formatDate } from "../time/dates.ts";
import { allOf, counted, formatKm, formatMoney, formatNumber } from "./format.ts";
import { slugOf } from "./slug.ts";

test("SITE-004 money is Australian dollars, and has its cents only where there are some", () => {
  expect([27_990, 0, 19.5, 1_234_567.05].map(formatMoney)).toEqual(["$27,990", "$0", "$19.50", "$1,234,567.05"]);
});

test("whole numbers are grouped as the language's own formatter groups them", () => {
  const whole = [0, 1, 9, 10, 99, 100, 999, 1_000, 1_001, 10_000, 99_999, 100_000, 999_999, 1_000_000, 12_345_678];
  const values = [...whole, 999_999_999, 1_000_000_000, 1e21, -1, -1_000];
  const own = new Intl.NumberFormat("en-AU", { maximumFractionDigits: 0 });
  const money = new Intl.NumberFormat("en-AU", { style: "currency", currency: "AUD", maximumFractionDigits: 0 });
  expect(values.map(formatNumber)).toEqual(values.map((value) => own.format(value)));
  expect(values.map(formatMoney)).toEqual(values.map((value) => money.format(value)));
});

test("kilometres and numbers are grouped and whole", () => {
  expect([formatKm(84_200.4), formatNumber(1_999.5)]).toEqual(["84,200 km", "2,000"]);
});

test("dates are shown as D MMM YYYY, and what is no date as nothing", () => {
  expect(
    ["2027-03-05", "2027-03", "2027-03-05T10:00:00Z", "2027-13-01", "soon"].map((date) => formatDate(date)),
  ).toEqual(["5 Mar 2027", "Mar 2027", "5 Mar 2027", null, null]);
});

test("the day is that of the state's own clock", () => {
  const lateEvening = Date.UTC(2026, 10, 21, 13, 30);
  expect(["NSW", "QLD", "WA", null].map((state) => dayIn(state, lateEvening))).toEqual([
    "2026-11-22",
    "2026-11-21",
    "2026-11-21",
    "2026-11-22",
  ]);
});

test("a slug is plain ASCII joined by single hyphens", () => {
  expect([slugOf("Citroën C3 – Aircross+"), slugOf("  "), slugOf(`${"a".repeat(119)} b`)]).toEqual([
    "citroen-c3-aircross",
    "",
    "a".repeat(119),
  ]);
});

test("an instant is told as the day that it is where the car stands: late in the UTC day that is the next one", () => {
  expect(["NSW", "WA", null].map((state) => formatDate("2027-03-05T15:00:00Z", state))).toEqual([
    "6 Mar 2027",
    "5 Mar 2027",
    "6 Mar 2027",
  ]);
  expect(formatDate("2027-03-05T00:00:00+11:00", "NSW")).toBe("5 Mar 2027");
  // A date without a zone is the local day already.
  expect(formatDate("2027-03-05T23:00:00", "NSW")).toBe("5 Mar 2027");
});

test("one of a thing is not spoken of as several", () => {
  expect([0, 1, 2, 1234].map((count) => counted(count, "review"))).toEqual([
    "0 reviews",
    "1 review",
    "2 reviews",
    "1,234 reviews",
  ]);
  expect([1, 12].map((count) => allOf(count, "model"))).toEqual(["The model", "All 12 models"]);
});
