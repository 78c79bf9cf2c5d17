import { distance, edits, isNextKey } from "../grammar/spelt/edits.ts";

/**
 * Which known word a misspelt one is likely meant to be. Known words are kept under all that is left of them when a
 * letter, of long words two, is taken out: what a slip made of a word shares one of these with it, so that a word is
 * corrected by a few dozen look-ups, however many are known.
 */
export interface Spelling {
  /** The known word nearest to this one; null for none near enough. */
  corrected(word: string): string | null;
  /** All known words that this one can be a slip of, the nearest first. */
  near(word: string): readonly string[];
  /** The one make or model that this beginning, or the nickname made of one, stands for: "mitsubi", "pathy". */
  begun(word: string): string | null;
}

/** The weight of names of makes and models, which are meant before anything equally near: "camery" is no camera. */
export const NAMED = 1_000_000;
/** The weight of words that are known by their letters alone: "hosting" sounds like "seating", but is none. */
export const BY_LETTERS = NAMED - 1;

/** Letters from which one slip is forgiven, and two; of the longest only the beginning is compared. */
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
 * Known words by all that is left of them, as numbers: a site has tens of thousands of such pieces, which would take
 * twenty times the memory as texts in a map. A piece is known by its hash, and each word of that hash is looked at.
 */
class ShortenedWords {
  readonly #words: readonly string[];
  /** By hash: where the words of that hash begin among `#numbers`. */
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
    // Counted first, then summed up to where each hash's words end, and then written from their ends to their starts.
    for (const all of hashes) for (const hash of all) add(this.#starts, this.#placeOf(hash), 1);
    for (let at = 1; at < this.#starts.length; at++) add(this.#starts, at, this.#starts[at - 1] ?? 0);
    for (let number = words.length - 1; number >= 0; number--) {
      for (const hash of hashes[number] ?? []) this.#numbers[add(this.#starts, this.#placeOf(hash), -1)] = number;
    }
  }

  /** The known words of which a piece is left, in their order. */
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

/** Whether a piece is the word without as many letters as slips are forgiven. */
function isLeftOf(short: string, word: string): boolean {
  const length = Math.min(word.length, LONGEST);
  let met = 0;
  for (let at = 0; at < length && met < short.length; at++) {
    if (word.charCodeAt(at) === short.charCodeAt(met)) met++;
  }
  return met === short.length && length - met <= slipsOf(word.length);
}

/** `known`: words with their weight; of words equally near the heaviest is taken. Words with figures are left out. */
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
      const whole = word.length >= LEAST_BEGUN ? beginnings.get(word) : undefined;
      const stem = NICKNAME.exec(word)?.[1] ?? "";
      return whole ?? (stem.length >= LEAST_STEM ? beginnings.get(stem) : undefined) ?? null;
    },
    near: (word) => [...distances(word)].sort(([, a], [, b]) => a - b).map(([candidate]) => candidate),
    corrected: (word) => {
      let best: string | null = null;
      let least = Number.POSITIVE_INFINITY;
      for (const [candidate, slips] of distances(word)) {
        // Of words equally near, the one whose letter is the next key: "prtrol" is petrol rather than a Patrol.
        const away = isNextKey(word, candidate) ? slips - NEXT_KEY : slips;
        const isHeavier = best !== null && (known.get(candidate) ?? 0) > (known.get(best) ?? 0);
        if (away < least || (away === least && isHeavier)) [best, least] = [candidate, away];
      }
      return best ?? (canSlip(word) ? (byLetters.get(lettersOf(word)) ?? heard(word, bySound)) : null);
    },
  };

  /** The known words that one can be a slip of, with how far they are from it; one word is asked for several times. */
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

/** Letters of a name that are enough to know it by; nobody stops at the last but one. */
const [LEAST_BEGUN, LEAST_STEM, LEAST_LEFT] = [5, 4, 2];
/** "Pathy", "klugey": the beginning of a name with the ending that Australians give it. */
const NICKNAME = /^([a-z]+?)(?:y|ie|ey|o)$/;

/** Beginnings that only one of the names has; of "mercedes" and "mercedesbenz" the shorter one is meant. */
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

/** Of a shorter word no letter is another one, unless a make or model is meant: "tilt" is no "tint", "jeap" a Jeep. */
const ANY_FROM = 5;

const isSure = (word: string, candidate: string, weight: number): boolean =>
  weight >= NAMED ||
  (isNextKey(word, candidate) && word[0] === candidate[0]) ||
  word.length !== candidate.length ||
  [...word].sort().join() === [...candidate].sort().join();

/** By how much of an edit a letter whose key stands beside the right one is nearer. */
const NEXT_KEY = 0.5;

/** Letters of a name that is known by them in any order behind the first: "hulix". */
const LEAST_JUMBLED = 5;
const lettersOf = (word: string): string => word.slice(0, 1) + [...word.slice(1)].sort().join("");

/** Consonants of a word that sounds alike, of which fewer say too little, and edits between the two. */
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

function heard(word: string, bySound: ReadonlyMap<string, string>): string | null {
  const sound = soundOf(word);
  const same = word.length > ONE_FROM && sound.length >= LEAST_SOUND ? bySound.get(sound) : undefined;
  return same !== undefined && edits(word, same) <= FARTHEST ? same : null;
}

/** Whether a word of letters is one edit away from a name. */
export const isSlip = (word: string, name: string): boolean => /^[a-z]+$/.test(word) && distance(word, name) === 1;
