import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { type Database, type DatabaseAddress, migrate, openDatabase } from "../db/open.ts";
import { importFeed } from "../features/feeds/import.ts";
import { yardsOf } from "../features/feeds/place.ts";
import { newestRuns } from "../features/feeds/runs/data.ts";
import { forecourt } from "./testing.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-full-"));
});
afterAll(() => rm(folder, { recursive: true }));

const ORDER = {
  dealership: { id: 201, slug: "kingtide-southport", name: "Kingtide Southport" },
  yards: yardsOf([], "kingtide-southport"),
  mode: "full",
  mapping: null,
  dryRun: false,
  clock: () => Date.UTC(2026, 4, 1),
} as const;
const HEADING = "Stock No,VIN,Rego,Make,Model,Year,Price,Condition";
const vinOf = (at: number) => `TMBLK9NS0M89000${String(at).padStart(2, "0")}`;
const cells = (at: number) => [`U-${at}`, vinOf(at), `ABC${at + 100}`, "Kia", "Rio", "2019", `${9000 + at}`, "Used"];
const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => cells(from + at).join(",")).join("\n");
const YARD = `${HEADING}\n${rows(0, 30)}\n`;
const JSON_YARD = JSON.stringify(
  Array.from({ length: 30 }, (_, at) => Object.fromEntries(HEADING.split(",").map((key, i) => [key, cells(at)[i]]))),
);
const XML_YARD = `<stock>${Array.from(
  { length: 30 },
  (_, at) =>
    `<vehicle><stockno>U-${at}</stockno><make>Kia</make><model>Rio</model><year>2019</year><price>9000</price><condition>Used</condition></vehicle>`,
).join("\n")}</stock>`;

