import type { Line, Sheet, Sheets } from "./sheet.ts";
import type { STEPS } from "./steps/steps.ts";

/** The opposite of a step: rearranges sheets into the layout that the step undoes; null if they do not suit it. */
export type Inverse = (sheets: Sheets) => Sheets | null;

const linesOf = (cells: readonly (readonly string[])[]): Line[] => cells.map((one, at) => ({ at: at + 1, cells: one }));
const sheetOf = (cells: readonly (readonly string[])[], name = ""): Sheet => ({ name, lines: linesOf(cells) });
const cellsOf = ({ lines }: Sheet) => lines.map(({ cells }) => [...cells]);

/** The cells of the only sheet, if there is just one and it has at least four lines; null otherwise. */
function only(sheets: Sheets): string[][] | null {
  const [sheet, another] = sheets;
  return sheet && !another && sheet.lines.length >= 4 ? cellsOf(sheet) : null;
}

/** The same, if the sheet is a table: a single heading that names all facts, and a row for each vehicle. */
function table(sheets: Sheets): string[][] | null {
  const cells = only(sheets);
  const [heading = [], ...rows] = cells ?? [];
  const isWhole = ["Make", "Stock No", "Fuel"].every((name) => heading.filter((one) => one === name).length === 1);
  return isWhole && rows.every((row) => row.length === heading.length) ? cells : null;
}

/** A row's cells divided into `count` lines of equal width, the last one padded with empty cells. */
const parts = (cells: readonly string[], count: number) => {
  const width = Math.ceil(cells.length / count);
  return Array.from({ length: count }, (_, at) => {
    const part = cells.slice(at * width, (at + 1) * width);
    return [...part, ...Array<string>(width - part.length).fill("")];
  });
};

/** The layout that each step undoes. Each new step must have an entry, and is tested in combination with all others. */
export const INVERSES: Readonly<Record<keyof typeof STEPS, Inverse>> = {
  blocks: (sheets) => {
    if (sheets.length < 2) return null;
    const named = sheets.map((sheet) => [...(sheet.name === "" ? [] : [[sheet.name]]), ...cellsOf(sheet)]);
    return [sheetOf(named.flatMap((block) => [...block, [""]]))];
  },
  pairs: (sheets) => {
    const cells = table(sheets);
    const [heading = [], ...rows] = cells ?? [];
    return cells && heading.length > 3
      ? rows.map((row) => sheetOf(heading.map((label, at) => [label, row[at] ?? ""])))
      : null;
  },
  turn: (sheets) => {
    const isEven = ({ lines }: Sheet) => lines.every(({ cells }) => cells.length === lines[0]?.cells.length);
    if (sheets.some((sheet) => sheet.lines.length < 3 || !isEven(sheet))) return null;
    return sheets.map((sheet) => {
      const cells = cellsOf(sheet);
      return sheetOf(cells[0]?.map((_, at) => cells.map((row) => row[at] ?? "")) ?? [], sheet.name);
    });
  },
  stack: (sheets) => {
    const cells = table(sheets);
    const [heading = [], ...rows] = cells ?? [];
    const middle = Math.ceil(rows.length / 2);
    return cells && [sheetOf([heading, ...rows.slice(0, middle)]), sheetOf([heading, ...rows.slice(middle)])];
  },
  fold: (sheets) => {
    const cells = only(sheets);
    return cells && (cells[0]?.length ?? 0) > 3 ? [sheetOf(cells.flatMap((row) => parts(row, 2)))] : null;
  },
  unfold: (sheets) => {
    const cells = table(sheets);
    const [heading = [], ...rows] = cells ?? [];
    const beside = rows.flatMap((row, at) => (at % 2 === 0 ? [[...row, ...(rows[at + 1] ?? row.map(() => ""))]] : []));
    return cells && [sheetOf([[...heading, ...heading], ...beside])];
  },
  groups: (sheets) => {
    const cells = table(sheets);
    const [heading = [], ...rows] = cells ?? [];
    const make = heading.indexOf("Make");
    if (!cells || make < 0) return null;
    const without = (row: readonly string[]) => row.filter((_, at) => at !== make);
    const makes = [...new Set(rows.map((row) => row[make] ?? ""))];
    const grouped = makes.flatMap((name) => [[name], ...rows.filter((row) => row[make] === name).map(without)]);
    return makes.length < 2 ? null : [sheetOf([without(heading), ...grouped])];
  },
  facts: (sheets) => {
    const cells = table(sheets);
    const [heading = [], ...rows] = cells ?? [];
    const owner = heading.indexOf("Stock No");
    if (!cells || owner < 0) return null;
    const said = (row: readonly string[]) =>
      heading.flatMap((name, at) => (at === owner ? [] : [[row[owner] ?? "", name, row[at] ?? ""]]));
    return [sheetOf(rows.flatMap(said))];
  },
  join: (sheets) => {
    const cells = table(sheets);
    const [heading = [], ...rows] = cells ?? [];
    const half = Math.floor(heading.length / 2);
    if (!cells || heading.length < 5) return null;
    const key = (at: number) => `k${at + 1}`;
    return [
      sheetOf([["Ref", ...heading.slice(0, half)], ...rows.map((row, at) => [key(at), ...row.slice(0, half)])]),
      sheetOf([["Ref", ...heading.slice(half)], ...rows.map((row, at) => [key(at), ...row.slice(half)])]),
    ];
  },
  prose: (sheets) => {
    const cells = only(sheets);
    const remark = ["All vehicles come with a roadworthy certificate and our thanks."];
    return (
      cells && [sheetOf([["Riverside Motors"], ...cells.flatMap((row, at) => (at % 3 === 2 ? [row, remark] : [row]))])]
    );
  },
};
