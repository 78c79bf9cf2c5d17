import { ROW_LIMITS, tooLong, UnreadableFile } from "../source.ts";
import type { SqlToken } from "./sql-tokens.ts";

/** A row that a dump inserts or copies, with the names of its columns if the dump states them. */
export interface Inserted {
  readonly table: string;
  readonly columns: readonly string[];
  readonly cells: readonly string[];
}

/** The most columns and tables: no dump of a stock has more. */
const MOST_COLUMNS = 2000;
const MOST_TABLES = 1000;
/** Words that begin a definition within a table that is not of a column. */
const NO_COLUMN = /^(primary|key|unique|constraint|index|foreign|check|fulltext|spatial|exclude|like)$/i;

type Phase = "begin" | "skip" | "insert" | "columns" | "values" | "row" | "create" | "table" | "fields";

/** Finds inserted rows in the tokens of a dump: `INSERT INTO stock (make, …) VALUES ('Kia', …), (…);`. */
export class Statements {
  #phase: Phase = "begin";
  #table = "";
  #columns: string[] = [];
  /** Columns of the tables that the dump creates. */
  readonly #created = new Map<string, readonly string[]>();
  #cells: string[] = [];
  #cell = "";
  /** Whether the current value was quoted; words around it are then ignored. */
  #isText = false;
  #depth = 0;
  #length = 0;
  /** Whether a statement's rows are incomplete: a row must begin or end before the file does. */
  #isOpen = false;

  /** Whether the tokens so far end within the rows of a statement. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** The columns of a table that the dump created; none for one that it did not. */
  columnsOf(table: string): readonly string[] {
    return this.#created.get(table) ?? [];
  }

  /** The rows that end within these tokens. Throws UnreadableFile for one over the limits. */
  read(tokens: readonly SqlToken[]): Inserted[] {
    const rows: Inserted[] = [];
    for (const token of tokens) {
      const isMark = token.kind === "mark";
      if (isMark && token.text === ";") this.#reset();
      else if (this.#phase === "row") this.#value(token, rows);
      else if (isMark) this.#mark(token.text);
      else this.#word(token);
    }
    return rows;
  }

  #reset(): void {
    this.#phase = "begin";
    this.#table = "";
    this.#columns = [];
    this.#isOpen = false;
  }

  #mark(mark: string): void {
    if (this.#phase === "values") {
      this.#isOpen = mark !== ")";
      if (mark === "(") this.#beginRow();
    } else if (this.#phase === "fields") this.#field(mark);
    else if (mark === "(" && this.#phase === "insert") this.#phase = "columns";
    else if (mark === "(" && this.#phase === "table") {
      this.#phase = "fields";
      this.#depth = 1;
      this.#isText = false;
    } else if (mark === ")" && this.#phase === "columns") this.#phase = "insert";
  }

  #word({ kind, text }: SqlToken): void {
    const word = kind === "word" ? text.toLowerCase() : "";
    if (this.#phase === "begin") this.#phase = PHASES[word] ?? "skip";
    else if (this.#phase === "insert") this.#inserting(text, word);
    else if (this.#phase === "columns") this.#addColumn(text);
    else if (this.#phase === "create") this.#phase = word === "table" ? "table" : "create";
    else if (this.#phase === "table") this.#name(text, word);
    else if (this.#phase === "fields" && this.#depth === 1 && !this.#isText) {
      if (!NO_COLUMN.test(word)) this.#addColumn(text);
      this.#isText = true;
    } else if (this.#phase === "values") this.#phase = "skip";
  }

  #inserting(text: string, word: string): void {
    if (word === "values" || word === "value") {
      this.#phase = "values";
      this.#isOpen = true;
    } else if (word === "select") this.#phase = "skip";
    else this.#name(text, word);
  }

  #name(text: string, word: string): void {
    if (!/^(into|or|ignore|replace|low_priority|delayed|if|not|exists|\.)$/.test(word)) this.#table = text;
  }

  #addColumn(name: string): void {
    this.#columns.push(name);
    if (this.#columns.length > MOST_COLUMNS)
      throw new UnreadableFile(`The file has over ${MOST_COLUMNS} columns, which no stock file has.`);
  }

  /** Reads a mark in the definition of a table. The first word after each comma is a column. */
  #field(mark: string): void {
    if (mark === "(") this.#depth += 1;
    else if (mark === ")") this.#depth -= 1;
    else if (this.#depth === 1) this.#isText = false;
    if (this.#depth > 0) return;
    if (this.#created.size < MOST_TABLES) this.#created.set(this.#table, this.#columns);
    this.#phase = "skip";
  }

  #beginRow(): void {
    this.#phase = "row";
    this.#cells = [];
    this.#length = 0;
    this.#beginCell();
  }

  #beginCell(): void {
    this.#cell = "";
    this.#isText = false;
    this.#depth = 0;
  }

  #value({ kind, text }: SqlToken, rows: Inserted[]): void {
    if (kind !== "mark") {
      if (kind === "word" ? !this.#isText && this.#depth === 0 : !this.#isText) this.#cell = text;
      this.#isText ||= kind !== "word";
      this.#length += text.length;
      if (this.#length > ROW_LIMITS.characters) throw tooLong("record", ROW_LIMITS);
      if (kind === "word" && !this.#isText && /^(null|default)$/i.test(text)) this.#cell = "";
    } else if (text === "(") {
      this.#depth += 1;
      if (!this.#isText) this.#cell = "";
    } else if (this.#depth > 0) this.#depth -= text === ")" ? 1 : 0;
    else this.#endCell(text, rows);
  }

  #endCell(mark: string, rows: Inserted[]): void {
    this.#cells.push(this.#cell);
    if (this.#cells.length > MOST_COLUMNS)
      throw new UnreadableFile(`The file has over ${MOST_COLUMNS} columns, which no stock file has.`);
    this.#beginCell();
    if (mark !== ")") return;
    const columns = this.#columns.length > 0 ? this.#columns : this.columnsOf(this.#table);
    rows.push({ table: this.#table, columns, cells: this.#cells });
    this.#phase = "values";
    this.#isOpen = false;
  }
}

const PHASES: Readonly<Record<string, Phase>> = Object.assign(Object.create(null), {
  insert: "insert",
  replace: "insert",
  create: "create",
});
