import { expect, test } from "vitest";
import type { ImportReport } from "../../features/feeds/schema.ts";
import { reportView } from "./run-view.ts";

const report = (count: number) =>
  ({
    gone: count,
    created: count,
    updated: 2 * count,
    repriced: count,
    unchanged: count,
    unpriced: { count, cars: [] },
    prices: [],
    sold: [],
    arrived: [],
    holds: [],
    missing: [],
    rejections: [],
    rejected: 0,
    warnings: [],
    columns: {},
  }) as unknown as ImportReport;
const says = (count: number, isHeld: boolean) => reportView(report(count), isHeld).ledger.map((line) => line.says);

test("what a stock file did to a single car is said of one", () => {
  expect(says(1, false)).toEqual([
    "was marked sold, because the file lacks it",
    "arrived",
    "changed its price",
    "has no price, so no search by price finds it",
    "changed in another way",
    "stays as it is",
  ]);
  expect(says(1, true)[0]).toBe("would be marked sold, because the file lacks it");
});

test("what it did to several is said of all of them", () => {
  expect(says(2, false)).toEqual([
    "were marked sold, because the file lacks them",
    "arrived",
    "changed their price",
    "have no price, so no search by price finds them",
    "changed in another way",
    "stay as they are",
  ]);
  expect(says(2, true)[2]).toBe("would change their price");
});
