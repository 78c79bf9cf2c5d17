import { expect, test } from "vitest";
import type { FeedItem, FeedRow } from "../schema.ts";
import { CombinedColumns } from "./combined.ts";

const rowsOf = (heading: string, ...cells: string[]): FeedRow[] =>
  cells.map((cell, at) => ({ row: at + 2, cells: { Stock: `U${at}`, [heading]: cell } }));
function apart(heading: string, ...cells: string[]) {
  const rows = rowsOf(heading, ...cells);
  const combined = new CombinedColumns(["Stock", heading], rows);
  const spread = rows.map((row) => combined.spread(row)).map((item: FeedItem) => ("cells" in item ? item.cells : null));
  return { columns: combined.columns, spread };
}

test.each([
  ["Yr / Km", ["2019 / 84,120 km", "2016/142003"], ["Yr", "Km"], ["2019", "84,120 km"]],
  ["Trans/Fuel", ["Auto / Diesel", "Manual / Petrol"], ["Trans", "Fuel"], ["Auto", "Diesel"]],
  ["Rego & State", ["ABC12D | QLD", "DEF34G | NSW"], ["Rego", "Rego State"], ["ABC12D", "QLD"]],
  ["Make/Model/Year", ["Kia - Rio - 2019", "MG - ZS - 2021"], ["Make", "Model", "Year"], ["Kia", "Rio", "2019"]],
  ["Built / Kms", ["03/2019 / 84,120", "11/2016 / 142,003"], ["Built", "Kms"], ["03/2019", "84,120"]],
  ["Body, Colour", ["Sedan, Red", "Wagon, White"], ["Body", "Colour"], ["Sedan", "Red"]],
  ["Fuel/Trans", ["Plug-in Hybrid Auto", "Diesel Man"], ["Fuel", "Trans"], ["Plug-in Hybrid", "Auto"]],
  ["Body/Doors", ["Cab Chassis 2", "SUV 5"], ["Body", "Doors"], ["Cab Chassis", "2"]],
  ["Reg/Exp", ["YVP65G 06/27", "ABC12D 11/26"], ["Reg", "Exp"], ["YVP65G", "06/27"]],
  ["Colour/Trim", ["Dark Grey Cloth", "Arctic White Leather"], ["Colour", "Trim"], ["Dark Grey", "Cloth"]],
  ["Was / Now", ["$34,290 / $32,790", "$9,990 / $8,490"], ["Was", "Now"], ["$34,290", "$32,790"]],
])("CAR-001 the facts below %s have columns of their own", (heading, cells, columns, first) => {
  const { columns: found, spread } = apart(heading, ...cells);
  expect(found).toEqual(columns);
  expect(spread[0]).toEqual({ Stock: "U0", ...Object.fromEntries(columns.map((column, at) => [column, first[at]])) });
});

test("a cell that holds less, and a column whose cells do not hold what the heading says, stay as they are", () => {
  expect(apart("Yr / Km", "2019 / 84,120 km", "2016 / 90 km", "2011 / 9 km", "2020").spread[3]).toEqual({
    Stock: "U3",
    "Yr / Km": "2020",
  });
  for (const [heading, cell] of [
    ["New / Used", "Used"],
    ["Year / Km", "call / us"],
    ["VIN / Chassis", "JM0ND2C74G1362310 / 12"],
    ["Colour Ext / Int", "White / Black"],
    ["Price / Note", "$12,990"],
  ] as const)
    expect(apart(heading, cell, cell, cell).columns).toEqual([]);
});

test.each([
  [
    "distance",
    ["88,750 km  |  Diesel  |  Cairns", "1,200 km | Petrol | Perth", "97,000 km | Petrol | Hobart"],
    ["km", "fuel", "distance.3"],
    ["88,750 km", "Diesel", "Cairns"],
  ],
  [
    "Specs",
    ["Automatic • SUV • 2019", "Manual • Ute • 2016"],
    ["transmission", "body", "year"],
    ["Automatic", "SUV", "2019"],
  ],
])(
  "CAR-001 CAR-013 facts that need no heading are told apart by their marks below %s",
  (heading, cells, columns, first) => {
    const { columns: found, spread } = apart(heading, ...cells);
    expect(found).toEqual(columns);
    expect(spread[0]).toEqual({ Stock: "U0", ...Object.fromEntries(columns.map((column, at) => [column, first[at]])) });
  },
);

test("texts with such marks stay whole where they say less, or what another column says", () => {
  for (const [heading, cell] of [
    ["Title", "Kia Rio | Petrol | Automatic"],
    ["Specs", "Petrol | one owner | two keys"],
    ["Specs", "Petrol, Automatic"],
    ["Keys", "Two | three"],
  ] as const)
    expect(apart(heading, cell, cell, cell).columns).toEqual([]);
  const rows = rowsOf("Specs", "Petrol | Automatic").map(({ row, cells }) => ({
    row,
    cells: { ...cells, fuel: "Diesel" },
  }));
  expect(new CombinedColumns(["Stock", "Specs", "fuel"], rows).columns).toEqual([]);
});

test("a heading that the file has twice is told apart, and records that name their fields have none", () => {
  const rows = rowsOf("Yr / Km", "2019 / 84,120 km").map(({ row, cells }) => ({ row, cells: { ...cells, Km: "5" } }));
  expect(new CombinedColumns(["Stock", "Km", "Yr / Km"], rows).columns).toEqual(["Yr", "Yr / Km.Km"]);
  expect(new CombinedColumns(null, rows).columns).toEqual([]);
});

test("a column stays whole that is empty, whose facts no mark parts, or of which too few hold both", () => {
  const columnsOf = (heading: string, ...cells: string[]) => apart(heading, ...cells).columns;
  expect(columnsOf("Yr / Km", "", "")).toEqual([]);
  expect(columnsOf("Make/Model", "Kia Rio", "Mazda CX-5")).toEqual([]);
  const both = (count: number) => Array.from({ length: 10 }, (_, at) => (at < count ? "2019 / 84,120 km" : "2019"));
  expect(columnsOf("Yr / Km", ...both(7))).toEqual(["Yr", "Km"]);
  expect(columnsOf("Yr / Km", ...both(6))).toEqual([]);
});

test("a cell that holds one of the facts goes to that one's column, unless it may be either or has the mark", () => {
  const whole = Array.from({ length: 7 }, () => "ABC12D 11/26");
  const plates = [...whole, "KLM78N exp", "QRS90T", "03/27"];
  expect(apart("Plate / Exp", ...plates).spread.slice(7)).toEqual([
    { Stock: "U7", Plate: "KLM78N exp", Exp: "" },
    { Stock: "U8", Plate: "QRS90T", Exp: "" },
    { Stock: "U9", Plate: "", Exp: "03/27" },
  ]);
  const gearboxes = [...Array.from({ length: 7 }, () => "Auto / Diesel"), "Diesel", "Auto / Diesel / 4"];
  expect(apart("Trans/Fuel", ...gearboxes).spread.slice(7)).toEqual([
    { Stock: "U7", Trans: "", Fuel: "Diesel" },
    { Stock: "U8", "Trans/Fuel": "Auto / Diesel / 4" },
  ]);
});
