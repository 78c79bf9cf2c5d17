import { headingStrength } from "../../recognise/headings.ts";
import type { FeedItem, FeedRow } from "../../schema.ts";
import { noCells } from "../flatten.ts";

/** The fewest cells of a further heading, and the share of them that must name facts. */
const [FEWEST_CELLS, LEAST_NAMED] = [4, 0.6];
const LONGEST_NAME = 40;

/**
 * Headings further down in a table, where a second table follows the first, or another yard's list was pasted below.
 * The rows below such a heading have its names, not those of the first.
 */
export class FurtherHeadings {
  /** Whether the first rows include such a heading. */
  readonly areThere: boolean;
  /** All names, those of the first heading before the others. */
  readonly columns: readonly string[];
  readonly #first: readonly string[];
  #names: readonly string[] | null = null;

  /** Looks for headings in a table's first rows; `headings` is null if each record names its own fields. */
  constructor(headings: readonly string[] | null, rows: readonly FeedRow[]) {
    this.#first = headings ?? [];
    const found = this.#first.length < FEWEST_CELLS ? [] : rows.flatMap((row) => this.#namesIn(row) ?? []);
    this.areThere = found.length > 0;
    this.columns = [...new Set([...this.#first, ...found])];
  }

  /** The rows, with the names of the last heading above them, and without the headings. */
  under(items: readonly FeedItem[]): FeedItem[] {
    return items.flatMap((item) => this.#under(item) ?? []);
  }

  /** The same for all rows. */
  async *underAll(rows: AsyncIterable<FeedItem>): AsyncGenerator<FeedItem> {
    for await (const item of rows) {
      const named = this.#under(item);
      if (named) yield named;
    }
  }

  #under(item: FeedItem): FeedItem | null {
    if (!("cells" in item)) return item;
    const cellNames = this.#namesIn(item);
    if (cellNames) {
      this.#names = cellNames;
      return null;
    }
    if (this.#names === null) return item;
    const cells = noCells();
    for (const [at, heading] of this.#first.entries()) cells[this.#names[at] ?? heading] = item.cells[heading] ?? "";
    return { ...item, cells };
  }

  /** The names that a row gives to the columns; null if it is a vehicle, or only repeats the first heading. */
  #namesIn({ cells }: FeedRow): readonly string[] | null {
    let [filled, isOther] = [0, this.#names !== null];
    for (const heading of this.#first) {
      const text = cells[heading] ?? "";
      if (/\d\d/.test(text) || text.length > LONGEST_NAME) return null;
      if (text === "") continue;
      filled += 1;
      isOther ||= text.trim() !== heading;
    }
    if (filled < FEWEST_CELLS || !isOther) return null;
    const cellNames = this.#first.map((heading) => (cells[heading] ?? "").replace(/\s+/g, " ").trim());
    const names = cellNames.filter(Boolean);
    if (new Set(names).size < names.length || headingStrength(names) < names.length * LEAST_NAMED) return null;
    // A column without a name in the further heading does not keep its name from the first.
    return cellNames.map((name, at) => name || `column ${at + 1} below`);
  }
}
