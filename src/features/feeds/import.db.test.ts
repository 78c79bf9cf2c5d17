import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import type { Database } from "../../db/open.ts";
import { type ImportOrder, importFeed, suggestMapping } from "./import.ts";
import { yardsOf } from "./place.ts";
import { reportText } from "./report/report.ts";
import type { ImportReport } from "./schema.ts";

const NOW = Date.UTC(2026, 4, 1);
const HEADING = "Stock No,Make,Model,Year,Price,Condition";
const dealership = { id: 1, slug: "us", name: "Us" };
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "feed-import-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function order(lines: readonly string[], changes: Partial<ImportOrder> = {}): Promise<ImportOrder> {
  const file = join(folder, "stock.csv");
  await writeFile(file, `${lines.join("\n")}\n`);
  return {
    file,
    dealership,
    yards: yardsOf([], "us"),
    mode: "delta",
    mapping: null,
    dryRun: false,
    clock: () => NOW,
    ...changes,
  };
}
async function run(db: Database, lines: readonly string[], changes?: Partial<ImportOrder>): Promise<ImportReport> {
  const result = await importFeed(db, await order(lines, changes));
  if (!result.ok) throw new Error(result.error);
  return result.value;
}
const counts = ({ read, created, updated, unchanged, gone, rejected }: ImportReport) => [
  read,
  created,
  updated,
  unchanged,
  gone,
  rejected,
];
const stock = (db: Database) =>
  db.selectFrom("cars").select(["stocknum", "price", "status"]).orderBy("stocknum").execute();
const changes = async (db: Database) => (await db.selectFrom("stock_changes").select("id").execute()).length;

const THREE = [HEADING, "U1,Kia,Rio,2019,9990,Used", "U2,MG,ZS,2020,8000,Used", "U3,Ford,Ranger,2021,POA,Used"];

