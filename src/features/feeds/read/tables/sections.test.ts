import { expect, test } from "vitest";
import type { FeedItem, FeedRow } from "../../schema.ts";
import { Sections } from "./sections.ts";

const HEADINGS = ["Model", "Year", "Price"];
const rowsOf = (...cells: string[][]): FeedRow[] =>
  cells.map((one, at) => ({
    row: at + 2,
    cells: Object.fromEntries(HEADINGS.map((heading, index) => [heading, one[index] ?? ""])),
  }));
const under = (headings: readonly string[] | null, rows: FeedRow[]) => {
  const sections = new Sections(headings, rows);
  return rows
    .flatMap((row) => sections.under(row) ?? [])
    .map((item: FeedItem) => ("cells" in item ? { ...item.cells } : null));
};

test("CAR-007 a make, a body or SOLD alone in a row is said of the rows below it", () => {
  const rows = rowsOf(
    ["TOYOTA (2)"],
    ["--- UTES ---"],
    ["Hilux SR5", "2018", "38990"],
    ["", "SOLD", ""],
    ["Corolla", "2015", "11990"],
    ["FORD"],
    ["Ranger", "2019", "39990"],
  );
  expect(under(HEADINGS, rows)).toEqual([
    { Model: "Hilux SR5", Year: "2018", Price: "38990", Make: "TOYOTA", Body: "UTES" },
    { Model: "Corolla", Year: "2015", Price: "11990", Make: "TOYOTA", Body: "UTES", Status: "SOLD" },
    { Model: "Ranger", Year: "2019", Price: "39990", Make: "FORD", Body: "UTES", Status: "SOLD" },
  ]);
});

test("a row with more in it, one that says nothing known, and any row of a list of names, are rows", () => {
  const rows = rowsOf(["TOYOTA", "2018", ""], ["Our best this week"], ["Corolla", "2015", "11990"]);
  expect(under(HEADINGS, rows)).toHaveLength(3);
  expect(under(["Model"], rowsOf(["TOYOTA"], ["Corolla"]))).toHaveLength(2);
  expect(under(null, rowsOf(["TOYOTA"], ["Corolla"]))).toHaveLength(2);
});

test("a table that has a column of makes keeps its rows", () => {
  expect(under(["Make", ...HEADINGS], rowsOf(["TOYOTA"], ["Corolla", "2015"]))).toHaveLength(2);
});

test("a heading of several bodies, or of all that is left, ends the section of one", () => {
  const rows = rowsOf(
    ["SUVS"],
    ["Kluger", "2018", "38990"],
    ["UTES & VANS"],
    ["HiAce", "2019", "41990"],
    ["SUVS / 4WDS"],
    ["Prado", "2019", "51990"],
    ["PASSENGER CARS"],
    ["Corolla", "2015", "11990"],
  );
  expect(under(HEADINGS, rows).map((cells) => cells?.Body)).toEqual(["SUVS", "", "", ""]);
});

test("a heading that nobody knows ends the section of a body, since its vehicles have another", () => {
  const rows = rowsOf(["SEDANS"], ["Camry", "2015", "14990"], ["VANS & COMMERCIAL"], ["HiAce", "2019", "41990"]);
  expect(under(HEADINGS, rows).map((cells) => cells?.Body)).toEqual(["SEDANS", "", ""]);
});
