import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import type { Meaning } from "../../meanings.ts";
import { unitBehind } from "../amounts.ts";
import type { Word } from "../words.ts";
import { rangeMeaning } from "./figure-ends.ts";

/** Years of two digits: before a name ("18 Corolla"), and anywhere if they begin with a zero ("Commodore 05"). */

const CENTURY = 2_000;
const SHORT = /^(0[1-9]|[12]\d)$/;

export function shortYearAt(
  words: readonly Word[],
  at: number,
  { meanings, itemTypes }: Vocabulary,
  thisYear: number,
): { readonly meaning: Meaning; readonly to: number } | null {
  const word = words[at];
  if (!word || itemTypes[0] !== "car" || !SHORT.test(word.key)) return null;
  if (word.dollar || word.plus || word.sign !== null || (word.gap !== "" && at > 0)) return null;
  const year = CENTURY + Number(word.key);
  const next = words[at + 1];
  if (year > thisYear + 1 || (next && (next.value !== null || next.gap !== ""))) return null;
  const amount = { value: Number(word.key), unit: null, dollar: false, plus: false, to: at + 1 };
  if (unitBehind(words, amount, at + 1)) return null;
  const isName = meanings
    .get(next?.key ?? "")
    ?.some(({ kind, count }) => kind !== "wants" && kind !== "badge" && count > 0);
  if (!word.key.startsWith("0") && !isName) return null;
  return { meaning: rangeMeaning("year", { min: year, max: year }, String(year)), to: at + 1 };
}
