import type { FeedFormat } from "../schema.ts";
import { UnreadableFile } from "./source.ts";

/** Detects the format from the text itself; the file's name does not matter. Throws UnreadableFile for an empty one. */
export function formatOf(head: string): FeedFormat {
  const start = head.trimStart();
  if (start === "") throw new UnreadableFile("The file is empty.");
  if (/^(<!--[\s\S]*?-->\s*)*<(!doctype html|html|head|body)\b/i.test(start)) return "html";
  if (/^<[?!a-z_]/i.test(start)) return "xml";
  if (/^\[\s*([[{\]]|$)/.test(start)) return "json";
  if (/^\{\s*("|\}|$)/.test(start)) return manyObjects(start) ? "ndjson" : "json";
  return "csv";
}

/** Whether the text is one object per line: the first line is a whole object, and another follows. */
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
