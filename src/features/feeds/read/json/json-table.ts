import { readTitle } from "../../normalise/names/title.ts";
import { plainText } from "../../normalise/text.ts";
import { headingStrength } from "../../recognise/headings.ts";
import { tableLayout } from "../delimited.ts";
import { readTable, type WholeTable } from "../tables/turned.ts";
import { isRecord, parsed } from "./json-record.ts";

/** The most characters of a file that is searched. The whole result of a query is held in memory. */
const MOST = 8 * 1024 * 1024;
/** How deep the table may be, how deep the file may be nested, and how many keys of a record are examined. */
const [DEEPEST, DEEPEST_FILE, MOST_KEYS] = [5, 64, 50];
/** The fewest names of facts that the heading must have. */
const FEWEST_NAMED = 4;

/** Whether a JSON text may contain rows that are lists, or a list for each column. */
export const mayHoldTable = (head: string): boolean =>
  /\[\s*\[\s*(?:"|-?\d|null\b)/.test(head) ||
  /^\s*\{\s*"[^"]{1,60}"\s*:\s*(?:\[\s*(?:"|-?\d|null\b)|\{\s*"\d+"\s*:\s*(?:"|-?\d|null\b))/.test(head);

/**
 * The table in the result of a query or a spreadsheet, whose rows are lists: `{"columns": ["make", …], "rows": [["Kia",
 * …], …]}`. The names may also be in the first row, or absent if the rows are clearly vehicles. Null if the file has no
 * table that looks like stock.
 */
export async function tableInJson(text: AsyncIterable<string>): Promise<WholeTable | null> {
  let all = "";
  for await (const piece of text) {
    all += piece;
    if (all.length > MOST) return null;
  }
  if (isDeep(all)) return null;
  const value: unknown = all.trimStart().startsWith("[")
    ? parsed({ path: "", text: `{"rows":${all}}` })
    : parsed({ path: "", text: all });
  return isRecord(value) ? (tableOfColumns(value) ?? tableWithin(value, 0)) : null;
}

/** Whether a text is nested deeper than any stock file; brackets within strings count, too. */
function isDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 91 || code === 123) depth += 1;
    else if (code === 93 || code === 125) depth -= 1;
    if (depth > DEEPEST_FILE) return true;
  }
  return false;
}

/**
 * The table of a data frame that was written by columns: `{"make": {"0": "Kia", …}, …}` or `{"make": ["Kia", …], …}`.
 * Null if the columns differ in length, or too few have names of facts.
 */
function tableOfColumns(record: Readonly<Record<string, unknown>>): WholeTable | null {
  const headings = Object.keys(record);
  if (headings.length > MOST_KEYS * 10 || headingStrength(headings) < FEWEST_NAMED) return null;
  const columns = Object.values(record).map((column) => (isRecord(column) ? Object.values(column) : column));
  const height = Array.isArray(columns[0]) ? columns[0].length : 0;
  if (height < 2 || !columns.every((column) => isRow(column) && column.length === height)) return null;
  const cellOf = (column: unknown, at: number) => String((column as readonly unknown[])[at] ?? "");
  const rows = Array.from({ length: height }, (_, at) => columns.map((column) => withoutTags(cellOf(column, at))));
  return readTable([headings, ...rows], 1, headings);
}

function tableWithin(record: Readonly<Record<string, unknown>>, depth: number): WholeTable | null {
  const value = Object.fromEntries(Object.entries(record).slice(0, MOST_KEYS));
  for (const inner of Object.values(value)) {
    const found = Array.isArray(inner) ? tableOf(inner, value) : null;
    if (found) return found;
  }
  for (const inner of depth < DEEPEST ? Object.values(value) : []) {
    const found = isRecord(inner) ? tableWithin(inner, depth + 1) : null;
    if (found) return found;
  }
  return null;
}

/** The rows of a list of lists, with the names from a list next to it or from its first rows. */
function tableOf(list: readonly unknown[], siblings: Readonly<Record<string, unknown>>): WholeTable | null {
  const rows = list.flatMap((row) =>
    isRow(row) ? [row.map((cell) => (cell === null ? "" : withoutTags(String(cell))))] : [],
  );
  if (rows.length < 2 || rows.length < list.length) return null;
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const named = Object.values(siblings).flatMap((other) => {
    const names = other === list || !Array.isArray(other) ? [] : other.map(nameOf);
    return names.length === width && names.every((name) => name !== null) ? [names as string[]] : [];
  });
  const records = named[0] ? [named[0], ...rows] : rows;
  const { before, headings } = tableLayout(records);
  if (before === 0) return areVehicles(rows) ? readTable(rows, 0, headings) : null;
  return headingStrength(headings) >= FEWEST_NAMED ? readTable(records, before, headings) : null;
}

/** How many rows are examined, the fewest rows, the fewest cells of each, and the share that must be vehicles. */
const [LOOKED_AT, FEWEST_ROWS, FEWEST_CELLS, LEAST_VEHICLES] = [20, 3, 5, 0.8];
const LONGEST_NAME = 80;

/** Whether rows without a heading are vehicles: in each, one cell begins with a make, and one has an amount. */
function areVehicles(rows: readonly (readonly string[])[]): boolean {
  const first = rows.slice(0, LOOKED_AT);
  const named = first.filter(
    (cells) =>
      cells.length >= FEWEST_CELLS &&
      cells.some((cell) => cell.length <= LONGEST_NAME && readTitle(cell).make !== null) &&
      cells.some((cell) => /^\D{0,4}\d[\d,. ]{3,}/.test(cell)),
  );
  return first.length >= FEWEST_ROWS && named.length >= first.length * LEAST_VEHICLES;
}

/** The text of a cell that may contain HTML, or the address of the picture that it shows instead. */
function withoutTags(cell: string): string {
  if (!cell.includes("<") || cell.length > LONGEST_CELL) return cell;
  return plainText(cell) || (/<img\b[^<>]{0,300}?\bsrc\s?=\s?["']([^"'<>\s]{1,2000})/i.exec(cell)?.[1] ?? "");
}
const LONGEST_CELL = 20_000;

const isRow = (row: unknown): row is readonly (string | number | boolean | null)[] =>
  Array.isArray(row) && row.every((cell) => cell === null || typeof cell !== "object");

/** The name of a column, which may be a string or a record with a name; null if it has none. */
function nameOf(column: unknown): string | null {
  if (typeof column === "string") return column;
  if (!isRecord(column)) return null;
  const name = column.name ?? column.label ?? column.id ?? column.title;
  return typeof name === "string" ? name : null;
}
