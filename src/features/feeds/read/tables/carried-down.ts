import { isMake } from "../../normalise/names/make.ts";
import { fieldsOfHeading, readHeading } from "../../recognise/headings.ts";
import type { FeedItem, FeedRow } from "../../schema.ts";

/** Rows without a make that show the habit, and how sure a heading must be that it names the make. */
const [FEWEST, LEAST_SURE] = [2, 0.8];

/**
 * Makes that a table says once for all vehicles below: a person left the cells under it empty, or merged them into one.
 * Such a table never says a make twice in a row.
 */
export class CarriedDown {
  /** The column of makes; null of a table that has none of this kind. */
  readonly column: string | null;
  #make = "";

  /** Looks at a table's first rows; `headings` is null where each record names its own fields. */
  constructor(headings: readonly string[] | null, rows: readonly FeedRow[]) {
    const makes = headings?.filter((one) => (fieldsOfHeading(readHeading(one)).get("make") ?? 0) >= LEAST_SURE) ?? [];
    const [only, another] = makes;
    this.column = only !== undefined && another === undefined && areSaidOnce(rows, only) ? only : null;
  }

  /** The row with the make of the rows above it. */
  under(item: FeedItem): FeedItem {
    if (this.column === null || !("cells" in item)) return item;
    const said = (item.cells[this.column] ?? "").trim();
    if (said !== "") this.#make = said;
    else if (isFilled(item)) (item.cells as Record<string, string>)[this.column] = this.#make;
    return item;
  }

  /** The same for all rows. */
  async *underAll(rows: AsyncIterable<FeedItem>): AsyncGenerator<FeedItem> {
    for await (const item of rows) yield this.under(item);
  }
}

/** Whether each make stands in the first of its rows alone. */
function areSaidOnce(rows: readonly FeedRow[], column: string): boolean {
  const said = rows.filter(isFilled).map(({ cells }) => (cells[column] ?? "").trim());
  const makes = said.filter(Boolean);
  if (said.length - makes.length < FEWEST || said[0] === "" || new Set(makes).size < FEWEST) return false;
  return makes.every((make, at) => isMake(make) && make !== makes[at - 1]);
}

/** Whether a row is a vehicle's, and not a line between them. */
function isFilled({ cells }: FeedRow): boolean {
  let filled = 0;
  for (const column in cells) if ((cells[column] ?? "").trim() !== "") filled += 1;
  return filled > FEWEST;
}
