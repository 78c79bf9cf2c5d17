import type { Span } from "../schema.ts";

/** A word of a typed text: a run of letters and digits, normalised, with the signs before and after it. */
export interface Word extends Span {
  /** Without upper case and accents: "citroen", "cx5", "30k", "100000". */
  readonly key: string;
  /** The number that it begins with ("30k" is 30, "3.5t" is 3.5); null for none, and for a code such as "4x4". */
  readonly value: number | null;
  /** The letters after that number: "k", "km". */
  readonly unit: string;
  readonly dollar: boolean;
  /** Whether a plus follows: "2018+". */
  readonly plus: boolean;
  /** Whether a minus before it excludes it: "suv -diesel". */
  readonly minus: boolean;
  /** Number of characters of the signs before it that belong to it: "-", "$", "> ". */
  readonly lead: number;
  /** "<", ">" or "~" before it. */
  readonly sign: "max" | "min" | "around" | null;
  /** The characters between it and the previous word, other than spaces: "-", "/", ",". */
  readonly gap: string;
}

/** The most words that are read. The rest is reported as not read. */
const MOST_WORDS = 40;
/** The most characters of a word that are compared. */
const LONGEST_WORD = 40;
const MARKS = /\p{M}/gu;
const LETTER = /[\p{L}\p{M}\p{N}]/u;
/** "≥" is typed ">=" as well. */
const withoutEquals = (gap: string): string => gap.trimEnd().replace(/([<>])\s?=$/, "$1");
const SIGNS: Readonly<Record<string, Word["sign"]>> = { "<": "max", "≤": "max", ">": "min", "≥": "min", "~": "around" };

const PLUS = 43;
const isFigure = (code: number) => code >= 48 && code <= 57;

/** Whether the character begins or continues a word. */
function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return isFigure(code) || (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  return LETTER.test(text.charAt(at));
}

/** Whether a sign belongs to the word: a comma or full stop between digits ("100,000", "3.5"), or an apostrophe. */
function joins(text: string, at: number): boolean {
  const sign = text.charAt(at);
  if (sign === "'" || sign === "’") return isLetter(text, at + 1);
  if (sign === "." && isInitial(text, at - 1) && isInitial(text, at + 1)) return true;
  if ((sign !== "," && sign !== ".") || !isFigure(text.charCodeAt(at - 1))) return false;
  if (!isFigure(text.charCodeAt(at + 1))) return false;
  if (sign === "." || isDecimalComma(text, at)) return true;
  const threeFollow = isFigure(text.charCodeAt(at + 2)) && isFigure(text.charCodeAt(at + 3));
  return threeFollow && !isFigure(text.charCodeAt(at + 4));
}

/** A letter with no other beside it: "s.u.v", "e.v.". */
const isInitial = (text: string, at: number): boolean =>
  /^[a-z]$/i.test(text.charAt(at)) && !isLetter(text, at - 1) && !isLetter(text, at + 1);

/** "17,5k", "3,5t": one digit after the comma, directly followed by the letter of a unit. */
const isDecimalComma = (text: string, at: number): boolean =>
  "ktl".includes(text.charAt(at + 2).toLowerCase() || " ") && !isLetter(text, at + 3);

function endOfWord(text: string, start: number): number {
  let end = start;
  while (end < text.length && (isLetter(text, end) || joins(text, end))) end += 1;
  return end;
}

/** All kinds of dashes that keyboards and pages produce are read as hyphens. */
const DASHES = /[\u2010-\u2015−]/g;
const SMALL_LETTERS = /^[a-z0-9]*$/;

