import { readQuery } from "../embedded/text/query/text-query.ts";
import { Synonyms } from "../embedded/text/query/text-synonyms.ts";
import { editsFrom } from "../embedded/text/query/text-typos.ts";
import { type Piece, piecesIn, wordsIn } from "./words.ts";

/** Scores of a match: the whole word, its beginning, a word with one typo or with two. */
const WHOLE = 4;
const BEGUN = 3;
const WORTH = [0, 0.7, 0.8, 0.9, 1];

/** A match of a query's word in a text: start and exclusive end in UTF-16 units. */
export interface Match {
  readonly start: number;
  readonly end: number;
}

interface Found extends Match {
  readonly quality: number;
}

/** A word of a query, and the forms that match it. */
interface SoughtWord {
  readonly word: string;
  /** The word itself, its synonyms, and the words it makes when joined to a neighbour. */
  readonly forms: ReadonlySet<string>;
  /** Whether it may match as the beginning of a longer word. */
  readonly isBeginning: boolean;
  /** For a phrase, its words in order; null for a single word. */
  readonly phrase: readonly string[] | null;
  /** The number of typos between this word and another; null for too many. */
  readonly editsTo: (word: string) => number | null;
}

/** A query's words, with a cache of the matches found in each text: many hits share their texts. */
export interface Sought {
  readonly words: readonly SoughtWord[];
  readonly pieces: Map<string, readonly Piece[]>;
  readonly found: Map<string, readonly Found[]>;
}

/** Reads a query for marking what it found. `synonyms` are the index's groups. */
export function soughtWords(query: string, synonyms: readonly (readonly string[])[] = []): Sought {
  const { words, phrases, isOpen } = readQuery(query);
  const forms = words.map((word) => new Set([word]));
  for (const count of [2, 3]) {
    for (let from = 0; from + count <= words.length; from++) {
      const joined = words.slice(from, from + count).join("");
      for (let at = from; at < from + count; at++) forms[at]?.add(joined);
    }
  }
  for (const { from, to, phrases } of new Synonyms(synonyms).in(words)) {
    for (let at = from; at < to; at++) for (const word of phrases.flat()) forms[at]?.add(word);
  }
  const sought = words.map((word, at): SoughtWord => {
    const isBeginning = isOpen && at === words.length - 1;
    return { word, forms: forms[at] ?? new Set(), isBeginning, phrase: null, editsTo: editsFrom(word, isBeginning) };
  });
  for (const phrase of phrases) {
    sought.push({ word: phrase.join(" "), forms: new Set(), isBeginning: false, phrase, editsTo: () => null });
  }
  return { words: sought, pieces: new Map(), found: new Map() };
}

/**
 * The matches of a query's words in one document. A word that is there as it is written is marked only there; one
 * that is there only in a corrected form is marked in that form. `texts` are the fields that were searched.
 */
export class Matches {
  readonly #sought: Sought;
  /** For each word of the query, its best score in the texts that were searched. */
  readonly #best: readonly number[];

  constructor(sought: Sought, texts: readonly string[]) {
    this.#sought = sought;
    const bestOf = (word: number, corrected: boolean) =>
      Math.max(0, ...texts.flatMap((text) => foundIn(sought, word, text, corrected).map(({ quality }) => quality)));
    this.#best = sought.words.map((_, word) => bestOf(word, false) || bestOf(word, true));
  }

  /** The matches in a text, in order and without overlap. */
  in(text: string): readonly Match[] {
    const found = this.#best.flatMap((best, word) => {
      const written = foundIn(this.#sought, word, text, false);
      if (written.length > 0 || best >= BEGUN) return written;
      return foundIn(this.#sought, word, text, true).filter(({ quality }) => quality >= best);
    });
    const merged: Match[] = [];
    for (const { start, end } of found.sort((a, b) => a.start - b.start || b.end - a.end)) {
      const last = merged.at(-1);
      if (!last || start >= last.end) merged.push({ start, end });
      else if (end > last.end) merged[merged.length - 1] = { start: last.start, end };
    }
    return merged;
  }

  /** From 0 to 1: a whole word counts one, a beginning 0.9, a corrected word 0.8 or 0.7, a missing one nothing. */
  get score(): number {
    if (this.#best.length === 0) return 1;
    const sum = this.#best.reduce((total, best) => total + (WORTH[best] ?? 0), 0);
    return Math.round((sum / this.#best.length) * 10_000) / 10_000;
  }
}

/** The matches of one of the words in a text, either exact or corrected. */
function foundIn(sought: Sought, at: number, text: string, corrected: boolean): readonly Found[] {
  const word = sought.words[at];
  if (!word) return [];
  const key = `${at}${corrected ? "~" : "="}${text}`;
  const known = sought.found.get(key);
  if (known) return known;
  const pieces = sought.pieces.get(text) ?? piecesIn(text);
  sought.pieces.set(text, pieces);
  const found = word.phrase
    ? phraseIn(text, word.phrase)
    : pieces.flatMap((piece) => (corrected ? correctedIn(piece, word) : writtenIn(piece, word)) ?? []);
  sought.found.set(key, found);
  return found;
}

/** The match of one query word in one piece of text; of a prefix match only the typed letters are marked. */
function writtenIn(piece: Piece, { word, forms, isBeginning }: SoughtWord): Found | null {
  const isWhole = piece.first === 0 ? forms.has(piece.word) : piece.word === word;
  if (isWhole) return { start: piece.start, end: piece.end, quality: WHOLE };
  if (!isBeginning || word.length <= piece.first || !piece.word.startsWith(word)) return null;
  // Accents and ligatures may make the written text longer or shorter than the word; then all of it is marked.
  const sameLength = piece.end - piece.start === piece.word.length;
  return { start: piece.start, end: sameLength ? piece.start + word.length : piece.end, quality: BEGUN };
}

/** Matches of a phrase, from the first letter of its first word to the last of its last. */
function phraseIn(text: string, phrase: readonly string[]): Found[] {
  const words = wordsIn(text);
  return words.flatMap(({ start }, from) => {
    const last = words[from + phrase.length - 1];
    const isHere = last !== undefined && phrase.every((word, at) => words[from + at]?.word === word);
    return isHere ? [{ start, end: last.end, quality: WHOLE }] : [];
  });
}

function correctedIn(piece: Piece, { editsTo }: SoughtWord): Found | null {
  const edits = piece.first === 0 ? editsTo(piece.word) : null;
  return edits === null ? null : { start: piece.start, end: piece.end, quality: BEGUN - edits };
}
