import { headingStrength } from "../../recognise/headings.ts";
import { ROW_LIMITS, type RowLimits, tooLong } from "../source.ts";

/** How the lines of a printed list are parted into cells. */
export interface PrintedColumns {
  /** Where each column begins; "spaces" if cells are separated by two or more spaces. */
  readonly at: readonly number[] | "spaces";
  /** The heading line as printed, with names separated by spaces; null if its names are above their columns. */
  readonly heading: string | null;
  /** The lines above the heading, without their figures: further pages repeat them with another number and time. */
  readonly titles: ReadonlySet<string>;
}

/** How many lines are searched for columns, and the fewest that show them. */
const [LINES, FEWEST_LINES] = [200, 3];
const [FEWEST_COLUMNS, FEWEST_NAMED] = [4, 3];
const LONGEST_LINE = 4000;
const RULER = /^[-=_+ ]*[-=_]{2,}(?: +[-=_]+){2,}[-=_+ ]*$/;
/** A line across all columns, and a total, which are not in the columns. */
const BETWEEN = /^\s*[-=_*]{5,}\s*$|^\s*(?:(?:page|grand|report|sub)[ -]?)?totals?\b/i;

/**
 * The columns of a list that was printed to a text file, with cells aligned by spaces. They follow the ruler below the
 * heading, or gaps that go through all lines. Null if the text shows no such columns.
 */
export function printedColumns(text: string): PrintedColumns | null {
  const lines = text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== "" && line.length <= LONGEST_LINE)
    .slice(0, LINES);
  const headingAt = lines.findIndex((line) => headingStrength(line.trim().split(/ {2,}/)) >= FEWEST_NAMED);
  const found =
    headingAt < 0 ? lines.findIndex((line) => headingStrength(line.trim().split(/ +/)) > FEWEST_NAMED) : headingAt;
  const heading = lines[found];
  if (heading === undefined) return null;
  const below = lines.slice(found + 1);
  const ruler = below.slice(0, 2).find((line) => RULER.test(line));
  const titles = new Set(lines.slice(0, found).map(withoutFigures).filter(isTitle));
  if (ruler) return { at: startsIn(ruler), heading: null, titles };
  // Further pages repeat the heading, and their title, which is not in the columns.
  const repeated = new Set(lines.slice(0, found + 1).map(withoutFigures));
  const rows = below.filter(
    (line) => line.length > heading.trimEnd().length / 2 && !repeated.has(withoutFigures(line)) && !BETWEEN.test(line),
  );
  if (rows.length < FEWEST_LINES) return null;
  const starts = named(gaps([heading, ...rows]), heading, rows);
  const byHeading = besideHeading(heading, rows);
  if (byHeading.length > starts.length) return { at: byHeading, heading: heading.trimEnd(), titles };
  if (starts.length >= FEWEST_COLUMNS) return { at: starts, heading: null, titles };
  const width = heading.trim().split(/ {2,}/).length;
  const isEven = (line: string) => line.trim().split(/ {2,}/).length === width;
  return width >= FEWEST_COLUMNS && rows.filter(isEven).length >= rows.length * 0.8
    ? { at: "spaces", heading: null, titles }
    : null;
}

/** A line that is repeated on each page, with its page number and time of printing made equal. */
const withoutFigures = (line: string) => line.trim().replace(/\d+/g, "0").replace(/ {2,}/g, "  ");

/** A word alone may be a group's ("UTES"), and begin it again further down. */
const isTitle = (line: string) => /\d/.test(line) || line.split(/ +/).length > 2;

/** Where each run of characters begins. */
const startsIn = (line: string) => [...line.matchAll(/(?<= |^)[^ ]/g)].map(({ index }) => index);

