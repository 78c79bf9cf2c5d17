import { modelAtStart } from "../../../makes/market.ts";
import { makeWithin } from "../../normalise/names/make.ts";
import type { BrokenRow } from "../../schema.ts";

/** Words of a line that may tell it from any other: numbers of stock, prices, kilometres, plates. */
const TELLING = /[\p{L}\p{N}][\p{L}\p{N}.'-]{2,30}/gu;
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;
/** By any of its words a car may be known, as by a stock number of two letters. */
const ANY_WORD = /[\p{L}\p{N}][\p{L}\p{N}-]*/gu;
const YEAR = /^(?:19|20)\d\d$/;
/** The share of them that must stand in the rows. */
export const ENOUGH = 0.5;
/** The longest line that is looked into, how much of it is reported, and how many are kept between two vehicles. */
const [LONGEST_LINE, MOST_TOLD, MOST_KEPT] = [4000, 200, 50];

const REASON = "This line was passed over: it names a vehicle, and is laid out otherwise than the others.";

const wordsOf = (line: string): string[] => line.replace(THOUSANDS, "").match(TELLING) ?? [];

/** Words with a figure, as they are compared; years say nothing of one car. */
export const tellingIn = (line: string): string[] =>
  wordsOf(line)
    .filter((word) => /\d/.test(word) && !YEAR.test(word))
    .map((word) => word.toUpperCase().replace(/[^\p{L}\p{N}]/gu, ""));

export function namesModel(line: string): boolean {
  if (line.length > LONGEST_LINE) return false;
  const found = makeWithin(line.split(/[^\p{L}\p{N}.'-]+/u).filter(Boolean));
  return found !== null && modelAtStart(found.make, found.rest) !== null;
}

/** The row by which such a line is refused, but for its number. */
export const refusedLine = (line: string): Omit<BrokenRow, "row"> => ({
  problem: { column: null, value: line.trim().slice(0, MOST_TOLD), reason: REASON },
  words: line.match(ANY_WORD) ?? [],
});

/**
 * Lines between the vehicles of a text. One that names a vehicle, with figures that neither the vehicle before nor the
 * one behind it has, is a vehicle that is laid out otherwise: it is refused, so that a full file does not take its car
 * away.
 */
export class PassedLines {
  #lines: string[] = [];
  #before = new Set<string>();

  note(line: string): void {
    if (this.#lines.length < MOST_KEPT && tellingIn(line).length > 0 && namesModel(line)) this.#lines.push(line);
  }

  /** The noted lines of which this vehicle and the one before say less than half; null for the end of the text. */
  beside(cells: Readonly<Record<string, string>> | null): readonly Omit<BrokenRow, "row">[] {
    if (this.#lines.length === 0 && cells === null) return [];
    const here = new Set(Object.values(cells ?? {}).flatMap(tellingIn));
    const over = this.#lines.filter((line) => {
      const telling = tellingIn(line);
      const said = telling.filter((word) => here.has(word) || this.#before.has(word));
      return said.length < telling.length * ENOUGH;
    });
    this.#lines = [];
    if (cells) this.#before = here;
    return over.map(refusedLine);
  }
}
