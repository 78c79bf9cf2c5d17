import { expect, test } from "vitest";
import { cells, items, reasonOf } from "../testing.ts";

const NAMES = ["stock_id", "make", "model", "year", "price"];
const ROWS = [
  [101, "Kia", "Rio", 2019, 15990],
  [102, "Mazda", "3", 2018, null],
];
const EXPECTED = [
  { stock_id: "101", make: "Kia", model: "Rio", year: "2019", price: "15990" },
  { stock_id: "102", make: "Mazda", model: "3", year: "2018", price: "" },
];
const read = async (value: unknown) => cells((await items(JSON.stringify(value))).found);

test("CAR-001 a query's result with its columns apart from its rows is read, and a sheet's with them in the first", async () => {
  const columns = NAMES.map((name) => ({ name, base_type: "type/Text" }));
  expect(await read({ status: "completed", data: { rows: ROWS, cols: columns } })).toEqual(EXPECTED);
  expect(await read({ columns: NAMES, index: [0, 1], data: ROWS })).toEqual(EXPECTED);
  expect(await read({ range: "Stock!A1:E3", values: [NAMES, ...ROWS] })).toEqual(EXPECTED);
  expect(await read([NAMES, ...ROWS])).toEqual(EXPECTED);
});

test("records that hold lists of numbers are records", async () => {
  const cars = [{ make: "Kia", model: "Rio", year: 2019, price: 15990, at: [[151, -33]] }];
  expect((await read({ cars }))[0]).toMatchObject({ make: "Kia", price: "15990" });
});

test("a file that is nested without end, or has lists without number, takes little time and no table", async () => {
  expect(await reasonOf(`{"rows":[["make"],${"[".repeat(200_000)}`)).toMatch(/^UnreadableFile: .+nested deeper/);
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, [[1], [2]]]));
  expect(await reasonOf(JSON.stringify(many))).toContain("too many fields");
});

test("CAR-001 rows without names, as a page's table asks for them, are vehicles where each names one and an amount", async () => {
  const row = (at: number, name: string) => [
    `<img src="https://p.example/${at}.jpg" width=80>`,
    `DT${at}`,
    `<a href="/v/${at}">${name}</a>`,
    `${at + 1}8,120 km`,
    "<b>$21,990</b>",
  ];
  const data = [row(1, "2019 Kia Rio S"), row(2, "2020 Mazda CX-5"), row(3, "2018 Ford Ranger")];
  expect((await read({ draw: 1, data }))[0]).toEqual({
    "column 1": "https://p.example/1.jpg",
    "column 2": "DT1",
    "column 3": "2019 Kia Rio S",
    "column 4": "28,120 km",
    "column 5": "$21,990",
  });
  const figures = data.map((cells) => cells.map((_, at) => at * 11_111));
  expect((await read({ draw: 1, data: figures }))[0]).not.toHaveProperty("column 1");
});

test("a record whose lists are of different lengths, or name no facts, is no table of columns", async () => {
  const lists = { make: ["Kia", "MG"], model: ["Rio", "3"], year: [2019, 2020], price: [1, 2] };
  expect(await read(lists)).toHaveLength(2);
  expect(await read({ ...lists, photos: ["a"] })).toHaveLength(1);
  expect(await read({ a: [1, 2], b: [1, 2], c: [1, 2], d: [1, 2] })).toHaveLength(1);
});
