import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generateStock } from "../../../demo/stock/generate.ts";
import { demoDealerships } from "../../../demo/stock/seed.ts";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import type { Database } from "../../db/open.ts";
import { openSites } from "../site/data.ts";
import { carsOfDealershipAfter } from "../stock/data.ts";
import { FULL_CAR } from "../stock/full-car.testing.ts";
import { writeStock } from "../stock/mutations.ts";
import type { CarInput } from "../stock/schema.ts";
import { importFeed } from "./import.ts";
import { yardsOf } from "./place.ts";
import { CAR_KEYS } from "./spelled/keys.ts";
import { wholeCar } from "./spelled/whole-car.testing.ts";
import { EXPORT_FORMATS, type ExportFormat, stockFile } from "./stock-file.ts";

const NOW = Date.UTC(2026, 4, 1);
const dealership = { id: 1, slug: "us", name: "Us" };
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "feed-whole-"));
});
afterAll(() => rm(folder, { recursive: true }));

const put = (db: Database, cars: readonly CarInput[]) =>
  writeStock(db, dealership, { now: NOW }, (writer) => writer.upsert(cars));
const all = (db: Database) => carsOfDealershipAfter(db, dealership.id, 0, 1000);

async function exported(db: Database, format: ExportFormat): Promise<string> {
  async function* cars() {
    yield* await all(db);
  }
  const file = join(folder, `stock.${format}`);
  await writeFile(file, stockFile(cars(), format));
  return file;
}

const take = (db: Database, file: string) =>
  importFeed(db, {
    file,
    dealership,
    yards: yardsOf([], "us"),
    mode: "full",
    mapping: null,
    dryRun: false,
    clock: () => NOW,
  });

eachDatabase("a whole car through a file", (openFresh) => {
  test.each(EXPORT_FORMATS)("CAR-002..109 every field of the record goes out as %s and comes back", async (format) => {
    const [from, to] = [await openFresh(), await openFresh()];
    const given = [wholeCar(), { ...FULL_CAR, vin: "TMBLK9NS0M8900002" }];
    await put(from, given);
    const report = await take(to, await exported(from, format));
    expect(report).toMatchObject({ value: { read: 2, created: 2, rejected: 0, warnings: [] } });
    const back = new Map((await all(to)).map((car) => [car.stocknum, car]));
    expect([...back.values()].map(({ created_at }) => created_at)).toEqual(
      given.map(() => new Date(NOW).toISOString()),
    );
    for (const car of given) {
      for (const key of CAR_KEYS) {
        expect({ [key]: back.get(car.stocknum)?.[key] }).toEqual({ [key]: car[key] });
      }
    }
  });

  test.each(EXPORT_FORMATS)(
    "CAR-001 what comes back as %s to where it went out from changes nothing",
    async (format) => {
      const db = await openFresh();
      const sites = await openSites("sites", { defaultSite: null });
      const dealerships = demoDealerships(sites.all());
      await sites.close();
      const made = [...generateStock({ dealerships, seed: 7, from: 0, count: 120, now: NOW })];
      await put(
        db,
        made.map(({ car }) => car),
      );
      const before = await all(db);
      const report = await take(db, await exported(db, format));
      const after = new Map((await all(db)).map((car) => [car.id, car]));
      for (const car of before) {
        const back = after.get(car.id);
        // A body that the record lacks is derived from the kind of vehicle, as for any dealer's file.
        const simple_body = car.simple_body ?? back?.simple_body;
        expect({ ...back, updated_at: "" }).toEqual({ ...car, simple_body, updated_at: "" });
      }
      if (!report.ok) throw new Error(report.error);
      const { read, created, gone, rejections, columns } = report.value;
      expect({ read, created, gone, rejections }).toEqual({ read: 120, created: 0, gone: 0, rejections: [] });
      // The day on which the database marked the car sold is in the file, so from the second time on nothing is
      // written.
      expect(await take(db, await exported(db, format))).toMatchObject({ value: { unchanged: 120 } });
      expect(CAR_KEYS.filter((key) => columns[key] !== key)).toEqual([]);
    },
  );
});
