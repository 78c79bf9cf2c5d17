import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { zipOf } from "../../../../../test/fixtures/zip.ts";
import { cells, items, reasonOf } from "../testing.ts";

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
function tableOf(records: readonly (readonly string[])[], version = 3): Buffer {
  const head = Buffer.alloc(32 + 32 * COLUMNS.length + 1);
  head.set([version, 126, 11, 22]);
  head.writeUInt32LE(records.length, 4);
  head.writeUInt16LE(head.length, 8);
  head.writeUInt16LE(
    COLUMNS.reduce((sum, [, , width]) => sum + width, 1),
    10,
  );
  for (const [at, [name, kind, width]] of COLUMNS.entries()) {
    head.write(name, 32 + 32 * at, "latin1");
    head.write(kind, 43 + 32 * at, "latin1");
    head[48 + 32 * at] = width;
  }
  head[head.length - 1] = 0x0d;
  const rows = records.map((record) => {
    const isDeleted = record[0]?.startsWith("*");
    const texts = COLUMNS.map(([, kind, width], at) => {
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
});
