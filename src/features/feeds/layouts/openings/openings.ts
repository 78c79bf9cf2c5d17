import type { Sheets } from "../sheet.ts";
import { dumpSheets } from "./dump.ts";
import { seenPage } from "./page.ts";
import { type Opening, type Raw, sampleOf } from "./raw.ts";
import { textOpenings } from "./text.ts";
import { treeOpenings } from "./tree.ts";
import { xmlTree } from "./xml-tree.ts";

/** All ways to read a file's content as sheets before any step is applied. */
export function openingsOf(raw: Raw): readonly Opening[] {
  if (raw.kind === "sheets") return ofSheets(raw.sheets);
  if (raw.kind === "text") return textOpenings(raw.text);
  if (raw.kind === "sql") return ofSheets(dumpSheets(raw.text));
  if (raw.kind === "xml") return treeOpenings(xmlTree(raw.text));
  if (raw.kind === "page") return ofPage(raw.text);
  return treeOpenings(raw.kind === "json" ? parsed(raw.text) : raw.text.split("\n").map(parsed));
}

/** All sheets together, and the first few each by itself. */
function ofSheets(sheets: Sheets): readonly Opening[] {
  const filled = sheets.filter(({ lines }) => lines.length > 0);
  const alone = filled.slice(0, MOST_ALONE).map((sheet) => [sheet]);
  return [filled, ...(filled.length > 1 ? alone : [])].map(openingOf);
}
const MOST_ALONE = 6;

const openingOf = (sheets: Sheets): Opening => ({ says: "", sample: sampleOf(sheets), whole: () => sheets });

function ofPage(text: string): readonly Opening[] {
  const { tables, lines } = seenPage(text);
  return [...(tables.length > 0 ? ofSheets(tables) : []), openingOf([lines])];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
