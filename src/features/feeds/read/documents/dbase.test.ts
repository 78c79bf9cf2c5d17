import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { zipOf } from "../../../../../test/fixtures/zip.ts";
import { bytesOf } from "../source.ts";
import { cells, items, reasonOf } from "../testing.ts";
import { dbaseText, isDbase } from "./dbase.ts";

type Column = readonly [name: string, kind: string, width: number];
const COLUMNS: readonly Column[] = [
  ["STOCKNO", "C", 8],
  ["MAKE", "C", 12],
  ["MODEL", "C", 12],
  ["YR", "N", 4],
  ["PRICE", "N", 10],
  ["DATEIN", "D", 8],
  ["DEMO", "L", 1],
  ["NOTES", "M", 10],
];

/** A dBASE III table of these records; a "*" at the beginning of the first cell marks a deleted record. */
function tableOf(records: readonly (readonly string[])[], columns = COLUMNS): Buffer {
  const head = Buffer.alloc(32 + 32 * columns.length + 1);
  head.set([3, 126, 11, 22]);
  head.writeUInt32LE(records.length, 4);
  head.writeUInt16LE(head.length, 8);
  head.writeUInt16LE(
    columns.reduce((sum, [, , width]) => sum + width, 1),
    10,
  );
  for (const [at, [name, kind, width]] of columns.entries()) {
    head.write(name, 32 + 32 * at, "latin1");
    head.write(kind, 43 + 32 * at, "latin1");
    head[48 + 32 * at] = width;
  }
  head[head.length - 1] = 0x0d;
  const rows = records.map((record) => {
    const isDeleted = record[0]?.startsWith("*");
    const texts = columns.map(([, kind, width], at) => {
      const text = (record[at] ?? "").replace("*", "");
      return kind === "N" ? text.padStart(width) : text.padEnd(width);
    });
    return Buffer.from(`${isDeleted ? "*" : " "}${texts.join("")}`, "latin1");
  });
  return Buffer.concat([head, ...rows, Buffer.from([0x1a])]);
}

const RIO = ["U1", "Kia", "Rio", "2019", "15990", "20260301", "T", "1"];
const KOLEOS = ["U2", "Renault", "Koléos", "2018", "17490", "", "F", ""];

