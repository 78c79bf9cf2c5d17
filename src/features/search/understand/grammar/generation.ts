import { marketMeaning } from "../lexicon/market-names.ts";
import { OR_WORDS } from "../lexicon/plain-words.ts";
import {
  beginsGeneration,
  isAnyGeneration,
  isEngineCode,
  isEngineEnd,
  isGenerationOf,
} from "../lexicon/trade/generations.ts";
import type { Vocabulary } from "../lexicon/vocabulary.ts";
import { endOf, type Found, type Meaning } from "../meanings.ts";
import type { Scanning } from "./scanning.ts";
import { joinedKey, type Word } from "./words.ts";

const LONGEST_CODE = 2;

/**
 * Index after a model's generation that begins here: "golf 7", "VE Commodore", "mk8 golf"; null for none. With
 * `isOnlyIfNamed`, only where the text has a name that the generation is one of.
 */
export function generationAt(
  words: readonly Word[],
  at: number,
  found: readonly Found[],
  vocabulary: Vocabulary,
  isOnlyIfNamed = false,
): number | null {
  const before = found.at(-1);
  // "Golf 7": a single digit after a model that has no such badge.
  const isAfterModel = before?.to === at && before.meaning.kind === "model" && !before.negated;
  if (isAfterModel && /^\d$/.test(words[at]?.key ?? "")) return at + 1;
  const first = words[at]?.key ?? "";
  if (isEngineCode(first) && words.length > 1) return isEngineEnd(words[at + 1]?.key ?? "") ? at + 2 : at + 1;
  if (!beginsGeneration(first)) return null;
  for (let to = Math.min(words.length, at + LONGEST_CODE); to > at; to -= 1) {
    const key = joinedKey(words, at, to);
    const isSaid = (names: ReadonlySet<string>) =>
      words.some(
        ({ key }, place) =>
          place !== at &&
          (names.has(key) ||
            names.has(key.replace(/s$/, "")) ||
            names.has(joinedKey(words, place, place + 2)) ||
            isBadgeOf(names, key)),
      );
    if (isGenerationOf(key, isSaid)) return afterEdition(words, to);
    if (!isOnlyIfNamed && isAnyGeneration(key) && (isAfterModel || hasModel(words, at, to, vocabulary)))
      return afterEdition(words, to);
  }
  return null;
}

/** "320i", "M3", "X5" of BMW and "C200", "E63" of Mercedes-Benz: codes of models and engines, as one word. */
const BADGES_OF: ReadonlyMap<string, RegExp> = new Map([
  ["bmw", /^([1-8]\d{2}[a-z]{1,2}|m[1-8]\d{0,2}[a-z]?|x[1-7]|z[1348])$/],
  ["mercedes", /^([abceglrsv]|cl[aes]|gl[abces]|sl[ck]?)\d{2,3}[a-z]?$/],
]);

function isBadgeOf(names: ReadonlySet<string>, key: string): boolean {
  for (const [make, codes] of BADGES_OF) if (names.has(make) && codes.test(key)) return true;
  return false;
}

/** "TM.2", "NX4.V2": the edition of a generation, after a full stop. */
const afterEdition = (words: readonly Word[], at: number): number =>
  words[at]?.gap === "." && /^v?\d$/.test(words[at]?.key ?? "") ? at + 1 : at;

/** Digits and single letters name a model only beside their make. */
const LETTERS = /[a-z]{2}/;

/** Whether one or two other words of the text name a model of the stock or the market without further help. */
function hasModel(words: readonly Word[], from: number, to: number, vocabulary: Vocabulary): boolean {
  const isModel = (key: string) =>
    LETTERS.test(key) &&
    (vocabulary.meanings.get(key)?.some(({ kind }) => kind === "model") ??
      marketMeaning(key, vocabulary)?.kind === "model");
  const isOther = (at: number, end: number) => end <= from || at >= to;
  return words.some(
    ({ key }, at) =>
      (isOther(at, at + 1) && isModel(key)) || (isOther(at, at + 2) && isModel(joinedKey(words, at, at + 2))),
  );
}

/** "Golf 7.5": a generation in figures alone. */
export const isOwnGeneration = (key: string): boolean => /^\d\.\d$/.test(key);

/** "Golf 7.5 R": what comes after a generation belongs to the model before it. */
export function reachAfter(found: Found[], at: number, to: number): void {
  const last = found.at(-1);
  if (last && endOf(last) === at && last.meaning.kind === "model") found[found.length - 1] = { ...last, behind: to };
}

const SHORT_CODE = /^[a-z]{2}$|^[a-z]\d{2}$/;

/** "Octavia NX", "G20 330i": a short code that could be a model or badge of another make than the one named. */
export function isOfOthers({ words, found }: Scanning, at: number, to: number, meaning: Meaning | null): boolean {
  if (to !== at + 1 || !SHORT_CODE.test(words[at]?.key ?? "") || OR_WORDS.has(words[at - 1]?.key ?? "")) return false;
  if (meaning?.kind === "badge") return !found.some(({ meaning: { kind } }) => kind !== "wants");
  if (meaning?.kind !== "model") return false;
  if (meaning.count === 0) return true;
  const named = found.flatMap(({ meaning: each }) => (each.kind === "model" ? each.any : []));
  return named.length > 0 && named.every(({ make }) => meaning.any.every((each) => each.make !== make));
}

/** "BMW 320i G20": a badge that no car of the named make has may be a generation of it. */
export function isBadgeOfOthers({ found }: Scanning, badge: Meaning | null): boolean {
  if (badge?.kind !== "badge") return false;
  const makes = found.flatMap(({ meaning }) =>
    meaning.kind === "make" ? [meaning.make] : meaning.kind === "model" ? meaning.any.map(({ make }) => make) : [],
  );
  const models = found.flatMap(({ meaning }) => (meaning.kind === "model" ? meaning.any : []));
  return makes.length > 0 && models.every(({ count }) => count === 0);
}
