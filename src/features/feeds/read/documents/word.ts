import { readXml } from "../sheets/sheet-xml.ts";
import { UnreadableFile } from "../source.ts";
import type { PackedFile } from "../zip/archive.ts";

/** The most characters of all text: a stock list has a few hundred lines. */
const MOST = 16 * 1024 * 1024;

/**
 * The text of a Word document: a line for each paragraph, and for each row of a table, with cells separated by tabs. A
 * cell that spans several columns is followed by empty ones, and a cell that spans several rows is repeated in each.
 * Text deleted with tracked changes is left out. Throws UnreadableFile.
 */
export async function wordText(document: PackedFile): Promise<Buffer> {
  const reader = new Reader();
  const lines: string[] = [];
  let length = 0;
  const read = readXml(document.bytes.read(), {
    open: (name, attributes) => reader.opened(name, attributes),
    close: (name, text) => reader.closed(name, text),
  });
  for await (const line of read) {
    length += line.length;
    if (length > MOST) throw new UnreadableFile("The Word document is longer than any stock list: send it as CSV.");
    lines.push(line);
  }
  if (lines.every((line) => line.trim() === "")) throw new UnreadableFile("The Word document has no text.");
  return Buffer.from(lines.join("\n"));
}

/** The most columns that Word allows in a table. */
const MOST_COLUMNS = 63;

/** The `val` attribute of an element, with any namespace prefix. */
const valOf = (attributes: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(attributes).find(([name]) => name === "val" || name.endsWith(":val"))?.[1];

/** The paragraph, cell and row that are being read. */
class Reader {
  #depth = 0;
  #paragraph = "";
  #cell: string | null = null;
  #cells: string[] = [];
  /** How many columns the cell spans, and whether it continues the one above it. */
  #columns = 1;
  #goesOn = false;
  /** The last text in each column of the table. */
  #above: string[] = [];

  opened(name: string, attributes: Readonly<Record<string, string>>): undefined {
    if (name === "tbl") this.#depth += 1;
    else if (name === "tr" && this.#depth === 1) this.#cells = [];
    else if (name === "tc" && this.#depth === 1) [this.#cell, this.#columns, this.#goesOn] = ["", 1, false];
    else if (name === "gridSpan" && this.#depth === 1)
      this.#columns = Math.min(Math.max(1, Number(valOf(attributes)) || 1), MOST_COLUMNS);
    else if (name === "vMerge" && this.#depth === 1) this.#goesOn = (valOf(attributes) ?? "continue") === "continue";
    else if (name === "tab") this.#paragraph += this.#cell === null ? "\t" : " ";
    else if (name === "br" || name === "cr") this.#paragraph += " ";
  }

  closed(name: string, text: string): string | undefined {
    if (name === "t") this.#paragraph += text;
    else if (name === "p") return this.#endParagraph();
    else if (name === "tbl") {
      this.#depth -= 1;
      if (this.#depth === 0) this.#above = [];
    } else if (name === "tc" && this.#depth === 1) this.#endCell();
    else if (name === "tr" && this.#depth === 1) return this.#cells.join("\t");
    return undefined;
  }

  #endCell(): void {
    const column = this.#cells.length;
    const content = this.#goesOn ? (this.#above[column] ?? "") : (this.#cell ?? "");
    this.#above[column] = content;
    this.#cells.push(content, ...Array.from({ length: Math.floor(this.#columns) - 1 }, () => ""));
    this.#cell = null;
  }

  #endParagraph(): string | undefined {
    const content = this.#paragraph.replace(/[\r\n]+/g, " ");
    this.#paragraph = "";
    if (this.#cell === null) return content;
    this.#cell = [this.#cell, content.replaceAll("\t", " ").trim()].filter(Boolean).join(" ");
    return undefined;
  }
}
