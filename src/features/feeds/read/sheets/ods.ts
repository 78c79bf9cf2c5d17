import { ROW_LIMITS, tooLong, UnreadableFile } from "../source.ts";
import type { Archive, PackedFile } from "../zip/archive.ts";
import { readXml } from "./sheet-xml.ts";
import {
  MOST_SHEETS,
  RowCells,
  SAMPLE_RECORDS,
  type SheetRecord,
  type SheetSample,
  type Workbook,
} from "./workbook.ts";

/** The most repetitions that a filled row may declare. Empty rows may declare any number. */
const MOST_REPEATS = 1000;
/** The most repetitions that all filled rows together may declare. */
const MOST_REPEATS_IN_ALL = 20_000;

/** The content of an OpenDocument spreadsheet; null if the archive is not one. */
export function contentPart(archive: Archive): PackedFile | null {
  const isSpreadsheet = archive.file("META-INF/manifest.xml") !== null || archive.file("mimetype") !== null;
  return isSpreadsheet ? archive.file("content.xml") : null;
}

/** Opens an OpenDocument spreadsheet (ods). Formulas are read as their last calculated values. */
export async function openOds(content: PackedFile): Promise<Workbook> {
  const samples: (SheetSample & { readonly records: SheetRecord[] })[] = [];
  for await (const found of readTables(content)) {
    if (found.sheet >= MOST_SHEETS) break;
    while (samples.length <= found.sheet) samples.push({ name: found.name, isHidden: false, records: [] });
    const records = samples[found.sheet]?.records;
    if (found.record && records && records.length < SAMPLE_RECORDS) records.push(found.record);
  }
  return {
    samples,
    async *records(sheet) {
      for await (const found of readTables(content)) {
        if (found.sheet > sheet) return;
        if (found.sheet === sheet && found.record) yield found.record;
      }
    },
  };
}

interface Found {
  readonly sheet: number;
  readonly name: string;
  /** Null at the beginning of a table. */
  readonly record: SheetRecord | null;
}

type Attributes = Readonly<Record<string, string>>;
const repeats = (attributes: Attributes, what: string) =>
  Math.max(1, Number(attributes[`table:number-${what}-repeated`] ?? 1) || 1);

/** Tags within a paragraph. */
const INLINE: ReadonlySet<string> = new Set(["span", "a"]);

/** All tables of the document, each followed by its records. */
async function* readTables(content: PackedFile): AsyncGenerator<Found> {
  const table = new OpenTable();
  const found = readXml<readonly Found[]>(content.bytes.read(), {
    open: (name, attributes) => table.opened(name, attributes),
    close: (name, text) => table.closed(name, text),
    inline: (name, attributes) =>
      name === "s" ? " ".repeat(Math.min(100, Number(attributes["text:c"]) || 1)) : INLINE.has(name) ? "" : null,
  });
  for await (const some of found) yield* some;
}

/** The table, row and cell that are being read. */
class OpenTable {
  #sheet = -1;
  #name = "";
  #row = 0;
  #rowRepeats = 1;
  #repeated = 0;
  #cells = new RowCells();
  #column = 0;
  #cell: Attributes = {};
  #isInCell = false;
  #lines: string[] = [];
  /** The number of characters in these lines. */
  #letters = 0;
  /** Whether a comment is open within the cell; its paragraphs are not part of the cell. */
  #isAside = false;

  opened(name: string, attributes: Attributes): readonly Found[] | undefined {
    if (name === "table") {
      this.#sheet += 1;
      this.#name = attributes["table:name"] ?? "";
      this.#row = 0;
      return [{ sheet: this.#sheet, name: this.#name, record: null }];
    }
    if (name === "table-row") {
      this.#rowRepeats = repeats(attributes, "rows");
      this.#cells = new RowCells();
      this.#column = 0;
    } else if (name === "table-cell" || name === "covered-table-cell") {
      this.#cell = attributes;
      this.#isInCell = true;
      this.#lines = [];
      this.#letters = 0;
    } else if (name === "annotation") this.#isAside = true;
    return undefined;
  }

  closed(name: string, text: string): readonly Found[] | undefined {
    if (name === "annotation") this.#isAside = false;
    else if (name === "p" && this.#isInCell && !this.#isAside) this.#addLine(text);
    else if (name === "table-cell" || name === "covered-table-cell") this.#put();
    else if (name === "table-row") return this.#closeRow();
    return undefined;
  }

  #addLine(text: string): void {
    this.#letters += text.length + 1;
    if (this.#letters > ROW_LIMITS.characters) throw tooLong("text", ROW_LIMITS);
    this.#lines.push(text);
  }

  #put(): void {
    this.#isInCell = false;
    const times = repeats(this.#cell, "columns");
    const text = shownCell(this.#cell, this.#lines.join("\n"));
    if (text !== "") this.#cells.put(text, this.#column, times);
    else if (this.#cell["table:formula"] && !this.#cell["office:value-type"]) this.#cells.unworked.push(this.#column);
    this.#column += times;
  }

  #closeRow(): readonly Found[] | undefined {
    const first = this.#row + 1;
    this.#row += this.#rowRepeats;
    const { texts: cells, unworked } = this.#cells;
    if (cells.length === 0) return undefined;
    if (this.#rowRepeats > MOST_REPEATS)
      throw new UnreadableFile(`Row ${first} of the sheet is said to repeat ${this.#rowRepeats} times: no stock does.`);
    this.#repeated += this.#rowRepeats - 1;
    if (this.#repeated > MOST_REPEATS_IN_ALL)
      throw new UnreadableFile(`Rows of the document are said to repeat ${this.#repeated} times: no stock does.`);
    return Array.from({ length: this.#rowRepeats }, (_, at) => ({
      sheet: this.#sheet,
      name: this.#name,
      record: { row: first + at, cells, ...(unworked.length > 0 && { unworked }) },
    }));
  }
}

/** The text of a cell: as displayed if that matters (leading zeros, a unit), otherwise its exact value. */
function shownCell(cell: Attributes, shown: string): string {
  const value = cell["office:value"];
  const type = cell["office:value-type"] ?? "string";
  if (type === "date") return (cell["office:date-value"] ?? shown).replace(/T00:00:00(\.0+)?$/, "");
  if (type === "boolean") return (cell["office:boolean-value"] ?? shown).toUpperCase();
  if (value === undefined || type === "percentage" || type === "time") return shown;
  if (/^0\d+$/.test(shown)) return shown;
  const unit =
    type === "currency" ? currencyOf(cell["office:currency"]) : /^[\d.,\s]+?\s*([a-z]{1,12})\.?$/i.exec(shown)?.[1];
  const exact = String(Number(Number(value).toPrecision(15)));
  return unit ? `${exact} ${unit}` : exact;
}

const currencyOf = (code: string | undefined) => (code === undefined || code === "AUD" ? undefined : code);
