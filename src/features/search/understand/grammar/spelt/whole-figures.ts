import { BOUND_WORDS } from "../../lexicon/plain-words.ts";
import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import { KM_WORDS } from "../amounts.ts";
import type { Word } from "../words.ts";

/** Figures typed in two parts or with an open end: "12 500", "120 000km", "120xxx", "$15,xxx". */

const KM = new Set(KM_WORDS);
const MONEY_WORDS = new Set(["price", "priced", "budget", "spend", "cost", "$"]);
/** Words between two ends of a range, where the first end gives the unit: "10 500 to 12 500". */
const JOINTS = new Set(["to", "and", "n"]);
/** Usual endings of a price without a unit: "hatch 12 500". */
const PRICE_ENDS = /^(000|500|[1-9]90|[1-9]50|9[59]9|888)$/;
const BARE = { least: 8_000, most: 99_999 } as const;

export function wholeFigures(words: readonly Word[], { known }: Pick<Vocabulary, "known">): readonly Word[] {
  if (!words.some(({ key, gap }) => gap === "+" || ODD.test(key))) return words;
  const result: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Word;
    // "26.460" may be part of a badge.
    const open =
      known.has(word.key) && word.key.includes(".")
        ? null
        : (openFigure(words, at) ?? inTwoParts(words, at) ?? inOtherWays(words, at));
    result.push(open?.word ?? word);
    if (open) at = open.to - 1;
  }
  return result;
}

const ODD = /^\d{3}([a-z]|\.00$|$)|^\d+o|xxx|^2k\d\d$|^\d{1,3}\.\d{3}$/;

interface Whole {
  readonly word: Word;
  readonly to: number;
}

/**
 * "120xxx", "120,xxx kms": only the thousands are given. They are kilometres unless a dollar sign or a word such as
 * "price" says money.
 */
function openFigure(words: readonly Word[], at: number): Whole | null {
  const word = words[at] as Word;
  const [, figure, unit = ""] = /^(\d{1,3})xxx([a-z]*)$/.exec(word.key) ?? [];
  if (figure !== undefined) return opened(words, at, at + 1, Number(figure), unit);
  const next = words[at + 1];
  const [, after] = /^xxx([a-z]*)$/.exec(next?.key ?? "") ?? [];
  const isApart = after !== undefined && next?.gap === "," && /^\d{1,3}$/.test(word.key);
  return isApart ? opened(words, at, at + 2, Number(word.key), after) : null;
}

function opened(words: readonly Word[], at: number, to: number, thousands: number, unit: string): Whole | null {
  if (unit !== "" && !KM.has(unit)) return null;
  const word = words[at] as Word;
  const isMoney = word.dollar || MONEY_WORDS.has(words[at - 1]?.key ?? "");
  const isExplicit = isMoney || KM.has(words[to]?.key ?? "");
  return { word: joined(word, words[to - 1] as Word, thousands * 1_000, isExplicit ? "" : "km"), to };
}

/** "5+2 seats", "2k19", "20.000", and "2ok" with a letter for the zero. */
function inOtherWays(words: readonly Word[], at: number): Whole | null {
  const [word, next] = [words[at] as Word, words[at + 1]];
  const isSum = word.plus && next?.gap === "+" && /^[2-8]$/.test(word.key) && /^[1-4]$/.test(next.key);
  if (isSum) return { word: joined(word, next, Number(word.key) + Number(next.key), ""), to: at + 2 };
  const [, year] = /^2k(\d\d)$/.exec(word.key) ?? [];
  if (year !== undefined) return { word: joined(word, word, 2_000 + Number(year), ""), to: at + 1 };
  const [, noughts, k = ""] = /^(\d+o[\do]*)(k?)$/.exec(word.key) ?? [];
  if (noughts !== undefined && noughts.length > 1) {
    return { word: joined(word, word, Number(noughts.replaceAll("o", "0")), k), to: at + 1 };
  }
  const isThousands = /^\d{1,3}\.\d{3}$/.test(word.key);
  return isThousands ? { word: joined(word, word, Number(word.key.replace(".", "")), ""), to: at + 1 } : null;
}

/**
 * "12 500": thousands and hundreds with a space between, if a bound, dollar sign or unit shows that they are one
 * figure.
 */
function inTwoParts(words: readonly Word[], at: number): Whole | null {
  const [word, next, after] = [words[at], words[at + 1], words[at + 2]];
  if (!word || !next || next.gap !== "" || next.dollar || !/^[1-9]\d{0,2}$/.test(word.key)) return null;
  const [, hundreds, unit = ""] = /^(\d{3})(?:\.00)?([a-z]*)$/.exec(next.key) ?? [];
  if (hundreds === undefined || (unit !== "" && !KM.has(unit)) || after?.key === "series") return null;
  const value = Number(word.key) * 1_000 + Number(hundreds);
  const before = words[at - 1]?.key ?? "";
  const isExplicit =
    word.dollar || unit !== "" || KM.has(after?.key ?? "") || BOUND_WORDS.has(before) || MONEY_WORDS.has(before);
  const isOther = JOINTS.has(before) && /^\d{4,}$/.test(words[at - 2]?.key ?? words[at - 3]?.key ?? "");
  const isPrice = PRICE_ENDS.test(hundreds) && value >= BARE.least && value <= BARE.most;
  return isExplicit || isOther || isPrice ? { word: joined(word, next, value, unit), to: at + 2 } : null;
}

const joined = (first: Word, last: Word, value: number, unit: string): Word => ({
  ...first,
  end: last.end,
  key: `${value}${unit}`,
  value,
  unit,
  plus: last.plus,
});
