import { MOST_CHARACTERS, type Raw, type ReadRaw, wholeText } from "../layouts/openings/raw.ts";
import { wholeWorkbook } from "../layouts/openings/workbook.ts";
import type { FeedItem } from "../schema.ts";
import { delimitedRows, fewRecords, layoutOf } from "./delimited.ts";
import { dbaseText, isDbase } from "./documents/dbase.ts";
import { isMail, listInMail } from "./documents/mail.ts";
import { wordText } from "./documents/word.ts";
import { formatOf } from "./format.ts";
import { openPage } from "./html/page.ts";
import { includedIn } from "./json/included.ts";
import { jsonRows, pieces } from "./json/json.ts";
import { jsonLayout } from "./json/json-layout.ts";
import { mayHoldTable, tableInJson } from "./json/json-table.ts";
import { labelledLayout, labelledRows } from "./labels/labelled.ts";
import { NoStockFound, type OpenedFeed } from "./opened-feed.ts";
import { pairsOf } from "./pairs.ts";
import { withWholeAddresses } from "./pictures-base.ts";
import { wordLines, wordRows } from "./printed/word-lines.ts";
import { contentPart, openOds } from "./sheets/ods.ts";
import { labelledLines, labelledSheet } from "./sheets/sheet-labels.ts";
import { chooseSheets, sheetRows, turnedSheet } from "./sheets/sheet-rows.ts";
import { isSpreadsheetXml, openSpreadsheetXml } from "./sheets/spreadsheet-xml.ts";
import type { Workbook } from "./sheets/workbook.ts";
import { isCompound, openXls } from "./sheets/xls.ts";
import { openXlsx } from "./sheets/xlsx.ts";
import { workbookPart } from "./sheets/xlsx-parts.ts";
import {
  type Bytes,
  beginningOf,
  bytesOf,
  type FeedFile,
  fileBytes,
  inspectFile,
  SIZE_LIMITS,
  type SizeLimits,
  textOf,
  UnreadableFile,
} from "./source.ts";
import { dumpRows, stockTableOf } from "./sql/dump.ts";
import { isContinued, joinedRows } from "./tables/continued.ts";
import { gatheredRows, longFormatOf } from "./tables/long-format.ts";
import { eachRow, turnedTable } from "./tables/turned.ts";
import { unwrappedHead, unwrappedText, wrappingOf } from "./wrapped-lines.ts";
import { xmlRowPath, xmlRows } from "./xml/xml.ts";
import { Archive } from "./zip/archive.ts";
import { PackedPictures } from "./zip/packed-pictures.ts";
import { stockEntry } from "./zip/stock-entry.ts";

type Stray = (line: string) => void;
/** Workbooks within an archive, and old ones, are held in memory, since they cannot be read from start to end. */
const MAX_PACKED_WORKBOOK = 64 * 1024 * 1024;

/**
 * Opens a stock file of any supported format: text, plain or gzipped, a workbook, a dBASE table, a Word document, a
 * mail, or a zip archive with one of these and its pictures. Rows are streamed, so text files are never in memory as a
 * whole. `onStray` is called for lines that were not UTF-8. Throws UnreadableFile, at once or while rows are read.
 */
export async function openFeed(
  path: string,
  onStray: Stray = () => {},
  limits: SizeLimits = SIZE_LIMITS,
): Promise<OpenedFeed> {
  const feed = await openFile(path, onStray, limits);
  return { ...feed, rows: withWholeAddresses(feed.rows) };
}

async function openFile(path: string, onStray: Stray, limits: SizeLimits): Promise<OpenedFeed> {
  const bytes = await fileBytes(path);
  if (isCompound(await beginningOf(bytes, 8))) return openOldWorkbook(bytes, bytes.size);
  if (await isMail(bytes)) return openPacked(bytesOf(await listInMail(bytes)), onStray, limits);
  if (await isDbase(bytes)) return openText(bytesOf(await dbaseText(bytes)), onStray, limits);
  if (!(await isZip(bytes))) return openText(bytes, onStray, limits);
  const open = async (stray: Stray) =>
    withArchive(await Archive.open(path, limits), (archive) => openArchive(archive, path, stray, limits));
  // The archive is closed when its rows end, so its content is read from a newly opened one.
  const raw: ReadRaw = async (most) => rawOf(await open(() => {}), most);
  return { ...(await open(onStray)), raw };
}