/** Without upper case, accents, apostrophes and the commas of a number. */
function foldedWord(raw: string): string {
  const short = raw.slice(0, LONGEST_WORD);
  if (SMALL_LETTERS.test(short)) return short;
  const plain = /^[\0-\x7f]*$/.test(short) ? short : short.normalize("NFKD").replace(MARKS, "");
  return plain
    .toLowerCase()
    .replace(/,(?=\d[ktl]$)/, ".")
    .replace(/[,'’]|(?<=[a-z])\.(?=[a-z])/g, "");
}

const FIGURE = /^(\d{1,9}(?:\.\d{1,3})?)([a-z]*)$/;
const FEET = /^(\d\d?)(?:['’]|ft|foot)(\d\d?)?(?:in)?$/i;
/** Two digits after an apostrophe are a year: "'21". Greater ones belong to the previous century. */
const LATEST_SHORT_YEAR = 40;

/** "'21" written out; null for anything else. */
const shortYear = (raw: string, before: string): string | null =>
  /^['’]$/.test(before) && /^\d\d$/.test(raw) ? `${Number(raw) > LATEST_SHORT_YEAR ? 19 : 20}${raw}` : null;

/** "16'6", "21'", "21ft6": feet with inches, converted to feet; null for anything else. */
function feetOf(raw: string, after: string): string | null {
  const [, feet, inches] = FEET.exec(raw) ?? FEET.exec(raw + after) ?? [];
  return feet === undefined ? null : `${Math.round((Number(feet) + Number(inches ?? 0) / 12) * 10) / 10}ft`;
}

type Signs = Pick<Word, "dollar" | "minus" | "lead" | "sign" | "gap">;

const NO_SIGNS: Signs = { dollar: false, minus: false, lead: 0, sign: null, gap: "" };

function wordAt(text: string, start: number, gapFrom: number): Word {
  const end = endOfWord(text, start);
  const gap = text.slice(Math.max(gapFrom, start - 8), start);
  const raw = text.slice(start, end);
  const plus = text.charCodeAt(end) === PLUS;
  const key = isFigure(raw.charCodeAt(0))
    ? (shortYear(raw, gap.trimEnd().slice(-1)) ?? feetOf(raw, text.charAt(end)) ?? foldedWord(raw))
    : foldedWord(raw);
  const [, figure, unit = ""] = isFigure(key.charCodeAt(0)) ? (FIGURE.exec(key) ?? []) : [];
  const {
    dollar,
    minus,
    lead,
    sign,
    gap: between,
  } = gap === " " || gap === "" ? NO_SIGNS : signsOf(gap.replace(DASHES, "-"), gapFrom);
  return {
    start,
    end,
    key,
    value: figure === undefined ? null : Number(figure),
    unit,
    dollar,
    plus,
    minus,
    lead,
    sign,
    gap: between,
  };
}

/** The signs in the gap before a word, if the gap is more than a single space. */
function signsOf(gap: string, gapFrom: number): Signs {
  const bare = withoutEquals(gap);
  const before = bare.slice(-1);
  const afterSpace = gapFrom === 0 || /\s/.test(gap);
  return {
    dollar: before === "$",
    minus: afterSpace && /(^|\s)-$/.test(gap),
    lead: leadLength(gap),
    sign: SIGNS[(before === "$" ? withoutEquals(bare.slice(0, -1)).slice(-1) : before) || " "] ?? null,
    gap: gap.replace(/[\s$'’"“”]/g, ""),
  };
}

const isBlank = (sign: string) => /\s/.test(sign);

/** How many characters at the end of a gap belong to the word after it: its signs and anything between, or a dash. */
function leadLength(gap: string): number {
  let from = gap.length;
  while (from > 0 && ("$<>~≤≥".includes(gap.charAt(from - 1)) || isBlank(gap.charAt(from - 1)))) from -= 1;
  while (from < gap.length && isBlank(gap.charAt(from))) from += 1;
  if (from < gap.length) return gap.length - from;
  return /-$/.test(gap) ? 1 : 0;
}

/** The first forty words of a text, and the offset from which it was not read; null if all of it was. */
export function wordsIn(text: string): { readonly words: readonly Word[]; readonly cutAt: number | null } {
  const words: Word[] = [];
  let gapFrom = 0;
  for (let at = 0; at < text.length; ) {
    if (!isLetter(text, at)) {
      at += 1;
      continue;
    }
    if (words.length === MOST_WORDS) return { words, cutAt: at };
    const word = wordAt(text, at, gapFrom);
    words.push(word);
    at = word.end;
    gapFrom = at;
  }
  return { words, cutAt: null };
}

/** Caches the joined keys of the words being read, by first word and length, because each is requested many times. */
let joined: { readonly words: readonly Word[]; readonly keys: (string | undefined)[] } = { words: [], keys: [] };
const MOST_JOINED = 6;

/**
 * The words from `from` to before `to`, joined without spaces. Phrases are looked up by such keys: "cx5",
 * "landcruiser".
 */
export function joinedKey(words: readonly Word[], from: number, to: number): string {
  if (to === from + 1) return words[from]?.key ?? "";
  if (to > from + MOST_JOINED) return joinedFrom(words, from, to);
  if (joined.words !== words) joined = { words, keys: [] };
  const place = from * MOST_JOINED + to - from - 1;
  const known = joined.keys[place];
  if (known !== undefined) return known;
  const key = joinedFrom(words, from, to);
  joined.keys[place] = key;
  return key;
}

function joinedFrom(words: readonly Word[], from: number, to: number): string {
  let key = "";
  for (let at = from; at < to; at += 1) key += words[at]?.key ?? "";
  return key;
}

/** The key of a name: "CX-5" and "cx 5" are "cx5", "Citroën" is "citroen". */
export const keyOf = (name: string): string => keysOf(name).join("");

/** The keys of a name's single words, split as a typed text would be. */
export const keysOf = (name: string): readonly string[] => wordsIn(name).words.map(({ key }) => key);
