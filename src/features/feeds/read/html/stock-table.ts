import { headingStrength } from "../../recognise/headings.ts";
import type { FeedItem } from "../../schema.ts";
import { tableLayout, wideRowOf } from "../delimited.ts";
import { joinPairs, pairsOf } from "../pairs.ts";
import { SAMPLE_RECORDS } from "../sheets/workbook.ts";
import { tableRecords } from "./table-records.ts";

/**
 * The table of a page that contains the stock. Tables with the same headings are read together, since some pages have
 * one for each make.
 */
export interface StockTable {
  readonly headings: readonly string[];
  /** The heading row as it is in the page, cut to the beginnings of its cells. */
  readonly headingRow: string;
  /** Names of further tables that look like stock but are not read. */
  readonly others: readonly string[];
}

/** The fewest headings of a stock table, and the fewest cells that a row below them must fill. */
const FEWEST_HEADINGS = 3;
/** The fewest rows below the headings: a form, or a box with one car's facts, has fewer. */
const FEWEST_ROWS = 2;
/** The most characters that are examined of a table's first rows, and of a single cell. */
const SAMPLE_CHARACTERS = 256 * 1024;
const CELL_CHARACTERS = 200;
/** The most tables that are remembered, of those that look like stock. */
const MOST_JUDGED = 20;

interface Judged extends Omit<StockTable, "others"> {
  readonly number: number;
  readonly strength: number;
}

/** Finds the table whose headings look most like a vehicle's; null if none has enough headings and rows. */
export async function stockTable(text: AsyncIterable<string>): Promise<StockTable | null> {
  const samples = new Map<number, Sample>();
  let judged: readonly Judged[] = [];
  for await (const record of tableRecords(text)) {
    const { table } = record;
    if ("cells" in record) sampleOf(samples, table).add(record.cells);
    else {
      const found = judgedOf(table, sampleOf(samples, table).records);
      samples.delete(table);
      if (found && judged.every(({ headingRow }) => headingRow !== found.headingRow))
        judged = [...judged, found].sort((a, b) => b.strength - a.strength).slice(0, MOST_JUDGED);
    }
  }
  const [best, ...rest] = judged;
  if (!best) return null;
  const others = rest.filter(({ strength }) => strength >= best.strength * 0.5);
  return {
    headings: best.headings,
    headingRow: best.headingRow,
    others: others.map(({ number }) => `table ${number} of the page`),
  };
}

/** The first rows of a table that is still open, as many as are needed to judge it. */
class Sample {
  readonly records: (readonly string[])[] = [];
  #characters = 0;

  add(cells: readonly string[]): void {
    if (this.records.length >= SAMPLE_RECORDS || this.#characters >= SAMPLE_CHARACTERS) return;
    const begun = cells.map(beginningOf);
    this.records.push(begun);
    for (const { length } of begun) this.#characters += length;
  }
}

function sampleOf(samples: Map<number, Sample>, table: number): Sample {
  const sample = samples.get(table) ?? new Sample();
  samples.set(table, sample);
  return sample;
}

function judgedOf(number: number, records: readonly (readonly string[])[]): Judged | null {
  if (records.length <= FEWEST_ROWS) return null;
  const { before, headings } = tableLayout(records);
  const strength = before === 0 ? 0 : headingStrength(headings);
  const rows = records.slice(before).filter((cells) => cells.filter(Boolean).length >= FEWEST_HEADINGS);
  if (strength < FEWEST_HEADINGS || rows.length < FEWEST_ROWS) return null;
  return { number, strength, headings, headingRow: keyOf(records[before - 1] ?? []) };
}

/**
 * The rows of all tables with these headings, padded to their number. A row whose first cell spans at least half of the
 * columns is a title or a total, and is skipped.
 */
export async function* tableRows(text: AsyncIterable<string>, table: StockTable): AsyncGenerator<FeedItem> {
  const { headings, headingRow } = table;
  const pairs = pairsOf(headings);
  /** Tables whose heading row was read. */
  const begun = new Set<number>();
  for await (const record of tableRecords(text)) {
    const { row } = record;
    if (!("cells" in record)) {
      if (begun.delete(record.table) && record.end === "cut") yield { ...CUT, row };
    } else if (keyOf(record.cells) === headingRow) begun.add(record.table);
    else if (begun.has(record.table) && record.cells.some(Boolean) && record.first < headings.length / 2) {
      const item = wideRowOf(record.cells, headings, row);
      if ("cells" in item) joinPairs(item.cells, pairs);
      yield item;
    }
  }
}

const CUT = {
  problem: { column: null, value: "", reason: "the file ends before its table is closed" },
  words: [],
  cut: true,
} as const;

const beginningOf = (cell: string): string => cell.slice(0, CELL_CHARACTERS);
const keyOf = (cells: readonly string[]): string => cells.map(beginningOf).join("\n\t");
