import { SIZE_LIMITS, UnreadableFile } from "../source.ts";
import { CompoundFile, damaged } from "./compound.ts";
import { builtInFormat, type NumberFormat, readFormat, shownNumber } from "./number-format.ts";
import { MOST_SHEETS, RowCells, SAMPLE_RECORDS, type SheetRecord, type Workbook } from "./workbook.ts";
import { KIND, RecordReader, recordsFrom, type XlsRecord } from "./xls-records.ts";

/** The version of Excel 97 to 2003; older versions store their texts elsewhere. */
const EXCEL_97 = 0x0600;

/** The most records, of all sheets together, that are read to find the stock. */
const MOST_SEARCHED = 2_000_000;
/** The most shared texts of a workbook. A sheet in this format has at most 65,536 rows. */
const MOST_TEXTS = 4_000_000;

/** The properties that a workbook states once for all its sheets. */
interface Globals {
  readonly sheets: { readonly name: string; readonly isHidden: boolean; readonly at: number }[];
  readonly texts: string[];
  /** For each cell format, the ID of its number format. */
  readonly formatOf: number[];
  readonly formats: Map<number, NumberFormat>;
  is1904: boolean;
}

/** Whether a file begins like a workbook of Excel 97 to 2003, or another Office document of that time. */
export const isCompound = (start: Buffer): boolean => start.subarray(0, 8).toString("hex") === "d0cf11e0a1b11ae1";

/**
 * Opens an old Excel workbook (xls), which is held in memory. Formulas are read as their last calculated values. Throws
 * UnreadableFile.
 */
export function openXls(bytes: Buffer): Workbook {
  try {
    return opened(bytes);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw damaged();
  }
}

function opened(bytes: Buffer): Workbook {
  const file = new CompoundFile(bytes);
  if (file.stream("EncryptedPackage"))
    throw new UnreadableFile("The workbook has a password: save it without one, or as CSV.");
  const stream = file.stream("Workbook");
  if (!stream)
    throw new UnreadableFile(
      "The file is an old Excel workbook (xls) of before 1997, or no workbook: save it as xlsx or CSV.",
    );
  const globals = readGlobals(stream);
  const budget = { records: MOST_SEARCHED };
  const samples = globals.sheets.slice(0, MOST_SHEETS).map(({ name, isHidden, at }) => {
    const records: SheetRecord[] = [];
    for (const record of recordsOfSheet(stream, at, globals, budget)) {
      records.push(record);
      if (records.length >= SAMPLE_RECORDS) break;
    }
    return { name, isHidden, records };
  });
  return {
    samples,
    async *records(sheet) {
      const at = globals.sheets[sheet]?.at;
      if (at !== undefined) yield* recordsOfSheet(stream, at, globals);
    },
  };
}

function readGlobals(stream: Buffer): Globals {
  const globals: Globals = { sheets: [], texts: [], formatOf: [], formats: new Map(), is1904: false };
  for (const record of recordsFrom(stream, 0)) {
    const { kind, data } = record;
    if (kind === KIND.end) break;
    if (kind === KIND.begin && data.length >= 2 && data.readUInt16LE(0) !== EXCEL_97)
      throw new UnreadableFile("The file is an Excel workbook of before 1997: save it as xlsx or CSV.");
    if (kind === KIND.password)
      throw new UnreadableFile("The workbook has a password: save it without one, or as CSV.");
    if (kind === KIND.from1904) globals.is1904 = new RecordReader(record).short() === 1;
    else if (kind === KIND.sheet) addSheet(globals, record);
    else if (kind === KIND.texts) addTexts(globals, record);
    else if (kind === KIND.cellFormat && data.length >= 4) globals.formatOf.push(data.readUInt16LE(2));
    else if (kind === KIND.numberFormat) {
      const reader = new RecordReader(record);
      globals.formats.set(reader.short(), readFormat(reader.text()));
    }
  }
  return globals;
}

/** Adds the sheet, unless it is one of charts or macros, whose type is not 0. */
function addSheet({ sheets }: Globals, record: XlsRecord): void {
  const reader = new RecordReader(record);
  const at = reader.long();
  const isHidden = reader.byte() !== 0;
  if (reader.byte() === 0) sheets.push({ at, isHidden, name: reader.text(true) });
}

