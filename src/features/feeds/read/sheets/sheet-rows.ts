import { headingStrength } from "../../recognise/headings.ts";
import type { FeedItem } from "../../schema.ts";
import { tableLayout, wideRowOf } from "../delimited.ts";
import { NoStockFound } from "../opened-feed.ts";
import { joinPairs, pairsOf } from "../pairs.ts";
import { factOfSheetName } from "../tables/sections.ts";
import { turnedTable, type WholeTable } from "../tables/turned.ts";
import { SAMPLE_RECORDS, type SheetSample, type Workbook } from "./workbook.ts";

/** A sheet that contains stock. */
interface ReadSheet {
  readonly sheet: number;
  /** Number of records before the first vehicle, including the one with the headings. */
  readonly before: number;
  /** The sheet's name, if it adds a make or a body that no column has; otherwise null. */
  readonly section: string | null;
}

/** The sheet with the stock, or several divided by make or body, and the headings of their columns. */
export interface ChosenSheets {
  readonly sheets: readonly ReadSheet[];
  readonly headings: readonly string[];
  /** Names of further sheets that look like stock but are not read. */
  readonly others: readonly string[];
}

interface Judged {
  readonly sheet: number;
  readonly sample: SheetSample;
  readonly headings: readonly string[];
  readonly before: number;
  readonly strength: number;
}

/**
 * Chooses the sheet whose headings look most like a vehicle's, preferring visible ones. If it is one of several sheets
 * divided by make or body, all of these are read. Throws NoStockFound if no sheet has rows below its headings.
 */
export function chooseSheets({ samples }: Workbook): ChosenSheets {
  const judged = samples
    .map((sample, sheet) => ({ sheet, sample, ...layoutOf(sample) }))
    .filter(({ sample, before }) => sample.records.length > before);
  const [best, ...rest] = judged.toSorted(
    (a, b) => Number(a.sample.isHidden) - Number(b.sample.isHidden) || b.strength - a.strength,
  );
  if (!best) throw new NoStockFound("The workbook has no sheet with rows below its headings.");
  const series = seriesOf(best, judged);
  const others = rest.filter(
    (one) => !series.includes(one) && !one.sample.isHidden && one.strength >= Math.max(3, best.strength * 0.5),
  );
  return {
    sheets: series.map(({ sheet, before, sample, headings }) => ({
      sheet,
      before,
      section: series.length > 1 && factOfSheetName(sample.name, headings)?.isNew ? sample.name : null,
    })),
    headings: best.headings,
    others: others.map(({ sample }) => sample.name),
  };
}

/**
 * All sheets of the series that this one belongs to, in the workbook's order: a sheet for each make or body, with the
 * same headings. If there is also a sheet of all stock, which has the same vehicles again, only `best` is returned.
 * Sheets of sold or archived vehicles do not belong to a series.
 */
function seriesOf(best: Judged, all: readonly Judged[]): readonly Judged[] {
  const alike = all.filter(({ sample, headings }) => !sample.isHidden && isSame(headings, best.headings));
  const named = alike.filter(({ sample, headings }) => factOfSheetName(sample.name, headings) !== null);
  const isWhole = alike.some(({ sample }) => WHOLE.test(sample.name));
  return named.includes(best) && !isWhole ? named : [best];
}

/** Names of sheets that contain the same vehicles as the others. */
const WHOLE =
  /\b(?:all|full|master|total|totals|complete|combined|overview|summary|stock|stocklist|inventory|vehicles)\b/i;

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((heading, at) => heading.toLowerCase() === other[at]?.toLowerCase());

function layoutOf({ records }: SheetSample) {
  const layout = tableLayout(records.map(({ cells }) => cells));
  return { ...layout, strength: layout.before === 0 ? 0 : headingStrength(layout.headings) };
}

/** The vehicles of a workbook whose first sheet is a small table on its side; null for any other. */
export function turnedSheet({ samples }: Workbook): WholeTable | null {
  const first = samples.find(({ isHidden, records }) => !isHidden && records.length > 0);
  return first && first.records.length < SAMPLE_RECORDS ? turnedTable(first.records.map(({ cells }) => cells)) : null;
}

/** The rows of the chosen sheets. A short row is complete, since sheets leave out empty cells at its end. */
export async function* sheetRows(workbook: Workbook, chosen: ChosenSheets): AsyncGenerator<FeedItem> {
  const { headings } = chosen;
  const pairs = pairsOf(headings);
  for (const { sheet, before, section } of chosen.sheets) {
    // The sheet's name precedes its vehicles, like the heading of a section.
    if (section !== null) yield wideRowOf([section], headings, 0);
    let left = before;
    for await (const { row, cells, unworked = [] } of workbook.records(sheet)) {
      left -= 1;
      if (left >= 0 || cells.every((cell) => cell.trim() === "")) continue;
      const item = wideRowOf(cells, headings, row);
      if ("cells" in item) joinPairs(item.cells, pairs);
      const empty = unworked.flatMap((at) => headings[at] ?? []);
      yield "cells" in item && empty.length > 0 ? { ...item, unworked: empty } : item;
    }
  }
}
