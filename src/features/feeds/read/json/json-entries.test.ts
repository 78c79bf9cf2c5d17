import { expect, test } from "vitest";
import { cells, items, reasonOf } from "../testing.ts";

const car = (model: string, more: object = {}) => ({
  make: { id: 12, name: "Subaru" },
  model: { id: 81, name: model },
  modelYear: 2021,
  price: 29990,
  photos: [{ seq: 1, href: `https://p.example/${model}.jpg` }],
  ...more,
});
const file = (vehicles: object) =>
  JSON.stringify({ dealer: { name: "Wattle Park Cars" }, data: { vehicles }, count: 2 });
const numbers = async (vehicles: object) =>
  cells((await items(file(vehicles))).found).map((row) => [row["model.name"], row["stock id"]]);

test("vehicles keyed by their stock number, wherever they lie, are rows that bear it", async () => {
  const { format, found } = await items(
    file({ B7001: car("XV"), B7002: car("BRZ"), none: 1, 'B\\u0037"': car("WRX") }),
  );
  expect(format).toBe("json");
  expect(cells(found)[0]).toMatchObject({
    "make.name": "Subaru",
    price: "29990",
    "photos.href": "https://p.example/XV.jpg",
  });
  expect(cells(found).map((row) => row["stock id"])).toEqual(["B7001", "B7002", 'B\\u0037"']);
});

test("a key is no stock number where the vehicle has one, says the key elsewhere, or is only counted", async () => {
  for (const name of ["stock_no", "stockNumber", "id", "SKU", "Stk No", "stock.no", "vehicleId", "_id"])
    expect(await numbers({ a: car("XV", { [name]: "7" }), b: car("BRZ") })).toEqual([
      ["XV", undefined],
      ["BRZ", "b"],
    ]);
  const byVin = {
    JF1GT7KL5MG012345: car("XV", { vin: "JF1GT7KL5MG012345" }),
    B2: car("BRZ", { vin: "JF1GT7KL5MG012346" }),
  };
  expect(await numbers(byVin)).toEqual([
    ["XV", undefined],
    ["BRZ", "B2"],
  ]);
  for (const [one, two] of [
    ["0", "2"],
    ["1", "2"],
  ] as const)
    expect(await numbers({ [one]: car("XV"), [two]: car("BRZ") })).toEqual([
      ["XV", undefined],
      ["BRZ", undefined],
    ]);
  expect(await numbers({ 4401: car("XV"), 4402: car("BRZ") })).toEqual([
    ["XV", "4401"],
    ["BRZ", "4402"],
  ]);
});

test("a file of many, of megabytes, or that ends too early, is read as a list is", async () => {
  const many = Object.fromEntries(
    Array.from({ length: 3000 }, (_, at) => [`S${at}`, car("XV", { text: "x".repeat(4000) })]),
  );
  const { found } = await items(file(many));
  expect(cells(found).at(-1)).toMatchObject({ "stock id": "S2999" });
  expect(found).toHaveLength(3000);
  const text = file({ B1: car("XV"), B2: car("BRZ"), B3: car("WRX") });
  const cut = (await items(text.slice(0, text.indexOf("WRX")))).found;
  expect(cut[2]).toMatchObject({ row: 3, cut: true });
});

test("keys that objects inherit, and objects without end, do no harm", async () => {
  const odd =
    '{"v":{"__proto__":{"make":"Kia","model":"Rio","price":1},"constructor":{"make":"MG","model":"3","price":2}}}';
  expect(cells((await items(odd)).found).map((row) => row["stock id"])).toEqual(["__proto__", "constructor"]);
  const before = process.cpuUsage();
  expect(await reasonOf(`{"a":${'{"b":'.repeat(100_000)}`)).toContain("nested deeper");
  expect((await items(`{"v":{${'"k":{},'.repeat(300_000)}"z":{}}}`)).found).toHaveLength(1);
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(4);
});
