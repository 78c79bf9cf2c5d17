import { modelAtStart } from "../../../makes/market.ts";
import { fold } from "../text.ts";

/** What other languages call a series and a class, which they write before its number or letter. */
const SERIES = /^(?:serie|seria|serija|rada|rad|sarja)$/;
const CLASS = /^(?:classe|clase|klasse|klasa|trida|tridy|trieda|klass)$/;
/** Makes whose models are called so. */
const MAKES = /^(?:BMW|Mercedes-Benz)$/;

/** A model's words in English order: "Řada 4" and "Série 4" are 4 Series, "Třídy E" and "Classe E" are E Class. */
export function withSeriesBehind(make: string | null, words: readonly string[]): readonly string[] {
  const [first = "", mark = "", ...rest] = words;
  if (make === null || !MAKES.test(make) || mark.length === 0 || mark.length > LONGEST_MARK) return words;
  const word = fold(first);
  const name = SERIES.test(word) ? "Series" : CLASS.test(word) ? "Class" : null;
  return name === null ? words : [mark, name, ...rest];
}
const LONGEST_MARK = 3;

/** The words with the number of a motorcycle's model alone, to which India adds what it means: "Classic 350cc". */
export function withoutCapacity(make: string | null, words: readonly string[]): readonly string[] {
  const at = make === null ? -1 : words.findIndex((word) => word.length > 4 && word.slice(-2).toLowerCase() === "cc");
  if (make === null || at < 1) return words;
  const bare = words.with(at, (words[at] ?? "").slice(0, -2));
  return modelAtStart(make, bare)?.count === at + 1 ? bare : words;
}