/** The whole content of a feed that was opened only for this. */
async function rawOf(feed: OpenedFeed, most: number): Promise<Raw | null> {
  try {
    return (await feed.raw?.(most)) ?? null;
  } finally {
    // A generator runs its clean-up only if it was started.
    await feed.rows.next().catch(() => {});
    await feed.rows.return(undefined);
    feed.pictures?.close();
  }
}

async function isZip(bytes: Bytes): Promise<boolean> {
  return /^504b(0304|0506)$/.test((await beginningOf(bytes, 4)).toString("hex"));
}

/** Opens the archive's content. The archive is closed when the rows end, or if nothing can be read. */
async function withArchive(archive: Archive, open: (archive: Archive) => Promise<OpenedFeed>): Promise<OpenedFeed> {
  try {
    const feed = await open(archive);
    return { ...feed, rows: closing(feed.rows, archive) };
  } catch (error) {
    archive.close();
    throw error;
  }
}

async function* closing(rows: AsyncGenerator<FeedItem>, archive: Archive): AsyncGenerator<FeedItem> {
  try {
    yield* rows;
  } finally {
    archive.close();
  }
}

async function openArchive(archive: Archive, path: string, onStray: Stray, limits: SizeLimits): Promise<OpenedFeed> {
  const workbook = await openWorkbook(archive, onStray, limits);
  if (workbook) return workbook;
  const { bytes } = stockEntry(archive);
  const pictures = new PackedPictures(archive, path, limits);
  return { ...(await openPacked(bytes, onStray, limits)), pictures };
}

/** Opens a file that is within an archive or a mail. */
async function openPacked(bytes: Bytes, onStray: Stray, limits: SizeLimits): Promise<OpenedFeed> {
  if (isCompound(await beginningOf(bytes, 8))) return openOldWorkbook(bytes, bytes.size);
  if (await isDbase(bytes)) return openText(bytesOf(await dbaseText(bytes)), onStray, limits);
  if (!(await isZip(bytes))) return openText(bytes, onStray, limits);
  if (bytes.size > MAX_PACKED_WORKBOOK)
    throw new UnreadableFile("The workbook in the zip archive is larger than 64 MB: send it by itself.");
  return withArchive(await Archive.open(await beginningOf(bytes, bytes.size), limits), async (packed) => {
    const found = await openWorkbook(packed, onStray, limits);
    if (!found) throw new UnreadableFile("The zip archive holds another archive: send the stock file itself.");
    return found;
  });
}

/** Opens the archive as a workbook or a Word document; null if it is neither. */
async function openWorkbook(archive: Archive, onStray: Stray, limits: SizeLimits): Promise<OpenedFeed | null> {
  const [excel, content] = [workbookPart(archive), contentPart(archive)];
  if (excel) return ofWorkbook("xlsx", await openXlsx(archive, excel));
  if (content) return ofWorkbook("ods", await openOds(content));
  if (archive.file("xl/workbook.bin"))
    throw new UnreadableFile("The file is a binary Excel workbook (xlsb): save it as xlsx or CSV.");
  if (archive.file("Index/Document.iwa"))
    throw new UnreadableFile("The file is a Numbers spreadsheet: export it as Excel or CSV.");
  const document = archive.file("word/document.xml");
  if (document) return openText(bytesOf(await wordText(document)), onStray, limits);
  return null;
}

async function openOldWorkbook(bytes: Bytes, size: number): Promise<OpenedFeed> {
  if (size > MAX_PACKED_WORKBOOK)
    throw new UnreadableFile("The old Excel workbook (xls) is larger than 64 MB: save it as xlsx or CSV.");
  return ofWorkbook("xls", openXls(await beginningOf(bytes, size)));
}

async function ofWorkbook(format: "xlsx" | "xls" | "ods", workbook: Workbook): Promise<OpenedFeed> {
  const raw: ReadRaw = (most) => wholeWorkbook(workbook, most);
  return withRaw(raw, async () => ({ ...sheetsOf(format, workbook), raw }));
}

