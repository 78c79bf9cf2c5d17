import { expect, test } from "vitest";
import type { FeedItem, FeedRow } from "../../schema.ts";
import { CarriedDown } from "./carried-down.ts";
import { FurtherHeadings } from "./further-headings.ts";

const rowsOf = (headings: readonly string[], ...cells: readonly (readonly string[])[]): FeedRow[] =>
  cells.map((one, at) => ({
    row: at + 2,
    cells: Object.fromEntries(headings.map((heading, index) => [heading, one[index] ?? ""])),
  }));
const cellsOf = (items: readonly FeedItem[]) => items.map((item) => ("cells" in item ? { ...item.cells } : null));

const YARD = ["Stk no", "Yr", "Make", "Model", "Price"];

test("CAR-007 rows below a second heading have its names, until a third one comes", async () => {
  const rows = rowsOf(
    YARD,
    ["A1", "2019", "Kia", "Rio", "15990"],
    ["Stk no", "Make", "Model", "Price", "Tray"],
    ["A2", "Toyota", "HiLux", "38990", "Steel"],
    YARD,
    ["A3", "2020", "Kia", "Soul", "17990"],
  );
  const further = new FurtherHeadings(YARD, rows);
  expect(further.areThere).toBe(true);
  expect(further.columns).toEqual([...YARD, "Tray"]);
  const expected = [
    { "Stk no": "A1", Yr: "2019", Make: "Kia", Model: "Rio", Price: "15990" },
    { "Stk no": "A2", Make: "Toyota", Model: "HiLux", Price: "38990", Tray: "Steel" },
    { "Stk no": "A3", Yr: "2020", Make: "Kia", Model: "Soul", Price: "17990" },
  ];
  expect(cellsOf(further.under(rows))).toEqual(expected);
  const streamed: FeedItem[] = [];
  async function* all() {
    yield* rows;
  }
  for await (const item of new FurtherHeadings(YARD, rows).underAll(all())) streamed.push(item);
  expect(cellsOf(streamed)).toEqual(expected);
});

test("a heading that only comes again, a vehicle's words and a short line are no second heading", () => {
  const rows = rowsOf(
    YARD,
    YARD,
    ["U7", "new", "Kia", "Stonic", "POA"],
    ["Stock", "Year", "", "", ""],
    ["Total", "", "", "Price", "45,990"],
  );
  expect(new FurtherHeadings(YARD, rows).areThere).toBe(false);
  expect(new FurtherHeadings(null, rows).areThere).toBe(false);
});

test("a column that a second heading leaves empty gets none of the first one's names", () => {
  const rows = rowsOf(YARD, ["Model", "Make", "", "Price", "Year"], ["Rio", "Kia", "x", "15990", "2019"]);
  expect(cellsOf(new FurtherHeadings(YARD, rows).under(rows))).toEqual([
    { Model: "Rio", Make: "Kia", "column 3 below": "x", Price: "15990", Year: "2019" },
  ]);
});

const GROUPED = ["Make", "Car", "Year", "Price"];

test("CAR-006 a make that is said once is carried down to the cells below it", () => {
  const rows = rowsOf(
    GROUPED,
    ["Kia", "Rio S", "2019", "15990"],
    ["", "Soul", "2020", "17990"],
    ["", "", "", ""],
    ["Mitsubishi", "ASX LS", "2017", "16990"],
    ["", "Triton GLS", "2020", "36990"],
  );
  const carried = new CarriedDown(GROUPED, rows);
  expect(carried.column).toBe("Make");
  expect(cellsOf(rows.map((row) => carried.under(row))).map((cells) => cells?.Make)).toEqual([
    "Kia",
    "Kia",
    "",
    "Mitsubishi",
    "Mitsubishi",
  ]);
});

test("a make that is missing among others that come again is not guessed from the row above", () => {
  const rows = rowsOf(
    GROUPED,
    ["Kia", "Rio S", "2019", "15990"],
    ["Kia", "Soul", "2020", "17990"],
    ["Mazda", "CX-5", "2018", "27990"],
    ["", "ASX LS", "2017", "16990"],
    ["", "Triton GLS", "2020", "36990"],
  );
  expect(new CarriedDown(GROUPED, rows).column).toBe(null);
  expect(new CarriedDown(null, rows).column).toBe(null);
});

test("a make that nobody filled in is not carried down to another make's model", () => {
  const rows = rowsOf(
    GROUPED,
    ["Toyota", "Corolla", "2018", "18990"],
    ["", "X-Trail", "2017", "19990"],
    ["BMW", "X3", "2016", "27990"],
    ["", "Golf", "2015", "13990"],
    ["Ford", "Ranger", "2018", "33990"],
  );
  expect(new CarriedDown(GROUPED, rows).column).toBe(null);
  const grouped = rowsOf(
    GROUPED,
    ["Kia", "Rio S", "2019", "15990"],
    ["", "Soul", "2020", "17990"],
    ["Ford", "Ranger XL", "2017", "26990"],
    ["", "Everest", "2020", "36990"],
  );
  const carried = new CarriedDown(GROUPED, grouped);
  const [stray] = rowsOf(GROUPED, ["", "X-Trail ST", "2017", "19990"]);
  expect(carried.column).toBe("Make");
  expect(stray && cellsOf([carried.under(stray)])[0]?.Make).toBe("");
});
