import { marketMeaning } from "../../lexicon/market-names.ts";
import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import type { Meaning } from "../../meanings.ts";
import { joinedKey, type Word } from "../words.ts";
import { spokenNumberAt } from "./spoken-numbers.ts";

/** Letter names as a phone's dictation writes them: "eye thirty" is the i30, "see are vee" the CR-V. */

const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ eye: "i", see: "c", sea: "c", cee: "c", are: "r", you: "u", yew: "u", bee: "b", tea: "t", tee: "t", gee: "g" },
    ...{
      ex: "x",
      our: "r",
      vee: "v",
      vees: "v",
      cue: "q",
      queue: "q",
      em: "m",
      en: "n",
      el: "l",
      ell: "l",
      ess: "s",
      dee: "d",
    },
    ...{ jay: "j", kay: "k", okay: "k", pea: "p", pee: "p", why: "y", ay: "a", aitch: "h", haitch: "h", zed: "z" },
    eff: "f",
    oh: "o",
    high: "hi",
    tree: "3",
    free: "3",
  }),
);
const LONGEST_NAME = 4;
/** The shortest names that people spell out: makes such as "VW" and "MG" have two letters, models and badges more. */
const LEAST_LETTERS = 2;
const LEAST_OF_MODELS = 3;

/** Joins words that spell the name of a make, model or badge with letter names. */
export function withLettersHeard(words: readonly Word[], vocabulary: Vocabulary): readonly Word[] {
  if (!words.some(({ key }, at) => LETTERS.has(key) || isSpeltOut(words, at))) return words;
  const heard: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const name = nameAt(words, at, vocabulary, heard);
    heard.push(name?.word ?? (words[at] as Word));
    if (name) at = name.to - 1;
  }
  return heard;
}

/** "S R five": a letter by itself before another one, as a phone writes a name that is spelt out. */
const isSpeltOut = (words: readonly Word[], at: number): boolean => isOne(words[at]) && isOne(words[at + 1]);
const isOne = (word: Word | undefined): boolean => word !== undefined && /^[b-z]$/.test(word.key);

function nameAt(words: readonly Word[], at: number, vocabulary: Vocabulary, heard: readonly Word[]) {
  for (let to = Math.min(words.length, at + LONGEST_NAME); to > at + 1; to -= 1) {
    if (vocabulary.meanings.has(joinedKey(words, at, to))) return null;
    const key = spelt(words, at, to, vocabulary);
    const [first, last] = [words[at], words[to - 1]];
    if (key === null || !first || !last || !(isName(key, vocabulary) || isOfMake(key, heard.at(-1), vocabulary)))
      continue;
    return { word: { ...first, end: last.end, key, value: null, unit: "", plus: last.plus }, to };
  }
  return null;
}

/** The word that the words from `from` to before `to` spell; null if none of them is a letter name. */
function spelt(words: readonly Word[], from: number, to: number, { meanings }: Vocabulary): string | null {
  let key = "";
  let hasHeard = false;
  for (let at = from; at < to; ) {
    const word = words[at] as Word;
    const isDouble = word.key === "double" && words[at + 1]?.key === "you" && at + 1 < to;
    const letter = isDouble ? "w" : LETTERS.get(word.key);
    const number = letter === undefined ? spokenNumberAt(words, at) : null;
    if (number && number.to > to) return null;
    // "See the X5": a word that is a name by itself is not part of another one.
    if (letter === undefined && !number && meanings.get(word.key)?.some(isWholeVehicle)) return null;
    if (word.gap !== "" && word.gap !== "-" && at > from) return null;
    key += letter ?? number?.value ?? word.key;
    hasHeard ||= letter !== undefined || (number !== null && isSpeltOut(words, from));
    at = number?.to ?? (isDouble ? at + 2 : at + 1);
  }
  return hasHeard && key.length >= LEAST_LETTERS ? key : null;
}

const isWholeVehicle = (meaning: Meaning): boolean =>
  meaning.kind === "make" || (meaning.kind === "model" && !meaning.isPart && meaning.count > 0);

/** "MG ZS": a name of two letters is one only behind its make. */
const isOfMake = (key: string, before: Word | undefined, { meanings }: Vocabulary): boolean =>
  !!meanings
    .get(before?.key ?? "")
    ?.some(
      (made) =>
        made.kind === "make" &&
        meanings.get(key)?.some((each) => each.kind === "model" && each.any.some(({ make }) => make === made.make)),
    );

function isName(key: string, vocabulary: Vocabulary): boolean {
  const own = vocabulary.meanings.get(key) ?? [];
  if (key.length < LEAST_OF_MODELS) return own.some(({ kind }) => kind === "make");
  if (own.some((each) => isWholeVehicle(each) || (each.kind === "badge" && each.isWhole))) return true;
  return own.length === 0 && marketMeaning(key, vocabulary) !== null;
}