/** Where a column may begin: after a position at which every line has a space. */
function gaps(lines: readonly string[]): number[] {
  const width = Math.max(...lines.map(({ length }) => length));
  const starts: number[] = [];
  let isGap = true;
  for (let at = 0; at < width; at += 1) {
    const isEmpty = lines.every((line) => (line[at] ?? " ") === " ");
    if (!isEmpty && isGap) starts.push(at);
    isGap = isEmpty;
  }
  return starts;
}

/**
 * Where columns begin if each is nearest to one name of the heading, though not always exactly below it; none if two
 * names are nearest to the same column.
 */
function besideHeading(heading: string, rows: readonly string[]): readonly number[] {
  const starts = gaps(rows);
  const ends = starts.map((from, at) => {
    const cells = rows.map((row) => row.slice(from, starts[at + 1] ?? row.length).trimEnd());
    return from + Math.max(...cells.map(({ length }) => length));
  });
  const names = [...heading.matchAll(/\S+(?: \S+)*/g)].map(
    ({ index, 0: name }) => [index, index + name.length] as const,
  );
  const nearest = names.map(([from, to]) => {
    const away = starts.map((start, at) => {
      const end = ends[at] ?? start;
      return from < end && start < to ? Math.abs(start + end - from - to) / 2 : Number.POSITIVE_INFINITY;
    });
    return away.indexOf(Math.min(...away));
  });
  const isEach = names.length >= FEWEST_COLUMNS && nearest.every((at, index) => at > (nearest[index - 1] ?? -1));
  return isEach && nearest[0] === 0 ? nearest.map((at) => starts[at] ?? 0) : [];
}

/** Only columns with a heading and with cells; others are words of the column before them. */
function named(starts: readonly number[], heading: string, rows: readonly string[]): number[] {
  const cellOf = (line: string, at: number) => line.slice(starts[at], starts[at + 1] ?? line.length).trim();
  return starts.filter(
    (_, at) => at === 0 || (cellOf(heading, at) !== "" && rows.some((row) => cellOf(row, at) !== "")),
  );
}

/** The beginning of a text with its cells separated by tabs. */
export function tabbedHead(text: string, columns: PrintedColumns): string {
  const lines = new Lines(columns);
  return text
    .split("\n")
    .map((line) => lines.withTabs(line))
    .join("\n");
}

/** The text with its cells separated by tabs; a ruler, a total and the title of a further page become empty lines. */
export async function* tabbed(
  text: AsyncIterable<string>,
  columns: PrintedColumns,
  limits: RowLimits = ROW_LIMITS,
): AsyncGenerator<string> {
  const parted = new Lines(columns);
  let open = "";
  for await (const piece of text) {
    const lines = (open + piece).split("\n");
    open = lines.pop() ?? "";
    if (open.length > limits.characters) throw tooLong("record", limits);
    if (lines.length > 0) yield lines.map((line) => `${parted.withTabs(line)}\n`).join("");
  }
  if (open !== "") yield parted.withTabs(open);
}

class Lines {
  readonly #columns: PrintedColumns;
  /** Titles that have come once: what the first page says above its heading may tell of the rows. */
  readonly #seen = new Set<string>();

  constructor(columns: PrintedColumns) {
    this.#columns = columns;
  }

  withTabs(raw: string): string {
    const { at: starts, heading } = this.#columns;
    const line = raw.trimEnd().replaceAll("\t", " ");
    if (RULER.test(line) || BETWEEN.test(line) || this.#isFurtherTitle(line)) return "";
    const cells =
      starts === "spaces" || line === heading
        ? line.trim().split(/ {2,}/)
        : starts.map((from, at) => line.slice(from, starts[at + 1]));
    return cells.map((cell) => cell.trim().replace(/^"+/, "")).join("\t");
  }

  #isFurtherTitle(line: string): boolean {
    if (this.#columns.titles.size === 0) return false;
    const title = withoutFigures(line);
    if (!this.#columns.titles.has(title)) return false;
    if (this.#seen.has(title)) return true;
    this.#seen.add(title);
    return false;
  }
}
