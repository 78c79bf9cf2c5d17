import { marketModelOf } from "../../lexicon/market-names.ts";
import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import { isUnit } from "../amounts.ts";
import type { Word } from "../words.ts";
import { isNumberWord, spokenNumberAt } from "./spoken-numbers.ts";

/** Figures in names as people say them: "Mazda six", "GLC three hundred", "Ninja four hundred". */

const LEAST_HUNDREDS = 100;
const MOST_HUNDREDS = 999;
/** Before these words, a number of hundreds is an amount and not part of a name. */
const COUNTED = new Set("thousand k grand dollars bucks a per week pw fortnight month".split(" "));

/** Writes numbers after a make or model as digits. */
export function withNumbersAsDigits(words: readonly Word[], vocabulary: Vocabulary): readonly Word[] {
  if (!words.some(({ key }) => isNumberWord(key))) return words;
  const written: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = figureAfter(words, at, vocabulary);
    const [first, last] = [words[at] as Word, words[(found?.to ?? at + 1) - 1] as Word];
    written.push(
      found
        ? { ...first, end: last.end, key: String(found.value), value: found.value, unit: "", plus: last.plus }
        : first,
    );
    if (found) at = found.to - 1;
  }
  return written;
}

function figureAfter(words: readonly Word[], at: number, { meanings }: Vocabulary) {
  const before = words[at - 1];
  const key = words[at]?.key ?? "";
  if (!before || words[at]?.gap !== "" || !isNumberWord(key)) return null;
  const number = spokenNumberAt(words, at);
  if (!number || isCounted(words, number.to)) return null;
  const named = meanings.get(before.key)?.find(({ kind }) => kind === "make" || kind === "model");
  const isHundreds = number.value >= LEAST_HUNDREDS && number.value <= MOST_HUNDREDS;
  if (isHundreds) return named?.kind === "model" || /^[a-z]$/.test(before.key) ? number : null;
  const isModel = named?.kind === "make" && number.to === at + 1 && number.value < 10;
  if (!isModel || meanings.has(before.key + key)) return null;
  return marketModelOf(named.make, String(number.value)) ? number : null;
}

const isCounted = (words: readonly Word[], at: number): boolean => {
  const next = words[at]?.key ?? "";
  return COUNTED.has(next) || isUnit(next);
};
