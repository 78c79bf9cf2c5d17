import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, migrate, openDatabase } from "../../../src/db/open.ts";
import type { ImportReport } from "../../../src/features/feeds/schema.ts";
import { type CommandEnd, runCommand } from "../../setup/command.ts";

/** Runs the real command with malformed stock files. */

const HEADING = "Stock No,VIN,Year,Make,Model,Body,Fuel,Price";
let folder: string;
let db: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-bad-imports-"));
  db = await openDatabase({ url: null, dataDir: folder });
  await migrate(db);
});
afterAll(async () => {
  await db?.destroy();
  rmSync(folder, { recursive: true, force: true });
});

function importFile(name: string, content: string | Buffer, ...options: string[]): Promise<CommandEnd> {
  writeFileSync(join(folder, name), content);
  return importPath(join(folder, name), ...options);
}

function importPath(path: string, ...options: string[]): Promise<CommandEnd> {
  return runCommand(["import", path, "--dealership", "halden-alexandria", ...options], {
    env: { FORECOURT_DATA: folder, TMPDIR: folder },
  });
}

const lines = (...rows: string[]) => `${[HEADING, ...rows].join("\n")}\n`;

async function stored(stocknum: string) {
  return db
    .selectFrom("cars")
    .select(["make", "model", "year", "price", "vin", "status", "dealercomments"])
    .where("stocknum", "=", stocknum)
    .executeTakeFirst();
}

/** Expects that the whole file is refused: one sentence, no stack trace, nothing written. */
async function expectRefused(end: CommandEnd, sentence: RegExp): Promise<void> {
  expect(end.stderr).toMatch(/^forecourt: [^\n]+\.\n$/);
  expect(end.stderr).toMatch(sentence);
  expect(end).toMatchObject({ code: 1, stdout: "" });
  const { runs } = await db
    .selectFrom("import_runs")
    .select((of) => of.fn.countAll<number>().as("runs"))
    .where("file", "like", "refused%")
    .where("standing", "<>", "refused")
    .executeTakeFirstOrThrow();
  expect(Number(runs)).toBe(0);
}

/** The report of an import with some refused rows, after checking that its numbers add up. */
function reportOf(end: CommandEnd): ImportReport {
  expect(end.stderr).toBe("");
  expect(end.code).toBe(0);
  const report = JSON.parse(end.stdout) as ImportReport;
  expect(report.created + report.updated + report.unchanged + report.rejected).toBe(report.read);
  return report;
}

test("an empty file is refused", async () => {
  await expectRefused(await importFile("refused-empty.csv", ""), /The file is empty\./);
});

test("a file of only headings is refused, even as the whole stock: nothing is marked sold", async () => {
  reportOf(await importFile("one.csv", lines("KEEP-1,,2020,Toyota,Corolla,Hatch,Petrol,19990"), "--json"));
  const end = await importFile("refused-heading.csv", lines(), "--full");
  await expectRefused(end, /has a heading but no rows: nothing was changed/);
  expect(await stored("KEEP-1")).toMatchObject({ status: "in_stock" });
});

test("a gzip bomb of 2 GB is refused early, in bounded memory and time", async () => {
  const member = gzipSync(Buffer.from(lines() + "A".repeat(16 * 1024 * 1024)));
  const bomb = Buffer.concat(Array.from({ length: 128 }, () => member));
  expect(bomb.length).toBeLessThan(3 * 1024 * 1024);
  const begun = performance.now();
  const end = await importFile("refused-bomb.csv.gz", bomb);
  await expectRefused(end, /as a gzip bomb does/);
  expect(end.peakMegabytes).toBeLessThan(300);
  expect(performance.now() - begun).toBeLessThan(20_000);
});

test("a binary file named .csv is refused", async () => {
  const bytes = Buffer.from(Array.from({ length: 50_000 }, (_, at) => (at * 7919 + (at >> 3)) % 256));
  await expectRefused(await importFile("refused-binary.csv", bytes), /The file is binary, not text/);
});

test("rows too wide are rejected, rows cut short are imported with a warning or rejected, the others are imported", async () => {
  const file = lines(
    "W-1,,2020,Toyota,Corolla,Hatch,Petrol,19990",
    "W-2,,2020,Toyota,Corolla,Hatch,Petrol,19,990,5",
    "W-3,,2020",
    "W-4,,2019,Mazda,CX-5,SUV,Petrol",
  );
  const report = reportOf(await importFile("widths.csv", file, "--json"));
  expect(report).toMatchObject({ read: 4, created: 2, rejected: 2 });
  expect(report.rejections).toMatchObject([
    { row: 3, reason: expect.stringContaining("has 10 cells and the heading 8") },
    { row: 4, reason: expect.stringContaining("has 3 cells and the heading 8") },
  ]);
  expect(report.warnings).toContainEqual(expect.objectContaining({ kind: "row-short", count: 1 }));
  expect(await stored("W-2")).toBeUndefined();
  expect(await stored("W-4")).toMatchObject({ model: "CX-5", price: null });
});

