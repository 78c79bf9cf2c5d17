import { execFile } from "node:child_process";
import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { odsOf, workbookParts, workbookSheet, xlsxOf } from "../../../test/fixtures/workbook.ts";
import { zipOf } from "../../../test/fixtures/zip.ts";

const BASE = '"stocknum":"U1","make":"Kia","model":"Rio","year":2019,"price":9000';
const columns = (of: (at: number) => string) => Array.from({ length: 100_000 }, (_, at) => of(at)).join(",");
const CAR = ["Stock No", "Make", "Model", "Year"];
const book = (rows: string, texts?: string) =>
  zipOf({
    ...workbookParts([{ name: "Stock" }]),
    ...(texts && { "xl/sharedStrings.xml": `<sst>${texts}</sst>` }),
    "xl/worksheets/sheet1.xml": workbookSheet(rows),
  });
const inline = (cells: readonly string[]) =>
  `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join("")}</row>`;
const LOGIN = `<!doctype html><title>Sign in</title>${"<p>Please sign in.</p>".repeat(50_000)}<form></form>`;
const whole = () =>
  xlsxOf([{ name: "Stock", rows: [CAR, ...Array.from({ length: 500 }, (_, at) => [`U${at}`, "Kia", "Rio", 2019])] }]);

interface Hostile {
  readonly content: () => string | Buffer;
  readonly size?: number;
  readonly says: string;
}
const HOSTILE: Record<string, Hostile> = {
  "deep.json": { content: () => `[{${BASE},"x":${"[".repeat(200_000)}`, says: "nested deeper than any stock file" },
  "deep-outside.json": { content: () => `{"a":${"[".repeat(5_000_000)}`, says: "nested deeper than any stock file" },
  "deep.xml": { content: () => `<stock><vehicle>${"<a>".repeat(200_000)}`, says: "nested deeper than any stock file" },
  "wide.csv": { content: () => `${columns((at) => `column${at}`)}\n1,2,3\n`, says: "over 2000 columns" },
  "wide.json": { content: () => `[{${BASE},${columns((at) => `"c${at}":1`)}}]`, says: "too many fields" },
  "wide.xml": {
    content: () => `<stock><vehicle><make>Kia</make>${columns((at) => `<c${at}>1</c${at}>`)}</vehicle></stock>`,
    says: "too many fields",
  },
  "long-text.json": { content: () => `{"a":"${"x".repeat(12_000_000)}`, says: "longer than 8 MB" },
  "long-text.xml": {
    content: () =>
      `<stock>${"<vehicle><make>Kia</make><model>Rio</model></vehicle>".repeat(3)}<vehicle><make>${"x".repeat(12_000_000)}`,
    says: "longer than 8 MB",
  },
  "bomb.zip": { content: () => zipOf({ "stock.csv": Buffer.alloc(80_000_000, 97) }), says: "as a zip bomb does" },
  "bomb.xlsx": { content: () => book(" ".repeat(80_000_000)), says: "as a zip bomb does" },
  "texts.xlsx": { content: () => book(inline(CAR), "<si/>".repeat(5_000_000)), says: "more text than any stock" },
  "wide.xlsx": { content: () => book(`<row><c r="XFD1"><v>1</v></c></row>`), says: "over 2000 columns" },
  "deep.xlsx": { content: () => book("<a>".repeat(1_000_000)), says: "nested deeper than any spreadsheet" },
  "long-cell.xlsx": { content: () => book(inline(["x".repeat(3_000_000)])), says: "longer than 1 MB" },
  "repeats.ods": {
    content: () =>
      odsOf(
        `<table:table><table:table-row table:number-rows-repeated="1048000"><table:table-cell><text:p>U1</text:p></table:table-cell></table:table-row></table:table>`,
      ),
    says: "is said to repeat 1048000 times",
  },
  "cut.xlsx": { content: () => whole().subarray(0, 3000), says: "damaged or cut short: save it again and send that" },
  "cut.zip": {
    content: () => zipOf({ "stock.csv": `${CAR}\nU1,Kia,Rio,2019\n`.repeat(900), "a.jpg": "x" }).subarray(0, 200),
    says: "damaged or cut short: save it again and send that",
  },
  "login.csv": { content: () => LOGIN, says: "may need a login" },
  "empty.json": { content: () => "[]", says: "no rows" },
  "empty.xlsx": { content: () => book(""), says: "no sheet with rows" },
  "million-empty-rows.xlsx": {
    content: () =>
      book(
        Array.from({ length: 1_000_000 }, (_, at) => `<row r="${at + 1}" s="1"><c r="A${at + 1}" s="1"/></row>`).join(
          "",
        ),
      ),
    says: "no sheet with rows",
  },
  "huge.csv": { content: () => "Stock No,Make\n", size: 2 * 1024 ** 3, says: "more than 1074 MB of text: split it." },
};

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "feed-hostile-"));
  for (const [name, { content, size }] of Object.entries(HOSTILE)) {
    await writeFile(join(folder, name), content());
    if (size) await truncate(join(folder, name), size);
  }
});
afterAll(() => rm(folder, { recursive: true }));

