import { AND_WORDS, NOT_PHRASES, NOT_WORDS } from "../lexicon/plain-words.ts";
import type { Found, Meaning } from "../meanings.ts";
import { phraseOf, phraseTable } from "./phrase-table.ts";
import type { Word } from "./words.ts";

/** What "not", "without" and similar words exclude: the next choice, and the rest of a list. */

const LONGEST_NOT = 3;
const NOTS = phraseTable([[...NOT_PHRASES].join("|"), true]);

/** Index after "not", "anything but" or "other than"; null if none is here. */
export function notAt(words: readonly Word[], at: number): number | null {
  return phraseOf(NOTS, words, at, LONGEST_NOT)?.to ?? (NOT_WORDS.has(words[at]?.key ?? "") ? at + 1 : null);
}

/** Words that a "not" reaches across: "not in a white one", but not "nothing fancy, white". */
const REACHED_OVER = new Set("a an the any in with of to be as my your that is it colour color one ones".split(" "));

export const reachesOver = (key: string): boolean => REACHED_OVER.has(key) || AND_WORDS.has(key);

const ARTICLES = new Set(["a", "an", "the", "any"]);
const JOINTS = new Set(["or", "nor"]);

/** Whether an excluded list goes on here: "no hybrids or electrics", "not white, silver or grey". */
export function continuesExclusion(words: readonly Word[], at: number, before: Found | undefined, meaning: Meaning) {
  if (!before?.negated || !canList(meaning) || !canList(before.meaning)) return false;
  // "Not a ute or a van".
  const first = ARTICLES.has(words[at - 1]?.key ?? "") ? at - 1 : at;
  const joint = words[first - 1]?.key ?? "";
  const isOr = (JOINTS.has(joint) && before.to === first - 1) || (words[first]?.gap === "/" && before.to === first);
  const isListed = (joint === "and" && before.to === first - 1) || (words[first]?.gap === "," && before.to === first);
  return isOr || (isListed && isOfSameField(meaning, before.meaning));
}

/** Whether two meanings are of one field, and so can be alternatives: "white/silver", but not "auto/diesel". */
export const isOfSameField = (a: Meaning, b: Meaning): boolean => fieldOf(a) === fieldOf(b);

const canList = (meaning: Meaning): boolean => meaning.kind !== "wants" || meaning.wants.kind === "values";

const fieldOf = (meaning: Meaning): string => {
  if (meaning.kind !== "wants") return "vehicle";
  return "attribute" in meaning.wants ? meaning.wants.attribute : meaning.wants.kind;
};

const TURNED_FIELDS: ReadonlySet<string> = new Set(["price", "km"]);

/** "Not done more than 100k": an excluded limit, turned the other way round; null for anything else. */
export function turned(meaning: Meaning): Meaning | null {
  if (meaning.kind !== "wants" || meaning.wants.kind !== "range" || !TURNED_FIELDS.has(meaning.wants.attribute))
    return null;
  const { min, max, ...wants } = meaning.wants;
  if ((min === undefined) === (max === undefined)) return null;
  const label = meaning.label.replace(/^(Under|Over)/, (word) => (word === "Under" ? "Over" : "Under"));
  return { ...meaning, label, wants: { ...wants, ...(max === undefined ? { max: min ?? 0 } : { min: max }) } };
}
