import { isMarketWord } from "../../lexicon/market-names.ts";
import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import type { Word } from "../words.ts";

/** Letters that a photographed text shows as figures: "T0Y0TA", "0UTBACK", "PREM1UM". */

const LOOKS: Readonly<Record<string, readonly string[]>> = { 0: ["o"], 1: ["i", "l"], 5: ["s"], 8: ["b"] };
const FEWEST_LETTERS = 3;
const MOST_FIGURES = 3;

/** Words with figures that nobody knows, as the known words that they look like. */
export function withLettersScanned(words: readonly Word[], vocabulary: Vocabulary): readonly Word[] {
  if (!words.some(({ key }) => isMixed(key))) return words;
  return words.map((word) => {
    const key = isMixed(word.key) && !isKnown(word.key, vocabulary) ? readAs(word.key, vocabulary) : null;
    return key === null ? word : { ...word, key, value: null, unit: "" };
  });
}

/** Whether most of a word are letters, and some are figures that look like letters. */
function isMixed(key: string): boolean {
  let [letters, figures] = [0, 0];
  for (const sign of key) {
    if (sign >= "a" && sign <= "z") letters += 1;
    else if (sign in LOOKS) figures += 1;
    else return false;
  }
  return figures > 0 && figures <= MOST_FIGURES && letters >= FEWEST_LETTERS && letters > figures;
}

function readAs(key: string, vocabulary: Vocabulary): string | null {
  let all: readonly string[] = [""];
  for (const sign of key) all = all.flatMap((begun) => (LOOKS[sign] ?? [sign]).map((letter) => begun + letter));
  return all.find((each) => isKnown(each, vocabulary)) ?? null;
}

const isKnown = (key: string, { known, meanings }: Vocabulary): boolean =>
  known.has(key) || meanings.has(key) || isMarketWord(key);
