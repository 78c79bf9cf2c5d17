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

/** A Mercedes-Benz with the name of its works team behind its model: "AMG GLB 35" is a GLB 35 AMG, but not "AMG GT". */
function withTeamBehind(make: string | null, words: readonly string[]): readonly string[] {
  const at = make === "Mercedes-Benz" ? words.slice(0, 2).findIndex((word) => /^(?:amg|maybach)$/i.test(word)) : -1;
  if (make === null || at < 0 || (modelAtStart(make, words)?.count ?? 0) > 1) return words;
  const bare = words.filter((_, index) => index !== at);
  const known = modelAtStart(make, bare)?.count ?? 0;
  const count = known > 0 && /^\d{2,3}[a-z]?$/i.test(bare[known] ?? "") ? known + 1 : known;
  const team = (words[at] ?? "").length === 3 ? "AMG" : "Maybach";
  return count === 0 ? words : [...bare.slice(0, count), team, ...bare.slice(count)];
}

/** The words without "New" before a model: a New Wagon R is a Wagon R, but a New Beetle is its own model. */
function withoutNews(make: string | null, words: readonly string[]): readonly string[] {
  const [first = "", ...rest] = words;
  const isNews =
    make !== null && first.length === 3 && first.toLowerCase() === "new" && modelAtStart(make, words) === null;
  return isNews && modelAtStart(make, rest) !== null ? rest : words;
}

/** The words of a make's model in the order and spelling in which the trade has them. */
export const asTraded = (make: string | null, words: readonly string[]): readonly string[] =>
  withoutCapacity(make, withTeamBehind(make, withSeriesBehind(make, withoutNews(make, words))));
