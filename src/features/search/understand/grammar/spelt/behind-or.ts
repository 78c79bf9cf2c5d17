import { OR_WORDS } from "../../lexicon/plain-words.ts";
import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import { joinedKey, type Word } from "../words.ts";

/** Hesitant words between "or" and an alternative, which mean nothing: "or even a Mazda", "or maybe GXL". */

const HEDGES = new Set(["maybe", "perhaps", "possibly", "potentially", "even", "else", "either", "preferably"]);
const ARTICLES = new Set(["a", "an", "the"]);
/**
 * The fewest letters of a word after an article that cannot form a name with it. Shorter ones can: "a class", "a 3
 * series".
 */
const LEAST_LETTERS = 3;

/** The words without such hesitant ones. */
export function withoutHedges(words: readonly Word[], vocabulary: Vocabulary): readonly Word[] {
  if (!words.some(({ key }) => OR_WORDS.has(key))) return words;
  const remaining: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const isAfterOr = OR_WORDS.has(remaining.at(-1)?.key ?? "") && at + 1 < words.length;
    if (!isAfterOr || !saysNothing(words, at, vocabulary)) remaining.push(words[at] as Word);
  }
  return remaining;
}

function saysNothing(words: readonly Word[], at: number, { meanings }: Vocabulary): boolean {
  const key = words[at]?.key ?? "";
  const next = words[at + 1]?.key ?? "";
  if (HEDGES.has(key)) return true;
  return (
    ARTICLES.has(key) &&
    /^[a-z]+$/.test(next) &&
    next.length >= LEAST_LETTERS &&
    !meanings.has(joinedKey(words, at, at + 2))
  );
}
