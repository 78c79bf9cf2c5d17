import { modelAtStart } from "../../../makes/market.ts";
import { fold } from "../text.ts";

/** Words for series and class in other languages, which put them before the number or letter. */
const SERIES = /^(?:serie|seria|serija|rada|rad|sarja)$/;
const CLASS = /^(?:classe|clase|klasse|klasa|trida|tridy|trieda|klass)$/;
/** Makes whose models are named like this. */
const MAKES = /^(?:BMW|Mercedes-Benz)$/;

/**
 * A model's words in English order: "Řada 4" and "Série 4" become 4 Series, "Třídy E" and "Classe E" become E Class.
 */
export function withSeriesLast(make: string | null, words: readonly string[]): readonly string[] {
  const [first = "", mark = "", ...rest] = words;
  if (make === null || !MAKES.test(make) || mark.length === 0 || mark.length > LONGEST_MARK) return words;
  const word = fold(first);
  const name = SERIES.test(word) ? "Series" : CLASS.test(word) ? "Class" : null;
  return name === null ? words : [mark, name, ...rest];
}
const LONGEST_MARK = 3;

/** The words without the unit that Indian lists add to the number in a motorcycle's model: "Classic 350cc". */
export function withoutCapacity(make: string | null, words: readonly string[]): readonly string[] {
  const at = make === null ? -1 : words.findIndex((word) => word.length > 4 && word.slice(-2).toLowerCase() === "cc");
  if (make === null || at < 1) return words;
  const bare = words.with(at, (words[at] ?? "").slice(0, -2));
  return modelAtStart(make, bare)?.count === at + 1 ? bare : words;
}

/**
 * Moves the name of Mercedes-Benz's performance brand after the model: "AMG GLB 35" becomes GLB 35 AMG, but "AMG GT"
 * stays.
 */
function withTeamLast(make: string | null, words: readonly string[]): readonly string[] {
  const at = make === "Mercedes-Benz" ? words.slice(0, 2).findIndex((word) => /^(?:amg|maybach)$/i.test(word)) : -1;
  if (make === null || at < 0 || (modelAtStart(make, words)?.count ?? 0) > 1) return words;
  const bare = words.filter((_, index) => index !== at);
  const known = modelAtStart(make, bare)?.count ?? 0;
  const count = known > 0 && /^\d{2,3}[a-z]?$/i.test(bare[known] ?? "") ? known + 1 : known;
  const team = (words[at] ?? "").length === 3 ? "AMG" : "Maybach";
  return count === 0 ? words : [...bare.slice(0, count), team, ...bare.slice(count)];
}

/** Removes "New" before a model: a New Wagon R is a Wagon R, but a New Beetle is a model of its own. */
function withoutNews(make: string | null, words: readonly string[]): readonly string[] {
  const [first = "", ...rest] = words;
  const isNews =
    make !== null && first.length === 3 && first.toLowerCase() === "new" && modelAtStart(make, words) === null;
  return isNews && modelAtStart(make, rest) !== null ? rest : words;
}

/** The words of a make's model in the order and spelling that are usual in the trade. */
export const asTraded = (make: string | null, words: readonly string[]): readonly string[] =>
  withoutCapacity(make, withTeamLast(make, withSeriesLast(make, withoutNews(make, words))));
