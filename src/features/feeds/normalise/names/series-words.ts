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
