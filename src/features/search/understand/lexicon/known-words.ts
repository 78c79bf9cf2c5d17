import { feedPlaces } from "../../places/feed-places.ts";
import { AMOUNT_WORDS } from "../grammar/amounts.ts";
import { SUBJECT_WORDS } from "../grammar/figures/subjects.ts";
import { keysOf } from "../grammar/words.ts";
import type { NamedModel } from "../meanings.ts";
import type { FieldCounts } from "../schema.ts";
import { otherNames } from "./names.ts";
import { ORDERS } from "./orders.ts";
import { CITIES, STATE_NAMES } from "./places.ts";
import {
  AMOUNT_WORDS_MENDED,
  NOT_WORDS,
  PLAIN_BUT_BEHIND_MAKE,
  SPECIAL_WORDS,
  STREET_WORDS,
  WEIGHTLESS,
} from "./plain-words.ts";
import { BY_LETTERS, NAMED } from "./spelling.ts";
import { PLAIN_PHRASES } from "./trade/plain-phrases.ts";
import { SHADE_WORDS } from "./trade/shades.ts";
import { TRADE_TERMS } from "./trade/trade-words.ts";

/** The words of a site that are spelt right, and those into which others are corrected. */

/** Fields whose values mean themselves. */
export const PLAIN_FIELDS = [
  "simple_body",
  "body",
  "colour",
  "simple_fuel",
  "drive",
  "categories",
  "equipment",
  "tag",
  "series",
  "location_name",
  "dealership_name",
] as const;
/** Their words are spelt as they are, but nothing is a slip of one: "heaps" is no yard at Burleigh Heads. */
const NAMES_OF_YARDS: ReadonlySet<string> = new Set(["location_name", "dealership_name", "city"]);

const LEAST_JOINED = 7;
/** Words of a phrase in which slips are mended; those of longer ones stand in shorter ones as well. */
const LONGEST_MENDED = 2;
/** Nothing is a slip of a shorter name that people give a car: "setting" is no "stang". */
const LEAST_NICKNAME = 6;
/** Nor of what is written without vowels, "slvr". */
const HAS_VOWEL = /[aeiouy]/;

/** Letters from which the first word of a town, or a state, is known with a slip in it: "burliegh heads". */
const LEAST_TOWN = 8;
/** Words of amounts and words that leave out in which slips are mended: a shorter one is too near to others. */
const LONG_WORD = /^[a-z]{6,}$/;

/** The single words of phrases that say nothing together: none of them is a slip. */
const PLAIN_WORDS = PLAIN_PHRASES.flatMap(keysOf);

/** Single words that are spelt right, and those into which others are corrected, by how many cars they stand for. */
export function wordsKnown(counts: Readonly<Record<string, FieldCounts>>, models: readonly NamedModel[]) {
  const known = new Set<string>([
    ...WEIGHTLESS,
    ...PLAIN_BUT_BEHIND_MAKE,
    ...STREET_WORDS,
    ...AMOUNT_WORDS,
    ...SUBJECT_WORDS,
    ...SHADE_WORDS,
    ...PLAIN_WORDS,
  ]);
  const weights = new Map<string, number>();
  const learn = (phrase: string, count: number, extra = 0) => {
    const keys = keysOf(phrase);
    for (const key of keys.length <= 2 ? [...keys, keys.join("")] : keys) {
      known.add(key);
      // Two words as one are the end of a slip only where they are long: "inline" is no "N Line".
      const isWord = keys.includes(key) ? HAS_VOWEL.test(key) : key.length >= LEAST_JOINED;
      const isMended =
        count + extra > 0 && isWord && (keys.length <= LONGEST_MENDED || key.length >= LEAST_JOINED || extra > 0);
      if (isMended) weights.set(key, (weights.get(key) ?? 0) + count + extra);
    }
  };
  for (const { make, model, count } of models) {
    learn(make, count, NAMED);
    learn(model, count, NAMED);
    for (const words of [...otherNames(make, null), ...otherNames(make, model)]) {
      learn(words, words.length < LEAST_NICKNAME ? 0 : 1);
    }
  }
  for (const terms of Object.values(TRADE_TERMS)) {
    for (const { words } of terms) for (const phrase of words) learn(phrase, 1);
  }
  for (const field of [...PLAIN_FIELDS, "city", "badge"]) {
    for (const [value, count] of Object.entries(counts[field] ?? {}))
      learn(value, NAMES_OF_YARDS.has(field) ? 0 : count);
  }
  for (const { said } of feedPlaces(counts).values()) learn(said, 0);
  for (const word of [...ORDERS.keys(), ...SPECIAL_WORDS]) learn(word, 1);
  for (const city of [...Object.keys(counts.city ?? {}), ...CITIES]) {
    const [word = "", ...others] = keysOf(city);
    if (others.length === 0 || word.length >= LEAST_TOWN) weights.set(word, (weights.get(word) ?? 0) + 1);
  }
  for (const name of STATE_NAMES) if (name.length >= LEAST_TOWN) weights.set(name, 1);
  for (const word of WEIGHTLESS) weights.delete(word);
  const long = [...AMOUNT_WORDS, ...SUBJECT_WORDS, ...NOT_WORDS].filter((word) => LONG_WORD.test(word));
  for (const word of AMOUNT_WORDS_MENDED) weights.set(word, 1);
  // Of words equally near one of an amount is meant before equipment: "sleps 5" are no steps.
  for (const word of long) weights.set(word, Math.max(weights.get(word) ?? 0, BY_LETTERS));
  return { known, weights };
}
