import { noCells } from "../read/flatten.ts";
import type { ColumnPlan } from "../recognise/columns.ts";
import type { FeedItem, FeedRow } from "../schema.ts";
import type { Tally } from "../tally.ts";

/**
 * The rows, with those that describe one vehicle merged: some systems write each vehicle twice, once in short and once
 * in full. Two rows with the same stock number, or without one the same VIN, are merged if no column contradicts the
 * other and one of them has a value that the other lacks. Equal rows stay as they are, since they may be a mistake.
 */
export function mergedRows(items: readonly FeedItem[], { choices }: ColumnPlan, tally: Tally): readonly FeedItem[] {
  const columns = [...new Set(choices.map(({ column }) => column))];
  const numbers = choices.filter(({ field }) => field === "stocknum").map(({ column }) => column);
  const vins = choices.filter(({ field }) => field === "vin").map(({ column }) => column);
  const keyOf = ({ cells }: FeedRow) => numberIn(cells, numbers) || numberIn(cells, vins);
  const first = new Map<string, number>();
  const found: FeedItem[] = [];
  for (const item of items) {
    const key = "cells" in item && !item.short && !item.cut ? keyOf(item) : "";
    const at = key === "" ? undefined : first.get(key);
    const earlier = at === undefined ? undefined : found[at];
    const merged = earlier && "cells" in earlier && "cells" in item ? completed(earlier, item, columns) : null;
    if (merged && at !== undefined) {
      found[at] = merged;
      tally.add("row-twice", item.row, null, key);
      continue;
    }
    if (key !== "" && at === undefined) first.set(key, found.length);
    found.push(item);
  }
  return found;
}

function numberIn(cells: FeedRow["cells"], columns: readonly string[]): string {
  for (const column of columns) {
    const text = cells[column]?.trim() ?? "";
    if (/\d/.test(text)) return text;
  }
  return "";
}

/** Both rows as one, with the row number of the one with more values; null unless they complete each other. */
function completed(one: FeedRow, other: FeedRow, columns: readonly string[]): FeedRow | null {
  let [more, less] = [0, 0];
  for (const column of columns) {
    const [a, b] = [one.cells[column]?.trim() ?? "", other.cells[column]?.trim() ?? ""];
    if (a !== "" && b !== "" && a !== b) return null;
    if (a === "" && b !== "") more += 1;
    if (a !== "" && b === "") less += 1;
  }
  if (more + less === 0) return null;
  const [fuller, shorter] = more > less ? [other, one] : [one, other];
  const cells = Object.assign(noCells(), fuller.cells);
  for (const column in shorter.cells) if (!cells[column]?.trim()) cells[column] = shorter.cells[column] ?? "";
  return { ...fuller, cells };
}
