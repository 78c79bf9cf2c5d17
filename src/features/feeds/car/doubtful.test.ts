import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { yardsOf } from "../place.ts";
import { recogniseColumns } from "../recognise/columns.ts";
import { reportText } from "../report/report.ts";
import type { FeedRow, ImportReport } from "../schema.ts";
import { Tally } from "../tally.ts";
import { buildCar, contextOf } from "./car.ts";
import { BASE, build, NOW } from "./testing.ts";

const { "Stock No": _, ...NAMED } = BASE;
const list = (heading: string, prices: readonly (number | string)[]) =>
  build(...prices.map((price, at) => ({ ...NAMED, "Stock No": `U${at}`, [heading]: String(price) })));
const times = <T>(count: number, price: (at: number) => T) => Array.from({ length: count }, (_, at) => price(at));
const pricesOf = ({ built }: ReturnType<typeof build>) => built.map(({ car }) => car?.price ?? null);
const ofPrice = ({ warned }: ReturnType<typeof build>) =>
  Object.fromEntries(Object.entries(warned).filter(([kind]) => kind.startsWith("price-")));

describe("CAR-014 a price that cannot be one is said in the report", () => {
  test.each([
    ["1", null, { "price-placeholder": 1 }],
    ["$1.00", null, { "price-placeholder": 1 }],
    ["$999,999", null, { "price-placeholder": 1 }],
    ["0", null, {}],
    ["", null, {}],
    ["POA", null, {}],
    ["11111", 11_111, { "price-made-up": 1 }],
    ["$12,345", 12_345, { "price-made-up": 1 }],
    ["11112", 11_112, {}],
    ["99", 99, { "price-low": 1 }],
  ])("%j", (cell, price, warned) => {
    const read = build({ ...BASE, Price: cell });
    expect(pricesOf(read)).toEqual([price]);
    expect(ofPrice(read)).toEqual(warned);
  });

  test.each([
    ["US$18,000", "Price"],
    ["18 000 €", "Price"],
    ["£18,000", "Price"],
    ["NZ$18,000", "Price"],
    ["₹18,000", "Price"],
    ["18000 GBP", "Price"],
    ["18000", "Price (EUR)"],
    ["18000", "price_usd"],
  ])("%s under %s is taken as it stands, and never converted silently", (cell, heading) => {
    const read = build({ ...BASE, [heading]: cell });
    expect(pricesOf(read)).toEqual([18_000]);
    expect(ofPrice(read)).toEqual({ "price-foreign": 1 });
  });

  test("a currency in a column of its own counts for the whole row", () => {
    const read = build({ ...BASE, Price: "18000", Currency: "NZD" });
    expect(ofPrice(read)).toEqual({ "price-foreign": 1 });
    expect(ofPrice(build({ ...BASE, Price: "18000", Currency: "AUD" }))).toEqual({});
  });

  test("a column of cents is taken as dollars, and of a heading that says so nothing is said", () => {
    const cents = times(12, (at) => (18_990 + at * 1_500) * 100);
    const read = list("Price", cents);
    expect(pricesOf(read)).toEqual(cents.map((price) => price / 100));
    expect(ofPrice(read)).toEqual({ "price-cents-column": 12 });
    expect(ofPrice(list("Price Cents", cents))).toEqual({});
    // Too few to say, odd amounts, and ordinary prices are dollars.
    expect(pricesOf(list("Price", cents.slice(0, 9)))).toEqual(cents.slice(0, 9));
    expect(
      pricesOf(
        list(
          "Price",
          cents.map((price) => price + 1),
        ),
      )[0],
    ).toBe(1_899_001);
    expect(
      ofPrice(
        list(
          "Price",
          times(12, (at) => 699_900 + at * 100 - 600),
        ),
      ),
    ).toEqual({});
  });

  test("a column of weekly amounts holds no price, where nothing else says so", () => {
    const weekly = times(12, (at) => 89 + at * 10);
    const read = list("Price", weekly);
    expect(pricesOf(read)).toEqual(weekly.map(() => null));
    expect(ofPrice(read)).toEqual({ "price-weekly-column": 12 });
    expect(pricesOf(list("Price", weekly.slice(0, 9)))).toEqual(weekly.slice(0, 9));
    expect(pricesOf(list("Price", [...weekly.slice(0, 10), 18_990, 22_990])).at(-1)).toBe(22_990);
  });

  test("the report names each of the cars, as far as a list is long", () => {
    const rows: FeedRow[] = times(60, () => "1").map((price, at) => ({
      row: at + 2,
      cells: { ...NAMED, "Stock No": `U${at}`, Price: String(price) },
    }));
    const tally = new Tally();
    const plan = recogniseColumns(null, rows);
    const context = contextOf(plan, rows, yardsOf([], "us"), NOW);
    for (const row of rows) {
      buildCar(row, context, tally);
      tally.name(row.row, () => `2019 Kia Rio (${row.cells["Stock No"]})`);
    }
    const [warning] = tally.counts().filter(({ kind }) => kind === "price-placeholder");
    expect(warning).toMatchObject({ count: 60, cars: expect.objectContaining({ length: 50, 0: "2019 Kia Rio (U0)" }) });
    const report = { ...NOTHING, warnings: [warning] } as unknown as ImportReport;
    expect(reportText(report)).toMatch(/2019 Kia Rio \(U19\)\n\s+… and 40 more/);
  });
});

