import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import type { Found, Meaning } from "../../meanings.ts";
import { unitAfter } from "../amounts.ts";
import type { Word } from "../words.ts";
import { rangeMeaning } from "./figure-ends.ts";

/**
 * Years of two digits: before a name ("18 Corolla"), at the end of what describes a model ("Outlander PHEV 23"), and
 * anywhere if they begin with a zero ("Commodore 05").
 */

const CENTURY = 2_000;
const SHORT = /^(0[1-9]|[12]\d)$/;

export function shortYearAt(
  words: readonly Word[],
  at: number,
  { meanings, itemTypes }: Vocabulary,
  thisYear: number,
  found: readonly Found[] = [],
): { readonly meaning: Meaning; readonly to: number } | null {
  const word = words[at];
  if (!word || itemTypes[0] !== "car" || !SHORT.test(word.key)) return null;
  if (word.dollar || word.plus || word.sign !== null || (word.gap !== "" && at > 0)) return null;
  const year = CENTURY + Number(word.key);
  const next = words[at + 1];
  if (year > thisYear + 1 || (next && (next.value !== null || next.gap !== ""))) return null;
  const amount = { value: Number(word.key), unit: null, dollar: false, plus: false, to: at + 1 };
  if (unitAfter(words, amount, at + 1)) return null;
  const isName = meanings
    .get(next?.key ?? "")
    ?.some(({ kind, count }) => kind !== "wants" && kind !== "badge" && count > 0);
  if (!word.key.startsWith("0") && !isName && !isAfterModel(next, found, at)) return null;
  return { meaning: rangeMeaning("year", { min: year, max: year }, String(year)), to: at + 1 };
}

/** Whether the text ends here, behind choices that describe a model: "Outlander PHEV 23", but not "CX 30". */
function isAfterModel(next: Word | undefined, found: readonly Found[], at: number): boolean {
  const last = found.at(-1);
  if (next || last?.to !== at || last.meaning.kind === "model" || last.meaning.kind === "make") return false;
  return found.some(({ meaning }) => meaning.kind === "model");
}