function addTexts({ texts }: Globals, record: XlsRecord): void {
  const reader = new RecordReader(record);
  reader.long();
  const count = reader.long();
  if (count > MOST_TEXTS) throw new UnreadableFile("The workbook has more texts than any stock file.");
  for (let at = 0; at < count; at += 1) texts.push(reader.text());
}

function* recordsOfSheet(
  stream: Buffer,
  start: number,
  globals: Globals,
  budget: { records: number } = { records: Number.POSITIVE_INFINITY },
): Generator<SheetRecord> {
  let characters = 0;
  let row = -1;
  let cells = new RowCells();
  let awaited: { readonly column: number } | null = null;
  const done = (): SheetRecord => ({ row: row + 1, cells: cells.texts });
  for (const record of recordsFrom(stream, start)) {
    budget.records -= 1;
    if (record.kind === KIND.end || budget.records < 0) break;
    if (record.kind === KIND.formulaText && awaited) {
      cells.put(new RecordReader(record).text(), awaited.column);
      awaited = null;
    }
    if (!CELLS.has(record.kind) || record.data.length < 6) continue;
    const at = record.data.readUInt16LE(0);
    if (at !== row) {
      if (cells.texts.length > 0) yield done();
      row = at;
      cells = new RowCells();
    }
    if (isTextAwaited(record)) awaited = { column: record.data.readUInt16LE(2) };
    else
      for (const { column, text } of cellsOf(record, globals)) {
        characters += text.length;
        if (characters > SIZE_LIMITS.text) throw new UnreadableFile("The sheet has more text than any stock file.");
        if (text !== "") cells.put(text, column);
      }
  }
  if (cells.texts.length > 0) yield done();
}

const CELLS: ReadonlySet<number> = new Set([
  KIND.formula,
  KIND.packedNumbers,
  KIND.richLabel,
  KIND.sharedText,
  KIND.number,
  KIND.label,
  KIND.flag,
  KIND.packedNumber,
]);

/** Whether a formula's result is a text, which is in the next record. */
const isTextAwaited = ({ kind, data }: XlsRecord) =>
  kind === KIND.formula && data.length >= 14 && data.readUInt16LE(12) === 0xffff && data.readUInt8(6) === 0;

function cellsOf(record: XlsRecord, globals: Globals): readonly { readonly column: number; readonly text: string }[] {
  const { kind, data } = record;
  const column = data.readUInt16LE(2);
  if (kind !== KIND.packedNumbers) return [{ column, text: textOf(record, globals) }];
  const count = Math.floor((data.length - 6) / 6);
  return Array.from({ length: count }, (_, at) => ({
    column: column + at,
    text: shown(packed(data.readInt32LE(6 + at * 6)), data.readUInt16LE(4 + at * 6), globals),
  }));
}

function textOf(record: XlsRecord, globals: Globals): string {
  const { kind, data } = record;
  const format = data.readUInt16LE(4);
  if (kind === KIND.sharedText && data.length >= 10) return globals.texts[data.readUInt32LE(6)] ?? "";
  if (kind === KIND.packedNumber && data.length >= 10) return shown(packed(data.readInt32LE(6)), format, globals);
  if (kind === KIND.number && data.length >= 14) return shown(data.readDoubleLE(6), format, globals);
  if (kind === KIND.label || kind === KIND.richLabel)
    return new RecordReader({ ...record, data: data.subarray(6) }).text();
  if (kind === KIND.flag && data.length >= 8) return data.readUInt8(7) === 0 ? flag(data.readUInt8(6)) : "";
  if (kind !== KIND.formula || data.length < 14) return "";
  if (data.readUInt16LE(12) !== 0xffff) return shown(data.readDoubleLE(6), format, globals);
  return data.readUInt8(6) === 1 ? flag(data.readUInt8(8)) : "";
}

const flag = (value: number) => (value === 0 ? "FALSE" : "TRUE");

/** A number stored in four bytes. Two of its bits say whether it is an integer, and whether it is in hundredths. */
function packed(bits: number): number {
  const eight = Buffer.alloc(8);
  eight.writeInt32LE(bits & ~3, 4);
  const number = bits & 2 ? bits >> 2 : eight.readDoubleLE(0);
  return bits & 1 ? number / 100 : number;
}

function shown(number: number, cellFormat: number, { formatOf, formats, is1904 }: Globals): string {
  const id = formatOf[cellFormat] ?? 0;
  return shownNumber(String(number), formats.get(id) ?? builtInFormat(id), is1904);
}
