import { AND_WORDS, BOUND_WORDS, NOT_WORDS, OR_WORDS, STREET_WORDS, WEIGHTLESS } from "../../lexicon/plain-words.ts";
import { type Spelling, spellingOf } from "../../lexicon/spelling.ts";
import { SHADE_WORDS } from "../../lexicon/trade/shades.ts";

/** Misspellings of words without meaning, which are the same on every site. */

/** Words that are correctly spelt on every site. */
export const PLAIN: ReadonlySet<string> = new Set([
  ...[WEIGHTLESS, BOUND_WORDS, STREET_WORDS, NOT_WORDS, OR_WORDS, AND_WORDS].flatMap((words) => [...words]),
]);

let plain: Spelling | null = null;

/**
 * The word without meaning that this one misspells: "avaliable". In a shorter one only two letters may be swapped:
 * "wnat".
 */
export function plainSlip(key: string): string | null {
  if (key.length >= LEAST_PLAIN) return plainSlips(key)[0] ?? null;
  const longer = key.length === LEAST_PLAIN - 1 ? plainSlips(key).find(({ length }) => length === LEAST_PLAIN) : null;
  return swapped(key) ?? longer ?? null;
}

/**
 * Compares letters only: a word that merely sounds like a plain word, as "korean" sounds like "karen", is not a slip of
 * it.
 */
export function plainSlips(key: string): readonly string[] {
  plain ??= spellingOf(
    new Map([...WEIGHTLESS, ...SHADE_WORDS].filter((word) => word.length >= LEAST_PLAIN - 1).map((word) => [word, 1])),
  );
  return plain.near(key);
}

const LEAST_PLAIN = 6;
/** Short words that are typed so often that a swap of their letters is taken for a slip and not for a code. */
const SWAPPED = new Set(
  "the and for has can any you car but not are all get with that this from have want need".split(" "),
);
const LEAST_SWAPPED = 3;

function swapped(key: string): string | null {
  if (key.length < LEAST_SWAPPED || !/^[a-z]+$/.test(key)) return null;
  for (let at = 0; at < key.length - 1; at += 1) {
    const other = `${key.slice(0, at)}${key[at + 1]}${key[at]}${key.slice(at + 2)}`;
    if (SWAPPED.has(other) || (key.length > LEAST_SWAPPED && PLAIN.has(other))) return other;
  }
  return null;
}
