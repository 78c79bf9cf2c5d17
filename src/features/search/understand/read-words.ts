import { ambiguitiesOf } from "./choices/ambiguities.ts";
import { judged } from "./choices/contradictions.ts";
import { withLikesJoined } from "./choices/likes.ts";
import { choiceOf, type Term, termOf } from "./choices/terms.ts";
import { withKilometres } from "./choices/two-limits.ts";
import { vehicleTerms } from "./choices/vehicles.ts";
import { isWeightless, type Scan, scan } from "./grammar/scan.ts";
import { type Word, wordsIn } from "./grammar/words.ts";
import type { Vocabulary } from "./lexicon/vocabulary.ts";
import type { Reading, ReadingOptions } from "./schema.ts";

/**
 * What a typed text asks for on a site: choices with their words, and what is left as text. It never throws, takes time
 * in proportion to the text's length, and reads its first forty words.
 *
 * @example
 * ```ts
 * readWords("automatic suv under 30k", vocabulary, { thisYear: 2026 }).choices.map(({ label }) => label);
 * // ["Automatic", "SUV", "Under $30,000"]
 * ```
 */
export function readWords(typed: string, vocabulary: Vocabulary, options: ReadingOptions): Reading {
  const { words: cut, cutAt } = wordsIn(typed);
  const scanned = scan(typed, cut, vocabulary, options);
  const { words, found, doubts, corrections } = scanned;
  const plain = found.flatMap((each) => {
    const { meaning } = each;
    return meaning.kind === "wants" ? [termOf(words, each, meaning.wants, meaning.label, meaning.likes)] : [];
  });
  const all = [...vehicleTerms(words, found), ...plain].sort((a, b) => a.from - b.from);
  const inOrder = withKilometres(typed, all, vocabulary);
  const picked = options.read ?? [];
  const { terms, contradictions } = judged(withLikesJoined(withoutRepeats(inOrder)), vocabulary, picked);
  // "VIN WVW…": the code identifies one car, so other words are not searched for.
  const isOneCar = terms.some(({ wants, negated }) => wants.kind === "identity" && !negated);
  const unsearched = [...scanned.weightless, ...scanned.bounding, ...(isOneCar ? scanned.text : [])];
  const text = isOneCar ? "" : textOf(typed, scanned, terms);
  // "cars for sale" asks for all of them, but "no cvt" asks for something that no car is searched by.
  const asksForMore = unsearched.some((at) => !isWeightless(words[at]?.key ?? "", vocabulary.weightless));
  const isTold = terms.length > 0 || (text === "" && asksForMore);
  return {
    typed,
    choices: terms.map((term) => choiceOf(typed, term)),
    text,
    unsearched: isTold ? rowsOf(typed, words, unsearched) : [],
    corrections,
    others: [...contradictions, ...ambiguitiesOf(typed, words, doubts, picked)],
    cut: cutAt === null ? null : typed.slice(cutAt).trim(),
  };
}

/** Merges repeated choices into one, which then covers the words of all. */
function withoutRepeats(terms: readonly Term[]): readonly Term[] {
  const once = new Map<string, Term>();
  for (const term of terms) {
    const same = once.get(term.id);
    once.set(term.id, same ? { ...same, spans: [...same.spans, ...term.spans] } : term);
  }
  return [...once.values()];
}

/** The text that is left for the full-text search. If nothing was read and nothing is left, that is the whole text. */
function textOf(typed: string, { words, text, bounding, weightless }: Scan, terms: readonly Term[]): string {
  if (terms.length > 0 || text.length > 0) return text.map((at) => sliceOf(typed, words, at, at + 1)).join(" ");
  // A limit without meaning yet, such as "under" or "under 50 km away", is searched for as text. A plain sentence such
  // as "who do I ask about a price" is not.
  return weightless.length === 0 || (bounding.length > 0 && words.some(({ value }) => value !== null)) ? typed : "";
}

const sliceOf = (typed: string, words: readonly Word[], from: number, to: number): string =>
  typed.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0);

/** Joins words that were adjacent in the text: "for sale". */
function rowsOf(typed: string, words: readonly Word[], places: readonly number[]): readonly string[] {
  const rows: [number, number][] = [];
  for (const at of [...places].sort((a, b) => a - b)) {
    const last = rows.at(-1);
    if (last && last[1] === at) last[1] = at + 1;
    else rows.push([at, at + 1]);
  }
  return rows.map(([from, to]) => sliceOf(typed, words, from, to));
}
