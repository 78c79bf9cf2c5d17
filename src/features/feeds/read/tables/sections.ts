import { simpleBody } from "../../normalise/kinds/body.ts";
import { readStanding } from "../../normalise/kinds/standing.ts";
import { isMake } from "../../normalise/names/make.ts";
import { clean, isMissing } from "../../normalise/text.ts";
import { fieldsOfHeading, readHeading } from "../../recognise/headings.ts";
import type { FeedItem, FeedRow } from "../../schema.ts";

/** Columns that the headings of sections fill, with the field that each is. */
const COLUMNS = { Make: "make", Body: "body", Status: "status" } as const;
type SectionColumn = keyof typeof COLUMNS;

interface Section {
  readonly column: SectionColumn;
  readonly value: string;
}

/** A table with fewer columns is a list of names, in which a row has one cell anyway. */
const FEWEST_COLUMNS = 3;
const LONGEST = 40;
const DECORATION = /^[\s\-–—=_*#:.]+|[\s\-–—=_*#:.]+$/g;
const COUNT = /\s*[([]\s*\d+(?:\s*\p{L}+)*\s*[)\]]$/u;
/** Whole headings that say how the vehicles below stand. */
const STANDING =
  /^(recently |just |all )?(sold|delivered|on hold|under offer|deposits? taken|coming soon|in transit|arriving soon|in stock)( (stock|cars|vehicles|units|this month))?$/i;

/** What the only cell of a row says; null of a row with none or several. */
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

/** What a row says whose only cell is the heading of those below it: "TOYOTA", "--- UTES ---"; null for any other. */
const sectionOf = (row: FeedRow): Section | null => sectionSaid(onlyCell(row) ?? "");

/** The same of the heading's words alone. */
function sectionSaid(words: string): Section | null {
  const text = words.replace(COUNT, "").trim();
  if (text === "" || text.length > LONGEST || /\d{3}/.test(text)) return null;
  if (isMake(text)) return { column: "Make", value: text };
  if (STANDING.test(text) && readStanding(text) !== null) return { column: "Status", value: text };
  const bodies = new Set(text.split(/\s*(?:[&/,+]|\band\b)\s*/i).map(bodyOf));
  if (bodies.has(null)) return MIXED.test(text) ? { column: "Body", value: "" } : null;
  // "UTES & VANS" leaves the body open.
  return { column: "Body", value: bodies.size === 1 ? text : "" };
}

const bodyOf = (words: string) => simpleBody(words) ?? simpleBody(words.replace(/s$/i, ""));

/** A heading of many bodies, which ends the section of one. */
const MIXED =
  /^(?:(?:used|new|demo|passenger|light|other|all|our|small|family|prestige|luxury|budget|cheap)\b ?)*(?:cars?|vehicles?|passenger|commercials?|stock|others?|misc\w*|4x4s?|4wds?)\b[a-z &/,]*$/i;

/**
 * The headings of a table's sections, as lists typed by hand have them: a make, a body or "SOLD" alone in a row. They
 * become cells of the rows below them, in columns that the table does not have itself.
 */
export class Sections {
  readonly columns: ReadonlySet<SectionColumn>;
  readonly #said = new Map<SectionColumn, string>();

  /** Looks for sections in the first rows of a table with these headings; null: of records that name their fields. */
  constructor(headings: readonly string[] | null, rows: readonly FeedRow[]) {
    const found = headings && headings.length >= FEWEST_COLUMNS ? rows.map(sectionOf) : [];
    this.columns = new Set(
      found.flatMap((section) => (section && !hasOwn(headings ?? [], section.column) ? [section.column] : [])),
    );
  }

  /** The row with what its section says; null where it is a section's heading. */
  under(item: FeedItem): FeedItem | null {
    if (this.columns.size === 0 || !("cells" in item)) return item;
    const section = sectionOf(item);
    if (section && this.columns.has(section.column)) {
      this.#said.set(section.column, section.value);
      return null;
    }
    // "VANS & COMMERCIAL" below "SEDANS": no van is a sedan because nobody knows the words above it.
    if (!section && this.#said.has("Body") && onlyCell(item) !== null) this.#said.set("Body", "");
    for (const [column, value] of this.#said) (item.cells as Record<string, string>)[column] = value;
    return item;
  }

  /** The same for all rows. */
  async *underAll(rows: AsyncIterable<FeedItem>): AsyncGenerator<FeedItem> {
    for await (const item of rows) {
      const said = this.under(item);
      if (said) yield said;
    }
  }
}

/** Certainty from which a heading names the field itself. */
const LEAST_SURE = 0.8;

const hasOwn = (headings: readonly string[], column: SectionColumn): boolean =>
  headings.some((heading) => (fieldsOfHeading(readHeading(heading)).get(COLUMNS[column]) ?? 0) > LEAST_SURE);

/**
 * What the name of a sheet says of all its vehicles, as the heading of a section would: a make or a body. `isNew` where
 * none of the sheet's headings says it of each. Null for any other name.
 */
export function saidBySheet(name: string, headings: readonly string[]): { readonly isNew: boolean } | null {
  const said = sectionSaid(name.replace(DECORATION, ""));
  return said && said.column !== "Status" && said.value !== ""
    ? { isNew: headings.length >= FEWEST_COLUMNS && !hasOwn(headings, said.column) }
    : null;
}
