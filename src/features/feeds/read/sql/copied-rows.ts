import { ROW_LIMITS, tooLong, UnreadableFile } from "../source.ts";
import type { Inserted } from "./statements.ts";

const COPY =
  /^copy\s{1,9}(?:only\s{1,9})?([\w."]{1,199})\s{0,9}(?:\(([^()]{0,60000})\)\s{0,9})?from\s{1,9}stdin\s{0,9};\s{0,9}$/i;
/** What a letter behind a backslash means in a copied row; any other character stands for itself. */
const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "", f: "", v: "" };

/**
 * Takes the blocks `COPY stock (make, …) FROM stdin;` out of a PostgreSQL dump: lines of cells between tabs, up to
 * `\.`. They are no SQL: an apostrophe in them would begin a text that never ends.
 */
export class CopiedRows {
  /** The columns that the dump created a table with. */
  readonly #columnsOf: (table: string) => readonly string[];
  #block: { readonly table: string; readonly columns: readonly string[] } | null = null;
  #rest = "";
  /** Whether the rest goes on with a line of which the beginning was SQL and is given back already. */
  #isWithinLine = false;

  constructor(columnsOf: (table: string) => readonly string[]) {
    this.#columnsOf = columnsOf;
  }

  /** Whether the text so far ends within a block. */
  get isOpen(): boolean {
    return this.#block !== null;
  }

  /** What the piece completes, in order: SQL as it stands, and copied rows. Throws UnreadableFile over the limits. */
  *read(piece: string): Generator<string | Inserted> {
    const text = this.#rest + piece;
    let sql = 0;
    let at = 0;
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", at)) {
      const from = at;
      at = end + 1;
      if (this.#block) {
        sql = at;
        const row = this.#row(text.slice(from, end));
        if (row) yield row;
      } else if (!this.#isWithinLine && mayCopy(text, from)) {
        const found = COPY.exec(text.slice(from, end));
        if (found) {
          // The SQL before it may create the very table.
          yield text.slice(sql, from);
          this.#begin(found);
          sql = at;
        }
      }
      this.#isWithinLine = false;
    }
    if (this.#block || (!this.#isWithinLine && mayCopy(text, at))) this.#rest = text.slice(at);
    else {
      this.#rest = "";
      this.#isWithinLine ||= at < text.length;
    }
    if (this.#rest.length > ROW_LIMITS.characters) throw tooLong("record", ROW_LIMITS);
    const before = text.slice(sql, text.length - this.#rest.length);
    if (before !== "") yield before;
  }

  /** The last line, where no line break ends it. */
  *end(): Generator<string | Inserted> {
    if (!this.#block) yield this.#rest;
    this.#rest = "";
  }

  #begin([, name = "", list]: readonly (string | undefined)[]): void {
    const table = unquoted(name.split(".").at(-1) ?? "");
    const columns = list === undefined ? this.#columnsOf(table) : list.split(",").map((one) => unquoted(one.trim()));
    if (columns.length > MOST_COLUMNS)
      throw new UnreadableFile(`The file has over ${MOST_COLUMNS} columns, which no stock file has.`);
    this.#block = { table, columns };
  }

  #row(line: string): Inserted | null {
    const block = this.#block;
    const text = line.endsWith("\r") ? line.slice(0, -1) : line;
    if (text !== "\\." && block) return { ...block, cells: text.split("\t", MOST_COLUMNS + 1).map(cellOf) };
    this.#block = null;
    return null;
  }
}

const MOST_COLUMNS = 2000;

/** Whether the line from here may begin a block; its first letters may be all that has arrived. */
function mayCopy(text: string, at: number): boolean {
  const start = text.slice(at, at + 4).toLowerCase();
  return start !== "" && "copy".startsWith(start);
}

const unquoted = (name: string) => name.replace(/^"|"$/g, "");

function cellOf(cell: string): string {
  if (cell === "\\N") return "";
  return cell.includes("\\") ? cell.replace(/\\(.)/g, (_, sign: string) => ESCAPES[sign] ?? sign) : cell;
}
