import { expect, test } from "vitest";
import { titleBesideMake } from "./beside-make.ts";

test.each([
  ["12 1 SERIES 118I", "BMW", "2012", "1 SERIES 118I"],
  ["'96 3 Series", "BMW", "1996", "3 Series"],
  ["16 NX NX300h", "Lexus", "2016", "NX NX300h"],
  ["12 NX NX300h", "BMW", null, "12 NX NX300h"],
  ["3 Series", "BMW", null, "3 Series"],
  ["2012 Kia Rio", "BMW", "2012", "Rio"],
  ["12", "BMW", null, "12"],
  [`12 1 Series ${"x ".repeat(200)}`, "BMW", null, `12 1 Series ${"x ".repeat(200)}`.trim()],
])("%s of %s is of %s", (text, make, year, rest) => {
  const title = titleBesideMake(text, make);
  expect([title.year, title.rest.join(" ")]).toEqual([year, rest]);
});
