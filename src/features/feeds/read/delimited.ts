import { headingStrength } from "../recognise/headings.ts";
import type { BrokenRow, FeedItem, FeedRow } from "../schema.ts";
import { takeFromCells } from "../spelled/take.ts";
import { noCells, safeKey } from "./flatten.ts";
import { joinPairs, pairsOf } from "./pairs.ts";
import { type PrintedColumns, printedColumns, tabbed, tabbedHead } from "./printed/printed.ts";
import { SeparatedText } from "./separated.ts";
import { ROW_LIMITS, type RowLimits, UnreadableFile } from "./source.ts";
import { ofTwoLines } from "./tables/two-line-headings.ts";
import { withQuotesMended } from "./unclosed-quotes.ts";

const DELIMITERS = [",", "\t", ";", "|", "~", "^"] as const;
/** No stock file has more columns. */
const MOST_COLUMNS = 2000;
/** The number of rows that are searched for the heading: exports often begin with a title and an empty line. */
const HEADING_WITHIN = 20;

export interface DelimitedLayout {
  readonly delimiter: string;
  /** Number of records before the first vehicle, including the one with the headings. */
  readonly before: number;
  readonly headings: readonly string[];
  /** How to find cells that no character separates. */
  readonly printed?: PrintedColumns;
}

/** A row whose cells may still be changed. */
type OpenRow = FeedRow & { readonly cells: Record<string, string> };

/**
 * Rows of a CSV, TSV or otherwise separated text. Quoted cells may contain line breaks, and line breaks may be of any
 * kind, even mixed. Rows wider than the heading are broken unless the surplus cells are empty; narrower ones are marked
 * `short`.
 */
export async function* delimitedRows(
  text: AsyncIterable<string>,
  layout: DelimitedLayout,
  limits: RowLimits = ROW_LIMITS,
): AsyncGenerator<FeedItem> {
  const { headings } = layout;
  const pairs = pairsOf(headings);
  let row = 0;
  /** The previous row, held back because only the file's last row may be cut off. */
  let previous: FeedItem | null = null;
  const end = { isLineEnd: true };
  const separated = layout.printed ? tabbed(text, layout.printed, limits) : text;
  for await (const records of recordsOf(separated, new SeparatedText(layout.delimiter, limits), end)) {
    for (const cells of records) {
      row += 1;
      if (row <= layout.before) continue;
      if (cells.every((cell) => cell.trim() === "")) continue;
      const item = rowOf(withQuotesMended(cells, headings.length, layout.delimiter), headings, row);
      if ("cells" in item) joinPairs(item.cells, pairs);
      if (previous) yield previous;
      previous = item;
    }
  }
  if (previous) yield "short" in previous && !end.isLineEnd ? { ...previous, cut: true } : previous;
}

/** The records in each piece of the text; `end` says whether the text so far ended with a line break. */
async function* recordsOf(
  text: AsyncIterable<string>,
  reader: SeparatedText,
  end: { isLineEnd: boolean },
): AsyncGenerator<string[][]> {
  for await (const piece of text) {
    if (piece !== "") end.isLineEnd = /[\r\n]$/.test(piece);
    yield reader.read(piece);
  }
  yield reader.end();
}

/** A record, with its cells under their headings. */
export function rowOf(record: readonly string[], headings: readonly string[], row: number): BrokenRow | OpenRow {
  const over = record.length > headings.length ? record.slice(headings.length) : [];
  if (over.some((cell) => cell.trim() !== "")) {
    const reason = `the row has ${record.length} cells and the heading ${headings.length}: a separator in it is not quoted`;
    return { row, problem: { column: null, value: over.join(" ").trim().slice(0, 80), reason }, words: record };
  }
  const cells = noCells();
  const width = Math.min(record.length, headings.length);
  for (let at = 0; at < width; at += 1) cells[headings[at] ?? ""] = unprotected(record[at] ?? "");
  if (record.length >= headings.length) return { row, cells, ...takeFromCells(cells, headings) };
  return { row, cells, ...takeFromCells(cells), short: { found: record.length, expected: headings.length } };
}

