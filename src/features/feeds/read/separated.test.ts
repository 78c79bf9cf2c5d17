import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SeparatedText } from "./separated.ts";
import { ROW_LIMITS } from "./source.ts";

function recordsOf(text: string, cuts: readonly number[] = [], delimiter = ",", limits = ROW_LIMITS): string[][] {
  const reader = new SeparatedText(delimiter, limits);
  const ends = [...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length];
  const records = ends.flatMap((end, at) => reader.read(text.slice(at === 0 ? 0 : ends[at - 1], end)));
  return [...records, ...reader.end()];
}

const UNCLOSED = "a quote that is never closed";
const orUnclosed = (read: () => string[][]): string[][] | string => {
  try {
    return read();
  } catch {
    return UNCLOSED;
  }
};

describe("separated text", () => {
  test.each<[string, string, string[][]]>([
    [
      "line ends of three kinds, mixed",
      "a,b\r\nc,d\re,f\ng,h",
      [
        ["a", "b"],
        ["c", "d"],
        ["e", "f"],
        ["g", "h"],
      ],
    ],
    ["an empty line is one empty cell", "a\n\nb\n", [["a"], [""], ["b"]]],
    [
      "quoted cells hold separators, line ends and doubled quotes",
      '"a,b","c\r\nd","6"" wheels"\n',
      [["a,b", "c\r\nd", '6" wheels']],
    ],
    ["a quote within a cell is text", 'a 6" wheel,b\n', [['a 6" wheel', "b"]]],
    ["a cell that goes on after its quotes keeps them", '"big" car,b\n', [['"big" car', "b"]]],
    ["an empty quoted cell at the end counts", 'a\n""', [["a"], [""]]],
    ["an empty last cell counts", "a,", [["a", ""]]],
    ["nothing", "", []],
  ])("%s", (_, text, records) => {
    expect(recordsOf(text)).toEqual(records);
  });

  test("any text, cut anywhere, gives the records that csv-parse finds in it", () => {
    const sign = fc.constantFrom('"', '"', ",", "\r", "\n", "\r\n", "a", " ", "ü", "\0", "a long word of text");
    const text = fc.array(sign, { maxLength: 40 }).map((signs) => signs.join(""));
    fc.assert(
      fc.property(
        text,
        fc.array(fc.nat(), { maxLength: 4 }),
        fc.constantFrom(",", ";", "\t"),
        (plain, cuts, delimiter) => {
          const written = plain.replaceAll(",", delimiter);
          const options = { delimiter, relax_quotes: true, relax_column_count: true };
          const expected = () => parse(written, { ...options, record_delimiter: ["\r\n", "\n", "\r"] });
          expect(orUnclosed(() => recordsOf(written, cuts, delimiter))).toEqual(orUnclosed(expected));
        },
      ),
      { seed: 13, numRuns: 3000 },
    );
  });

  test("a record over the limit is refused before it is whole, and one at the limit is read", () => {
    const limits = { ...ROW_LIMITS, characters: 10 };
    expect(recordsOf("12345,67890\n12345,67890\n", [], ",", limits)).toHaveLength(2);
    expect(() => recordsOf("ok\n12345,678901", [], ",", limits)).toThrow("A record of the file is longer");
    const reader = new SeparatedText(",", limits);
    reader.read('a\nb\n"12345');
    expect(() => reader.read("678901")).toThrow("A quotation mark opened in row 3 is never closed.");
  });

  test("a cell that is kept does not keep the file around it", () => {
    const words = "x".repeat(100);
    const reader = new SeparatedText(",", ROW_LIMITS);
    const found: string[] = [];
    const before = process.memoryUsage().heapUsed;
    for (let round = 0; round < 200; round += 1) {
      const piece = `${words}${round},${"y".repeat(500_000)}\n`;
      found.push(reader.read(piece)[0]?.[0] ?? "");
    }
    expect(found).toHaveLength(200);
    // All pieces have 100 MB; some of them may not have been collected yet.
    expect((process.memoryUsage().heapUsed - before) / 1e6).toBeLessThan(80);
  });
});
