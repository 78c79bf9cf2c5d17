import { withKindSaid } from "../lexicon/kind-said.ts";
import { isMarketWord, slipOfMake } from "../lexicon/market-names.ts";
import {
  AND_WORDS,
  BOUND_WORDS,
  NOT_PHRASES,
  NOT_WORDS,
  OR_WORDS,
  STREET_WORDS,
  WEIGHTLESS,
} from "../lexicon/plain-words.ts";
import { specialMeaning } from "../lexicon/specials.ts";
import type { Vocabulary } from "../lexicon/vocabulary.ts";
import type { Doubt, Found, Meaning } from "../meanings.ts";
import type { Identity, ReadingOptions } from "../schema.ts";
import { isUnit } from "./amounts.ts";
import { asideAt } from "./asides.ts";
import { codeMeaning } from "./figure-meanings.ts";
import { figureAt } from "./figures.ts";
import { takenApart } from "./joined-words.ts";
import { phraseAt } from "./phrases.ts";
import { nearPlaceAt, placeAt } from "./place-phrases.ts";
import { withOtherWeekly } from "./weekly-price.ts";
import { joinedKey, type Word } from "./words.ts";

/** What stands in a text, word by word. */
export interface Scan {
  /** As corrected. */
  readonly words: readonly Word[];
  readonly found: readonly Found[];
  readonly doubts: readonly Doubt[];
  /** Places of words that are left for the full text, of those without weight, and of those that only bound. */
  readonly text: readonly number[];
  readonly weightless: readonly number[];
  readonly bounding: readonly number[];
  readonly corrections: readonly { readonly typed: string; readonly read: string }[];
}

/** What is known while a text is gone through. */
export interface Scanning {
  readonly words: readonly Word[];
  readonly vocabulary: Vocabulary;
  readonly options: ReadingOptions;
  readonly picked: ReadonlySet<string>;
  readonly found: readonly Found[];
}

/** A phrase that begins at a word: what it means, what else it can mean, and the word behind it. */
export interface Phrase {
  readonly to: number;
  readonly meaning: Meaning | null;
  readonly others: readonly Meaning[];
}

/** What has been found so far, and what stands before the next word. */
interface Progress {
  readonly found: Found[];
  readonly doubts: Doubt[];
  readonly text: number[];
  readonly weightless: number[];
  readonly bounding: number[];
  /** The word "not" or "without" that leaves out what follows; null for none. */
  negator: number | null;
  isAfterOr: boolean;
}

export function scan(typed: string, cut: readonly Word[], site: Vocabulary, options: ReadingOptions): Scan {
  const picked = new Set(options.read ?? []);
  const apart = takenApart(cut, site, (word) => needsNoCut(word, site, options));
  const { words, corrections } = corrected(typed, apart, site, options);
  const vocabulary = withKindSaid(site, words);
  const progress: Progress = {
    found: [],
    doubts: [],
    text: [],
    weightless: [],
    bounding: [],
    negator: null,
    isAfterOr: false,
  };
  const scanning: Scanning = { words, vocabulary, options, picked, found: progress.found };
  for (let at = 0; at < words.length; ) {
    const aside = asideAt(words, at, (from) => behindPlace(scanning, from));
    for (let each = at; each < (aside ?? at); each += 1) progress.weightless.push(each);
    const phrase = aside === null ? longestAt(scanning, at) : null;
    at = aside ?? (phrase ? takePhrase(progress, words, at, phrase) : takeWord(progress, words, at, vocabulary));
  }
  return { words, corrections, ...progress };
}

/** The word behind a place that begins here, of the map or of the site's yards; null for none. */
function behindPlace(scanning: Scanning, at: number): number | null {
  const { meaning, to } = placeAt(scanning, at) ?? phraseAt(scanning, at) ?? { meaning: null, to: at };
  return meaning?.kind === "wants" && meaning.wants.kind === "place" ? to : null;
}

function takePhrase(progress: Progress, words: readonly Word[], at: number, phrase: Phrase): number {
  const { to, meaning, others } = phrase;
  const { found, text, doubts, negator } = progress;
  doubts.push({ from: at, to, meaning, others });
  if (meaning) {
    const isListed = words[at]?.gap === "/" && found.at(-1)?.to === at;
    found.push({
      from: at,
      to,
      first: negator ?? at,
      meaning,
      others,
      negated: negator !== null || words[at]?.minus === true,
      afterOr: found.length > 0 && (progress.isAfterOr || isListed),
    });
  } else {
    for (let each = at; each < to; each += 1) text.push(each);
  }
  progress.negator = null;
  progress.isAfterOr = false;
  return to;
}

/** A word that begins no phrase: it joins, leaves out, says nothing, or is left for the full text. */
function takeWord(progress: Progress, words: readonly Word[], at: number, { weightless }: Vocabulary): number {
  const key = words[at]?.key ?? "";
  const leavesOut = notPhraseAt(words, at);
  if (leavesOut !== null) {
    progress.negator = at;
    return leavesOut;
  }
  if (NOT_WORDS.has(key)) progress.negator = at;
  else if (OR_WORDS.has(key)) progress.isAfterOr = true;
  else if (BOUND_WORDS.has(key)) progress.bounding.push(at);
  else if (weightless.has(key) || WEIGHTLESS.has(key) || WEIGHTLESS.has(key.replace(/s$/, "")))
    progress.weightless.push(at);
  else if (!AND_WORDS.has(key)) {
    progress.text.push(at);
    progress.negator = null;
    progress.isAfterOr = false;
  }
  return at + 1;
}

