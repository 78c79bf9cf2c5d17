import { expect, test } from "vitest";
import { xlsxOf } from "../../../../../test/fixtures/workbook.ts";
import { cells, items } from "../testing.ts";
import { turnedTable } from "./turned.ts";

const TURNED = [
  ["New arrivals"],
  ["Stock No", "U1", "U2", "U3"],
  ["Make", "Kia", "Mazda", "Ford"],
  ["Model", "Rio", "3", "Ranger"],
  ["Year", "2019", "2018", ""],
  ["Price", "$15,990", "$17,490", "POA"],
  ["Odometer (km)", "40,100", "61,000", "9,000"],
];

test("CAR-007 vehicles that stand beside each other, each in a column, are read from a workbook and a text", async () => {
  const expected = [
    { "Stock No": "U1", Make: "Kia", Model: "Rio", Year: "2019", Price: "$15,990", "Odometer (km)": "40,100" },
    { "Stock No": "U2", Make: "Mazda", Model: "3", Year: "2018", Price: "$17,490", "Odometer (km)": "61,000" },
    { "Stock No": "U3", Make: "Ford", Model: "Ranger", Year: "", Price: "POA", "Odometer (km)": "9,000" },
  ];
  expect(cells((await items(xlsxOf([{ name: "S", rows: TURNED }]))).found)).toEqual(expected);
  const text = TURNED.slice(1)
    .map((row) => row.join(";"))
    .join("\n");
  expect(cells((await items(text)).found)).toEqual(expected);
});

test("a table with a heading, one vehicle's facts and a list of words are not turned", () => {
  const [, ...facts] = TURNED;
  expect(turnedTable(facts[0]?.map((_, at) => facts.map((row) => row[at] ?? "")) ?? [])).toBe(null);
  expect(turnedTable(facts.map((row) => row.slice(0, 2)))).toBe(null);
  expect(turnedTable(facts.map((row) => ["Kia", ...row.slice(1)]))).toBe(null);
});
