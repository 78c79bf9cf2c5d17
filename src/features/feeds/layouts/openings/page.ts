import { Parser } from "htmlparser2";
import type { Line, Sheet, Sheets } from "../sheet.ts";

/** Elements that are invisible, that begin a line, that are a cell, and that name the table after them. */
const UNSEEN = new Set(["script", "style", "template", "noscript", "select", "textarea", "head"]);
const LINES = new Set(
  "p div li tr br h1 h2 h3 h4 h5 h6 dl dt dd section article ul ol table caption hr header footer".split(" "),
);
const CELLS = new Set(["td", "th"]);
const NAMES = new Set(["h1", "h2", "h3", "h4", "h5", "h6", "caption", "legend"]);
/** How deep elements may be nested before they are ignored. */
const DEEPEST = 256;
const MOST_TABLES = 5000;

/** The visible content of a page: its tables, each named by the heading above it, and all of its lines. */
export interface SeenPage {
  readonly tables: Sheets;
  readonly lines: Sheet;
}

/** Reads a page's text as it is seen, line by line; the cells of a row form one line. */
export function seenPage(text: string): SeenPage {
  const reader = new Reader();
  const parser = new Parser({
    onopentag: (name) => reader.opened(name),
    onclosetag: (name) => reader.closed(name),
    ontext: (chunk) => reader.said(chunk),
  });
  parser.write(text);
  parser.end();
  return reader.page();
}

class Reader {
  readonly #tables: { name: string; lines: Line[] }[] = [];
  readonly #open: { name: string; lines: Line[] }[] = [];
  readonly #lines: Line[] = [];
  #cells: string[] = [];
  #text = "";
  #name = "";
  #unseen = 0;
  #depth = 0;

  opened(name: string): void {
    this.#depth += 1;
    if (UNSEEN.has(name)) this.#unseen += 1;
    if (this.#depth > DEEPEST) return;
    if (CELLS.has(name)) this.#endText();
    if (!LINES.has(name)) return;
    // Within a cell, a new line continues the cell.
    if (this.#isInCell && name !== "tr" && name !== "table") this.#text += " ";
    else this.#endLine();
    if (name === "tr") this.#isInCell = false;
    if (name === "table" && this.#tables.length < MOST_TABLES) {
      const table = { name: this.#name, lines: [] };
      this.#tables.push(table);
      this.#open.push(table);
    }
  }

  #isInCell = false;

  closed(name: string): void {
    this.#depth -= 1;
    if (UNSEEN.has(name)) this.#unseen -= 1;
    if (CELLS.has(name)) {
      this.#cells.push(this.#takeText());
      this.#isInCell = false;
      return;
    }
    if (NAMES.has(name)) this.#name = this.#text.replace(/\s+/g, " ").trim() || this.#name;
    if (!LINES.has(name)) return;
    if (this.#isInCell) this.#text += " ";
    else this.#endLine();
    if (name === "table") this.#open.pop();
  }

  said(text: string): void {
    if (this.#unseen === 0) this.#text += text;
  }

  page(): SeenPage {
    this.#endLine();
    return { tables: this.#tables.filter(({ lines }) => lines.length > 0), lines: { name: "", lines: this.#lines } };
  }

  #takeText(): string {
    const text = this.#text.replace(/\s+/g, " ").trim();
    this.#text = "";
    return text;
  }

  /** Text in a row before its first cell does not belong to the row. */
  #endText(): void {
    this.#isInCell = true;
    this.#takeText();
  }

  #endLine(): void {
    const rest = this.#takeText();
    const cells = rest === "" ? this.#cells : [...this.#cells, rest];
    this.#cells = [];
    if (!cells.some((cell) => cell !== "")) return;
    const line = { at: this.#lines.length + 1, cells };
    this.#lines.push(line);
    if (rest === "") this.#open.at(-1)?.lines.push(line);
  }
}
