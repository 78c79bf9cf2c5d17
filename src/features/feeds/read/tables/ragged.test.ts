import { expect, test } from "vitest";
import type { FeedRow } from "../../schema.ts";
import { RaggedRows } from "./ragged.ts";

const HEADINGS = ["column 1", ...Array.from({ length: 8 }, (_, at) => String(at))];
const rowOf = (at: number, cells: readonly string[]): FeedRow => ({
  row: at + 2,
  cells: Object.fromEntries(HEADINGS.map((heading, column) => [heading, cells[column - 1] ?? String(at)])),
});
/** The same facts of ten cars, with or without the odometer in front. */
const rows = Array.from({ length: 10 }, (_, at) =>
  rowOf(at, [
    ...(at % 2 === 0 ? ["45000"] : []),
    ...["Saloons", "Dark Blue", "4 Wheel Drive", "Petrol", "Automatic", " ₦3,000,000 ", `${2008 + at} Toyota Camry`],
  ]),
);

test("rows whose facts move up where one is missing get each fact under its name", () => {
  const ragged = new RaggedRows(HEADINGS, rows);
  for (const row of rows)
    expect(ragged.spread(row)).toMatchObject({
      row: row.row,
      cells: {
        Title: `${2008 + row.row - 2} Toyota Camry`,
        ...{ Price: "₦3,000,000", Fuel: "Petrol", Transmission: "Automatic", Colour: "Dark Blue", Body: "Saloons" },
      },
    });
  const nameless = rowOf(11, ["Saloons", "Petrol"]);
  expect(ragged.spread(nameless)).toMatchObject({
    cells: { Title: "", Fuel: "", "Other cells": "Saloons; Petrol; 11; 11; 11; 11; 11; 11; 11" },
  });
});

test("what follows a vehicle's name is the page's: the fuels of other cars are none of its own", () => {
  const about = rowOf(1, ["Saloons", "2011 Toyota Camry", "Diesel", "Manual"]);
  expect(new RaggedRows(HEADINGS, rows).spread(about)).toMatchObject({
    cells: { Title: "2011 Toyota Camry", Body: "Saloons", Fuel: "", Transmission: "" },
  });
});

test("a table is left as it is whose columns have names, or hold one kind of fact each", () => {
  const named = HEADINGS.map((heading) => `fact ${heading}`);
  expect(new RaggedRows(named, rows).columns).toEqual([]);
  expect(new RaggedRows(null, rows).columns).toEqual([]);
  const even = rows.filter((_, at) => at % 2 === 0);
  expect(new RaggedRows(HEADINGS, [...even, ...even]).columns).toEqual([]);
  const [first] = rows;
  expect(first && new RaggedRows(HEADINGS, even).spread(first)).toBe(first);
});
