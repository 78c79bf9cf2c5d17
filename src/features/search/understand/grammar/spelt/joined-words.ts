import { marketMeaning } from "../../lexicon/market-names.ts";
import { AND_WORDS, BOUND_WORDS, NOT_WORDS, OR_WORDS, WEIGHTLESS } from "../../lexicon/plain-words.ts";
import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import { isUnit } from "../amounts.ts";
import type { Word } from "../words.ts";

/** Words typed without spaces between them: "hilux4x4diesel", "under20k". */

const LEAST_LETTERS = 3;
const MOST_PIECES = 6;
const LONGEST_PIECE = 24;
/** The most words of one text to split. Further ones are left as they are. */
const MOST_JOINED = 4;
const FIGURE = /^(\d{1,7}(?:\.\d)?)(k|km|kms|kkm|kkms|t|kg|l|cc|cyl|seater|seat|seats|door|ft)?$/;
const YEAR = /^(19|20)\d\d$/;
const CODES = new Set(["4x4", "4wd", "2wd", "vw", "ev"]);
/** After these, a number is an amount. Elsewhere a number without a unit is part of a code, unless it is a year. */
const isBound = (key: string) => BOUND_WORDS.has(key);

type Cut = readonly string[];

/** Splits words that consist entirely of known words. `isKnown` says which words need no splitting. */
export function splitWords(
  words: readonly Word[],
  vocabulary: Vocabulary,
  isKnown: (word: Word) => boolean,
): readonly Word[] {
  let left = MOST_JOINED;
  return words.flatMap((word, at) => {
    const apart = word.unit === "" ? null : figureApart(word, words[at - 1]?.key, vocabulary);
    if (apart) return apart;
    // An accent or comma within the word would shift the positions of its pieces.
    const isLong = word.key.length > 2 * LEAST_LETTERS - 1 || (word.key.length > LEAST_LETTERS && /\d/.test(word.key));
    const isPlain = word.key.length === word.end - word.start && isLong;
    if (left === 0 || !isPlain || isKnown(word)) return [word];
    const cut = piecesOf(word.key, vocabulary);
    left -= 1;
    return cut ? wordsOf(word, cut) : [word];
  });
}

/** The fewest known pieces that make up a word; null if there are none, or if together they have no meaning. */
function piecesOf(key: string, vocabulary: Vocabulary): Cut | null {
  const best: (Cut | null)[] = [[]];
  for (let end = 1; end <= key.length; end += 1) {
    best[end] = null;
    for (let start = Math.max(0, end - LONGEST_PIECE); start < end; start += 1) {
      const before = best[start];
      if (!before || before.length >= MOST_PIECES || before.length + 1 >= (best[end]?.length ?? MOST_PIECES + 1))
        continue;
      const piece = key.slice(start, end);
      if (isPiece(piece, before.at(-1), vocabulary)) best[end] = [...before, piece];
    }
  }
  const cut = best[key.length] ?? null;
  if (!cut || cut.length < 2) return null;
  // "Premum" is not "pre" and "mum": pieces without meaning are rejected if the word is close to a word of the site's.
  const saysNothing = cut.every((piece) => WEIGHTLESS.has(piece) || isBound(piece));
  return saysNothing && vocabulary.spelling.corrected(key) !== null ? null : cut;
}

function isPiece(piece: string, before: string | undefined, { meanings }: Vocabulary): boolean {
  if (CODES.has(piece)) return true;
  const figure = FIGURE.exec(piece);
  if (figure) return figure[2] !== undefined || YEAR.test(piece) || (before !== undefined && isBound(before));
  if (before !== undefined && isBadgeOf(piece, before, meanings)) return true;
  if (piece.length < LEAST_LETTERS) return meanings.has(piece) && /[a-z]\d/.test(piece);
  if (OR_WORDS.has(piece) || AND_WORDS.has(piece) || NOT_WORDS.has(piece)) return true;
  if (WEIGHTLESS.has(piece) || isBound(piece)) return true;
  return meanings.get(piece)?.some(({ kind, count }) => kind !== "badge" && count > 0) ?? false;
}