const LONGEST_NOT = 3;

/** The word behind "anything but", "other than" and their like; null where none stands here. */
function notPhraseAt(words: readonly Word[], at: number): number | null {
  for (let to = Math.min(words.length, at + LONGEST_NOT); to > at + 1; to -= 1) {
    if (NOT_PHRASES.has(joinedKey(words, at, to))) return to;
  }
  return null;
}

/** The phrase that takes the most words; a stock number before all, a name before a figure of the same length. */
function longestAt(scanning: Scanning, at: number): Phrase | null {
  const { words, vocabulary, options } = scanning;
  const certain = identityAt(words, at, options.identities) ?? nearPlaceAt(scanning, at);
  if (certain) return certain;
  const code = codeMeaning(words[at]?.key ?? "", vocabulary);
  const figure = figureAt(words, at, vocabulary, options.thisYear);
  const choices: readonly (Phrase | null)[] = [
    specialAt(words, at, vocabulary, options.thisYear),
    phraseAt(scanning, at),
    figure && withOtherWeekly(scanning, figure),
    code && { to: at + 1, meaning: code, others: [] },
    placeAt(scanning, at),
  ];
  let best: Phrase | null = null;
  for (const each of choices) {
    // "10 pallets" is a figure, though a badge may be called so.
    const isBadge: boolean = best?.meaning?.kind === "badge" && each?.to === best.to;
    if (each && (best === null || each.to > best.to || isBadge)) best = each;
  }
  return best;
}

const LONGEST_SPECIAL = 4;

function specialAt(words: readonly Word[], at: number, vocabulary: Vocabulary, thisYear: number): Phrase | null {
  for (let to = Math.min(words.length, at + LONGEST_SPECIAL); to > at; to -= 1) {
    const meaning = specialMeaning(joinedKey(words, at, to), vocabulary, thisYear);
    if (meaning) return { to, meaning, others: [] };
  }
  return null;
}

const LONGEST_CODE = 3;
const CODE_NAMES: Readonly<Record<Identity["what"], string>> = {
  stocknum: "Stock number",
  regplate: "Plate",
  vin: "VIN",
};

function identityAt(words: readonly Word[], at: number, identities: ReadingOptions["identities"]): Phrase | null {
  if (!identities || identities.size === 0) return null;
  for (let to = Math.min(words.length, at + LONGEST_CODE); to > at; to -= 1) {
    const key = joinedKey(words, at, to).toUpperCase();
    const identity = identities.get(key);
    if (!identity) continue;
    const { what, slugs, value } = identity;
    const said = what === "vin" && key.length < value.length ? `VIN ends ${key}` : `${CODE_NAMES[what]} ${value}`;
    const wants = { kind: "identity", what, slugs } as const;
    return { to, meaning: { kind: "wants", wants, label: said, count: slugs.length, likes: true }, others: [] };
  }
  return null;
}

/** The words with slips mended: those that neither the site nor the market knows and that are near to one it does. */
function corrected(typed: string, cut: readonly Word[], vocabulary: Vocabulary, { read = [], place }: ReadingOptions) {
  const corrections: { typed: string; read: string }[] = [];
  const words = cut.map((word, at) => {
    const { key } = word;
    if (word.value !== null || isKnown(key, vocabulary) || read.includes(`text-${key}`)) return word;
    const ofMake = slipOfMake(cut[at - 1]?.key ?? "", key);
    const nearest = asHeard(key, vocabulary) ?? ofMake ?? vocabulary.spelling.corrected(key);
    if (nearest === null || (!ofMake && (isMarketWord(key) || place?.(key)))) return word;
    corrections.push({ typed: typed.slice(word.start, word.end), read: nameOf(nearest, vocabulary) });
    return { ...word, key: nearest };
  });
  return { words, corrections };
}

/** "Foresta", "kluga": an "er" at the end of a name as it is heard here. */
function asHeard(key: string, { known }: Vocabulary): string | null {
  const written = key.length > 4 && key.endsWith("a") ? `${key.slice(0, -1)}er` : "";
  return known.has(written) ? written : null;
}

/** Whether a word is one that somebody knows as it stands: also a place, or what names one car. */
function needsNoCut({ key, value, unit }: Word, vocabulary: Vocabulary, { read, place, identities }: ReadingOptions) {
  if (value !== null && (unit === "" || isUnit(unit))) return true;
  if (isKnown(key, vocabulary) || isMarketWord(key) || vocabulary.meanings.has(`=${key}`)) return true;
  return (read?.includes(`text-${key}`) ?? false) || identities?.has(key.toUpperCase()) === true || !!place?.(key);
}

function isKnown(key: string, { known, meanings }: Vocabulary): boolean {
  const single = key.endsWith("s") ? key.slice(0, -1) : key;
  const isPlain = WEIGHTLESS.has(key) || BOUND_WORDS.has(key) || STREET_WORDS.has(key) || NOT_WORDS.has(key);
  return isPlain || known.has(key) || known.has(single) || meanings.has(key) || meanings.has(single);
}

/** The word as the stock writes it: "Mazda" of "mazda". */
function nameOf(key: string, { meanings }: Vocabulary): string {
  const [first] = meanings.get(key) ?? [];
  if (first?.kind === "make") return first.make;
  if (first?.kind === "model") return first.any[0]?.model ?? key;
  if (first?.kind === "wants") return first.label;
  return key;
}
