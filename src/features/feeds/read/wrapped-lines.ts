import { linesOf } from "./labels/labelled.ts";
import { ROW_LIMITS, type RowLimits } from "./source.ts";

/** What stands around each line of a table, and is none of its cells. */
export type Wrapping = "markdown" | "quoted";

/** Lines of the beginning that are looked at; so many must be of a kind. */
const [LOOKED_AT, FEWEST] = [40, 2];
const LONGEST_LINE = 8000;
/** The line below the heading of a table in Markdown: "|---|:---:|". */
const isRule = (line: string) => line.includes("|") && line.includes("--") && /^[ :|-]+$/.test(line);
/** A whole line in quotation marks, those within it doubled. */
const QUOTED = /^"(?:[^"]|"")+"$/;

/**
 * How the lines of a table are wrapped: a table in Markdown has a bar at both ends and a rule below its heading, and
 * a spreadsheet that had the whole CSV in its first column puts each line in quotation marks. Null for any other text.
 */
export function wrappingOf(head: string): Wrapping | null {
  const lines = head
    .slice(0, 64 * 1024)
    .split(/\r\n?|\n/)
    .slice(0, -1)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .slice(0, LOOKED_AT);
  if (lines.length < FEWEST || lines.some((line) => line.length > LONGEST_LINE)) return null;
  const rule = lines.findIndex(isRule);
  const table = rule > 0 && rule <= MOST_ABOVE ? lines.slice(rule - 1) : [];
  const barred = table.filter((line) => line.startsWith("|") && line.endsWith("|")).length;
  if (table.length > 0 && barred >= table.length - 1) return "markdown";
  const isCsv = (line: string) =>
    QUOTED.test(line) && unwrapped(line, "quoted").split(/[,;\t|]/).length >= FEWEST_CELLS;
  return lines.every(isCsv) ? "quoted" : null;
}

/** Lines above the rule of a table: its heading, and perhaps a title and a few sentences. */
const MOST_ABOVE = 20;

/** A column of prose may have a comma; a line of cells has more. */
const FEWEST_CELLS = 4;

/** The text with each line's wrapping taken off; a rule becomes an empty line, so that others keep their numbers. */
export async function* unwrappedText(
  text: AsyncIterable<string>,
  wrapping: Wrapping,
  limits: RowLimits = ROW_LIMITS,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const line of linesOf(text, limits)) {
    yield `${isFirst ? "" : "\n"}${unwrapped(line, wrapping)}`;
    isFirst = false;
  }
}

/** The same of the beginning of a text. */
export const unwrappedHead = (head: string, wrapping: Wrapping): string =>
  head
    .split(/\r\n?|\n/)
    .map((line) => unwrapped(line, wrapping))
    .join("\n");

function unwrapped(whole: string, wrapping: Wrapping): string {
  const line = whole.trim();
  if (wrapping === "quoted")
    return line.length > 1 && line.startsWith('"') && line.endsWith('"')
      ? line.slice(1, -1).replaceAll('""', '"')
      : line;
  if (isRule(line)) return "";
  return line
    .replace(/^\|\s?/, "")
    .replace(/\s?\|$/, "")
    .replace(/ \| /g, "|");
}
