import { expect, test } from "vitest";
import { xlsxOf } from "../../../../../test/fixtures/workbook.ts";
import { cells, items } from "../testing.ts";

const HEAD = ["Stock No", "Model", "Year", "Price"];
const sheet = (name: string, ...rows: readonly (readonly string[])[]) => ({
  name,
  rows: [HEAD, ...rows.map((row) => [...row])],
});
const stockNumbers = async (...sheets: Parameters<typeof xlsxOf>[0]) => {
  const { found, otherSheets } = await items(xlsxOf(sheets));
  return { said: cells(found).map((row) => row["Stock No"]), otherSheets };
};

test("CAR-007 a sheet for each make is read, with its name above its vehicles; the sold ones are not", async () => {
  const { said, otherSheets } = await stockNumbers(
    sheet("Kia", ["U1", "Rio", "2019", "15990"], ["U2", "Soul", "2018", "14990"]),
    sheet("Mazda", ["U3", "3", "2017", "16990"]),
    sheet("Sold", ["U9", "Rio", "2012", "5990"]),
  );
  expect(said).toEqual(["Kia", "U1", "U2", "Mazda", "U3"]);
  expect(otherSheets).toEqual(["Sold"]);
});

test("beside a sheet of all stock, or under other headings, the sheets of makes are not read again", async () => {
  const all = await stockNumbers(
    sheet("All stock", ["U1", "Rio", "2019", "15990"], ["U3", "3", "2017", "16990"]),
    sheet("Kia", ["U1", "Rio", "2019", "15990"]),
    sheet("Mazda", ["U3", "3", "2017", "16990"]),
  );
  expect(all.said).toEqual(["U1", "U3"]);
  expect(all.otherSheets).toEqual(["Kia", "Mazda"]);
  const other = {
    name: "Mazda",
    rows: [
      ["Stock No", "Year", "Price", "Model"],
      ["U3", "2017", "16990", "3"],
    ],
  };
  expect((await stockNumbers(sheet("Kia", ["U1", "Rio", "2019", "15990"]), other)).said).toEqual(["U1"]);
});

test("a sheet whose rows say their make themselves needs no name above them", async () => {
  const made = (name: string, number: string) => ({
    name,
    rows: [
      ["Make", ...HEAD],
      [name, number, "Rio", "2019", "15990"],
    ],
  });
  expect((await stockNumbers(made("Kia", "U1"), made("Mazda", "U2"))).said).toEqual(["U1", "U2"]);
});

const labels = (title: string, number: string) => [
  [title],
  ["Stock no", number],
  ["Odometer", "40100"],
  ["Colour", "White"],
  ["Price", "15990"],
  [],
];

test("CAR-001 little lists of names and values, one below the other, are a vehicle each", async () => {
  const rows = [...labels("2019 Kia Rio S", "U1"), ...labels("2018 Mazda 3 Neo", "U2")];
  const { found } = await items(xlsxOf([{ name: "Cards", rows }]));
  expect(cells(found)).toEqual([
    { Vehicle: "2019 Kia Rio S", "Stock no": "U1", Odometer: "40100", Colour: "White", Price: "15990" },
    { Vehicle: "2018 Mazda 3 Neo", "Stock no": "U2", Odometer: "40100", Colour: "White", Price: "15990" },
  ]);
});

test("such a list before a table of stock is left, and a table without a heading is none", async () => {
  const about = { name: "About", rows: labels("2019 Kia Rio S", "U9") };
  expect((await stockNumbers(about, sheet("Stock", ["U1", "Rio", "2019", "15990"]))).said).toEqual(["U1"]);
  const { found } = await items(
    xlsxOf([
      {
        name: "S",
        rows: [
          ["2019 Kia Rio S", "15990"],
          ["2018 Mazda 3", "9990"],
        ],
      },
    ]),
  );
  expect(cells(found).map((row) => Object.keys(row).length)).toEqual([2, 2]);
});

test("a row that is wider than its heading says so, and blames no separator", async () => {
  const rows = [
    ["Make", "Model"],
    ["Kia", "Rio", "x"],
  ];
  expect((await items(xlsxOf([{ name: "S", rows }]))).found[0]).toMatchObject({
    problem: { reason: "the row has 3 cells and the heading 2: nothing names the cells beyond it" },
  });
});