const NOTHING = {
  run: 1,
  file: "a.csv",
  dealership: "north",
  mode: "full",
  format: "csv",
  encoding: "utf-8",
  columns: {},
  ...{ read: 0, created: 0, updated: 0, unchanged: 0, gone: 0, rejected: 0, took: 0, picturesWaiting: 0 },
  holds: [],
  missing: [],
  arrived: [],
  sold: [],
  prices: [],
  repriced: 0,
  unpriced: { count: 0, cars: [] },
  outlook: [],
};

describe("what the file does not say is guessed only where there is one answer", () => {
  test.each([
    [{ Make: "Toyota", Model: "HiLux" }, "Ute", { "body-guessed": 1 }],
    [{ Make: "Toyota", Model: "Corolla" }, null, {}],
    [{ Make: "Toyota", Model: "HiLux", Body: "Wagon" }, "Wagon", {}],
    [{ Make: "Kia", Model: "Carnival" }, "People Mover", { "body-guessed": 1 }],
  ])("CAR-064 the body of %o", (cells, body, warned) => {
    const read = build({ ...BASE, ...cells } as Record<string, string>);
    expect(read.car?.simple_body).toBe(body);
    expect(Object.fromEntries(Object.entries(read.warned).filter(([kind]) => kind.startsWith("body-")))).toEqual(
      warned,
    );
  });

  test("CAR-061 the state of the registration is the car's only where nothing says where it stands", () => {
    const row = (cells: Record<string, string>): FeedRow[] => [{ row: 2, cells: { ...BASE, ...cells } }];
    const stateOf = (cells: Record<string, string>) => {
      const rows = row(cells);
      const tally = new Tally();
      const built = buildCar(
        rows[0] as FeedRow,
        contextOf(recogniseColumns(null, rows), rows, yardsOf([], "us"), NOW),
        tally,
      );
      return [built.ok && built.car.state, tally.counts().map(({ kind }) => kind)];
    };
    expect(stateOf({ "Rego State": "qld" })).toEqual(["QLD", ["state-registered"]]);
    expect(stateOf({ "vehicle.registration.state": "QLD" })).toEqual(["QLD", ["state-registered"]]);
    for (const plate of ["YJC64D (QLD) exp Apr 2027", "YJC64D QLD", "QLD YJC64D", "YJC 64D - Qld"])
      expect(stateOf({ Rego: plate }), plate).toEqual(["QLD", ["state-registered"]]);
    for (const plate of ["YJC64D", "SA123", "S-133-NT", "No plates (QLD)"])
      expect(stateOf({ Rego: plate })[0], plate).toBe(null);
    expect(stateOf({ Rego: "YJC64D (QLD)", "Rego State": "VIC" })[0]).toBe("VIC");
    expect(stateOf({ "Rego State": "QLD", State: "VIC" })).toEqual(["VIC", ["location-unknown"]]);
    expect(stateOf({ "Registration State": "Expired" })).toEqual([null, []]);
    expect(build({ ...BASE, "Rego State": "QLD" }).car?.state, "a yard of the dealership counts more").toBe("NSW");
  });

  test("formulas that were never worked out are counted with their column", () => {
    const rows = [{ row: 2, cells: { ...BASE, Price: "" }, unworked: ["Price"] }];
    const tally = new Tally();
    buildCar(rows[0] as FeedRow, contextOf(recogniseColumns(null, rows), rows, yardsOf([], "us"), NOW), tally);
    expect(tally.counts()).toMatchObject([
      { kind: "formula-unworked", count: 1, example: { row: 2, column: "Price" } },
    ]);
  });
});

test("every kind of warning is given by something", () => {
  const folder = "src/features/feeds";
  const sources = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".ts") && !/\.test\.ts$|(^|\/)(tally|what-to-do)\.ts$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
  const kinds = [...readFileSync(join(folder, "tally.ts"), "utf8").matchAll(/^ {2}"([a-z-]+)": "/gm)].map(
    ([, kind]) => kind,
  );
  expect(kinds.length).toBeGreaterThan(50);
  expect(kinds.filter((kind) => !sources.includes(`"${kind}"`))).toEqual([]);
});
