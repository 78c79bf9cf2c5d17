import { expect, test } from "vitest";
import type { OpeningRow } from "../hours/opening.ts";
import { hoursLines } from "./week.ts";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const week = (hours: readonly string[], today: number, special = -1): OpeningRow[] =>
  hours.map((text, index) => ({
    weekday: (index + 1) % 7,
    day: DAYS[index] ?? "",
    hours: text,
    today: index === today,
    from: index,
    special: index === special,
  }));

const linesOf = (rows: readonly OpeningRow[]) => hoursLines(rows).map(({ days, hours }) => `${days}: ${hours}`);

test("neighbours with the same hours are one line", () => {
  const rows = week(["9 – 5", "9 – 5", "9 – 5", "9 – 5", "9 – 5", "9 – 12", "Closed"], 5);
  expect(linesOf(rows)).toEqual(["Monday – Friday: 9 – 5", "Saturday: 9 – 12", "Sunday: Closed"]);
  expect(hoursLines(rows).map(({ today }) => today)).toEqual([false, true, false]);
});

test("LOC-038 a special day stands by itself even where its hours are its neighbours'", () => {
  const rows = week(["9 – 5", "9 – 5", "9 – 5", "9 – 5", "9 – 5", "9 – 5", "9 – 5"], 0, 2);
  expect(linesOf(rows)).toEqual(["Monday – Tuesday: 9 – 5", "Wednesday: 9 – 5", "Thursday – Sunday: 9 – 5"]);
  expect(hoursLines(rows).map(({ special }) => special)).toEqual([false, true, false]);
  expect(hoursLines(rows).map(({ today }) => today)).toEqual([true, false, false]);
});

test("no hours, no lines", () => {
  expect(hoursLines([])).toEqual([]);
});
