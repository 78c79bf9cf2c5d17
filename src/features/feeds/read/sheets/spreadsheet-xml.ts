import { readXml } from "./sheet-xml.ts";
import {
  MOST_SHEETS,
  RowCells,
  SAMPLE_RECORDS,
  type SheetRecord,
  type SheetSample,
  type Workbook,
} from "./workbook.ts";

const NAMESPACE = "urn:schemas-microsoft-com:office:spreadsheet";

/**
 * Whether an XML text is a workbook in the format of Excel 2002 and 2003, which many reports still use under the name
 * "xls".
 */
export const isSpreadsheetXml = (head: string): boolean =>
  /<(?:\w+:)?Workbook\b/.test(head.slice(0, 4096)) && head.slice(0, 8192).includes(NAMESPACE);

/** A row, with the index of its sheet. */
interface Placed {
  readonly sheet: number;
  readonly name: string;
  readonly record: SheetRecord;
}

/** Opens such a workbook; `text` may be read any number of times. Throws UnreadableFile. */
export async function openSpreadsheetXml(text: () => AsyncIterable<string>): Promise<Workbook> {
  const samples: (SheetSample & { records: SheetRecord[] })[] = [];
  for await (const { sheet, name, record } of rowsOf(text())) {
    if (sheet >= MOST_SHEETS) break;
    while (samples.length <= sheet) samples.push({ name: "", isHidden: false, records: [] });
    const sample = samples[sheet];
    if (!sample) continue;
    if (sample.records.length === 0) samples[sheet] = { name, isHidden: false, records: [record] };
    else if (sample.records.length < SAMPLE_RECORDS) sample.records.push(record);
  }
  return {
    samples,
    async *records(number) {
      for await (const { sheet, record } of rowsOf(text())) if (sheet === number) yield record;
    },
  };
}

function rowsOf(text: AsyncIterable<string>): AsyncGenerator<Placed> {
  const reader = new Reader();
  return readXml(bytesOf(text), {
    open: (name, attributes) => reader.opened(name, attributes),
    close: (name, text) => reader.closed(name, text),
  });
}

async function* bytesOf(text: AsyncIterable<string>): AsyncGenerator<Buffer> {
  // The text is already decoded, whatever its first line says about its encoding.
  for await (const piece of text) yield Buffer.from(piece);
}

/** The sheet, row and cell that are being read. */
class Reader {
  #sheet = -1;
  #name = "";
  #row = 0;
  #cells = new RowCells();
  #column = -1;
  #across = 0;
  #isDate = false;
  #isInData = false;
  #text = "";

  opened(name: string, attributes: Readonly<Record<string, string>>): undefined {
    const attribute = (key: string) => attributes[`ss:${key}`] ?? attributes[key] ?? "";
    if (name === "Worksheet") {
      this.#sheet += 1;
      this.#name = attribute("Name");
      this.#row = 0;
    } else if (name === "Row") {
      this.#row = Number(attribute("Index")) || this.#row + 1;
      this.#cells = new RowCells();
      this.#column = -1;
      this.#across = 0;
    } else if (name === "Cell") {
      this.#column = attribute("Index") === "" ? this.#column + 1 + this.#across : Number(attribute("Index")) - 1;
      this.#across = Number(attribute("MergeAcross")) || 0;
    } else if (name === "Data") {
      this.#isInData = true;
      this.#isDate = attribute("Type") === "DateTime";
      this.#text = "";
    }
  }

  closed(name: string, text: string): Placed | undefined {
    if (this.#isInData) this.#text += text;
    if (name === "Data") this.#put();
    if (name !== "Row" || this.#cells.texts.length === 0) return undefined;
    const record = { row: this.#row, cells: this.#cells.texts };
    return { sheet: this.#sheet, name: this.#name, record };
  }

  #put(): void {
    this.#isInData = false;
    const text = this.#isDate ? this.#text.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, "") : this.#text;
    if (text.trim() !== "" && Number.isInteger(this.#column) && this.#column >= 0) this.#cells.put(text, this.#column);
  }
}
