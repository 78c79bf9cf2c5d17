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
  PLAIN_EXCEPT_AFTER_MAKE,
  SPECIAL_WORDS,
  STREET_WORDS,
  WEIGHTLESS,
} from "./plain-words.ts";
import { BY_LETTERS, NAMED } from "./spelling.ts";
import { PLAIN_PHRASES } from "./trade/plain-phrases.ts";
import { SHADE_WORDS } from "./trade/shades.ts";
import { TRADE_TERMS } from "./trade/trade-words.ts";

/** The correctly spelt words of a site, and the words that others are corrected to. */

/** Fields whose values are searched for by their own words. */
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
/**
 * Words of these fields are correctly spelt, but nothing is corrected to them: "heaps" is not the yard at Burleigh
 * Heads.
 */
const NAMES_OF_YARDS: ReadonlySet<string> = new Set(["location_name", "dealership_name", "city"]);

const LEAST_JOINED = 7;
/**
 * The most words of a phrase whose words are correction targets. Words of longer phrases also occur in shorter ones.
 */
const LONGEST_MENDED = 2;
/** Nothing is corrected to a shorter nickname of a car: "setting" is not "stang". */
const LEAST_NICKNAME = 6;
/** Nor to a word without vowels, such as "slvr". */
const HAS_VOWEL = /[aeiouy]/;

/** From this length on, misspellings of a town's first word, or of a state, are corrected: "burliegh heads". */
const LEAST_TOWN = 8;
/** Amount words and excluding words that misspellings are corrected to. Shorter ones are too close to other words. */
const LONG_WORD = /^[a-z]{6,}$/;

/** The single words of phrases without meaning. None of them is a misspelling. */
const PLAIN_WORDS = PLAIN_PHRASES.flatMap(keysOf);

/** The correctly spelt single words, and the correction targets weighted by the number of cars they match. */
export function wordsKnown(counts: Readonly<Record<string, FieldCounts>>, models: readonly NamedModel[]) {
  const known = new Set<string>([
    ...WEIGHTLESS,
    ...PLAIN_EXCEPT_AFTER_MAKE,
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
      // Two joined words are a correction target only if they are long: "inline" is not "N Line".
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
    const [word = "", ...rest] = keysOf(city);
    if (rest.length === 0 || word.length >= LEAST_TOWN) weights.set(word, (weights.get(word) ?? 0) + 1);
  }
  for (const name of STATE_NAMES) if (name.length >= LEAST_TOWN) weights.set(name, 1);
  for (const word of WEIGHTLESS) weights.delete(word);
  const long = [...AMOUNT_WORDS, ...SUBJECT_WORDS, ...NOT_WORDS].filter((word) => LONG_WORD.test(word));
  for (const word of AMOUNT_WORDS_MENDED) weights.set(word, 1);
  // Among equally close words, an amount word is meant before equipment: "sleps 5" is not "steps".
  for (const word of long) weights.set(word, Math.max(weights.get(word) ?? 0, BY_LETTERS));
  return { known, weights };
}
