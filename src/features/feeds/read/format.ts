import { UnreadableFile } from "./source.ts";
import { isDump } from "./sql/dump.ts";

export type TextFormat = "csv" | "json" | "ndjson" | "xml" | "html" | "sql";

/**
 * Detects the format from the text itself; the file's name does not matter. Throws UnreadableFile if the text is empty.
 */
export function formatOf(head: string): TextFormat {
  const start = head.trimStart();
  if (start === "") throw new UnreadableFile("The file is empty.");
  if (isPage(start)) return "html";
  if (/^<[?!a-z_]/i.test(start)) return "xml";
  if (/^\[\s*([[{\]]|$)/.test(start)) return "json";
  if (/^\{\s*("|\}|$)/.test(start)) return manyObjects(start) ? "ndjson" : "json";
  return isDump(start) ? "sql" : "csv";
}

/**
 * Whether the text is a web page: an HTML document, or just a table with rows of cells, which some systems export as an
 * "Excel" file.
 */
function isPage(start: string): boolean {
  const page = start.replace(/^(<\?xml\b[^>]{0,200}\?>\s*)?(<!--[\s\S]*?-->\s*)*/i, "");
  if (/^<(!doctype html|html|head|body)\b/i.test(page)) return true;
  const isPart = /^<(table|thead|tbody|meta|style|title|div|center|font|p|b|br|h[1-6])\b/i.test(page);
  return isPart && /<table\b/i.test(page) && /<tr\b/i.test(page) && /<t[dh]\b/i.test(page);
}

/** Whether the text has one object per line: the first line is a complete object, and another follows. */
function manyObjects(start: string): boolean {
  const end = start.indexOf("\n");
  if (end < 0 || !start.slice(end).trimStart().startsWith("{")) return false;
  try {
    JSON.parse(start.slice(0, end));
    return true;
  } catch {
    return false;
  }
}
