import { Parser } from "htmlparser2";
import { RowCells } from "../sheets/workbook.ts";
import { ROW_LIMITS, tooLong, UnreadableFile } from "../source.ts";

/** A row of one of the page's tables, or a table's end: `cut` if the page ended before it. */
export type TableRecord = {
  /** The table's number within the page, from 1. */
  readonly table: number;
  /** The row's number among all rows of tables in the page, from 1. */
  readonly row: number;
} & (
  | {
      readonly cells: readonly string[];
      /** How many columns the first cell spans: a title or a total spans many. */
      readonly first: number;
    }
  | { readonly end: "closed" | "cut" }
);

/** How deep elements may be nested: the parser searches all open ones for every closing tag. */
const DEEPEST = 256;
/** How deep tables may be nested: old pages use them for layout. */
const DEEPEST_TABLE = 8;
/** The most columns or rows that a cell may span. */
const WIDEST = 1000;
/** Elements whose text is not visible in a cell. */
const UNSEEN = new Set(["script", "style", "template", "noscript", "select", "textarea"]);
/** Elements that begin a new line. */
const LINES = new Set(["br", "p", "div", "li", "tr"]);

/** The rows of a page's tables in order. Throws UnreadableFile if the page exceeds what a stock list can have. */
export async function* tableRecords(text: AsyncIterable<string>): AsyncGenerator<TableRecord> {
  const reader = new TableReader();
  for await (const chunk of text) {
    reader.read(chunk);
    yield* reader.take();
  }
  reader.end();
  yield* reader.take();
}

/** A table that is not closed yet. */
interface OpenTable {
  readonly number: number;
  row: RowCells | null;
  /** How many columns the row's first cell spans. */
  first: number;
  /** The column of the next cell. */
  column: number;
  /** Texts of cells that span further rows, by column, with the number of rows that are left. */
  readonly reaching: Map<number, { readonly text: string; left: number }>;
  cell: OpenCell | null;
}
interface OpenCell {
  text: string;
  /** Addresses of its pictures, which are its value if it has no text. */
  pictures: string;
  readonly columns: number;
  readonly rows: number;
}

class TableReader {
  readonly #tables: OpenTable[] = [];
  #done: TableRecord[] = [];
  #count = 0;
  #rows = 0;
  #depth = 0;
  #unseen = 0;
  /** Characters read since the parser last reported an element or a text. */
  #unreported = 0;
  readonly #parser = new Parser({
    onopentag: (name, attributes) => this.#opened(name, attributes),
    onclosetag: (name) => this.#closed(name),
    ontext: (text) => this.#readText(text),
  });

  read(chunk: string): void {
    this.#unreported += chunk.length;
    if (this.#unreported > ROW_LIMITS.characters) throw tooLong("text", ROW_LIMITS);
    this.#parser.write(chunk);
  }

  /** Ends the page; tables that are still open were cut off. */
  end(): void {
    for (const { number } of this.#tables.splice(0)) this.#endTable(number, "cut");
  }

  take(): TableRecord[] {
    const done = this.#done;
    this.#done = [];
    return done;
  }

  #opened(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#unreported = 0;
    this.#depth += 1;
    if (this.#depth > DEEPEST) throw new UnreadableFile("The web page is nested deeper than any stock file.");
    if (UNSEEN.has(name)) this.#unseen += 1;
    const table = this.#tables.at(-1);
    if (name === "table") this.#openTable();
    else if (!table) return;
    else if (name === "tr") this.#beginRow(table);
    else if (name === "td" || name === "th") {
      this.#endCell(table);
      if (!table.row) this.#beginRow(table);
      table.cell = { text: "", pictures: "", columns: span(attributes.colspan), rows: span(attributes.rowspan) };
    } else if (LINES.has(name)) this.#append("\n");
    else if (name === "img" && table.cell && /^https?:\/\//i.test(attributes.src ?? ""))
      table.cell.pictures += `${attributes.src} `;
  }

  #closed(name: string): void {
    this.#depth -= 1;
    if (UNSEEN.has(name)) this.#unseen -= 1;
    const table = this.#tables.at(-1);
    if (!table) return;
    if (name === "td" || name === "th") this.#endCell(table);
    else if (name === "tr") this.#endRow(table);
    else if (name === "table") {
      this.#endRow(table);
      this.#tables.pop();
      this.#endTable(table.number, "closed");
    } else if (LINES.has(name)) this.#append("\n");
  }

  #readText(text: string): void {
    this.#unreported = 0;
    if (this.#unseen === 0) this.#append(text.replace(/\s+/g, " "));
  }

  #append(text: string): void {
    const cell = this.#tables.at(-1)?.cell;
    if (!cell) return;
    cell.text += text;
    if (cell.text.length + cell.pictures.length > ROW_LIMITS.characters) throw tooLong("record", ROW_LIMITS);
  }

  #openTable(): void {
    if (this.#tables.length >= DEEPEST_TABLE)
      throw new UnreadableFile("The web page has tables within tables, deeper than any stock file.");
    this.#count += 1;
    this.#tables.push({ number: this.#count, row: null, first: 1, column: 0, reaching: new Map(), cell: null });
  }

  #endTable(table: number, end: "closed" | "cut"): void {
    this.#done.push({ table, row: this.#rows + 1, end });
  }

  #beginRow(table: OpenTable): void {
    this.#endRow(table);
    table.row = new RowCells();
    table.column = 0;
    table.first = 1;
  }

  #endRow(table: OpenTable): void {
    this.#endCell(table);
    if (!table.row) return;
    this.#reachDown(table);
    this.#rows += 1;
    this.#done.push({ table: table.number, row: this.#rows, cells: table.row.texts, first: table.first });
    table.row = null;
  }

  #endCell(table: OpenTable): void {
    const { cell, row } = table;
    if (!cell || !row) return;
    table.cell = null;
    this.#reachDown(table);
    if (table.column === 0) table.first = cell.columns;
    const text = linesOf(cell.text) || cell.pictures.trim();
    row.put(text, table.column);
    if (cell.columns > 1) row.put("", table.column + 1, cell.columns - 1);
    if (cell.rows > 1) table.reaching.set(table.column, { text, left: cell.rows - 1 });
    table.column += cell.columns;
  }

  /** Fills the next columns with cells from above that span this row. */
  #reachDown(table: OpenTable): void {
    for (;;) {
      const above = table.reaching.get(table.column);
      if (!above || !table.row) return;
      table.row.put(above.text, table.column);
      above.left -= 1;
      if (above.left === 0) table.reaching.delete(table.column);
      table.column += 1;
    }
  }
}

function span(attribute: string | undefined): number {
  const count = Number.parseInt(attribute ?? "", 10);
  return count > 1 ? Math.min(count, WIDEST) : 1;
}

const linesOf = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
