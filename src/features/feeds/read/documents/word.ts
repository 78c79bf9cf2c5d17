import { readXml } from "../sheets/sheet-xml.ts";
import { UnreadableFile } from "../source.ts";
import type { PackedFile } from "../zip/archive.ts";

/** Characters of all its text: a stock list has a few hundred lines. */
const MOST = 16 * 1024 * 1024;

/**
 * The text of a Word document, a line for each paragraph and for each row of a table, whose cells tabs divide. Text
 * that somebody deleted while changes were tracked is left out. Throws UnreadableFile.
 */
export async function wordText(document: PackedFile): Promise<Buffer> {
  const reader = new Reader();
  const lines: string[] = [];
  let length = 0;
  const read = readXml(document.bytes.read(), {
    open: (name) => reader.opened(name),
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

/** The paragraph, cell and row at which reading has arrived. */
class Reader {
  #depth = 0;
  #paragraph = "";
  #cell: string | null = null;
  #cells: string[] = [];

  opened(name: string): undefined {
    if (name === "tbl") this.#depth += 1;
    else if (name === "tr" && this.#depth === 1) this.#cells = [];
    else if (name === "tc" && this.#depth === 1) this.#cell = "";
    else if (name === "tab") this.#paragraph += this.#cell === null ? "\t" : " ";
    else if (name === "br" || name === "cr") this.#paragraph += " ";
  }

  closed(name: string, text: string): string | undefined {
    if (name === "t") this.#paragraph += text;
    else if (name === "p") return this.#endParagraph();
    else if (name === "tbl") this.#depth -= 1;
    else if (name === "tc" && this.#depth === 1) {
      this.#cells.push(this.#cell ?? "");
      this.#cell = null;
    } else if (name === "tr" && this.#depth === 1) return this.#cells.join("\t");
    return undefined;
  }

  #endParagraph(): string | undefined {
    const said = this.#paragraph.replace(/[\r\n]+/g, " ");
    this.#paragraph = "";
    if (this.#cell === null) return said;
    this.#cell = [this.#cell, said.replaceAll("\t", " ").trim()].filter(Boolean).join(" ");
    return undefined;
  }
}
