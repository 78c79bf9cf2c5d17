import { expect, test } from "vitest";
import { yardsOf } from "../place.ts";
import { recogniseColumns } from "../recognise/columns.ts";
import type { FeedRow } from "../schema.ts";
import { spelledPlan } from "../spelled/letter.ts";
import { Tally } from "../tally.ts";
import { buildCar, contextOf } from "./car.ts";
import { NOW, YARD } from "./testing.ts";

/** A row of a file that is written in the specification's own names. */
const OWN = {
  stocknum: "U1",
  make: "Kia",
  model: "Rio",
  year: "2019",
  car_type: "used",
  item_type: "car",
  status: "in_stock",
  simple_body: "Hatch",
  simple_fuel: "Petrol",
  dealercomments: "One owner",
};

function read(cells: Record<string, string>) {
  const rows: FeedRow[] = [{ row: 2, cells: { ...OWN, ...cells } }];
  const [row] = rows;
  if (!row) throw new Error("no row");
  const tally = new Tally();
  const context = contextOf(recogniseColumns(null, rows), rows, yardsOf([YARD], "us"), NOW);
  const built = buildCar(row, { ...context, spelled: spelledPlan(Object.keys(row.cells), rows) }, tally);
  return { built, car: built.ok ? built.car : null, warned: tally.counts().map(({ kind }) => kind) };
}

test("CAR-027 the stock number is the one that is written, in its own case and spaces", () => {
  const { built, car } = read({ stocknum: "u 1-A" });
  expect(built).toMatchObject({ stocknum: "u 1-A" });
  expect(car?.stocknum).toBe("u 1-A");
});

test("CAR-055 a place that is none of the dealership's is warned of, but not where it is taken as written", () => {
  expect(read({ location_name: "Elsewhere" })).toMatchObject({ car: { location_name: "Elsewhere" }, warned: [] });
  expect(read({ Yard: "Elsewhere" }).warned).toEqual(["location-unknown"]);
});

test("CAR-011 a colour that is taken as written leaves no other name of it", () => {
  expect(read({ colour: "Glacier White" }).car).toMatchObject({ colour: "Glacier White", extras: {} });
});

test("CAR-028 a value that is taken as written is warned of by no reading", () => {
  expect(read({ vin: "1HGCM82633A12345" })).toMatchObject({ car: { vin: "1HGCM82633A12345" }, warned: [] });
});

test("what the database decides is neither taken nor kept beside the car", () => {
  expect(read({ id: "55", updated_at: "2026-01-01" }).car?.extras).toEqual({});
  expect(read({ Racks: "Two" }).car?.extras).toEqual({ Racks: "Two" });
});
