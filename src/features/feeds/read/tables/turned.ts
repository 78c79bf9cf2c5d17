import { headingStrength } from "../../recognise/headings.ts";
import type { FeedItem } from "../../schema.ts";
import { distinct, tableLayout, wideRowOf } from "../delimited.ts";

/** A table that is in memory as a whole. */
export interface WholeTable {
  readonly headings: readonly string[];
  readonly rows: readonly FeedItem[];
}

/** Names of facts that the first column must hold, their share of it, and how many more than the best row's. */
const [FEWEST_NAMED, LEAST_NAMED, LEAST_MORE] = [5, 0.6, 2];
/** Columns, the names' included: two are a list of one vehicle's facts. */
const FEWEST_COLUMNS = 3;

/**
 * The vehicles of a small table in which each has a column, and the first column names the facts, as a comparison of a
 * few cars has it; null for any other table. `records` are all of the table's rows. A vehicle's number is its column's.
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

/** The rows below a heading, so many records further down; empty ones are left out. */
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

/** These rows, one by one. */
export async function* eachRow(rows: readonly FeedItem[]): AsyncGenerator<FeedItem> {
  yield* rows;
}