eachDatabase("importing a stock file", (openFresh) => {
  test("CAR-007 a file of one make without its column says what to do, and that helps", async () => {
    const db = await openFresh();
    const lines = ["model,year,price,mileage", "Pondskater,2016,16000,24089", "Frogger,2017,15995,18615"];
    const refused = await importFeed(db, await order(lines));
    expect(refused).toMatchObject({ error: expect.stringContaining('put "fixed": {"make": "Toyota"} in it') });
    const suggested = await suggestMapping((await order(lines)).file);
    if (!suggested.ok) throw new Error(suggested.error);
    const mapping = JSON.stringify({ ...suggested.value, fixed: { make: "Toyota" } });
    expect(counts(await run(db, lines, { mapping }))).toEqual([2, 2, 0, 0, 0, 0]);
  });

  test("CAR-027 a second run of the same file changes nothing", async () => {
    const db = await openFresh();
    expect(counts(await run(db, THREE))).toEqual([3, 3, 0, 0, 0, 0]);
    const before = await changes(db);
    expect(counts(await run(db, THREE, { mode: "full" }))).toEqual([3, 0, 0, 3, 0, 0]);
    expect(await changes(db)).toBe(before);
    expect(await stock(db)).toMatchObject([
      { stocknum: "U1", price: 9990 },
      { stocknum: "U2" },
      { stocknum: "U3", price: null },
    ]);
  });

  test("every changed price is counted, also those that the report has no room to name", async () => {
    const db = await openFresh();
    const cars = (price: number) => Array.from({ length: 60 }, (_, at) => `P${at},Kia,Rio,2019,${price + at},Used`);
    await run(db, [HEADING, ...cars(9000)]);
    const report = await run(db, [HEADING, ...cars(8900)]);
    expect([report.updated, report.repriced, report.prices.length]).toEqual([60, 60, 50]);
    expect(reportText(report)).toContain("Prices changed (60)");
  });

  test("CAR-026 of a first file without dates nothing has just arrived; what a later one brings has", async () => {
    const db = await openFresh();
    const later = NOW + 86_400_000;
    await run(db, [HEADING, "U1,Kia,Rio,2019,9990,Used"]);
    await run(db, THREE, { clock: () => later });
    const cars = await db.selectFrom("cars").select(["stocknum", "created_at"]).orderBy("stocknum").execute();
    expect(cars.map(({ created_at }) => new Date(created_at).getTime())).toEqual([
      NOW - 365 * 86_400_000,
      later,
      later,
    ]);
  });

  test("CAR-102 a car whose line a found layout passed over is refused and not gone, numbered or not", async () => {
    const db = await openFresh();
    const block = (no: string, make: string, model: string, price: number) =>
      [...(no ? [`Stock No,${no},checked,yes`] : ["Yard,North,checked,yes"]), `Make,${make}`, `Model,${model}`]
        .concat(["Year,2019", `Price,${price}`, `Kms,${price * 3}`, ""])
        .join("\n");
    const cars = [
      ["Toyota", "HiLux"],
      ["Mazda", "CX-5"],
      ["Hyundai", "i30"],
      ["Kia", "Rio"],
    ] as const;
    for (const numbered of [true, false]) {
      await db.deleteFrom("cars").execute();
      const blocks = cars.map(([make, model], at) => block(numbered ? `U${at}` : "", make, model, 20_100 + at * 1_000));
      const last = [
        block(numbered ? "U9" : "", "Ford", "Ranger", 27_500),
        block(numbered ? "U8" : "", "MG", "ZS", 18_300),
      ];
      expect(counts(await run(db, [...blocks, ...last], { mode: "full" }))).toEqual([6, 6, 0, 0, 0, 0]);
      // The Ranger's block has become a line of another kind; the MG is not there any more.
      const line = `${numbered ? "U9 " : ""}2019 Ford Ranger 27500,in January`;
      const report = await run(db, [...blocks, "To come", line], { mode: "full" });
      expect(report.rejections).toMatchObject([{ value: line, reason: expect.stringContaining("passed over") }]);
      const sold = await db.selectFrom("cars").select("make").where("status", "=", "sold").execute();
      expect(sold).toEqual(numbered ? [{ make: "MG" }] : []);
    }
  });

  test("CAR-102 a full file marks what it lacks sold, a delta does not; a row refused for another reason is not gone", async () => {
    const db = await openFresh();
    await run(db, THREE);
    expect(counts(await run(db, [HEADING, "U1,Kia,Rio,2019,9500,Used"]))).toEqual([1, 0, 1, 0, 0, 0]);
    const report = await run(db, [HEADING, "U1,Kia,Rio,2019,9500,Used", "U2,MG,ZS,2099,8000,Used"], { mode: "full" });
    expect(counts(report)).toEqual([2, 0, 0, 1, 1, 1]);
    expect(report.rejections).toMatchObject([
      { row: 3, column: "Year", value: "2099", reason: "vehicles are of 2027 at the latest" },
    ]);
    expect((await stock(db)).map(({ status }) => status)).toEqual(["in_stock", "in_stock", "sold"]);
  });

  test("a dry run says what would change and writes nothing", async () => {
    const db = await openFresh();
    expect(counts(await run(db, THREE, { dryRun: true }))).toEqual([3, 3, 0, 0, 0, 0]);
    expect(await stock(db)).toEqual([]);
    expect(await db.selectFrom("import_runs").select("id").execute()).toEqual([]);
  });

  test("the report is kept with the stock", async () => {
    const db = await openFresh();
    const report = await run(db, THREE);
    const [importRun] = await db.selectFrom("import_runs").selectAll().execute();
    expect(JSON.parse(importRun?.report ?? "")).toEqual(report);
    expect(importRun).toMatchObject({ dealership_id: 1, file: "stock.csv", mode: "delta" });
  });

  test("what breaks while writing leaves everything as it was", async () => {
    const db = await openFresh();
    await run(db, THREE);
    const next = await order([HEADING, ...Array.from({ length: 450 }, (_, at) => `N${at},Kia,Rio,2019,9000,Used`)], {
      mode: "full",
    });
    let reads = 0;
    const clock = () => {
      reads += 1;
      // The second reading of the clock is the last step before the transaction ends.
      if (reads === 2) throw new Error("killed");
      return NOW;
    };
    await expect(importFeed(db, { ...next, clock })).rejects.toThrow("killed");
    expect((await stock(db)).map(({ stocknum, status }) => `${stocknum} ${status}`)).toEqual([
      "U1 in_stock",
      "U2 in_stock",
      "U3 in_stock",
    ]);
  });

  test("a file of which nothing can be taken changes nothing, even in full", async () => {
    const db = await openFresh();
    await run(db, THREE);
    const mapping = JSON.stringify({
      columns: { Yard: { field: "dealership" }, Make: { field: "make" }, Year: { field: "year" } },
      dealerships: { Elsewhere: "elsewhere" },
    });
    const divided = ["Yard,Make,Year", "Elsewhere,Kia,2019"];
    expect(await importFeed(db, await order(divided, { mode: "full", mapping }))).toMatchObject({
      error: expect.stringMatching(/^All rows of the file are of other dealerships, so nothing was changed\./),
    });
    const nothing = await importFeed(db, await order(["A,B", "1,2", "3,4"], { mode: "full" }));
    expect(nothing).toMatchObject({ ok: false, error: expect.stringContaining("None of the 2 rows could be taken") });
    const heading = await importFeed(db, await order([HEADING], { mode: "full" }));
    expect(heading).toEqual({ ok: false, error: "The file has a heading but no rows: nothing was changed." });
    expect((await stock(db)).every(({ status }) => status === "in_stock")).toBe(true);
  });

  test("a suggested mapping imports as recognition does, and a corrected one to the letter", async () => {
    const db = await openFresh();
    const suggested = await suggestMapping((await order(THREE)).file);
    if (!suggested.ok) throw new Error(suggested.error);
    expect(counts(await run(db, THREE, { mapping: JSON.stringify(suggested.value) }))).toEqual([3, 3, 0, 0, 0, 0]);
    const { Price: _, ...columns } = suggested.value.columns;
    expect(counts(await run(db, THREE, { mapping: JSON.stringify({ columns }) }))).toEqual([3, 0, 3, 0, 0, 0]);
    expect((await stock(db)).map(({ price }) => price)).toEqual([null, null, null]);
    expect(
      await importFeed(db, await order(THREE, { mapping: '{"columns":{"Cost":{"field":"price"}}}' })),
    ).toMatchObject({ ok: false });
  });
});
