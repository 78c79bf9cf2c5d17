import { Buffer } from "node:buffer";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { cells, items, reasonOf } from "./testing.ts";

const WESTERN = (text: string) => Buffer.from(text, "latin1");
const CSV = "Make,Model\nKia,Rio\n";

describe("files of another kind", () => {
  test.each([
    ["d0cf11e0a1b11ae1", "an old Excel workbook"],
    ["255044462d312e34", "a PDF document"],
    ["89504e470d0a1a0a", "a picture"],
    ["ffd8ffe000104a46", "a picture"],
    ["474946383961", "a picture"],
    ["53514c69746520666f726d6174", "a database file"],
    ["425a68393141", "packed with bzip2"],
    ["fd377a585a00", "packed with xz"],
    ["28b52ffd0458", "packed with zstd"],
  ])("%s is %s", async (hex, what) => {
    expect(await reasonOf(Buffer.concat([Buffer.from(hex, "hex"), Buffer.from(CSV)]))).toContain(`The file is ${what}`);
  });

  test("two stray signs of control are forgiven, or two in a thousand; more are no text", async () => {
    expect(cells((await items(`Make,Model\n\f\tKi\x00a,R\x01io\x1a\n`)).found)).toEqual([
      { Make: "\f\tKia", Model: "R\x01io\x1a" },
    ]);
    expect(await reasonOf(`${CSV}\x00\x01\x02,x\n`)).toContain("The file is binary");
    const text = `Make,Model\n${"Kia,Rio\n".repeat(500)}`;
    expect(await reasonOf(`${text}${"\x01".repeat(8)},x\n`)).toBe("");
    expect(await reasonOf(`${text}${"\x01".repeat(9)},x\n`)).toContain("The file is binary");
  });
});

describe("encodings", () => {
  const text = "Make,Model\nCitroën,C3\n";
  const swapped = (content: Buffer) => Buffer.from(content).swap16();

  test.each([
    ["utf-16le", "with its mark", Buffer.from(`\uFEFF${text}`, "utf16le")],
    ["utf-16be", "with its mark", swapped(Buffer.from(`\uFEFF${text}`, "utf16le"))],
    ["utf-16le", "without", Buffer.from(text, "utf16le")],
    ["utf-16be", "without", swapped(Buffer.from(text, "utf16le"))],
    ["utf-8", "with its mark", Buffer.from(`\uFEFF${text}`)],
    ["utf-8", "without", Buffer.from(text)],
    ["utf-8 and windows-1252", "in a line of its own", WESTERN(text)],
  ])("%s %s", async (encoding, _, content) => {
    const read = await items(content);
    expect(read.encoding).toBe(encoding);
    expect(cells(read.found)).toEqual([{ Make: "Citroën", Model: "C3" }]);
    expect(read.stray).toEqual(encoding.includes("windows") ? ["Citroën,C3\n"] : []);
  });

  test("zeros in some places only are no UTF-16", async () => {
    const mostlyText = Buffer.from(`Make,Model\n${"Kia,Rio\n".repeat(200)}\x00\x00`);
    expect((await items(mostlyText)).encoding).toBe("utf-8");
    expect(await reasonOf(Buffer.from("a\x00b\x00c\x00d\x00\x00e"))).toContain("The file is binary");
    expect(await reasonOf(Buffer.from("M,X", "utf16le"))).toContain("The file is binary");
    expect((await items(Buffer.from("M,X\n", "utf16le"))).encoding).toBe("utf-16le");
    expect((await items(swapped(Buffer.from("M,X\n", "utf16le")))).encoding).toBe("utf-16be");
  });

  test("one stray line far behind, across the pieces in which a file is read", async () => {
    const rows = 7000;
    const line = (at: number) => (at === rows - 1 ? WESTERN("Citroën,C3\n") : Buffer.from(`Škoda,${at}\n`));
    const content = Buffer.concat([Buffer.from("Make,Model\n"), ...Array.from({ length: rows }, (_, at) => line(at))]);
    const { found, stray, encoding } = await items(content);
    expect([encoding, found.length, stray]).toEqual(["utf-8 and windows-1252", rows, ["Citroën,C3\n"]]);
    const makes = new Set(cells(found).map(({ Make }) => Make));
    expect([...makes]).toEqual(["Škoda", "Citroën"]);
    expect(cells(found).at(-2)).toEqual({ Make: "Škoda", Model: String(rows - 2) });
  });

  test("a mark before stray lines is dropped, and headings among them keep their accents", async () => {
    const { headings } = await items(Buffer.concat([Buffer.from("\uFEFFMake,Kilomètres\n"), WESTERN("Citroën,12\n")]));
    expect(headings).toEqual(["Make", "Kilomètres"]);
  });

  test("a line without end is read in pieces", async () => {
    const note = "é".repeat(300 * 1024);
    const { found } = await items(Buffer.concat([Buffer.from("Make,Note\nKia,"), WESTERN(note)]));
    expect(cells(found)).toEqual([{ Make: "Kia", Note: note }]);
  });
});

describe("limits", () => {
  const limits = { text: 1000, ratio: 10, ratioFrom: 500 };
  const rows = (length: number) => `${CSV}${"x".repeat(length - CSV.length)}`;

  test("a text has at most so many bytes, packed or not", async () => {
    expect(await reasonOf(rows(1000), limits)).toBe("");
    expect(await reasonOf(rows(1001), limits)).toContain("of text: split it");
    const packed = (length: number) => gzipSync(rows(length));
    const wide = { ...limits, ratio: 1000 };
    expect(await reasonOf(packed(1000), wide)).toBe("");
    expect(await reasonOf(packed(1001), wide)).toContain("of text: split it");
    expect(await reasonOf(rows(30), { ...limits, ratio: 0.1, ratioFrom: 1 })).toBe("");
    expect(await reasonOf(rows(1001), { ...limits, text: 0.6 })).toContain("more than 0 MB of text");
  });

  test("a packed text may grow by so much, and beyond only while it is small", async () => {
    const packed = gzipSync(rows(600));
    expect(await reasonOf(packed, { text: 1e6, ratio: 600 / packed.length, ratioFrom: 500 })).toBe("");
    expect(await reasonOf(packed, { text: 1e6, ratio: 599 / packed.length, ratioFrom: 500 })).toContain(
      "as a gzip bomb",
    );
    expect(await reasonOf(packed, { text: 1e6, ratio: 1, ratioFrom: 600 })).toBe("");
    expect(await reasonOf(packed, { text: 1e6, ratio: 1, ratioFrom: 599 })).toContain("as a gzip bomb");
  });

  test("a packed file that is damaged says so", async () => {
    const packed = gzipSync(rows(600));
    packed.writeUInt8(packed.readUInt8(15) ^ 0xff, 15);
    expect(await reasonOf(packed)).toBe("UnreadableFile: The gzip file is damaged: send it again.");
    expect(await reasonOf(gzipSync(Buffer.from([0x1f, 0x8c, 0x41])))).not.toContain("packed twice");
  });
});
