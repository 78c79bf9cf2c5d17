import { modelAtStart } from "../../../makes/market.ts";
import { makeWithin } from "../../normalise/names/make.ts";
import type { BrokenRow } from "../../schema.ts";

/** Words that may distinguish a line's vehicle from others: stock numbers, prices, kilometres, plates. */
const IDENTIFYING_WORD = /[\p{L}\p{N}][\p{L}\p{N}.'-]{2,30}/gu;
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;
/** Any word, since even a stock number of two letters may identify a car. */
const ANY_WORD = /[\p{L}\p{N}][\p{L}\p{N}-]*/gu;
const YEAR = /^(?:19|20)\d\d$/;
/** A line is covered if at least this share of its distinctive words is in the rows. */
export const ENOUGH = 0.5;
/** The longest line that is examined, how much of it is reported, and how many lines are kept between two vehicles. */
const [LONGEST_LINE, MOST_TOLD, MOST_KEPT] = [4000, 200, 50];

const REASON = "This line was passed over: it names a vehicle, and is laid out otherwise than the others.";

const wordsOf = (line: string): string[] => line.replace(THOUSANDS, "").match(IDENTIFYING_WORD) ?? [];

/** A line's words with digits, normalised for comparison. Years are left out, since they do not identify a car. */
export const identifyingWords = (line: string): string[] =>
  wordsOf(line)
    .filter((word) => /\d/.test(word) && !YEAR.test(word))
    .map((word) => word.toUpperCase().replace(/[^\p{L}\p{N}]/gu, ""));

export function namesModel(line: string): boolean {
  if (line.length > LONGEST_LINE) return false;
  const found = makeWithin(line.split(/[^\p{L}\p{N}.'-]+/u).filter(Boolean));
  return found !== null && modelAtStart(found.make, found.rest) !== null;
}

/** A refused row for such a line, without its row number. */
export const refusedLine = (line: string): Omit<BrokenRow, "row"> => ({
  problem: { column: null, value: line.trim().slice(0, MOST_TOLD), reason: REASON },
  words: line.match(ANY_WORD) ?? [],
});

/**
 * Collects lines between the vehicles of a text. A line that names a vehicle, with numbers that neither the previous
 * nor the next vehicle has, is a vehicle with a different layout. It is refused, so that a full import does not remove
 * its car.
 */
export class PassedLines {
  #lines: string[] = [];
  #before = new Set<string>();

  note(line: string): void {
    if (this.#lines.length < MOST_KEPT && identifyingWords(line).length > 0 && namesModel(line)) this.#lines.push(line);
  }

  /**
   * The collected lines, as refused rows, of which this vehicle and the previous one contain less than half; pass null
   * at the end of the text. Clears the collection.
   */
  beside(cells: Readonly<Record<string, string>> | null): readonly Omit<BrokenRow, "row">[] {
    if (this.#lines.length === 0 && cells === null) return [];
    const ownWords = new Set(Object.values(cells ?? {}).flatMap(identifyingWords));
    const over = this.#lines.filter((line) => {
      const telling = identifyingWords(line);
      const matches = telling.filter((word) => ownWords.has(word) || this.#before.has(word));
      return matches.length < telling.length * ENOUGH;
    });
    this.#lines = [];
    if (cells) this.#before = ownWords;
    return over.map(refusedLine);
  }
}