test("lines that are not UTF-8 are read as western text, with a warning, and the others as they are", async () => {
  const file = Buffer.concat([
    Buffer.from(`${HEADING},Comments\nU-1,,2019,Citroen,C3,Hatch,Petrol,15990,Très chic\n`),
    Buffer.from("U-2,,2018,Citroen,C4,Hatch,Petrol,13990,Tr\xe8s chic\n", "latin1"),
    Buffer.from("U-3,,2017,Renault,Megane,Hatch,Petrol,9990,\x80 \xc3\x28 \xff\xfe\n", "latin1"),
  ]);
  const report = reportOf(await importFile("encoding.csv", file, "--json"));
  expect(report).toMatchObject({ read: 3, created: 3, encoding: "utf-8 and windows-1252" });
  expect(report.warnings).toContainEqual(expect.objectContaining({ kind: "encoding-mixed", count: 2 }));
  expect(await stored("U-1")).toMatchObject({ dealercomments: "Très chic" });
  expect(await stored("U-2")).toMatchObject({ dealercomments: "Très chic" });
  expect(await stored("U-3")).toMatchObject({ dealercomments: "€ Ã( ÿþ" });
});

test("an XML entity bomb is refused before it grows", async () => {
  const laughs = Array.from({ length: 12 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join("");
  const xml = `<?xml version="1.0"?><!DOCTYPE stock [<!ENTITY l0 "ha">${laughs}]><stock><vehicle><make>&l12;</make><year>2020</year></vehicle></stock>`;
  const end = await importFile("refused-laughs.xml", xml);
  await expectRefused(end, /declares entities of its own/);
  expect(end.peakMegabytes).toBeLessThan(300);
});

test("XML that names a file of this machine does not get to read it", async () => {
  const xml = `<?xml version="1.0"?><!DOCTYPE stock [<!ENTITY x SYSTEM "file:///etc/hostname">]><stock><vehicle><stockno>X-1</stockno><make>&x;</make><year>2020</year></vehicle></stock>`;
  await expectRefused(await importFile("refused-outside.xml", xml), /declares entities of its own/);
});

test("a bad value loses its row or its cell, and the report says so", async () => {
  const file = lines(
    "V-1,,2020,Toyota,Corolla,Hatch,Petrol,19990",
    "V-1,,2021,Mazda,3,Hatch,Petrol,24990",
    "V-2,,2020,Toyota,Yaris,Hatch,Petrol,-5000",
    "V-3,,2099,Toyota,Camry,Sedan,Petrol,29990",
    "V-4,JTNBB3HK70305123,2020,Toyota,Kluger,SUV,Petrol,45990",
  );
  const report = reportOf(await importFile("values.csv", file, "--json"));
  expect(report).toMatchObject({ read: 5, created: 2, rejected: 3 });
  expect(report.rejections).toMatchObject([
    { row: 3, column: "stocknum", value: "V-1", reason: "row 2 has the same stock number" },
    { row: 4, value: "-5000", reason: expect.stringMatching(/negative/) },
    { row: 5, value: "2099", reason: expect.stringMatching(/^vehicles are of \d{4} at the latest$/) },
  ]);
  expect(report.warnings).toContainEqual(
    expect.objectContaining({
      kind: "vin-refused",
      example: { car: "2020 Toyota Kluger (V-4)", row: 6, column: "VIN", value: "JTNBB3HK70305123" },
    }),
  );
  expect(await stored("V-1")).toMatchObject({ make: "Toyota", year: 2020 });
  expect(await stored("V-4")).toMatchObject({ model: "Kluger", vin: null });
});

test("a damaged gzip, a folder and no file at all are each one sentence", async () => {
  const cut = gzipSync(Buffer.from(lines("G-1,,2020,Toyota,Corolla,Hatch,Petrol,19990").repeat(200))).subarray(0, -20);
  const ends = [
    importFile("refused-cut.csv.gz", cut),
    importPath(folder),
    importPath(join(folder, "refused-none.csv")),
  ];
  const [damaged, notAFile, missing] = (await Promise.all(ends)) as [CommandEnd, CommandEnd, CommandEnd];
  await expectRefused(damaged, /cut short|damaged/);
  await expectRefused(notAFile, /is not a file/);
  await expectRefused(missing, /There is no file/);
});
