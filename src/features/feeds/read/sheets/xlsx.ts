import type { Archive, PackedFile } from "../zip/archive.ts";
import { type NumberFormat, readFormat, shownNumber } from "./number-format.ts";
import { boundedText, readXml } from "./sheet-xml.ts";
import {
  MOST_SHEETS,
  RowCells,
  SAMPLE_RECORDS,
  type SheetRecord,
  type SheetSample,
  type Workbook,
} from "./workbook.ts";
import { readParts, type WorkbookParts } from "./xlsx-parts.ts";

const GENERAL: NumberFormat = readFormat("General");

/**
 * The most bytes, of all sheets together, that are read to find the stock: forty sheets may each have a million empty
 * rows.
 */
const MOST_SEARCHED = 128 * 1024 * 1024;

/** Thrown to end the search for the stock. */
class SearchedEnough extends Error {}

/** Opens an Excel workbook (xlsx, xlsm). Formulas are read as their last calculated values. */
export async function openXlsx(archive: Archive, part: PackedFile, mostSearched = MOST_SEARCHED): Promise<Workbook> {
  const parts = await readParts(archive, part);
  const samples: SheetSample[] = [];
  let searched = 0;
  async function* counted(file: PackedFile): AsyncGenerator<Buffer> {
    for await (const chunk of file.bytes.read()) {
      if (searched > mostSearched) throw new SearchedEnough();
      searched += chunk.length;
      yield chunk;
    }
  }
  for (const { name, isHidden, file } of parts.sheets.slice(0, MOST_SHEETS)) {
    const records: SheetRecord[] = [];
    try {
      for await (const record of recordsOf(counted(file), parts)) {
        records.push(record);
        if (records.length >= SAMPLE_RECORDS) break;
      }
    } catch (error) {
      if (!(error instanceof SearchedEnough)) throw error;
    }
    samples.push({ name, isHidden, records });
  }
  return {
    samples,
    async *records(sheet) {
      const file = parts.sheets[sheet]?.file;
      if (file) yield* recordsOf(file.bytes.read(), parts);
    },
  };
}

function recordsOf(bytes: AsyncIterable<Buffer>, parts: WorkbookParts): AsyncGenerator<SheetRecord> {
  const sheet = new OpenSheet(parts);
  return readXml(bytes, {
    open: (name, attributes) => sheet.opened(name, attributes),
    close: (name, text) => sheet.closed(name, text),
  });
}

/** The row and cell that are being read. */
class OpenSheet {
  readonly #parts: WorkbookParts;
  #row = 0;
  #cells = new RowCells();
  #column = -1;
  #type = "n";
  #format = GENERAL;
  #text = "";
  #isSpoken = false;
  /** Whether the cell has a formula, and whether it has a value. */
  #hasFormula = false;
  #hasValue = false;

  constructor(parts: WorkbookParts) {
    this.#parts = parts;
  }

  opened(name: string, attributes: Readonly<Record<string, string>>): undefined {
    if (name === "row") {
      this.#row = Number(attributes.r) || this.#row + 1;
      this.#cells = new RowCells();
      this.#column = -1;
    } else if (name === "c") {
      this.#column = attributes.r ? columnOf(attributes.r) : this.#column + 1;
      this.#type = attributes.t ?? "n";
      this.#format = this.#parts.formats[Number(attributes.s ?? 0)] ?? GENERAL;
      this.#text = "";
      this.#hasFormula = false;
      this.#hasValue = false;
    } else if (name === "f") this.#hasFormula = true;
    else if (name === "v") this.#hasValue = true;
    else if (name === "rPh") this.#isSpoken = true;
  }

  closed(name: string, text: string): SheetRecord | undefined {
    if (name === "v") this.#text = text;
    else if (name === "t" && !this.#isSpoken) this.#text = boundedText(this.#text + text);
    else if (name === "rPh") this.#isSpoken = false;
    else if (name === "c") this.#put();
    else if (name === "row" && this.#cells.texts.length > 0) {
      const { texts, unworked } = this.#cells;
      return { row: this.#row, cells: texts, ...(unworked.length > 0 && { unworked }) };
    }
    return undefined;
  }

  #put(): void {
    const text = this.#shown();
    if (text !== "") this.#cells.put(text, this.#column);
    else if (this.#hasFormula && !this.#hasValue) this.#cells.unworked.push(this.#column);
  }

  #shown(): string {
    const { texts, is1904 } = this.#parts;
    if (this.#type === "s") return texts[Number(this.#text)] ?? "";
    if (this.#type === "b") return this.#text === "1" ? "TRUE" : this.#text === "" ? "" : "FALSE";
    if (this.#type === "d") return this.#text.replace(/T00:00(:00(\.0+)?)?Z?$/, "");
    return this.#type === "n" ? shownNumber(this.#text, this.#format, is1904) : this.#text;
  }
}

/** The column index from the name of a cell: 0 for "A1", 27 for "AB12". */
function columnOf(reference: string): number {
  let column = 0;
  for (const sign of reference) {
    const code = sign.charCodeAt(0) & ~32;
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  return column - 1;
}