/** The text of a cell that was protected against spreadsheets, which drop leading zeros: `="00420"`. */
const unprotected = (cell: string) => (cell.startsWith('="') ? (PROTECTED.exec(cell)?.[1] ?? cell) : cell);
const PROTECTED = /^="([^"]*)"$/;

/** The same for a table whose rows leave out the empty cells at their end: such a row is complete. */
export function wideRowOf(record: readonly string[], headings: readonly string[], row: number): BrokenRow | OpenRow {
  const missing = headings.length - record.length;
  const item = rowOf(missing > 0 ? [...record, ...Array<string>(missing).fill("")] : record, headings, row);
  if (!("problem" in item)) return item;
  const reason = `the row has ${record.length} cells and the heading ${headings.length}: nothing names the cells beyond it`;
  return { ...item, problem: { ...item.problem, reason } };
}

/** Finds the separator and the heading at the beginning of the text. */
export function layoutOf(head: string): DelimitedLayout {
  const separator = /^sep=(.)\r?\n/i.exec(head)?.[1];
  const lines = head.slice(0, 64 * 1024);
  const readings = (separator ? [separator] : DELIMITERS).map((delimiter) => ({
    delimiter,
    records: firstRecords(lines, delimiter),
  }));
  const best = readings.reduce((a, b) => (worth(b.records) > worth(a.records) ? b : a));
  const printed = separator || worth(best.records) > 0 ? null : printedColumns(lines);
  if (printed) return { delimiter: "\t", ...tableLayout(firstRecords(tabbedHead(lines, printed), "\t")), printed };
  // The line that names the separator is neither a heading nor a vehicle.
  const named = separator ? 1 : 0;
  const { before, headings } = tableLayout(best.records.slice(named));
  return { delimiter: best.delimiter, before: before + named, headings };
}

/**
 * Finds the heading among the first records of a table, and makes its names unique. Throws UnreadableFile if there are
 * too many columns.
 */
export function tableLayout(records: readonly (readonly string[])[]): Omit<DelimitedLayout, "delimiter"> {
  const headingAt = headingOf(records);
  const columns = records.reduce((most, { length }) => Math.max(most, length), 1);
  if (columns > MOST_COLUMNS)
    throw new UnreadableFile(`The file has over ${MOST_COLUMNS} columns, which no stock file has.`);
  if (headingAt !== null) return { before: headingAt + 1, headings: distinct(headingsAt(records, headingAt)) };
  const width = usualWidth(records);
  return { before: firstWhole(records, width), headings: distinct(Array.from({ length: width }, () => "")) };
}

/** The names in that record, those of two lines as one. */
function headingsAt(records: readonly (readonly string[])[], at: number): readonly string[] {
  const above = records[at - 1] ?? [];
  const isUpperLine = headingStrength(above) > 1 && !above.some((cell) => isOfVehicle(cell) || isProse(cell));
  return isUpperLine ? ofTwoLines(above, records[at] ?? []) : (records[at] ?? []);
}

/**
 * Index of the first record with the table's width: a dealer's name and address may be above a list without headings.
 */
function firstWhole(records: readonly (readonly string[])[], width: number): number {
  const at = records.findIndex((record) => record.length >= width);
  const isAddress = at > 0 && at <= MOST_ABOVE && records.slice(0, at).every((record) => filled(record) < width);
  return isAddress ? at : 0;
}
const MOST_ABOVE = 3;
const filled = (record: readonly string[]) => record.filter((cell) => cell.trim() !== "").length;

/**
 * The width of the widest records, ignoring widths that are rare: one description with commas does not make columns.
 */
function usualWidth(records: readonly (readonly string[])[]): number {
  const fewest = Math.min(2, records.length);
  const times = new Map<number, number>();
  for (const { length } of records) times.set(length, (times.get(length) ?? 0) + 1);
  const shared = [...times].filter(([, count]) => count >= Math.max(fewest, records.length / 20));
  return Math.max(1, ...(shared.length > 0 ? shared : [...times]).map(([width]) => width));
}

