import { type Bytes, beginningOf, UnreadableFile } from "../source.ts";

/** The first byte of such a table, by the program that wrote it, and the least that its head holds. */
const VERSIONS = new Set([0x02, 0x03, 0x30, 0x31, 0x32, 0x43, 0x63, 0x83, 0x8b, 0xcb, 0xf5]);
const HEAD = 32;
const FIELD = 32;
/** Bytes of the whole table, which is held in memory, and columns that one may have. */
const [MOST, MOST_FIELDS] = [64 * 1024 * 1024, 1024];
/** The byte before a record that somebody deleted. */
const DELETED = 0x2a;
/** What ends the list of columns. */
const END = 0x0d;

/** Encodings by the byte that names them; DOS tables without one are read as Windows wrote them. */
const ENCODINGS: Readonly<Record<number, string>> = { 38: "ibm866", 101: "ibm866", 201: "windows-1251" };

interface Column {
  readonly name: string;
  readonly kind: string;
  readonly from: number;
  readonly length: number;
}
interface Table {
  readonly records: number;
  readonly from: number;
  readonly length: number;
  readonly columns: readonly Column[];
  readonly encoding: string;
}

/** Whether the bytes begin as a dBASE or FoxPro table does (`.dbf`). */
export async function isDbase(bytes: Bytes): Promise<boolean> {
  const start = await beginningOf(bytes, HEAD);
  if (start.length < HEAD || !VERSIONS.has(start[0] ?? 0)) return false;
  const [from, length] = [start.readUInt16LE(8), start.readUInt16LE(10)];
  const [month = 0, day = 0] = [start[2], start[3]];
  const isEmptyWhereItMustBe = start[12] === 0 && start[13] === 0;
  return isEmptyWhereItMustBe && from > HEAD && length > 1 && month <= 12 && day <= 31 && from <= bytes.size;
}

/**
 * A dBASE table as text: a line of headings, then one for each record that nobody deleted, its cells divided by tabs.
 * Memos, which stand in a file of their own, are left out. Throws UnreadableFile.
 */
export async function dbaseText(bytes: Bytes): Promise<Buffer> {
  if (bytes.size > MOST) throw new UnreadableFile("The dBASE table is larger than 64 MB: export it as CSV.");
  const whole = await beginningOf(bytes, bytes.size);
  const table = headOf(whole);
  const decoder = new TextDecoder(table.encoding);
  const lines = [table.columns.map(({ name }) => name).join("\t")];
  for (let row = 0; row < table.records; row += 1) {
    const at = table.from + row * table.length;
    if (at + table.length > whole.length)
      throw new UnreadableFile("The dBASE table ends before its last record: send it again.");
    if (whole[at] === DELETED) continue;
    const cellOf = ({ from, length, kind }: Column) =>
      textOfCell(decoder.decode(whole.subarray(at + from, at + from + length)), kind);
    lines.push(table.columns.map(cellOf).join("\t"));
  }
  return Buffer.from(lines.join("\n"));
}

/** The text of a cell; a day as 2024-03-31, and a truth as yes or no. */
function textOfCell(stored: string, kind: string): string {
  const text = stored.replace(/[\0\t\r\n]+/g, " ").trim();
  if (kind === "D") return text.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");
  if (kind === "L") return /^[ty]$/i.test(text) ? "yes" : /^[fn]$/i.test(text) ? "no" : "";
  // A quotation mark at a cell's beginning would open a quotation.
  return text.replace(/^"/, "'");
}

/** Kinds of columns that hold text; others are stored as numbers of the machine, or in another file. */
const TEXTS = "CNFDL";

function headOf(whole: Buffer): Table {
  const [records, from, length] = [whole.readUInt32LE(4), whole.readUInt16LE(8), whole.readUInt16LE(10)];
  const columns: Column[] = [];
  let place = 1;
  for (let at = HEAD; at + FIELD <= from && whole[at] !== END && columns.length < MOST_FIELDS; at += FIELD) {
    const name = (whole.toString("latin1", at, at + 11).split("\0")[0] ?? "").trim();
    const [kind, width] = [String.fromCharCode(whole[at + 11] ?? 0).toUpperCase(), whole[at + 16] ?? 0];
    if (TEXTS.includes(kind)) columns.push({ name, kind, from: place, length: width });
    place += width;
  }
  if (columns.length === 0 || place > length) throw new UnreadableFile("The dBASE table is damaged: send it again.");
  return { records, from, length, columns, encoding: ENCODINGS[whole[29] ?? 0] ?? "windows-1252" };
}
