import { distance, edits, isNextKey } from "../grammar/spelt/edits.ts";

/**
 * Finds the known word that a misspelling probably means. Each known word is indexed under everything that remains of
 * it when one letter is removed, or two from a long word. A misspelling shares at least one of these remainders with
 * the intended word, so a few dozen look-ups are enough, however many words are known.
 */
export interface Spelling {
  /** The known word nearest to this one; null for none near enough. */
  corrected(word: string): string | null;
  /** All known words that this may be a misspelling of, nearest first. */
  near(word: string): readonly string[];
  /** The only make or model that this beginning, or a nickname formed from one, can mean: "mitsubi", "pathy". */
  begun(word: string): string | null;
}

/** The weight of names of makes and models, which win over anything equally close: "camery" is not a camera. */
export const NAMED = 1_000_000;
/** The weight of words that are matched by spelling and not by sound: "hosting" sounds like "seating" but is not it. */
export const BY_LETTERS = NAMED - 1;

/** Lengths from which one slip is forgiven, and two. Only so many letters of a longer word are compared. */
const [ONE_FROM, TWO_FROM, LONGEST] = [4, 8, 20];

const slipsOf = (length: number): number => (length >= TWO_FROM ? 2 : length >= ONE_FROM ? 1 : 0);

function shortened(word: string, slips: number): Set<string> {
  const all = new Set([word]);
  let last = [word];
  for (let slip = 0; slip < slips; slip += 1) {
    const next: string[] = [];
    for (const each of last) {
      for (let at = 0; at < each.length; at += 1) {
        const short = each.slice(0, at) + each.slice(at + 1);
        if (!all.has(short)) {
          all.add(short);
          next.push(short);
        }
      }
    }
    last = next;
  }
  return all;
}

/**
 * Known words indexed by their remainders, stored as numbers. A site has tens of thousands of remainders, which would
 * take twenty times the memory as strings in a map. Remainders are looked up by hash, and every word with that hash is
 * then checked.
 */
class ShortenedWords {
  readonly #words: readonly string[];
  /** By hash: the index in `#numbers` at which the words with that hash begin. */
  readonly #starts: Uint32Array;
  readonly #numbers: Uint32Array;

