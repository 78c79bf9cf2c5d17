import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import type { Database } from "../../db/open.ts";
import { DAY_MS } from "../../lib/time/spans.ts";
import { cardOf, documentOf } from "../search/index/documents/document.ts";
import { carTag } from "../stock/rules.ts";
import type { Car } from "../stock/schema.ts";
import { carOfRow } from "../stock/storing/record.ts";
import { importFeed } from "./import.ts";
import { yardsOf } from "./place.ts";

const NOW = Date.UTC(2026, 4, 1);
const dealership = { id: 1, slug: "us", name: "Us" };
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "feed-private-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(db: Database, lines: readonly string[], now = NOW) {
  const file = join(folder, "stock.csv");
  await writeFile(file, `${lines.join("\n")}\n`);
  const yards = yardsOf([], "us");
  const order = { file, dealership, yards, mode: "delta", mapping: null, dryRun: false, clock: () => now } as const;
  const result = await importFeed(db, order);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}
async function stock(db: Database): Promise<Car[]> {
  const rows = await db.selectFrom("cars").selectAll().orderBy("stocknum").execute();
  return rows.map((row) => carOfRow({ ...row, dealership_slug: "us", dealership_name: "Us" }));
}
const arrivals = async (db: Database) =>
  (await stock(db)).map(({ stocknum, created_at }) => [stocknum, Date.parse(created_at)]);
const TAGS = {
  fuelTagEnabled: false,
  certifiedBadgeMake: null,
  mercedesCertifiedTag: false,
  justArrivedDays: 30,
  justArrivedTagName: "JUST ARRIVED",
  soldTagName: "SOLD",
};
const tags = async (db: Database, now: number) => (await stock(db)).map((car) => carTag(car, TAGS, now)?.kind ?? null);

const HEADING = "Stock No,Make,Model,Year,Condition";
const U1 = "U1,Kia,Rio,2019,Used";
const U2 = "U2,MG,ZS,2020,Used";
const U3 = "U3,Ford,Ranger,2021,Used";

eachDatabase("what a file says of arrivals and of the dealer's own money", (openFresh) => {
  test("CAR-026 CAR-116 a yard's first file without dates claims no arrival; what a later one brings anew has arrived", async () => {
    const db = await openFresh();
    await run(db, [HEADING, U1, U2]);
    expect(await tags(db, NOW)).toEqual([null, null]);
    await run(db, [HEADING, U1, U2, U3], NOW + DAY_MS);
    expect(await tags(db, NOW + DAY_MS)).toEqual([null, null, "just-arrived"]);
    expect((await arrivals(db))[2]).toEqual(["U3", NOW + DAY_MS]);
  });

  test("CAR-026 CAR-116 the file's own dates are taken, at first and where a later file brings them", async () => {
    const db = await openFresh();
    const dated = (one: string, two: string) => [`${HEADING},Date Added`, `${U1},${one}`, `${U2},${two}`];
    await run(db, dated("2026-04-20", ""));
    expect(await arrivals(db)).toEqual([
      ["U1", Date.UTC(2026, 3, 20)],
      ["U2", NOW - 365 * DAY_MS],
    ]);
    expect(await tags(db, NOW)).toEqual(["just-arrived", null]);
    expect(await run(db, dated("2026-04-20", "2026-04-28T08:15:00Z"), NOW + DAY_MS)).toMatchObject({
      updated: 1,
      unchanged: 1,
    });
    expect((await arrivals(db))[1]).toEqual(["U2", Date.UTC(2026, 3, 28, 8, 15)]);
    expect(await run(db, [HEADING, U1, U2], NOW + 2 * DAY_MS)).toMatchObject({ unchanged: 2 });
    expect((await arrivals(db)).map(([, at]) => at)).toEqual([Date.UTC(2026, 3, 20), Date.UTC(2026, 3, 28, 8, 15)]);
  });

  test("CAR-026 days in stock count once: each import does not move the car", async () => {
    const db = await openFresh();
    const lines = [`${HEADING},Days in stock`, `${U1},40`, `${U2},3`];
    await run(db, lines);
    expect(await tags(db, NOW)).toEqual([null, "just-arrived"]);
    expect(await run(db, lines, NOW + DAY_MS)).toMatchObject({ unchanged: 2 });
  });

  test("CAR-014 costs are kept with the car, told in the report, and in nothing that search or a card answers", async () => {
    const db = await openFresh();
    const report = await run(db, [
      `${HEADING},Price,Wholesale Price,Landed Cost`,
      `${U1},,31777,30111`,
      `${U2},40000,32777,30222`,
    ]);
    expect(report.columns).toMatchObject({ "Wholesale Price": "cost", "Landed Cost": "cost" });
    expect(report.warnings.map(({ kind, count }) => [kind, count])).toEqual([
      ["cost-kept", 2],
      ["price-only-cost", 1],
    ]);
    const cars = await stock(db);
    expect(cars.map(({ price, extras }) => [price, extras])).toEqual([
      [null, { "Wholesale Price": "31777", "Landed Cost": "30111" }],
      [40_000, { "Wholesale Price": "32777", "Landed Cost": "30222" }],
    ]);
    for (const car of cars) {
      const document = documentOf(car);
      expect(JSON.stringify([document, cardOf({ ...document })])).not.toMatch(/3[12]777|30[12]{3}|Wholesale|Landed/);
    }
  });
});