/** Opens a file. If no stock is found, the file's whole content is added to the error. */
async function withRaw(raw: ReadRaw, open: () => Promise<OpenedFeed>): Promise<OpenedFeed> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof NoStockFound) error.raw = await raw(MOST_CHARACTERS);
    throw error;
  }
}

function sheetsOf(format: "xlsx" | "xls" | "ods", workbook: Workbook): OpenedFeed {
  const plain = { format, encoding: "utf-8", gzipped: false } as const;
  const turned = turnedSheet(workbook);
  if (turned) return { ...plain, headings: turned.headings, rows: eachRow(turned.rows) };
  const labelled = labelledSheet(workbook);
  if (labelled)
    return { ...plain, headings: null, rows: labelledRows(labelledLines(workbook, labelled), labelled.layout) };
  const chosen = chooseSheets(workbook);
  return {
    ...plain,
    headings: pairsOf(chosen.headings).length > 0 ? null : chosen.headings,
    rows: sheetRows(workbook, chosen),
    otherSheets: chosen.others,
  };
}

async function openText(bytes: Bytes, onStray: Stray, limits: SizeLimits): Promise<OpenedFeed> {
  const file = await inspectFile(bytes, limits);
  const format = formatOf(file.head);
  const text = () => textOf(file, onStray, limits);
  const reread = () => textOf(file, undefined, limits);
  if (format === "xml" && isSpreadsheetXml(file.head)) return ofWorkbook("xls", await openSpreadsheetXml(reread));
  const raw: ReadRaw = async (most) => {
    const all = await wholeText(reread(), most);
    return all === null ? null : { kind: KINDS[format], text: all };
  };
  return withRaw(raw, async () => ({ ...(await openAs(file, format, text, reread)), raw }));
}

/** The kind of raw content for each text format, for finding an unknown layout. */
const KINDS = { csv: "text", json: "json", ndjson: "ndjson", xml: "xml", html: "page", sql: "sql" } as const;

type Text = () => AsyncIterable<string>;

async function openAs(file: FeedFile, format: keyof typeof KINDS, text: Text, reread: Text): Promise<OpenedFeed> {
  const opened = { format, encoding: file.encoding, gzipped: file.gzipped };
  if (format === "xml") return { ...opened, headings: null, rows: xmlRows(text(), await xmlRowPath(reread())) };
  if (format === "html") return { ...opened, ...(await openPage(text, reread)) };
  if (format === "sql") {
    const rows = dumpRows(text(), await stockTableOf(reread(), file.head), file.head);
    return { ...opened, headings: null, rows };
  }
  const labelled = format === "csv" ? labelledLayout(file.head) : null;
  if (labelled) return { ...opened, headings: null, rows: labelledRows(text(), labelled), isOfWords: true };
  const lines = format === "csv" ? wordLines(file.head) : null;
  if (lines) return { ...opened, headings: null, rows: wordRows(text(), lines), isOfWords: true };
  if (format === "csv") {
    const wrapping = wrappingOf(file.head);
    const head = wrapping ? unwrappedHead(file.head, wrapping) : file.head;
    const layout = layoutOf(head);
    const few = file.isWhole && !layout.printed ? fewRecords(head, layout) : null;
    const turned = few && turnedTable(few);
    if (turned) return { ...opened, headings: turned.headings, rows: eachRow(turned.rows) };
    const rows = delimitedRows(wrapping ? unwrappedText(text(), wrapping) : text(), layout);
    const long = longFormatOf(layout.headings);
    if (long) return { ...opened, headings: null, rows: gatheredRows(rows, long) };
    return {
      ...opened,
      headings: pairsOf(layout.headings).length > 0 ? null : layout.headings,
      rows: isContinued(layout.headings) ? joinedRows(rows) : rows,
    };
  }
  const table = format === "json" && mayHoldTable(file.head) ? await tableInJson(reread()) : null;
  if (table) return { ...opened, headings: table.headings, rows: eachRow(table.rows) };
  const included = format === "json" ? await includedIn(pieces(reread(), "lists", ["included"]), file.head) : null;
  const layout = await jsonLayout(reread, format === "ndjson", included);
  return { ...opened, headings: null, rows: jsonRows(text(), { ...layout, included }) };
}
