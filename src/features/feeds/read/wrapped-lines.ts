import { linesOf } from "./labels/labelled.ts";
import { ROW_LIMITS, type RowLimits } from "./source.ts";

/** The characters around each line of a table that do not belong to its cells. */
export type Wrapping = "markdown" | "quoted";

/** How many lines at the beginning are examined, and the fewest that are needed. */
const [LOOKED_AT, FEWEST] = [40, 2];
const LONGEST_LINE = 8000;
/** The line below a heading in Markdown: "|---|:---:|". */
const isRule = (line: string) => line.includes("|") && line.includes("--") && /^[ :|-]+$/.test(line);
/** A whole line in quotation marks, with those inside it doubled. */
const QUOTED = /^"(?:[^"]|"")+"$/;

/**
 * How a table's lines are wrapped. A Markdown table has a bar at both ends of its lines and a rule below its heading. A
 * spreadsheet that had the whole CSV in its first column puts each line in quotation marks. Null for any other text.
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

/** The most lines above a table's rule: its heading, and perhaps a title and a few sentences. */
const MOST_ABOVE = 20;

/** A column of prose may have commas, but a line of cells has at least this many parts. */
const FEWEST_CELLS = 4;

/**
 * The text without the wrapping of its lines. A rule becomes an empty line, so that the other lines keep their numbers.
 */
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

/** The same for the beginning of a text. */
export const unwrappedHead = (head: string, wrapping: Wrapping): string =>
  head
    .split(/\r\n?|\n/)
    .map((line) => unwrapped(line, wrapping))
    .join("\n");

function unwrapped(raw: string, wrapping: Wrapping): string {
  const line = raw.trim();
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
