import type { FeedItem, FeedRow } from "../schema.ts";
import type { Field } from "./fields.ts";
import { fieldsOfHeading, readHeading } from "./headings.ts";
import { VALUE_TESTS } from "./value-tests.ts";

/** Cells of a column that are examined, and the share of them that must hold what the heading says. */
const LOOKED_AT = 60;
const LEAST_FITTING = 0.7;
/** Certainty from which a heading names its field. */
const PART = 0.8;
const MOST_PARTS = 4;
const HEADING_MARK = /\s*[/&+|,]\s*|\s+-\s+/;
const MARKS = [" / ", "/", "|", " - ", ", ", "; "] as const;

interface Combined {
  readonly mark: string;
  /** A column for each part, by the order in the cell. */
  readonly columns: readonly string[];
}

/**
 * Columns that hold several facts, each named in the heading: "Yr / Km" above "2019 / 84,120 km". Each fact gets a
 * column of its own, that is recognised like any other.
 */
export class CombinedColumns {
  /** The new columns, all together. */
  readonly columns: readonly string[];
  readonly #parts = new Map<string, Combined>();

  /** Looks for such columns in a table's first rows; `headings` is null where each record names its own fields. */
  constructor(headings: readonly string[] | null, rows: readonly FeedRow[]) {
    for (const heading of headings ?? []) {
      const combined = combinedBy(heading, headings ?? [], rows);
      if (combined) this.#parts.set(heading, combined);
    }
    this.columns = [...this.#parts.values()].flatMap(({ columns }) => columns);
  }

  /** The row with each fact in its own cell; a cell that does not hold all of them stays as it is. */
  spread(item: FeedItem): FeedItem {
    if (this.#parts.size === 0 || !("cells" in item)) return item;
    const cells = item.cells as Record<string, string>;
    for (const [column, { mark, columns }] of this.#parts) {
      const facts = partsOf(cells[column] ?? "", mark);
      if (facts.length !== columns.length) continue;
      for (const [at, one] of columns.entries()) cells[one] = facts[at] ?? "";
      delete cells[column];
    }
    return item;
  }
}

const partsOf = (cell: string, mark: string) => cell.split(mark, MOST_PARTS + 1).map((part) => part.trim());

function combinedBy(heading: string, all: readonly string[], rows: readonly FeedRow[]): Combined | null {
  const names = heading.split(HEADING_MARK).filter(Boolean);
  if (names.length < 2 || names.length > MOST_PARTS) return null;
  const fields = names.map((name) => surest(name, PART));
  if (fields.includes(null) || new Set(fields).size < names.length) return null;
  // Colours outside and inside are read together.
  if (surest(heading, PART) === "colours") return null;
  const cells = rows.flatMap(({ cells: row }) => (row[heading] ?? "").trim() || []).slice(0, LOOKED_AT);
  const fits = (cell: string, mark: string) => {
    const parts = partsOf(cell, mark);
    return parts.length === names.length && parts.every((part, at) => part === "" || isOf(fields[at], part));
  };
  const mark = MARKS.find(
    (one) => cells.length > 0 && cells.filter((cell) => fits(cell, one)).length >= cells.length * LEAST_FITTING,
  );
  return mark ? { mark, columns: names.map((name) => (all.includes(name) ? `${heading}.${name}` : name)) } : null;
}

/** The field that a heading names with so much certainty; null for none. */
function surest(heading: string, least: number): Field | null {
  const [best] = [...fieldsOfHeading(readHeading(heading))].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= least ? best[0] : null;
}

const isOf = (field: Field | null | undefined, value: string) => field != null && VALUE_TESTS[field](value);
