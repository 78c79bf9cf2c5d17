import { type Bytes, beginningOf, UnreadableFile } from "../source.ts";

/** The possible first bytes of a dBASE table, which name the program that wrote it. */
const VERSIONS = new Set([0x02, 0x03, 0x30, 0x31, 0x32, 0x43, 0x63, 0x83, 0x8b, 0xcb, 0xf5]);
const HEAD = 32;
const FIELD = 32;
/** The most bytes of a table, which is held in memory, and the most columns. */
const [MOST, MOST_FIELDS] = [64 * 1024 * 1024, 1024];
/** The byte in front of a deleted record. */
const DELETED = 0x2a;
/** The byte after the list of columns. */
const END = 0x0d;

/** Encodings by the byte that stands for them; tables without a known one are read as windows-1252. */
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

/** Whether the bytes begin like a dBASE or FoxPro table (`.dbf`). */
export async function isDbase(bytes: Bytes): Promise<boolean> {
  const start = await beginningOf(bytes, HEAD);
  if (start.length < HEAD || !VERSIONS.has(start[0] ?? 0)) return false;
  const [from, length] = [start.readUInt16LE(8), start.readUInt16LE(10)];
  const [month = 0, day = 0] = [start[2], start[3]];
  const isEmptyWhereItMustBe = start[12] === 0 && start[13] === 0;
  return isEmptyWhereItMustBe && from > HEAD && length > 1 && month <= 12 && day <= 31 && from <= bytes.size;
}

/**
 * A dBASE table as text: a line of headings, then a line for each record that was not deleted, with cells separated by
 * tabs. Memos are left out, since they are stored in another file. Throws UnreadableFile.
 */
export async function dbaseText(bytes: Bytes): Promise<Buffer> {
  if (bytes.size > MOST) throw new UnreadableFile("The dBASE table is larger than 64 MB: export it as CSV.");
  const content = await beginningOf(bytes, bytes.size);
  const table = headOf(content);
  if (table.from + table.records * table.length > content.length)
    throw new UnreadableFile("The dBASE table ends before its last record: send it again.");
  const decoder = new TextDecoder(table.encoding);
  const lines = [table.columns.map(({ name }) => name).join("\t")];
  for (let row = 0; row < table.records; row += 1) {
    const at = table.from + row * table.length;
    if (content[at] === DELETED) continue;
    const cellOf = ({ from, length, kind }: Column) =>
      textOfCell(decoder.decode(content.subarray(at + from, at + from + length)), kind);
    lines.push(table.columns.map(cellOf).join("\t"));
  }
  return Buffer.from(lines.join("\n"));
}

/** The text of a cell; dates become 2024-03-31, and logical values yes or no. */
function textOfCell(stored: string, kind: string): string {
  const text = stored.replace(/[\0\t\r\n]+/g, " ").trim();
  if (kind === "D") return text.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");
  if (kind === "L") return /^[ty]$/i.test(text) ? "yes" : /^[fn]$/i.test(text) ? "no" : "";
  // A quotation mark at the beginning would be read as the start of a quoted cell.
  return text.replace(/^"/, "'");
}

/** Column types that are stored as text. Others are stored as binary numbers, or in another file. */
const TEXTS = "CNFDL";

function headOf(content: Buffer): Table {
  const [records, from, length] = [content.readUInt32LE(4), content.readUInt16LE(8), content.readUInt16LE(10)];
  const columns: Column[] = [];
  let place = 1;
  for (let at = HEAD; at + FIELD <= from && content[at] !== END && columns.length < MOST_FIELDS; at += FIELD) {
    const name = (content.toString("latin1", at, at + 11).split("\0")[0] ?? "").trim();
    const [kind, width] = [String.fromCharCode(content[at + 11] ?? 0).toUpperCase(), content[at + 16] ?? 0];
    if (TEXTS.includes(kind)) columns.push({ name, kind, from: place, length: width });
    place += width;
  }
  if (columns.length === 0 || place > length) throw new UnreadableFile("The dBASE table is damaged: send it again.");
  return { records, from, length, columns, encoding: ENCODINGS[content[29] ?? 0] ?? "windows-1252" };
}
