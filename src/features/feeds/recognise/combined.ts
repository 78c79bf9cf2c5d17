import { BETWEEN_COLOURS, isPaint, isPlainColour, readColour } from "../normalise/kinds/colour.ts";
import type { FeedItem, FeedRow } from "../schema.ts";
import type { Field } from "./fields.ts";
import { fieldsOfHeading, readHeading } from "./headings.ts";
import { VALUE_TESTS } from "./value-tests.ts";

/** Number of a column's cells examined, and the share that must match the heading. */
const LOOKED_AT = 60;
const LEAST_FITTING = 0.7;
/** Least certainty for a heading to name its field. */
const PART = 0.8;
const MOST_PARTS = 4;
const HEADING_MARK = /\s*[/&+|,]\s*|\s+-\s+/;
const MARKS = [" / ", "/", "|", " - ", ", ", "; "] as const;

/** Facts that can be separated without a mark: "Petrol Auto", "SUV 5", "ABC12D 06/27". */
const DISTINGUISHED: ReadonlySet<Field | null> = new Set<Field>([
  ...(["fuel", "transmission", "body", "drive", "doors", "seats", "gears", "cylinders"] as const),
  ...(["colour", "interior_colour"] as const),
  ...(["year", "km", "regplate", "rego_expiry", "rego_state", "state"] as const),
]);
const MOST_WORDS = 8;

interface Combined {
  /** The separator; null if only the facts themselves show where one ends. */
  readonly mark: string | null;
  readonly fields: readonly (Field | null)[];
  /** A new column for each part, in the cell's order. */
  readonly columns: readonly string[];
}

/**
 * Columns that hold several facts, either named in the heading ("Yr / Km" above "2019 / 84,120 km") or recognisable by
 * themselves ("88,750 km | Diesel | Cairns"). Each fact gets its own column, recognised like any other.
 */
export class CombinedColumns {
  /** All the new columns. */
  readonly columns: readonly string[];
  readonly #parts = new Map<string, Combined>();

