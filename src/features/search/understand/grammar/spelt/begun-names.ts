import { marketMeaning } from "../../lexicon/market-names.ts";
import { modelsOf } from "../../lexicon/names.ts";
import { soundOf } from "../../lexicon/spelling.ts";
import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import type { Meaning } from "../../meanings.ts";
import { joinedKey, keyOf, keysOf, type Word } from "../words.ts";

/** Names of which only the beginning was typed, recognised by the words before: "hyundai tucs", "carnival plat". */

const LEAST_OF_MODELS = 3;
const LEAST_OF_BADGES = 4;
/** The fewest letters that must be missing, since a single missing letter is a typing slip. */
const LEAST_LEFT = 2;

interface Names {
  /** The names of a make's models, and their single words. */
  readonly byMake: ReadonlyMap<string, readonly string[]>;
  readonly badges: readonly string[];
}

const cache = new WeakMap<Vocabulary, Names>();

function namesOf(vocabulary: Vocabulary): Names {
  const known = cache.get(vocabulary);
  if (known) return known;
  const { make = {}, make_model = {}, badge = {} } = vocabulary.counts;
  const byMake = new Map<string, string[]>();
  for (const named of modelsOf(make, make_model)) {
    const own = byMake.get(named.make) ?? [];
    own.push(keyOf(named.model), ...keysOf(named.model).filter((key) => key.length > LEAST_OF_MODELS));
    byMake.set(named.make, own);
  }
  const badges = new Set(Object.keys(badge).flatMap((name) => keysOf(name)));
  const names = { byMake, badges: [...badges].filter((key) => /^[a-z]{6,}$/.test(key)) };
  cache.set(vocabulary, names);
  return names;
}

/** The name that a word after a make or model begins; null if that is uncertain. */
export function nameBegunAfter(words: readonly Word[], at: number, vocabulary: Vocabulary): string | null {
  const key = words[at]?.key ?? "";
  if (!/^[a-z]+$/.test(key) || at === 0 || /[,/]/.test(words[at]?.gap ?? "")) return null;
  const before = meaningOf(joinedKey(words, at - 1, at), vocabulary) ?? pairBefore(words, at, vocabulary);
  if (before?.kind === "make" && key.length >= LEAST_OF_MODELS) {
    const names = modelsFor(before.make, vocabulary);
    return onlyOne(key, names) ?? onlySound(key, names);
  }
  if (before?.kind === "model" || before?.kind === "badge") {
    return key.length >= LEAST_OF_BADGES ? onlyOne(key, namesOf(vocabulary).badges) : null;
  }
  return null;
}

const meaningOf = (key: string, { meanings }: Vocabulary): Meaning | null =>
  meanings.get(key)?.find(({ kind, count }) => kind !== "wants" && count > 0) ?? null;

const pairBefore = (words: readonly Word[], at: number, vocabulary: Vocabulary): Meaning | null =>
  at > 1 ? meaningOf(joinedKey(words, at - 2, at), vocabulary) : null;

const modelsFor = (make: string, vocabulary: Vocabulary): readonly string[] =>
  namesOf(vocabulary).byMake.get(make) ?? [];

/**
 * "CRF300": letters and digits that a single model continues with a letter, in the stock or otherwise on the market.
 */
export function begunCode(key: string, vocabulary: Vocabulary): string | null {
  if (!/^[a-z]{2,5}\d{3,4}$/.test(key) || marketMeaning(key, vocabulary) !== null) return null;
  const all = new Set([...namesOf(vocabulary).byMake.values()].flat().filter((name) => isCodeOf(name, key)));
  const ofMarket = () => CODE_ENDS.map((end) => key + end).filter((name) => marketMeaning(name, vocabulary) !== null);
  const [only, another] = all.size > 0 ? all : ofMarket();
  return another === undefined ? (only ?? null) : null;
}

/** Final letters of such motorcycle codes. */
const CODE_ENDS = [..."rlxfse"];
const MOST_CODE_LEFT = 3;
const isCodeOf = (name: string, key: string): boolean =>
  name.startsWith(key) && name.length <= key.length + MOST_CODE_LEFT && /^[a-z]+$/.test(name.slice(key.length));

/** "Nissan x-tra": a beginning split into two words, the last of which is completed. Null for anything else. */
export function begunInTwoParts(words: readonly Word[], at: number, vocabulary: Vocabulary): string | null {
  const first = words[at - 1]?.key ?? "";
  const isOne = words[at]?.gap === "-" && first.length <= 2 && at > 1;
  const make = isOne ? meaningOf(words[at - 2]?.key ?? "", vocabulary) : null;
  if (make?.kind !== "make") return null;
  return onlyOne(`${first}${words[at]?.key}`, modelsFor(make.make, vocabulary))?.slice(first.length) ?? null;
}

/** "Isuzu dmx", "toyota hlx": the only name with these consonants, for a word that has almost no vowels. */
function onlySound(key: string, names: readonly string[]): string | null {
  const sound = soundOf(key);
  if (sound.length < LEAST_OF_MODELS || /[aeiou].*[aeiou]/.test(key)) return null;
  const all = new Set(names.filter((name) => soundOf(name) === sound));
  const [only] = all;
  return all.size === 1 ? (only ?? null) : null;
}

/** The only name with this beginning. Between the Corolla and the Corolla Cross, the shorter one. */
function onlyOne(beginning: string, names: readonly string[]): string | null {
  const all = names.filter((name) => name.startsWith(beginning) && name.length >= beginning.length + LEAST_LEFT);
  const shortest = all.reduce((short, name) => (name.length < short.length ? name : short), all[0] ?? "");
  return shortest !== "" && all.every((name) => name.startsWith(shortest)) ? shortest : null;
}

/** "Forde Everest": a place name that is nearly the make of the model after it; null for anything else. */
export function slippedMake(cut: readonly Word[], at: number, { meanings, spelling }: Vocabulary): string | null {
  const near = spelling.corrected(cut[at]?.key ?? "");
  const make = near === null ? undefined : meanings.get(near)?.find(({ kind }) => kind === "make");
  const models = meanings.get(cut[at + 1]?.key ?? "") ?? [];
  const isOwn = (each: Meaning) =>
    each.kind === "model" && make?.kind === "make" && each.any.some((one) => one.make === make.make);
  return models.some(isOwn) ? near : null;
}
