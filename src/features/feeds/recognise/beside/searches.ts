import { clean } from "../../normalise/text.ts";
import type { FeedRow } from "../../schema.ts";
import type { Guess, Sample } from "../choose.ts";
import { readHeading } from "../headings.ts";

const [LOOKED_AT, FEWEST, LEAST_ALIKE] = [200, 3, 0.95];

/**
 * Guesses without a model column that merely repeats a search term: some of the results are other models, as their
 * titles show.
 */
export function withoutSearches(
  samples: readonly Sample[],
  guesses: readonly (Guess | null)[],
  rows: readonly FeedRow[],
): readonly (Guess | null)[] {
  const searched = samples.find(({ column }) => readHeading(column).words.some((word) => SEARCHED.test(word)))?.column;
  if (searched === undefined || !guesses.some((guess) => guess?.field === "title")) return guesses;
  return guesses.map((guess, at) => {
    const column = samples[at]?.column;
    if (guess?.field !== "model" || column === undefined) return guess;
    const both = rows.slice(0, LOOKED_AT).filter(({ cells }) => clean(cells[searched]) !== "");
    const alike = both.filter(({ cells }) => clean(cells[searched]) === clean(cells[column]));
    return both.length >= FEWEST && alike.length >= both.length * LEAST_ALIKE ? null : guess;
  });
}

const SEARCHED = /^(search|searched|query|keyword|keywords)$/;