  /** Finds such columns in a table's first rows; `headings` is null if each record names its own fields. */
  constructor(headings: readonly string[] | null, rows: readonly FeedRow[]) {
    for (const heading of headings ?? []) {
      const combined = combinedBy(heading, headings ?? [], rows) ?? combinedByFacts(heading, headings ?? [], rows);
      if (combined) this.#parts.set(heading, combined);
    }
    this.columns = [...this.#parts.values()].flatMap(({ columns }) => columns);
  }

  /**
   * The row with each fact in its own cell. A cell with only one of the facts fills that fact's cell ("ABC12D" under
   * "Rego / Exp"); any other incomplete cell is left unchanged.
   */
  spread(item: FeedItem): FeedItem {
    if (this.#parts.size === 0 || !("cells" in item)) return item;
    const cells = item.cells as Record<string, string>;
    for (const [column, { columns, ...combined }] of this.#parts) {
      const cell = cells[column] ?? "";
      const facts = factsOf(cell, combined);
      const isWhole = facts.length === columns.length;
      const alone = isWhole ? null : columns[loneFact(cell.trim(), combined)];
      if (!isWhole && alone === undefined) continue;
      for (const [at, one] of columns.entries()) cells[one] = isWhole ? (facts[at] ?? "") : one === alone ? cell : "";
      delete cells[column];
    }
    return item;
  }
}

/** The index of the only fact in a cell without a separator; -1 if there is none or it is ambiguous. */
function loneFact(cell: string, { mark, fields }: Omit<Combined, "columns">): number {
  if (cell === "" || (mark !== null && cell.includes(mark.trim()))) return -1;
  const [found = -1, ...others] = fields.flatMap((field, at) => (isOf(field, cell) ? at : []));
  return others.length > 0 ? -1 : found;
}

/** The facts of a cell; empty if it does not hold all of them. */
function factsOf(cell: string, { mark, fields }: Omit<Combined, "columns">): readonly string[] {
  if (mark !== null) return cell.split(mark, fields.length + 1).map((part) => part.trim());
  const [first, second] = fields;
  const words = cell.trim().split(/\s+/, MOST_WORDS + 1);
  if (words.length > MOST_WORDS) return [];
  for (let at = words.length - 1; at > 0; at -= 1) {
    const facts = [words.slice(0, at).join(" "), words.slice(at).join(" ")] as const;
    // In "Diesel 6 sp man" the number belongs to the gearbox.
    if (/[a-z] \d/i.test(facts[0]) && first !== "regplate") continue;
    if (isApart(first, facts[0]) && isApart(second, facts[1])) return facts;
  }
  return [];
}

function combinedBy(heading: string, all: readonly string[], rows: readonly FeedRow[]): Combined | null {
  const names = heading.split(HEADING_MARK).filter(Boolean);
  if (names.length < 2 || names.length > MOST_PARTS) return null;
  const fields = names.map((name) => besideOther(name, names) ?? surest(name, PART));
  if (fields.includes(null) || new Set(fields).size < names.length) return null;
  const cells = rows.flatMap(({ cells: row }) => (row[heading] ?? "").trim() || []).slice(0, LOOKED_AT);
  // Exterior and interior colours with a mark between them are read together elsewhere.
  const areColours = surest(heading, PART) === "colours";
  if (areColours && cells.some((cell) => BETWEEN_COLOURS.test(cell))) return null;
  const fits = (cell: string, mark: string | null) => {
    const parts = factsOf(cell, { mark, fields });
    return parts.length === names.length && parts.every((part, at) => part === "" || isOf(fields[at], part));
  };
  const areApart = fields.length === 2 && fields.every((field) => DISTINGUISHED.has(field));
  const mark = [...MARKS, ...(areApart ? [null] : [])].find(
    (one) => cells.length > 0 && cells.filter((cell) => fits(cell, one)).length >= cells.length * LEAST_FITTING,
  );
  if (mark === undefined) return null;
  // The state beside a plate is the state of registration.
  const columns = names.map((name, at) => (fields[at] === "rego_state" ? "Rego State" : name));
  return { mark, fields, columns: columns.map((name) => (all.includes(name) ? `${heading}.${name}` : name)) };
}

/** Marks that separate facts and never occur inside one. */
const PLAIN_MARKS = ["|", "•", "·"] as const;
const MOST_FACTS = 6;
const LEAST_PLAIN = 2;

/** Facts recognisable without a heading, by the heading of the column each one gets. */
const PLAIN_FACTS = {
  km: (value) => /\d\s?(?:kms?|mi|miles?)\b/i.test(value) && VALUE_TESTS.km(value),
  year: (value) => /^(?:19|20)\d\d$/.test(value),
  fuel: VALUE_TESTS.fuel,
  transmission: VALUE_TESTS.transmission,
  body: VALUE_TESTS.body,
} as const satisfies Partial<Record<Field, (value: string) => boolean>>;
const PLAIN = Object.keys(PLAIN_FACTS) as readonly (keyof typeof PLAIN_FACTS)[];

/** The facts of a column whose heading names one of them or none; the others get the heading with a number. */
function combinedByFacts(heading: string, all: readonly string[], rows: readonly FeedRow[]): Combined | null {
  const named = surest(heading, PART);
  if (named !== null && !(named in PLAIN_FACTS)) return null;
  const cells = rows.flatMap(({ cells: row }) => (row[heading] ?? "").trim() || []).slice(0, LOOKED_AT);
  const mark = PLAIN_MARKS.find((one) => cells[0]?.includes(one));
  if (mark === undefined) return null;
  const split = cells.map((cell) => cell.split(mark, MOST_FACTS + 1).map((part) => part.trim()));
  const [{ length = 0 } = []] = split;
  const fitting = split.filter((parts) => parts.length === length);
  if (length < 2 || length > MOST_FACTS || fitting.length < cells.length * LEAST_FITTING) return null;
  const fields = Array.from({ length }, (_, at) => {
    const parts = fitting.flatMap((cell) => cell[at] || []);
    return PLAIN.find((fact) => parts.filter(PLAIN_FACTS[fact]).length > parts.length * LEAST_FITTING) ?? null;
  });
  const plain = fields.filter((field) => field !== null);
  if (plain.length < LEAST_PLAIN || new Set(plain).size < plain.length) return null;
  if (plain.some((field) => all.includes(field) && field !== heading)) return null;
  return { mark, fields, columns: fields.map((field, at) => field ?? `${heading}.${at + 1}`) };
}

/** The meaning of a word beside the other word of its heading: "Exp" beside "Rego", "Now" beside "Was". */
function besideOther(name: string, names: readonly string[]): Field | null {
  const isBeside = (field: Field) => names.some((other) => other !== name && surest(other, PART) === field);
  if (/^(exp|expires?|expiry|due)$/i.test(name) && isBeside("regplate")) return "rego_expiry";
  if (/^state$/i.test(name) && isBeside("regplate")) return "rego_state";
  if (/^(trim|int|interior|upholstery)$/i.test(name) && isBeside("colour")) return "interior_colour";
  return /^now$/i.test(name) && isBeside("before_price") ? "price" : null;
}

/** The field named by a heading with at least this certainty; null for none. */
function surest(heading: string, least: number): Field | null {
  const [best] = [...fieldsOfHeading(readHeading(heading))].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= least ? best[0] : null;
}

const isOf = (field: Field | null | undefined, value: string) => field != null && VALUE_TESTS[field](value);

/** Like `isOf` for two facts without a separator. Any word may be a paint, but a paint must end with a colour. */
const isApart = (field: Field | null | undefined, value: string) =>
  field === "colour"
    ? readColour(value).colour !== null && (isPlainColour(value) || isPaint(value))
    : isOf(field, value);
