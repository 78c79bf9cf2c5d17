import { describe, expect, test } from "vitest";
import { printedColumns, tabbed, tabbedHead } from "./printed.ts";

const ROWS = [
  ["S101", "2019", "TOYOTA", "COROLLA ASCENT SPORT", "A", "84,120", "$18,990"],
  ["S102", "2016", "LAND ROVER", "DISCOVERY", "A", "142,003", "$24,500"],
  ["S1003", "2021", "MG", "3 CORE", "", "21,400", "$15,750"],
];
const HEADING = ["STOCK NO", "YEAR", "MAKE", "MODEL", "TRANS", "KMS", "PRICE"];
const WIDTHS = [9, 5, 11, 23, 6, 9, 9];
const printed = (cells: readonly string[], isRight = false) =>
  cells
    .map((cell, at) => {
      const width = WIDTHS[at] ?? 0;
      return isRight && at > 4 ? cell.padStart(width - 1).padEnd(width) : cell.padEnd(width);
    })
    .join("")
    .trimEnd();
const list = (isRight: boolean, ...between: string[]) =>
  [printed(HEADING, isRight), ...between, ...ROWS.map((row) => printed(row, isRight))].join("\n");
const cellsOf = (text: string) => {
  const columns = printedColumns(text);
  return (
    columns &&
    tabbedHead(text, columns)
      .split("\n")
      .map((line) => line.split("\t"))
  );
};

describe("lists that were printed into a text", () => {
  test.each([false, true])("cells are told by gaps that go through all lines (numbers to the right: %s)", (isRight) => {
    expect(cellsOf(list(isRight))).toEqual([HEADING, ...ROWS]);
  });

  test("a ruler below the heading tells the columns, whatever stands in them", () => {
    const ruler = WIDTHS.map((width) => "-".repeat(width - 1)).join(" ");
    expect(cellsOf(list(false, ruler))).toEqual([HEADING, [""], ...ROWS]);
  });

  test("lines before the heading and after the rows spoil nothing", () => {
    const text = `MURRAY MOTORS\nSTOCK AT 12/03/2024\n\n${list(false)}\n\n3 VEHICLES`;
    expect(cellsOf(text)?.slice(3, 7)).toEqual([HEADING, ...ROWS]);
  });

  test("the title of a further page, which stands across the columns, joins none of them", () => {
    const title = (page: number) => `MURRAY MOTORS OF DUBBO AND ORANGE, STOCK BY AGE, USED     PAGE ${page}`;
    const text = `${title(1)}\n\n${list(false)}\n\n${title(2)}\n\n${list(false)}`;
    expect(cellsOf(text)?.slice(2, 6)).toEqual([HEADING, ...ROWS]);
  });

  test("titles and totals of further pages are empty lines, and a group's word alone is a line of its own", () => {
    const head = (page: number) =>
      `STOCK LISTING                PAGE ${page}\nRUN 28/11/26 07:1${page}  BRANCH 01\n\nUTES\n\n`;
    const ruler = WIDTHS.map((width) => "-".repeat(width - 1)).join(" ");
    const text = `${head(1)}${list(false, ruler)}\n  PAGE TOTAL 3 UNITS\n\n${head(2)}${list(false, ruler)}`;
    const lines = cellsOf(text)?.map((cells) => cells.join("|").replace(/\|+$/, "")) ?? [];
    expect(lines.filter((line) => /^STOCK LI/.test(line))).toHaveLength(1);
    expect(lines.filter((line) => /^RUN/.test(line))).toHaveLength(1);
    expect(lines.filter((line) => /TOTAL/.test(line.replaceAll("|", "")))).toEqual([]);
    expect(lines.filter((line) => line === "UTES")).toHaveLength(2);
    expect(lines).toHaveLength(text.split("\n").length);
  });

  test.each(["PAGE TOTAL        3 VEHICLES AT   59,240.00", "-".repeat(70)])(
    "a line across all columns parts none of them and joins none: %s",
    (line) => {
      expect(cellsOf(`${list(true)}\n${line}`)?.slice(0, 4)).toEqual([HEADING, ...ROWS]);
    },
  );

  test("cells that nothing aligns are told by two spaces or more", () => {
    const lines = [HEADING, ...ROWS.slice(0, 2), ["S1003", "2021", "MG", "3 CORE", "A", "21,400", "$15,750"]];
    const text = lines.map((cells) => cells.join("   ")).join("\r\n");
    expect(cellsOf(text)?.map((cells) => cells.length)).toEqual([7, 7, 7, 7]);
  });

  test("a list of sentences has no columns, and neither has one without a heading", () => {
    expect(printedColumns("2012 corolla ascent silver auto 145xxx $11,990\n2014 rio s white\n2016 cx5")).toBeNull();
    expect(printedColumns(ROWS.map((row) => printed(row)).join("\n"))).toBeNull();
  });

  test("pieces may end anywhere, and a line without an end is refused", async () => {
    const text = list(true);
    const columns = printedColumns(text);
    if (!columns) throw new Error("The list shows columns.");
    async function* pieces(from: string) {
      for (let at = 0; at < from.length; at += 7) yield from.slice(at, at + 7);
    }
    let whole = "";
    for await (const piece of tabbed(pieces(text), columns)) whole += piece;
    expect(whole).toBe(tabbedHead(text, columns));
    const limits = { fields: 10, elements: 10, characters: 100 };
    await expect(tabbed(pieces("x".repeat(200)), columns, limits).next()).rejects.toThrow("longer");
  });

  test("a heading that stands a little beside its columns names the nearest of them", () => {
    const lines = [
      "STOCKNO  YR   MAKE        MODEL      KLM     RETAIL  REGO     LOC",
      "55068    2010 Toyota      Aurion     138354     11990  BTM17G   01",
      "55070    2018 Land Rover  Discovery   52656     29990  KEC20X   01",
      "55077    2012 Ford        Territory  185728     12490  2UK2YT   02",
    ];
    expect(cellsOf(lines.join("\n"))?.slice(0, 3)).toEqual([
      ["STOCKNO", "YR", "MAKE", "MODEL", "KLM", "RETAIL", "REGO", "LOC"],
      ["55068", "2010", "Toyota", "Aurion", "138354", "11990", "BTM17G", "01"],
      ["55070", "2018", "Land Rover", "Discovery", "52656", "29990", "KEC20X", "01"],
    ]);
  });
});