/** The number of records at the beginning that are used to find the separator and the heading. */
const FIRST_RECORDS = 60;

/** The records of a complete text; null if there are too many to examine together. */
export function fewRecords(text: string, { delimiter }: DelimitedLayout): string[][] | null {
  const records = firstRecords(text, delimiter);
  return records.length < FIRST_RECORDS ? records : null;
}

function firstRecords(text: string, delimiter: string): string[][] {
  const reader = new SeparatedText(delimiter, ROW_LIMITS);
  const records = reader.read(text);
  // The sample may end within a quoted cell; the records before that one are enough.
  return (reader.isWithinQuotes ? records : [...records, ...reader.end()]).slice(0, FIRST_RECORDS);
}

/**
 * How likely a separator is, by the records that it produces. A character that splits the rows but not their heading is
 * part of the dealer's text.
 */
function worth(records: readonly string[][]): number {
  const headingAt = headingOf(records);
  return headingAt !== null && records[headingAt]?.length === 1 ? 0 : evenness(records);
}

/** A good separator produces many cells, and the same number in each row. */
function evenness(records: readonly string[][]): number {
  const widths = new Map<number, number>();
  for (const { length } of records) widths.set(length, (widths.get(length) ?? 0) + 1);
  let best = 0;
  for (const [width, count] of widths)
    if (width > 1) best = Math.max(best, (count / records.length) * Math.log2(width));
  return best;
}

/**
 * Index of the record that is most like a heading. 0 also if none is clearly one; null if the first is clearly a
 * vehicle.
 */
function headingOf(records: readonly (readonly string[])[]): number | null {
  if (isCounted(records[0] ?? [])) return 0;
  let best = { at: 0, strength: 0 };
  for (const [at, record] of records.slice(0, HEADING_WITHIN).entries()) {
    // Some words in a vehicle's row are headings elsewhere, so cells that no heading would contain count against a
    // record.
    const strength = headingStrength(record) - record.filter((cell) => isOfVehicle(cell) || isProse(cell)).length;
    if (strength > best.strength + 1) best = { at, strength };
  }
  if (best.strength > 0) return best.at;
  const first = records[firstWhole(records, usualWidth(records))] ?? [];
  return first.some(isOfVehicle) ? null : 0;
}

/** Whether a row numbers the columns ("", 0, 1, 2), as a data frame without column names is exported. */
function isCounted(cells: readonly string[]): boolean {
  const counted = cells[0]?.trim() === "" ? cells.slice(1) : cells;
  return counted.length >= FEWEST_COUNTED && counted.every((cell, at) => cell.trim() === String(at));
}
const FEWEST_COUNTED = 3;

/** Values that only a vehicle's row has: a year or month, a VIN, a price or another large number, a URL. */
const isOfVehicle = (cell: string) =>
  /^(?:(?:(?:0?[1-9]|1[0-2])\/)?(?:19|20)\d\d|[A-HJ-NPR-Z0-9]{17}|[$£€]?\s?(?:\d{4,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d\d)?|https?:\/\/\S+)$/.test(
    cell.trim(),
  );

/** Whether a cell is a description. A heading may be as long, if its names are separated by another character. */
const isProse = (cell: string) => cell.length > LONGEST_HEADING && /[a-z] [a-z]/i.test(cell);
const LONGEST_HEADING = 120;

/** Makes headings unique: unnamed ones are numbered, repeated ones get a suffix. */
export function distinct(headings: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return headings.map((heading, at) => {
    const name = safeKey(unprotected(heading.trim()).replace(/\s+/g, " ").trim()) || `column ${at + 1}`;
    let times = (seen.get(name) ?? 0) + 1;
    while (times > 1 && seen.has(`${name} (${times})`)) times += 1;
    seen.set(name, times);
    if (times === 1) return name;
    seen.set(`${name} (${times})`, 1);
    return `${name} (${times})`;
  });
}