async function file(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

/** The stock, which only a run that was imported may change. */
const everything = async (db: Database) => ({
  cars: await db.selectFrom("cars").select(["stocknum", "status", "price", "updated_at"]).orderBy("stocknum").execute(),
  changes: (await db.selectFrom("stock_changes").select("id").execute()).length,
  runs: (await db.selectFrom("import_runs").select("id").where("standing", "=", "imported").execute()).length,
});
const standing = async (db: Database) => {
  const cars = await db.selectFrom("cars").select(["stocknum", "status"]).execute();
  const sold = cars.filter(({ status }) => status === "sold").map(({ stocknum }) => stocknum);
  return { sold: sold.sort(), forSale: cars.length - sold.length };
};

eachDatabase("forecourt import --full", (_openFresh, freshAddress) => {
  const importing = (address: DatabaseAddress, ...words: string[]) =>
    forecourt(["import", ...words, "--dealership", "kingtide-southport"], {
      DATABASE_URL: address.url ?? "",
      FORECOURT_DATA: address.dataDir,
    });
  async function yardOf(content: string, work: (db: Database, address: DatabaseAddress) => Promise<void>) {
    const address = await freshAddress();
    const db = await openDatabase(address);
    await migrate(db);
    const yard = await importFeed(db, { ...ORDER, file: await file("yard.csv", content), mode: "delta" });
    expect(yard).toMatchObject({ value: { created: 30 } });
    await work(db, address).finally(() => db.destroy());
  }

  test("CAR-102 a cut, damaged or foreign file stops with a sentence, ends with 1 and changes nothing", async () => {
    await yardOf(YARD, async (db, address) => {
      const before = await everything(db);
      const packed = gzipSync(YARD);
      const refused: [string, string | Buffer, RegExp][] = [
        ["inside-a-row.csv", YARD.slice(0, YARD.indexOf("U-27") + 20), /ends in the middle of row 29: .*nothing was/],
        ["in-quotes.csv", `${HEADING}\n${rows(0, 28)}\nU-28,"unfinished`, /quotation mark opened in row 30 is never/],
        ["record.json", JSON_YARD.slice(0, -40), /ends in the middle of row 30: .*nothing was changed/],
        [
          "between.json",
          JSON_YARD.slice(0, JSON_YARD.indexOf('},{"Stock No":"U-28"') + 2),
          /ends in the middle of row/,
        ],
        ["cut.xml", XML_YARD.slice(0, -200), /not well formed/],
        ["cut.csv.gz", packed.subarray(0, packed.length - 60), /gzip file is cut short/],
        ["at-a-line.csv", `${HEADING}\n${rows(0, 20)}\n`, /lacks 10 of the 30 cars for sale \(U-20, U-21, U-22, …\)/],
        ["foreign.csv", `${HEADING}\n${rows(40, 70)}\n`, /lacks 30 of the 30 cars for sale.*--allow-gone/],
      ];
      for (const [name, content, sentence] of refused) {
        const refusal = await importFeed(db, { ...ORDER, file: await file(name, content) });
        expect(refusal, name).toEqual({ ok: false, error: expect.stringMatching(sentence) });
        const isHeld = name === "at-a-line.csv" || name === "foreign.csv";
        const [run] = await newestRuns(db, { limit: 1 });
        expect(run, name).toMatchObject({ file: name, standing: isHeld ? "held" : "refused" });
        expect(await everything(db), name).toEqual(before);
      }
      for (const name of ["inside-a-row.csv", "foreign.csv"]) {
        const { code, error, out } = await importing(address, join(folder, name), "--full");
        expect({ name, code, out }).toEqual({ name, code: 1, out: "" });
        expect(error).toMatch(/^forecourt: The file [^\n]+ nothing was changed[^\n]+\n$/);
        expect(await everything(db), name).toEqual(before);
      }
    });
  });

  test("CAR-102 a fifth of the yard may go, and --allow-gone lets more", async () => {
    await yardOf(YARD, async (db, address) => {
      const most = await importing(address, await file("most.csv", `${HEADING}\n${rows(6, 30)}\n`), "--full");
      expect(most).toMatchObject({ code: 0, error: "" });
      expect(await standing(db)).toEqual({ sold: ["U-0", "U-1", "U-2", "U-3", "U-4", "U-5"], forSale: 24 });
      const few = await file("few.csv", `${HEADING}\n${rows(6, 10)}\n`);
      expect((await importing(address, few, "--full", "--dry-run")).code).toBe(1);
      expect((await importing(address, few, "--allow-gone")).code).toBe(2);
      expect((await importing(address, few, "--full", "--allow-gone")).code).toBe(0);
      expect((await standing(db)).forSale).toBe(4);
    });
  });

  test("CAR-102 a rejected row is still on the yard, by its number, VIN or plate, however they are spelled", async () => {
    const byVin = YARD.replace(/^U-\d+/gm, "");
    const bad = (row: string) => row.replace("2019", "2099");
    await yardOf(byVin, async (db) => {
      expect(
        (await db.selectFrom("cars").select("stocknum").execute()).some(({ stocknum }) => stocknum === vinOf(3)),
      ).toBe(true);
      const lines = byVin.trimEnd().split("\n");
      lines[4] = bad(lines[4] ?? "").replace(vinOf(3), `${vinOf(3).toLowerCase().slice(0, 8)} ${vinOf(3).slice(8)}`);
      lines[6] = bad(lines[6] ?? "").replace(vinOf(5), "");
      lines[8] = `${lines[8]},an unquoted, comma`;
      const report = await importFeed(db, { ...ORDER, file: await file("vins.csv", `${lines.join("\n")}\n`) });
      expect(report).toMatchObject({ value: { read: 30, rejected: 3, gone: 0 } });
      expect(await standing(db)).toEqual({ sold: [], forSale: 30 });
    });
    await yardOf(YARD, async (db) => {
      const lines = YARD.trimEnd().split("\n").slice(0, 30);
      lines[4] = bad(lines[4] ?? "").replace(/^U-3,[^,]*,[^,]*/, " u 3 ,,");
      const report = await importFeed(db, { ...ORDER, file: await file("numbers.csv", `${lines.join("\n")}\n`) });
      expect(report).toMatchObject({ value: { rejected: 1, gone: 1 } });
      expect(await standing(db)).toEqual({ sold: ["U-29"], forSale: 29 });
    });
  });
});
