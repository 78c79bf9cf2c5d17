import { headingStrength } from "../../recognise/headings.ts";
import type { FeedItem } from "../../schema.ts";
import { tableLayout, wideRowOf } from "../delimited.ts";
import { joinPairs, pairsOf } from "../pairs.ts";
import { UnreadableFile } from "../source.ts";
import type { SheetSample, Workbook } from "./workbook.ts";

/** The sheet that holds the stock, and what its columns are called. */
export interface ChosenSheet {
  readonly sheet: number;
  readonly headings: readonly string[];
  /** Number of records before the first vehicle, the one with the headings included. */
  readonly before: number;
  /** Names of other sheets that look like stock, too, and are not read. */
  readonly others: readonly string[];
}

/** Chooses the sheet whose headings look most like a vehicle's; a shown one before a hidden one. */
export function chooseSheet({ samples }: Workbook): ChosenSheet {
  const judged = samples
    .map((sample, sheet) => ({ sheet, sample, ...layoutOf(sample) }))
    .filter(({ sample, before }) => sample.records.length > before);
  const [best, ...rest] = judged.toSorted(
    (a, b) => Number(a.sample.isHidden) - Number(b.sample.isHidden) || b.strength - a.strength,
  );
  if (!best) throw new UnreadableFile("The workbook has no sheet with rows below its headings.");
  const others = rest.filter(
    ({ sample, strength }) => !sample.isHidden && strength >= Math.max(3, best.strength * 0.5),
  );
  return {
    sheet: best.sheet,
    headings: best.headings,
    before: best.before,
    others: others.map(({ sample }) => sample.name),
  };
}

function layoutOf({ records }: SheetSample) {
  const layout = tableLayout(records.map(({ cells }) => cells));
  return { ...layout, strength: layout.before === 0 ? 0 : headingStrength(layout.headings) };
}

/** The rows of the chosen sheet. A short row is complete: a sheet leaves out the empty cells at its end. */
export async function* sheetRows(workbook: Workbook, chosen: ChosenSheet): AsyncGenerator<FeedItem> {
  const { headings } = chosen;
  const pairs = pairsOf(headings);
  let left = chosen.before;
  for await (const { row, cells, unworked = [] } of workbook.records(chosen.sheet)) {
    left -= 1;
    if (left >= 0 || cells.every((cell) => cell.trim() === "")) continue;
    const item = wideRowOf(cells, headings, row);
    if ("cells" in item) joinPairs(item.cells, pairs);
    const empty = unworked.flatMap((at) => headings[at] ?? []);
    yield "cells" in item && empty.length > 0 ? { ...item, unworked: empty } : item;
  }
}
