import { beginsWithModel } from "../../normalise/names/complete.ts";
import { isMake, makeOfModel, readMake } from "../../normalise/names/make.ts";
import { fieldsOfHeading, readHeading } from "../../recognise/headings.ts";
import type { FeedItem, FeedRow } from "../../schema.ts";

/** The fewest rows without a make that show the pattern, and how certain a heading must be to name the make. */
const [FEWEST, LEAST_SURE] = [2, 0.8];

/**
 * Fills in makes that a table states only once for all vehicles below, because a person left the cells under them
 * empty, or merged them. Such a table never has the same make twice in a row.
 */
export class CarriedDown {
  /** The column of makes; null if the table does not follow this pattern. */
  readonly column: string | null;
  #make = "";

  /** Examines a table's first rows; `headings` is null if each record names its own fields. */
  constructor(headings: readonly string[] | null, rows: readonly FeedRow[]) {
    const makes = headings?.filter((one) => (fieldsOfHeading(readHeading(one)).get("make") ?? 0) >= LEAST_SURE) ?? [];
    const [only, another] = makes;
    this.column = only !== undefined && another === undefined && areStatedOnce(rows, only) ? only : null;
  }

  /** The row, with the make of the rows above it filled in if its own is empty. */
  under(item: FeedItem): FeedItem {
    if (this.column === null || !("cells" in item)) return item;
    const stated = (item.cells[this.column] ?? "").trim();
    if (stated !== "") this.#make = stated;
    else if (isFilled(item) && agreement(item, this.#make) !== "against")
      (item.cells as Record<string, string>)[this.column] = this.#make;
    return item;
  }

  /** The same for all rows. */
  async *underAll(rows: AsyncIterable<FeedItem>): AsyncGenerator<FeedItem> {
    for await (const item of rows) yield this.under(item);
  }
}

/**
 * Whether each make is only in the first of its rows. In a list of many makes, a cell may also be empty because nobody
 * filled it. So the models of the rows below must belong to the make, or each make may occur only once in the whole
 * list.
 */
function areStatedOnce(rows: readonly FeedRow[], column: string): boolean {
  const filled = rows.filter(isFilled);
  const stated = filled.map(({ cells }) => (cells[column] ?? "").trim());
  const makes = stated.filter(Boolean);
  if (stated.length - makes.length < FEWEST || stated[0] === "" || new Set(makes).size < FEWEST) return false;
  if (!makes.every((make, at) => isMake(make) && make !== makes[at - 1])) return false;
  let make = "";
  const agreed = filled.flatMap((row, at) => {
    make = stated[at] || make;
    return stated[at] === "" ? agreement(row, make) : [];
  });
  if (agreed.includes("against")) return false;
  const areGroups = new Set(makes).size === makes.length && agreed.length >= makes.length / 2;
  return areGroups || agreed.filter((one) => one === "for").length > agreed.length / 2;
}

/**
 * Whether a row's models belong to this make ("for") or to another ("against"); "open" if no cell begins with a known
 * model.
 */
function agreement({ cells }: FeedRow, make: string): "for" | "against" | "open" {
  const own = readMake(make).make;
  let found: "against" | "open" = "open";
  for (const column in cells) {
    const text = (cells[column] ?? "").trim();
    if (!/\p{L}/u.test(text) || text.length > LONGEST_NAME) continue;
    if (beginsWithModel(own, text)) return "for";
    const owner = makeOfModel(text.split(" "));
    if (owner !== null && owner !== own) found = "against";
  }
  return found;
}
const LONGEST_NAME = 80;

/** Whether a row is a vehicle, rather than a line between vehicles. */
function isFilled({ cells }: FeedRow): boolean {
  let filled = 0;
  for (const column in cells) if ((cells[column] ?? "").trim() !== "") filled += 1;
  return filled > FEWEST;
}
