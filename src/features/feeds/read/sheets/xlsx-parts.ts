import { UnreadableFile } from "../source.ts";
import type { Archive, PackedFile } from "../zip/archive.ts";
import { builtInFormat, type NumberFormat, readFormat } from "./number-format.ts";
import { boundedText, readXml } from "./sheet-xml.ts";

/** Limits of the texts that a workbook stores apart from its sheets; all of them are held in memory. */
const MOST_TEXTS = 4_000_000;
const MOST_TEXT = 192 * 1024 * 1024;

/** The properties of a workbook that apply to all its sheets. */
export interface WorkbookParts {
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean; readonly file: PackedFile }[];
  readonly is1904: boolean;
  /** Texts that cells refer to by index. */
  readonly texts: readonly string[];
  /** Formats that cells refer to by index. */
  readonly formats: readonly NumberFormat[];
}

/** The part that describes the workbook; null if the archive is not an Excel workbook. */
export const workbookPart = (archive: Archive): PackedFile | null => archive.file("xl/workbook.xml");

export async function readParts(archive: Archive, workbook: PackedFile): Promise<WorkbookParts> {
  const targets = await targetsOf(archive);
  const named: { readonly name: string; readonly isHidden: boolean; readonly id: string }[] = [];
  let is1904 = false;
  const events = readXml(workbook.bytes.read(), {
    open(name, attributes) {
      if (name === "workbookPr") is1904 = /^(1|true)$/.test(attributes.date1904 ?? "");
      if (name === "sheet")
        named.push({
          name: attributes.name ?? "",
          isHidden: /hidden/i.test(attributes.state ?? ""),
          id: Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key))?.[1] ?? "",
        });
      return undefined;
    },
    close: () => undefined,
  });
  for await (const _ of events);
  const sheets = named.flatMap(({ name, isHidden, id }) => {
    const file = archive.file(targets.get(id) ?? "");
    return file ? [{ name, isHidden, file }] : [];
  });
  return { sheets, is1904, texts: await textsOf(archive), formats: await formatsOf(archive) };
}

/** Paths of the sheets, by the IDs that the workbook uses for them. */
async function targetsOf(archive: Archive): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  const file = archive.file("xl/_rels/workbook.xml.rels");
  if (!file) return targets;
  const events = readXml(file.bytes.read(), {
    open(name, { Id, Target }) {
      if (name === "Relationship" && Id !== undefined && Target !== undefined)
        targets.set(Id, Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`);
      return undefined;
    },
    close: () => undefined,
  });
  for await (const _ of events);
  return targets;
}

async function textsOf(archive: Archive): Promise<readonly string[]> {
  const texts: string[] = [];
  const file = archive.file("xl/sharedStrings.xml");
  if (!file) return texts;
  let length = 0;
  let text = "";
  let isReading = false;
  const events = readXml(file.bytes.read(), {
    open(name) {
      if (name === "si") text = "";
      // A text may include its pronunciation, which is not part of it.
      isReading = name === "rPh" ? false : isReading || name === "si";
      return undefined;
    },
    close(name, inner) {
      if (name === "rPh") isReading = true;
      else if (name === "t" && isReading) text = boundedText(text + inner);
      else if (name === "si") {
        texts.push(text);
        length += text.length;
        isReading = false;
        if (texts.length > MOST_TEXTS || length > MOST_TEXT)
          throw new UnreadableFile("The workbook holds more text than any stock: save the sheet alone, or as CSV.");
      }
      return undefined;
    },
  });
  for await (const _ of events);
  return texts;
}

async function formatsOf(archive: Archive): Promise<readonly NumberFormat[]> {
  const formats: NumberFormat[] = [];
  const file = archive.file("xl/styles.xml");
  if (!file) return formats;
  const own = new Map<number, NumberFormat>();
  let isInCells = false;
  const events = readXml(file.bytes.read(), {
    open(name, { numFmtId, formatCode }) {
      const id = Number(numFmtId);
      if (name === "numFmt") own.set(id, readFormat(formatCode ?? ""));
      if (name === "cellXfs") isInCells = true;
      if (name === "xf" && isInCells) formats.push(own.get(id) ?? builtInFormat(id));
      return undefined;
    },
    close(name) {
      if (name === "cellXfs") isInCells = false;
      return undefined;
    },
  });
  for await (const _ of events);
  return formats;
}
