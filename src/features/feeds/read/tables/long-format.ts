import type { FeedItem, FeedRow } from "../../schema.ts";
import { safeKey } from "../flatten.ts";

/** Headings of a table with a row for each fact: the fact's name, its value, and a counter. */
const NAMES =
  /^(?:meta|attribute|property|field|spec(?:ification)?|param(?:eter)?)(?:[ _-]?(?:key|name|code))?$|^key$/i;
const VALUES = /^(?:(?:meta|attribute|property|field|spec(?:ification)?|param(?:eter)?)[ _-]?)?value$/i;
const COUNTER = /^(?:meta_id|id|row|#)?$/i;
/** The most facts that are collected for a vehicle; no list has more. */
const MOST_FACTS = 500;

/** The columns of such a table: the vehicle's ID, and the name and value of a fact. */
export interface LongFormat {
  readonly owner: string;
  readonly name: string;
  readonly value: string;
}

/**
 * The columns of a table with one fact per row, as exported from databases of posts and products; null for any other
 * table.
 */
export function longFormatOf(headings: readonly string[]): LongFormat | null {
  const name = headings.find((heading) => NAMES.test(heading));
  const value = headings.find((heading) => VALUES.test(heading));
  const others = headings.filter((heading) => heading !== name && heading !== value);
  const owner = others.length === 2 ? others.find((heading) => !COUNTER.test(heading)) : others[0];
  return name !== undefined && value !== undefined && owner !== undefined && others.length <= 2
    ? { owner, name, value }
    : null;
}

/** A row for each vehicle, collected from consecutive rows with the same owner. It has the row number of the first. */
export async function* gatheredRows(rows: AsyncIterable<FeedItem>, layout: LongFormat): AsyncGenerator<FeedItem> {
  let open: { readonly row: FeedRow; readonly owner: string; readonly cells: Record<string, string> } | null = null;
  let facts = 0;
  for await (const item of rows) {
    if (!("cells" in item)) {
      if (open) yield open.row;
      open = null;
      yield item;
      continue;
    }
    const owner = item.cells[layout.owner] ?? "";
    if (!open || owner !== open.owner || facts >= MOST_FACTS) {
      if (open) yield open.row;
      const cells: Record<string, string> = Object.assign(Object.create(null), { [layout.owner]: owner });
      open = { row: { row: item.row, cells }, owner, cells };
      facts = 0;
    }
    facts += 1;
    const name = safeKey((item.cells[layout.name] ?? "").trim());
    if (name !== "") open.cells[name] ??= item.cells[layout.value] ?? "";
    if (item.cut) open = { ...open, row: { ...open.row, cut: true } };
  }
  if (open) yield open.row;
}