/**
 * "i30n", "golfgti": a badge right after a model. A single letter must follow a digit, because "golfr" is a
 * misspelling.
 */
function isBadgeOf(piece: string, before: string, meanings: Vocabulary["meanings"]): boolean {
  const isNamed = meanings.get(piece)?.some((meaning) => meaning.kind === "badge" && meaning.isWhole) ?? false;
  // "Hiluxes" is a plural.
  if (!isNamed || piece === "es" || (piece.length === 1 && !/\d$/.test(before))) return false;
  return meanings.get(before)?.some((meaning) => meaning.kind === "model" && meaning.count > 0) ?? false;
}

/**
 * "T610SAR" where the stock has a T610 with that badge: a model and its badge, even if the market knows it as one name.
 */
export function isModelWithBadge(key: string, { meanings }: Vocabulary): boolean {
  for (let at = 2; at < key.length; at += 1) {
    if (isBadgeOf(key.slice(at), key.slice(0, at), meanings)) return true;
  }
  return false;
}

/** Splits a figure from the letters after it, "2.8td" or "V-Strom 650XT"; null for anything else. */
function figureApart(word: Word, before: string | undefined, vocabulary: Vocabulary): readonly Word[] | null {
  const litres = litresAndFuel(word, vocabulary);
  if (litres) return litres;
  const figured = figureAndBadge(word, before, vocabulary);
  return figured && wordsOf(word, figured);
}

/** "V-Strom 650XT": a model's figure with a badge joined to it; null for anything else. */
function figureAndBadge({ key, start, end }: Word, before: string | undefined, vocabulary: Vocabulary): Cut | null {
  if (before === undefined || key.length !== end - start) return null;
  const [, figure, badge] = /^(\d{2,4})([a-z]{1,5})$/.exec(key) ?? [];
  if (figure === undefined || badge === undefined || isUnit(badge)) return null;
  const { meanings } = vocabulary;
  if (meanings.has(before + key) || marketMeaning(before + key, vocabulary)) return null;
  const isOfMarket = marketMeaning(before + figure, vocabulary)?.kind === "model";
  return isOfMarket || isBadgeOf(badge, before + figure, meanings) ? [figure, badge] : null;
}

/** "2.8td", "3.0d": litres with the fuel joined to them; null for anything else. */
function litresAndFuel(word: Word, { meanings }: Vocabulary): readonly Word[] | null {
  const { key, start, end } = word;
  // "1.8i": advertisements write a petrol engine's litres like this.
  const [, injected] = /^([0-6]\.\d)i$/.exec(key) ?? [];
  if (injected !== undefined && !meanings.has(key))
    return [{ ...word, key: `${injected}l`, value: Number(injected), unit: "l" }];
  const [, litres, fuel] = /^([0-6]\.\d)(td|tdi|tdci|crdi|crd|d|dsl|dt|dti|did)$/.exec(key) ?? [];
  if (litres === undefined || fuel === undefined || key.length !== end - start || meanings.has(key)) return null;
  return wordsOf(word, [litres, fuel]).map((each, at) => (at === 0 ? each : { ...each, key: "diesel" }));
}

/** The pieces as words of the text, each with its own position. */
function wordsOf(word: Word, cut: Cut): readonly Word[] {
  let start = word.start;
  return cut.map((key, at) => {
    const [, figure, unit = ""] = /^(\d{1,9}(?:\.\d{1,3})?)([a-z]*)$/.exec(key) ?? [];
    const end = start + key.length;
    const first = at === 0 ? word : { dollar: false, minus: false, lead: 0, sign: null, gap: "" };
    const plus = at === cut.length - 1 && word.plus;
    const piece: Word = {
      ...word,
      ...first,
      start,
      end,
      key,
      value: figure === undefined ? null : Number(figure),
      unit,
      plus,
    };
    start = end;
    return piece;
  });
}
