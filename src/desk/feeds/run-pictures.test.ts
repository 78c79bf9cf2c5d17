import { expect, test } from "vitest";
import { stocknumIn } from "./run-pictures.ts";

test("a car of a report is known by the stock number at the end of its label", () => {
  expect(
    [
      "2019 Mazda CX-3 Sport (GU12174)",
      "2020 Kia Rio (S) (GU-1)",
      "2019 Mazda CX-3 Sport (GU12174): $20,000 → $19,500",
      "A row without one",
    ].map(stocknumIn),
  ).toEqual(["GU12174", "GU-1", "GU12174", null]);
});