/**
 * The refusal of each file, read one after the other in a process of its own, with the memory and time that it took.
 */
async function refusals(): Promise<{
  readonly said: Record<string, string>;
  readonly peak: number;
  readonly cpu: number;
}> {
  const program = `
    import { suggestMapping } from "./src/features/feeds/import.ts";
    const said = {};
    for (const name of ${JSON.stringify(Object.keys(HOSTILE))}) {
      const read = await suggestMapping(${JSON.stringify(folder)} + "/" + name);
      said[name] = read.ok ? "taken" : read.error;
    }
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    console.log(JSON.stringify({ said, peak: maxRSS / 1024, cpu: (userCPUTime + systemCPUTime) / 1e6 }));
  `;
  const cwd = resolve(import.meta.dirname, "../../..");
  return new Promise((done, fail) => {
    // An import sets the second itself; without both the figure tells how late Node collects, not what is held.
    const words = [
      "--no-warnings",
      "--max-semi-space-size=8",
      "--heap-growing-percent=100",
      "--input-type=module",
      "--eval",
      program,
    ];
    execFile(process.execPath, words, { cwd }, (failure, out) => (failure ? fail(failure) : done(JSON.parse(out))));
  });
}

test("a file that is too deep, too wide or too long is refused in a sentence, in little memory and time", {
  timeout: 60_000,
}, async () => {
  const { said, peak, cpu } = await refusals();
  for (const [name, { says }] of Object.entries(HOSTILE)) expect(said[name], name).toContain(says);
  expect(peak).toBeLessThan(400);
  expect(cpu).toBeLessThan(30);
});

/** Processor seconds and megabytes at most that a process of its own takes to read all rows of a file. */
async function readingOf(
  path: string,
): Promise<{ readonly rows: number; readonly cpu: number; readonly peak: number }> {
  const program = `
    import { openFeed } from "./src/features/feeds/read/rows.ts";
    const feed = await openFeed(${JSON.stringify(path)});
    let rows = 0;
    for await (const item of feed.rows) rows += "cells" in item ? 1 : 0;
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    console.log(JSON.stringify({ rows, cpu: (userCPUTime + systemCPUTime) / 1e6, peak: maxRSS / 1024 }));
  `;
  const cwd = resolve(import.meta.dirname, "../../..");
  const words = [
    "--no-warnings",
    "--max-semi-space-size=8",
    "--heap-growing-percent=100",
    "--input-type=module",
    "--eval",
    program,
  ];
  return new Promise((done, fail) => {
    execFile(process.execPath, words, { cwd }, (failure, out) => (failure ? fail(failure) : done(JSON.parse(out))));
  });
}

test("a workbook four times as long takes four times the time and hardly more memory", {
  timeout: 60_000,
}, async () => {
  const row = (at: number) =>
    `<row r="${at + 2}">${[`<c><v>${at}</v></c>`, ..."Kia Rio GT Hatch Petrol White".split(" ").map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`)].join("")}</row>`;
  const long = async (count: number) => {
    const path = join(folder, `long-${count}.xlsx`);
    const rows = Array.from({ length: count }, (_, at) => row(at)).join("");
    await writeFile(path, book(inline(["Stock No", "Make", "Model", "Badge", "Body", "Fuel", "Colour"]) + rows));
    return readingOf(path);
  };
  const [short, four] = [await long(15_000), await long(60_000)];
  expect([short.rows, four.rows]).toEqual([15_000, 60_000]);
  expect(four.cpu / short.cpu).toBeLessThan(6);
  expect(four.peak - short.peak).toBeLessThan(60);
});
