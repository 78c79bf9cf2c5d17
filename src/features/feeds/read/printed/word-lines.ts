import { readTitle } from "../../normalise/names/title.ts";
import { headingStrength } from "../../recognise/headings.ts";
import type { FeedItem } from "../../schema.ts";
import { isRule, linesOf } from "../labels/labelled.ts";
import { ROW_LIMITS, type RowLimits, tooLong } from "../source.ts";
import { printedColumns } from "./printed.ts";

/** How to read the lines of a list of words. */
export interface WordLines {
  /** Where each vehicle's stock number is; null if most have none. */
  readonly number: keyof typeof NUMBERS | null;
  /**
   * Whether the lines are numbered in order. Such a number does not identify a vehicle, since the next list numbers
   * others.
   */
  readonly isCounted: boolean;
  /** Whether each vehicle consists of a few lines, followed by an empty one. */
  readonly isApart: boolean;
}

const [FEWEST, LEAST_SHARE] = [3, 0.7];
/** The number of characters in which a line names its vehicle, and the most in a line written by hand. */
const [NAME_WITHIN, LONGEST] = [90, 600];
const FIRST_NUMBER = /^#?([A-Z]{0,3}-?\d{1,6}[A-Z]?)(?:\s{2,}|\t|\s?[.):-]\s+)(?=(?:19|20)\d\d\s|[A-Z])/i;
const BRACKETED = /\(\s*(?:stk|stock|ref|no\.?|#)?\s*#?:?\s*([A-Z]{0,3}-?\d{2,6})\s*\)/i;
const AT_END = /\s#([A-Z]{0,3}-?\d{2,6})\s*$/i;
/** "Stock no 3120", "stk B1023". */
const NAMED = /\b(?:stock|stk)\.?\s?(?:(?:no|number|num|id|ref)\b\.?)?\s?[:#]?\s?([A-Z]{0,3}-?\d{2,7})\b/i;
const NUMBERS = { named: NAMED, first: FIRST_NUMBER, bracketed: BRACKETED, end: AT_END } as const;
/** A bullet in front of a line. */
const BULLET = /^\s{0,8}[*•·▪►–-]\s+/;

/**
 * A text with a line of words for each vehicle and no heading ("2019 Kia Rio, white, 40,200 kms, $15,990"), perhaps
 * continued in indented lines, or with a block of lines for each vehicle. Null if the text is not such a list.
 */
export function wordLines(head: string): WordLines | null {
  const lines = head
    .slice(0, 64 * 1024)
    .split(/\r\n?|\n/)
    .slice(0, 300)
    .filter((line) => !isRule(line));
  const records: string[] = [];
  for (const line of lines.filter((one) => one.trim() !== "")) {
    const last = records.length - 1;
    if (isFurtherIn(line) && last >= 0) records[last] = `${records[last]}, ${line.trim()}`;
    else records.push(line.replace(BULLET, ""));
  }
  // A table has a heading, quoted cells, the same number of cells in each line, or columns aligned by spaces.
  if (printedColumns(head) !== null || records.some((record) => record.startsWith('"') || record.length > LONGEST))
    return null;
  if (records.slice(0, 6).some(isHeading) || isEven(records)) return null;
  const blocks = apartIn(lines);
  const vehicles = blocks ?? records.filter(namesVehicle);
  // A letter has other lines before and after its list, so if there are bullets, only those lines count.
  const listed = lines.filter((line) => BULLET.test(line)).length;
  const all = listed >= FEWEST ? listed : records.length;
  if (vehicles.length < FEWEST || (!blocks && vehicles.length < all * LEAST_SHARE)) return null;
  const share = (pattern: RegExp) => vehicles.filter((one) => pattern.test(one)).length / vehicles.length;
  const isCounted = vehicles.every((one, at) => FIRST_NUMBER.exec(one)?.[1] === String(at + 1));
  const kinds = (["named", "first", "bracketed", "end"] as const).filter((kind) => kind !== "first" || !isCounted);
  const number = kinds.find((kind) => share(NUMBERS[kind]) > LEAST_SHARE) ?? null;
  return { number, isCounted, isApart: blocks !== null };
}

/**
 * The vehicles of a text that has a block of lines for each, with its name in the first, and empty lines between the
 * blocks. Null for any other text.
 */
function apartIn(lines: readonly string[]): readonly string[] | null {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === "") blocks.push([]);
    else blocks.at(-1)?.push(line.replace(BULLET, "").trim());
  }
  const several = blocks.filter(({ length }) => length > 1);
  const vehicles = several.filter(([first = "", ...facts]) => namesVehicle(first) && !facts.some(namesVehicle));
  if (vehicles.length < FEWEST || vehicles.length < several.length * LEAST_SHARE) return null;
  return vehicles.map((block) => block.join(", "));
}

/** Whether a line continues the one before, by its indentation. */
const isFurtherIn = (line: string) => /^(?: {3,}|\t)\s*\S/.test(line);

const SEPARATORS = [",", ";", "\t", "|"];
/** Cells with digits, such as "150 kms" and "reg AB12C", are not headings. */
const isHeading = (line: string) =>
  SEPARATORS.some((sign) => headingStrength(line.split(sign).filter((cell) => !/\d/.test(cell))) >= 2);

/**
 * Whether nearly all lines have the same number of cells, unless the separator is a comma that is also within prices.
 */
const isEven = (records: readonly string[]) =>
  SEPARATORS.some((sign) => {
    const counts = records.map((record) => record.split(sign).length);
    const usual = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 1;
    if (usual < 3 || counts.filter((count) => count === usual).length < counts.length * 0.9) return false;
    return sign !== "," || !records.some((record) => /\$\s?\d{1,3},\d{3}/.test(record));
  });

/** Whether a line begins with a year, a make and a model. */
function namesVehicle(record: string): boolean {
  const { year, make, rest } = readTitle(withoutNumber(record).slice(0, NAME_WITHIN));
  return year !== null && make !== null && rest.length > 0;
}

const withoutNumber = (record: string) => record.replace(FIRST_NUMBER, "");

/** A row for each vehicle, with its whole line as its name. Notes below the list become rows as well. */
export async function* wordRows(
  text: AsyncIterable<string>,
  { number, isCounted, isApart }: WordLines,
  limits: RowLimits = ROW_LIMITS,
): AsyncGenerator<FeedItem> {
  let row = 0;
  let record = "";
  const finished = (): FeedItem => {
    row += 1;
    const line = isCounted ? withoutNumber(record) : record;
    const found = number && NUMBERS[number].exec(line);
    const words = found ? line.replace(found[0], "") : line;
    return { row, cells: { "Stock No": found?.[1] ?? "", Vehicle: words.trim() } };
  };
  const isWhole = () => record !== "" && (row > 0 || namesVehicle(record));
  for await (const line of linesOf(text, limits)) {
    const isEmpty = line.trim() === "" || isRule(line);
    if (isEmpty && isApart) {
      if (isWhole()) yield finished();
      record = "";
    }
    if (isEmpty) continue;
    const words = line.replace(BULLET, "");
    if (record !== "" && (isApart || isFurtherIn(line))) record = `${record}, ${words.trim()}`;
    else {
      if (isWhole()) yield finished();
      record = words;
    }
    if (record.length > limits.characters) throw tooLong("record", limits);
  }
  if (record !== "") yield finished();
}
