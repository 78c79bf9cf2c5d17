import { headingStrength } from "../../recognise/headings.ts";
import type { FeedItem } from "../../schema.ts";
import { distinct, tableLayout, wideRowOf } from "../delimited.ts";

/** A table that is completely in memory. */
export interface WholeTable {
  readonly headings: readonly string[];
  readonly rows: readonly FeedItem[];
}

/**
 * The fewest names of facts in the first column, their share of it, and how many more there must be than in the best
 * row.
 */
const [FEWEST_NAMED, LEAST_NAMED, LEAST_MORE] = [5, 0.6, 2];
/** The fewest columns, including that of the names: two columns are a list of a single vehicle's facts. */
const FEWEST_COLUMNS = 3;

/**
 * The vehicles of a small table with a column for each vehicle and the names of facts in the first column, as in a
 * comparison of a few cars. Null for any other table. `records` are all rows of the table. A vehicle's row number is
 * the number of its column.
 */
export function turnedTable(records: readonly (readonly string[])[]): WholeTable | null {
  const facts = records.filter((cells) => filled(cells) > 1);
  const names = facts.map(([name = ""]) => name.trim());
  const columns = facts.reduce((most, { length }) => Math.max(most, length), 0);
  const strength = headingStrength(names);
  if (columns < FEWEST_COLUMNS || strength < FEWEST_NAMED || strength < names.length * LEAST_NAMED) return null;
  const { before, headings: across } = tableLayout(records);
  if (before > 0 && strength < headingStrength(across) + LEAST_MORE) return null;
  const headings = distinct(names);
  const vehicles = Array.from({ length: columns - 1 }, (_, at) => facts.map((cells) => cells[at + 1] ?? ""));
  const rows = vehicles.flatMap((cells, at) => (filled(cells) > 1 ? wideRowOf(cells, headings, at + 2) : []));
  return rows.length > 1 ? { headings, rows } : null;
}

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== "").length;

/** The rows below a heading, which begin after `before` records; empty ones are left out. */
export function readTable(
  records: readonly (readonly string[])[],
  before: number,
  headings: readonly string[],
): WholeTable {
  const below = records.slice(before);
  return {
    headings,
    rows: below.flatMap((cells, at) => (filled(cells) > 0 ? wideRowOf(cells, headings, before + at + 1) : [])),
  };
}

/** The rows as a stream. */
export async function* eachRow(rows: readonly FeedItem[]): AsyncGenerator<FeedItem> {
  yield* rows;
}
