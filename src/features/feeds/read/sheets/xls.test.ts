import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { zipOf } from "../../../../../test/fixtures/zip.ts";
import { cells, items, reasonOf } from "../testing.ts";
import { compoundOf, double, recordOf, shorts, streamOf, textOf } from "./xls.testing.ts";

const label = (row: number, column: number, text: string) =>
  recordOf(0x0204, Buffer.concat([shorts(row, column, 0), textOf(text)]));
const number = (row: number, column: number, value: number, format = 0) =>
  recordOf(0x0203, Buffer.concat([shorts(row, column, format), double(value)]));
const heading = ["Stock No", "Make", "Model", "Year", "Kms", "Price"].map((text, at) => label(0, at, text));
const long = (value: number) => shorts(value & 0xffff, value >>> 16);
const cellFormat = (id: number) => recordOf(0x00e0, shorts(0, id));
const sheetOf = (...records: Buffer[]) => compoundOf(streamOf([cellFormat(0)], [...heading, ...records]));
const firstOf = async (content: Buffer) => ({ ...cells((await items(content)).found)[0] });

describe("an old Excel workbook", () => {
  test("written by another program is told by its content, and read as its cells are shown", async () => {
    const { format, headings, found } = await items(readFileSync("test/fixtures/feeds/excel-97.xls"));
    expect(format).toBe("xls");
    expect(headings?.slice(0, 3)).toEqual(["Stock No", "Year", "Make"]);
    expect(cells(found)[0]).toMatchObject({ "Stock No": "001017", Built: "2017-03-01", Model: "Corolla" });
    expect(found[0]?.row).toBe(4);
  });

  test("in an archive is read as it is alone", async () => {
    const packed = zipOf({ "stock.xls": readFileSync("test/fixtures/feeds/excel-97.xls") });
    expect((await items(packed)).found).toHaveLength(8);
  });

  test("gives packed numbers, flags, errors and worked-out formulas", async () => {
    const whole = recordOf(0x027e, Buffer.concat([shorts(1, 3, 0), long((2018 << 2) | 2)]));
    const hundredths = Buffer.concat([
      shorts(1, 4, 0),
      long((12_345 << 2) | 3),
      shorts(0),
      long((15 << 2) | 2),
      shorts(5),
    ]);
    const formula = (column: number, result: Buffer) =>
      recordOf(0x0006, Buffer.concat([shorts(1, column, 0), result, Buffer.alloc(6)]));
    const awaited = Buffer.concat([Buffer.alloc(6), shorts(0xffff)]);
    const content = sheetOf(
      label(0, 6, "Weight"),
      formula(0, awaited),
      recordOf(0x0207, textOf("U-ä1", true)),
      recordOf(0x0205, Buffer.concat([shorts(1, 1, 0), Buffer.from([1, 0])])),
      recordOf(0x0205, Buffer.concat([shorts(1, 2, 0), Buffer.from([42, 1])])),
      whole,
      recordOf(0x00bd, hundredths),
      formula(6, double(7.5)),
    );
    const row = await firstOf(content);
    expect(row).toMatchObject({
      "Stock No": "U-ä1",
      Make: "TRUE",
      Model: "",
      Year: "2018",
      Kms: "123.45",
      Price: "15",
    });
    expect(Object.values(row).at(-1)).toBe("7.5");
  });

  test("counts from 1904 where it says so, and shows numbers as their format does", async () => {
    const globals = [
      recordOf(0x0022, shorts(1)),
      recordOf(0x041e, Buffer.concat([shorts(164), textOf("00000")])),
      cellFormat(0),
      cellFormat(14),
      cellFormat(164),
    ];
    const row = [number(1, 0, 42, 2), label(1, 1, "Kia"), label(1, 2, "Rio"), number(1, 3, 41_090, 1)];
    const content = compoundOf(streamOf(globals, [...heading, ...row]));
    expect(await firstOf(content)).toMatchObject({ "Stock No": "00042", Year: "2016-07-01" });
  });

  test("reads shared texts that go on in the next record, in another width, with runs and sounds behind them", async () => {
    const rich = Buffer.concat([
      shorts(4),
      Buffer.from([0x0c]),
      shorts(1),
      long(3),
      Buffer.from("Kia!"),
      Buffer.alloc(7),
    ]);
    const first = Buffer.concat([long(9), long(2), rich, shorts(6), Buffer.from([0]), Buffer.from("Spor")]);
    const rest = Buffer.concat([Buffer.from([1]), Buffer.from("tä", "utf16le")]);
    const shared = (column: number, at: number) => recordOf(0x00fd, Buffer.concat([shorts(1, column, 0), long(at)]));
    const stream = streamOf(
      [recordOf(0x00fc, first), recordOf(0x003c, rest)],
      [...heading, shared(1, 0), shared(2, 1)],
    );
    expect(await firstOf(compoundOf(stream))).toMatchObject({ Make: "Kia!", Model: "Sportä" });
  });

  test("with a password, of before 1997, or of something else is refused in words", async () => {
    expect(await reasonOf(compoundOf(streamOf([recordOf(0x002f, shorts(1))], heading)))).toContain("has a password");
    expect(await reasonOf(compoundOf(Buffer.alloc(10), "EncryptedPackage"))).toContain("has a password");
    expect(await reasonOf(compoundOf(recordOf(0x0809, shorts(0x0500, 5))))).toContain("before 1997");
    expect(await reasonOf(compoundOf(Buffer.alloc(10), "WordDocument"))).toContain("no workbook");
  });

  test("cut anywhere, or with any word of it changed, is refused in a sentence or read, in little time", async () => {
    const whole = sheetOf(number(1, 0, 1), label(1, 1, "Kia"), label(1, 2, "Rio"), number(1, 3, 2018));
    for (let at = 8; at < whole.length; at += 97) expect(await reasonOf(whole.subarray(0, at))).toMatch(/^(Unread|$)/);
    for (let at = 24; at < 1600; at += 4) {
      for (const value of [0, 1, 0xfffffff0, 0x7fff]) {
        const changed = Buffer.from(whole);
        changed.writeUInt32LE(value, at);
        expect(await reasonOf(changed), `${value} at ${at}`).toMatch(/^(UnreadableFile|$)/);
      }
    }
  }, 60_000);
});
