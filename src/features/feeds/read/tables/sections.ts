import { simpleBody } from "../../normalise/kinds/body.ts";
import { readStanding } from "../../normalise/kinds/standing.ts";
import { isMake } from "../../normalise/names/make.ts";
import { clean, isMissing } from "../../normalise/text.ts";
import { fieldsOfHeading, readHeading } from "../../recognise/headings.ts";
import type { FeedItem, FeedRow } from "../../schema.ts";

/** Columns that the headings of sections fill, with their fields. */
const COLUMNS = { Make: "make", Body: "body", Status: "status" } as const;
type SectionColumn = keyof typeof COLUMNS;

interface Section {
  readonly column: SectionColumn;
  readonly value: string;
}

/** A table with fewer columns is a list of names, whose rows have a single cell anyway. */
const FEWEST_COLUMNS = 3;
const LONGEST = 40;
const DECORATION = /^[\s\-–—=_*#:.]+|[\s\-–—=_*#:.]+$/g;
const COUNT = /\s*[([]\s*\d+(?:\s*\p{L}+)*\s*[)\]]$/u;
/** Headings that consist only of the status of the vehicles below. */
const STANDING =
  /^(recently |just |all )?(sold|delivered|on hold|under offer|deposits? taken|coming soon|in transit|arriving soon|in stock)( (stock|cars|vehicles|units|this month))?$/i;

/** The text of a row's only cell; null if it has none, or several. */
function onlyCell({ cells }: FeedRow): string | null {
  let only: string | null = null;
  for (const column in cells) {
    const text = clean(cells[column]).replace(DECORATION, "");
    if (isMissing(text)) continue;
    if (only !== null) return null;
    only = text;
  }
  return only;
}

/**
 * The meaning of a row whose only cell is a heading for the rows below: "TOYOTA", "--- UTES ---"; null for any other
 * row.
 */
const sectionOf = (row: FeedRow): Section | null => statedSection(onlyCell(row) ?? "");

/** The same for the words of a heading. */
function statedSection(words: string): Section | null {
  const text = words.replace(COUNT, "").trim();
  if (text === "" || text.length > LONGEST || /\d{3}/.test(text)) return null;
  if (isMake(text)) return { column: "Make", value: text };
  if (STANDING.test(text) && readStanding(text) !== null) return { column: "Status", value: text };
  const bodies = new Set(text.split(/\s*(?:[&/,+]|\band\b)\s*/i).map(bodyOf));
  if (bodies.has(null)) return MIXED.test(text) ? { column: "Body", value: "" } : null;
  // "UTES & VANS" does not say which of the two a vehicle is.
  return { column: "Body", value: bodies.size === 1 ? text : "" };
}

const bodyOf = (words: string) => simpleBody(words) ?? simpleBody(words.replace(/s$/i, ""));

/** A heading for several bodies, which ends the section of a single one. */
const MIXED =
  /^(?:(?:used|new|demo|passenger|light|other|all|our|small|family|prestige|luxury|budget|cheap)\b ?)*(?:cars?|vehicles?|passenger|commercials?|stock|others?|misc\w*|4x4s?|4wds?)\b[a-z &/,]*$/i;

/**
 * The section headings of a table, as in lists typed by hand: a make, a body or "SOLD" alone in a row. They become
 * cells of the rows below, in columns that the table itself does not have.
 */
export class Sections {
  readonly columns: ReadonlySet<SectionColumn>;
  readonly #current = new Map<SectionColumn, string>();

  /** Looks for sections in a table's first rows; `headings` is null if each record names its own fields. */
  constructor(headings: readonly string[] | null, rows: readonly FeedRow[]) {
    const found = headings && headings.length >= FEWEST_COLUMNS ? rows.map(sectionOf) : [];
    this.columns = new Set(
      found.flatMap((section) => (section && !hasOwn(headings ?? [], section.column) ? [section.column] : [])),
    );
  }

  /** The row, with the facts from its section's heading added; null if it is such a heading. */
  under(item: FeedItem): FeedItem | null {
    if (this.columns.size === 0 || !("cells" in item)) return item;
    const section = sectionOf(item);
    if (section && this.columns.has(section.column)) {
      this.#current.set(section.column, section.value);
      return null;
    }
    // An unknown heading also ends a section: below "VANS & COMMERCIAL", the vans must not become sedans because
    // "SEDANS" was the last known one.
    if (!section && this.#current.has("Body") && onlyCell(item) !== null) this.#current.set("Body", "");
    for (const [column, value] of this.#current) (item.cells as Record<string, string>)[column] = value;
    return item;
  }

  /** The same for all rows. */
  async *underAll(rows: AsyncIterable<FeedItem>): AsyncGenerator<FeedItem> {
    for await (const item of rows) {
      const row = this.under(item);
      if (row) yield row;
    }
  }
}

/** A heading names the field itself if it is more certain than this. */
const LEAST_SURE = 0.8;

const hasOwn = (headings: readonly string[], column: SectionColumn): boolean =>
  headings.some((heading) => (fieldsOfHeading(readHeading(heading)).get(COLUMNS[column]) ?? 0) > LEAST_SURE);

/**
 * Whether the name of a sheet is a make or a body, which then applies to all its vehicles like the heading of a
 * section. `isNew` is true if none of the sheet's columns has that fact. Null for any other name.
 */
export function factOfSheetName(name: string, headings: readonly string[]): { readonly isNew: boolean } | null {
  const section = statedSection(name.replace(DECORATION, ""));
  return section && section.column !== "Status" && section.value !== ""
    ? { isNew: headings.length >= FEWEST_COLUMNS && !hasOwn(headings, section.column) }
    : null;
}
