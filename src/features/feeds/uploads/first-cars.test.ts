import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NOW, YARD } from "../car/testing.ts";
import { yardsOf } from "../place.ts";
import { type Choices, shownColumns } from "./columns.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "feed-first-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function shown(rows: readonly string[], choices: Choices | null = null) {
  const path = join(folder, "stock.csv");
  await writeFile(path, rows.join("\n"));
  const seen = await shownColumns(path, { choices, dealership: "us", yards: yardsOf([YARD], "us"), now: NOW });
  if (!seen.ok) throw new Error(seen.error);
  return seen.value;
}

const FILE = [
  "Stock No,Make,Model,Year,Retail$,Odo,Gearbox,Fuel,Colour,Cost",
  "K1,KIA,Sportage,2022,31990,41000,Auto,ULP,wht,25000",
  "K2,Kia,Rio,2019,,88000,Man,ULP,Red,9000",
  "K3,,Rio,,15990,88000,Auto,ULP,Red,9000",
  "K4,Kia,Rio,2020,15990,2000,Auto,Petrol,Zorble,9000",
  "K5,Kia,Rio,2020,15990,2000,Auto,Petrol,Red,9000",
];

test("a file's first rows are shown as the cars that shoppers would see, and what is none says why", async () => {
  const { read, columns } = await shown(FILE);
  expect(read.cars.map(({ name, price, problem }) => [name, price, problem])).toEqual([
    ["2022 Kia Sportage", "$31,990", null],
    ["2019 Kia Rio", null, null],
    ["Rio (K3)", null, expect.stringContaining("make")],
    ["2020 Kia Rio", "$15,990", null],
  ]);
  expect(read.cars[0]).toMatchObject({ row: 2, stocknum: "K1", photos: 0 });
  expect(read.cars[0]?.facts).toEqual(["41,000 km", "White", "Automatic", "Petrol", "Northside"]);
  expect(columns.map(({ samples }) => samples.length)).toEqual(columns.map(() => 4));
});

test("each cell says what was read where that is another word, and nothing where it is the same", async () => {
  const { read, columns } = await shown(FILE);
  const cell = (heading: string, row: number) => read.cells[columns.findIndex((one) => one.heading === heading)]?.[row];
  expect([cell("Gearbox", 0), cell("Fuel", 0), cell("Make", 0)]).toEqual([
    { says: "Automatic" },
    { says: "Petrol" },
    null,
  ]);
  // Figures with other signs are the same figure, and what nobody may see is not spelled out.
  const plain = [cell("Stock No", 0), cell("Odo", 0), cell("Retail$", 0), cell("Cost", 0), cell("Retail$", 1)];
  expect(plain).toEqual([null, null, null, null, null]);
});

test("words that were read as others are counted over the rows, the ones that nobody understands first", async () => {
  const { read } = await shown(FILE);
  expect(read.words.map(({ written, says, rows }) => [written, says, rows])).toEqual([
    ["Zorble", null, 1],
    ["Auto", "Automatic", 3],
    ["ULP", "Petrol", 2],
    ["wht", "White", 1],
    ["Man", "Manual", 1],
  ]);
  expect([read.rows, read.isAll]).toEqual([5, true]);
});

test("it is said how sure a column is, and what no column says, as the columns are chosen", async () => {
  const { read, columns } = await shown(FILE);
  expect(columns[0]?.sureness).toBeGreaterThanOrEqual(0.7);
  expect(read.missing.map(({ what }) => what)).not.toContain("the price");
  const choices = columns.map(({ field }) => (field === "price" ? null : field));
  const without = await shown(FILE, choices);
  expect(without.read.missing[0]?.what).toBe("the price");
  expect(without.read.cars[0]?.price).toBeNull();
  // The recognised fields stay, so that a page can say what somebody chose otherwise.
  expect(without.columns.map(({ field }) => field)).toEqual(columns.map(({ field }) => field));
});