  constructor(words: readonly string[]) {
    this.#words = words;
    const hashes = words.map((word) =>
      Uint32Array.from(shortened(word.slice(0, LONGEST), slipsOf(word.length)), hashOf),
    );
    const count = hashes.reduce((sum, { length }) => sum + length, 0);
    this.#starts = new Uint32Array(2 ** Math.ceil(Math.log2(count + 1)) + 1);
    this.#numbers = new Uint32Array(count);
    // Counts the words of each hash, sums the counts to each hash's end, then fills each section from its end to its
    // start.
    for (const all of hashes) for (const hash of all) add(this.#starts, this.#placeOf(hash), 1);
    for (let at = 1; at < this.#starts.length; at++) add(this.#starts, at, this.#starts[at - 1] ?? 0);
    for (let number = words.length - 1; number >= 0; number--) {
      for (const hash of hashes[number] ?? []) this.#numbers[add(this.#starts, this.#placeOf(hash), -1)] = number;
    }
  }

  /** The known words with this remainder, in their original order. */
  of(short: string): readonly string[] {
    const place = this.#placeOf(hashOf(short));
    const end = this.#starts[place + 1] ?? 0;
    let at = this.#starts[place] ?? 0;
    if (at === end) return NONE;
    const found: string[] = [];
    for (; at < end; at++) {
      const word = this.#words[this.#numbers[at] ?? 0] ?? "";
      if (isLeftOf(short, word)) found.push(word);
    }
    return found;
  }

  #placeOf(hash: number): number {
    return hash & (this.#starts.length - 2);
  }
}

const NONE: readonly string[] = [];
const NOTHING: ReadonlyMap<string, number> = new Map();

function add(sums: Uint32Array, at: number, more: number): number {
  const sum = (sums[at] ?? 0) + more;
  sums[at] = sum;
  return sum;
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}

/** Whether a string remains of the word after removing the number of letters that its length allows. */
function isLeftOf(short: string, word: string): boolean {
  const length = Math.min(word.length, LONGEST);
  let matched = 0;
  for (let at = 0; at < length && matched < short.length; at++) {
    if (word.charCodeAt(at) === short.charCodeAt(matched)) matched++;
  }
  return matched === short.length && length - matched <= slipsOf(word.length);
}

/** `known` maps words to weights. Among equally close words the heaviest wins. Words with digits are left out. */
export function spellingOf(known: ReadonlyMap<string, number>): Spelling {
  const words = [...known.keys()].filter((word) => /^[a-z]+$/.test(word) && word.length >= ONE_FROM);
  const byShort = new ShortenedWords(words);
  const bySound = new Map<string, string>();
  for (const word of words) {
    const sound = soundOf(word);
    const same = bySound.get(sound);
    if (known.get(word) === BY_LETTERS) continue;
    if (same === undefined || (known.get(word) ?? 0) > (known.get(same) ?? 0)) bySound.set(sound, word);
  }
  let last = { word: "", found: NOTHING };
  const names = words.filter((word) => (known.get(word) ?? 0) >= NAMED);
  const byLetters = new Map(
    names.filter(({ length }) => length >= LEAST_JUMBLED).map((name) => [lettersOf(name), name]),
  );
  const beginnings = beginningsOf(names);
  return {
    begun: (word) => {
      if (!/^[a-z]+$/.test(word)) return null;
      const begun = word.length >= LEAST_BEGUN ? beginnings.get(word) : undefined;
      const stem = NICKNAME.exec(word)?.[1] ?? "";
      return begun ?? (stem.length >= LEAST_STEM ? beginnings.get(stem) : undefined) ?? null;
    },
    near: (word) => [...distances(word)].sort(([, a], [, b]) => a - b).map(([candidate]) => candidate),
    corrected: (word) => {
      let best: string | null = null;
      let least = Number.POSITIVE_INFINITY;
      for (const [candidate, slips] of distances(word)) {
        // Among equally close words, one that differs by an adjacent key wins: "prtrol" is petrol, not a Patrol.
        const away = isNextKey(word, candidate) ? slips - NEXT_KEY : slips;
        const isHeavier = best !== null && (known.get(candidate) ?? 0) > (known.get(best) ?? 0);
        if (away < least || (away === least && isHeavier)) [best, least] = [candidate, away];
      }
      return best ?? (canSlip(word) ? (byLetters.get(lettersOf(word)) ?? nameBySound(word, bySound)) : null);
    },
  };

  /** The known words that a word may misspell, with their distances. Caches the last word, which is often repeated. */
  function distances(word: string): ReadonlyMap<string, number> {
    if (!canSlip(word)) return NOTHING;
    if (last.word !== word) last = { word, found: distancesOf(word) };
    return last.found;
  }

  function distancesOf(word: string): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    const slips = slipsOf(word.length);
    const seen = new Set<string>();
    for (const short of shortened(word, slips)) {
      for (const candidate of byShort.of(short)) {
        if (seen.has(candidate)) continue;
        seen.add(candidate);
        if (word.length < ANY_FROM && !isSure(word, candidate, known.get(candidate) ?? 0)) continue;
        const away = distance(word, candidate);
        if (away <= slips) found.set(candidate, away);
      }
    }
    return found;
  }
}

const canSlip = (word: string): boolean => slipsOf(word.length) > 0 && word.length <= LONGEST && /^[a-z]+$/.test(word);

/**
 * The fewest letters that identify a name by its beginning, the fewest of a nickname's stem, and the fewest left out,
 * since nobody stops before the last letter.
 */
const [LEAST_BEGUN, LEAST_STEM, LEAST_LEFT] = [5, 4, 2];
/** "Pathy", "klugey": the beginning of a name with an Australian nickname ending. */
const NICKNAME = /^([a-z]+?)(?:y|ie|ey|o)$/;

/** Beginnings that identify one name. Of "mercedes" and "mercedesbenz", the shorter is meant. */
function beginningsOf(names: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string | null>();
  for (const name of [...names].sort((a, b) => a.length - b.length)) {
    for (let length = LEAST_STEM; length <= name.length - LEAST_LEFT; length += 1) {
      const beginning = name.slice(0, length);
      const other = found.get(beginning);
      if (other === undefined) found.set(beginning, name);
      else if (other !== null && !name.startsWith(other)) found.set(beginning, null);
    }
  }
  return new Map([...found].flatMap(([beginning, name]) => (name === null ? [] : [[beginning, name] as const])));
}

/** In a shorter word no letter may be replaced, except in a make or model: "tilt" is no "tint", "jeap" is a Jeep. */
const ANY_FROM = 5;

const isSure = (word: string, candidate: string, weight: number): boolean =>
  weight >= NAMED ||
  (isNextKey(word, candidate) && word[0] === candidate[0]) ||
  word.length !== candidate.length ||
  [...word].sort().join() === [...candidate].sort().join();

/** How much closer, in edits, a letter on an adjacent key is. */
const NEXT_KEY = 0.5;

/** The fewest letters of a name that is recognised with its letters in any order after the first: "hulix". */
const LEAST_JUMBLED = 5;
const lettersOf = (word: string): string => word.slice(0, 1) + [...word.slice(1)].sort().join("");

/** The fewest consonants of a word that is compared by sound, and the most edits between the two words. */
const [LEAST_SOUND, FARTHEST] = [3, 3];

/** A word as it sounds, without its vowels: "amorak" is "amarok", "cashcai" is "qashqai". */
export const soundOf = (word: string): string =>
  word
    .replace(/ph/g, "f")
    .replace(/cs/g, "s")
    .replace(/sh/g, "x")
    .replace(/c(?=[eiy])|z/g, "s")
    .replace(/[cq]/g, "k")
    .replace(/j/g, "g")
    .replace(/[aeiouyhw]/g, "")
    .replace(/(.)\1+/g, "$1");

function nameBySound(word: string, bySound: ReadonlyMap<string, string>): string | null {
  const sound = soundOf(word);
  const same = word.length > ONE_FROM && sound.length >= LEAST_SOUND ? bySound.get(sound) : undefined;
  return same !== undefined && edits(word, same) <= FARTHEST ? same : null;
}

/** Whether a word of letters is one edit away from a name. */
export const isSlip = (word: string, name: string): boolean => /^[a-z]+$/.test(word) && distance(word, name) === 1;