describe("CAR-001 a dBASE table, as old dealers' systems keep their stock", () => {
  test("is read by its own columns, without memos and records that were deleted", async () => {
    const { found, headings } = await items(tableOf([RIO, ["*U9", "Ford", "Focus"], KOLEOS]));
    expect(headings).toEqual(["STOCKNO", "MAKE", "MODEL", "YR", "PRICE", "DATEIN", "DEMO"]);
    expect(cells(found).map((one) => Object.values(one))).toEqual([
      ["U1", "Kia", "Rio", "2019", "15990", "2026-03-01", "yes"],
      ["U2", "Renault", "Koléos", "2018", "17490", "", "no"],
    ]);
  });

  test("is found in an archive beside its pictures", async () => {
    const { found, pictures } = await items(zipOf({ "photos/U1_1.jpg": "x", "STOCK.DBF": tableOf([RIO, KOLEOS]) }));
    expect([cells(found).map(({ STOCKNO }) => STOCKNO), pictures?.count]).toEqual([["U1", "U2"], 1]);
  });

  test("of any records comes back as it was", async () => {
    const text = (most: number) => fc.stringMatching(new RegExp(`^[A-Z][a-z]{1,${most}}$`));
    const record = fc.tuple(text(6), text(10), text(10), fc.integer({ min: 1990, max: 2026 }).map(String));
    await fc.assert(
      fc.asyncProperty(fc.array(record, { minLength: 2, maxLength: 8 }), async (records) => {
        const { found } = await items(tableOf(records.map((one) => [...one, "9990", "20260301", "T"])));
        expect(cells(found).map((one) => [one.STOCKNO, one.MAKE, one.MODEL, one.YR])).toEqual(records);
      }),
      { seed: 5, numRuns: 20 },
    );
  });

  test("that is cut off or damaged is refused in a sentence, and a text is never taken for one", async () => {
    const whole = tableOf([RIO, KOLEOS]);
    expect(await reasonOf(whole.subarray(0, -30))).toMatch(/^UnreadableFile: .+send it again\./);
    const narrow = Buffer.from(whole);
    narrow.writeUInt16LE(9, 10);
    expect(await reasonOf(narrow)).toMatch(/damaged/);
    const { headings } = await items("1,Make,Model,Price\n2,Kia,Rio,15990\n3,Mazda,3,17490\n");
    expect(headings).toContain("Make");
  });

  test("has cells without signs that would break a line of text, dates only where they are whole, and no unknown truth", async () => {
    const odd = [
      ['"U1', 'Kia "Pro"', "Rio\tS\r\nLX", "2019", "15990", "2026", "?"],
      ["U2", "Kia", "Rio", "2018", "17490", "x0260301", "y"],
    ];
    const text = await dbaseText(bytesOf(tableOf(odd)));
    expect(text.toString().split("\n")).toEqual([
      "STOCKNO\tMAKE\tMODEL\tYR\tPRICE\tDATEIN\tDEMO",
      '\'U1\tKia "Pro"\tRio S LX\t2019\t15990\t2026\t',
      "U2\tKia\tRio\t2018\t17490\tx0260301\tyes",
    ]);
  });

  test.each([
    ["windows-1252, without a known byte", 0, 0xe9, "é"],
    ["windows-1251", 201, 0xd4, "Ф"],
    ["ibm866", 38, 0x94, "Ф"],
    ["ibm866, as FoxPro names it", 101, 0x94, "Ф"],
  ])("is read in its own encoding: %s", async (_, mark, byte, letter) => {
    const table = tableOf([["U1"]]);
    table[29] = mark;
    table[table.lastIndexOf("U1") + 1] = byte;
    expect((await dbaseText(bytesOf(table))).toString()).toContain(`\nU${letter}\t`);
  });

  test("that names no column with text, or claims more than a server should hold, is refused in a sentence", async () => {
    const memos = tableOf([["1"]], [["NOTES", "M", 10]]);
    await expect(dbaseText(bytesOf(memos))).rejects.toThrow("damaged");
    const most = 64 * 1024 * 1024;
    const table = tableOf([RIO]);
    const padded = (size: number) => ({ ...bytesOf(table), size });
    await expect(dbaseText(padded(most + 1))).rejects.toThrow("larger than 64 MB");
    expect((await dbaseText(padded(most))).toString()).toContain("Kia");
  });

  test("is told from other files by its first 32 bytes, each of which must fit", async () => {
    const table = tableOf([RIO, KOLEOS]);
    const changed = (change: (copy: Buffer) => void) => {
      const copy = Buffer.from(table);
      change(copy);
      return isDbase(bytesOf(copy));
    };
    const whole = table.readUInt16LE(8);
    expect(await isDbase(bytesOf(table))).toBe(true);
    expect(await isDbase(bytesOf(table.subarray(0, whole)))).toBe(true);
    expect(await changed((copy) => copy.set([12, 31], 2))).toBe(true);
    const unlike: readonly ((copy: Buffer) => void)[] = [
      (copy) => copy.set([0x31 + 0x10], 0),
      (copy) => copy.set([13], 2),
      (copy) => copy.set([32], 3),
      (copy) => copy.set([1], 12),
      (copy) => copy.set([1], 13),
      (copy) => copy.writeUInt16LE(32, 8),
      (copy) => copy.writeUInt16LE(1, 10),
      (copy) => copy.writeUInt16LE(copy.length + 1, 8),
    ];
    for (const change of unlike) expect(await changed(change), String(change)).toBe(false);
    expect(await isDbase(bytesOf(table.subarray(0, 31)))).toBe(false);
  });
});
