import { modelAtStart } from "../../makes/market.ts";
import { makeWithin } from "../normalise/names/make.ts";
import type { BrokenRow, FeedItem } from "../schema.ts";
import type { Raw } from "./openings/raw.ts";

/** Words of a line that may tell it from any other: numbers of stock, prices, kilometres, plates. */
const TELLING = /[\p{L}\p{N}][\p{L}\p{N}.'-]{2,30}/gu;
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;
/** By any of its words a car may be known, as by a stock number of two letters. */
const ANY_WORD = /[\p{L}\p{N}][\p{L}\p{N}-]*/gu;
const YEAR = /^(?:19|20)\d\d$/;
/** The share of them that must stand in the rows. */
const ENOUGH = 0.5;
/** The longest line that is looked into, how many of them, how many are reported, and how much of each. */
const [LONGEST_LINE, MOST_LOOKED_INTO, MOST, MOST_TOLD] = [4000, 5000, 1000, 200];

const REASON = "This line was passed over: it names a vehicle, and is laid out otherwise than the others.";
const TOO_MANY =
  "From this line on the file was not searched for vehicles that are laid out otherwise than the others.";

/**
 * The lines of a text or a workbook that name a vehicle and stand in none of the rows that a layout made of it. They
 * are refused like any other row: a full file must not take a car away by the way in which it was read.
 */
export function passedOver(raw: Raw, rows: readonly FeedItem[]): readonly BrokenRow[] {
  const read = new Set(rows.flatMap((row) => ("cells" in row ? Object.values(row.cells).flatMap(tellingIn) : [])));
  const over: BrokenRow[] = [];
  let lookedInto = 0;
  for (const { at, line } of linesOf(raw)) {
    const telling = tellingIn(line);
    const found = telling.filter((word) => read.has(word)).length;
    if (telling.length === 0 || found >= telling.length * ENOUGH) continue;
    const isTooMany = over.length >= MOST || ++lookedInto > MOST_LOOKED_INTO;
    if (!isTooMany && !namesModel(line)) continue;
    const problem = { column: null, value: line.trim().slice(0, MOST_TOLD), reason: isTooMany ? TOO_MANY : REASON };
    over.push({ row: at, problem, words: isTooMany ? [] : (line.match(ANY_WORD) ?? []) });
    if (isTooMany) break;
  }
  return over;
}

/** Its lines; none of a page or of records, which have no lines of a vehicle each. */
function* linesOf(raw: Raw): Generator<{ readonly at: number; readonly line: string }> {
  if (raw.kind === "sheets") {
    for (const { lines } of raw.sheets) for (const { at, cells } of lines) yield { at, line: cells.join("\t") };
  } else if (raw.kind === "text") {
    for (const [at, line] of raw.text.split("\n").entries()) yield { at: at + 1, line };
  }
}

const wordsOf = (line: string): string[] => line.replace(THOUSANDS, "").match(TELLING) ?? [];

/** Words with a figure, as they are compared; years say nothing of one car. */
const tellingIn = (line: string): string[] =>
  wordsOf(line)
    .filter((word) => /\d/.test(word) && !YEAR.test(word))
    .map((word) => word.toUpperCase().replace(/[^\p{L}\p{N}]/gu, ""));

function namesModel(line: string): boolean {
  if (line.length > LONGEST_LINE) return false;
  const found = makeWithin(line.split(/[^\p{L}\p{N}.'-]+/u).filter(Boolean));
  return found !== null && modelAtStart(found.make, found.rest) !== null;
}
