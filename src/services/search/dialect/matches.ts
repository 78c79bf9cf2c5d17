import { MOST_WORDS, wordsOf } from "../embedded/text.ts";
import { Synonyms } from "../embedded/text-synonyms.ts";
import { editsFrom } from "../embedded/text-typos.ts";
import { type Piece, piecesIn } from "./words.ts";

/** How well a query's word stands in a text, and what that is worth in a score; with two edits 1, with one edit 2. */
const WHOLE = 4;
const BEGUN = 3;
const WORTH = [0, 0.7, 0.8, 0.9, 1];

/** A place of a text that a query's word was found in: UTF-16 units from its start, the end outside. */
export interface Match {
  readonly start: number;
  readonly end: number;
}

interface Found extends Match {
  readonly quality: number;
}

/** A word of a query, and what it is found by. */
interface SoughtWord {
  readonly word: string;
  /** Itself, what means the same, and what it makes when joined to a neighbour. */
  readonly forms: ReadonlySet<string>;
  readonly isLast: boolean;
  /** Edits to another word; null for too many. */
  readonly editsTo: (word: string) => number | null;
}

export type Sought = readonly SoughtWord[];

/** Reads a query for marking what it found. `synonyms` are the index's groups. */
export function soughtWords(query: string, synonyms: readonly (readonly string[])[] = []): Sought {
  const words = wordsOf(query).slice(0, MOST_WORDS);
  const forms = words.map((word) => new Set([word]));
  words.forEach((word, at) => {
    const next = words[at + 1];
    if (next !== undefined) for (const one of [at, at + 1]) forms[one]?.add(word + next);
  });
  for (const { from, to, phrases } of new Synonyms(synonyms).in(words)) {
    for (let at = from; at < to; at++) for (const word of phrases.flat()) forms[at]?.add(word);
  }
  return words.map((word, at) => {
    const isLast = at === words.length - 1;
    return { word, forms: forms[at] ?? new Set(), isLast, editsTo: editsFrom(word, isLast) };
  });
}

/**
 * Where the query's words stand in the texts of one document. A word that stands there as it is written marks nothing
 * else, and one of which only a corrected form is there marks that.
 */
export class Matches {
  readonly #sought: Sought;
  /** By text: what every sought word found in it. */
  readonly #found = new Map<string, readonly (readonly Found[])[]>();
  readonly #best: number[];

  constructor(sought: Sought, texts: readonly string[]) {
    this.#sought = sought;
    this.#best = sought.map(() => 0);
    for (const text of texts) this.#look(text);
  }

  #look(text: string): readonly (readonly Found[])[] {
    const known = this.#found.get(text);
    if (known) return known;
    const pieces = this.#sought.length > 0 ? piecesIn(text) : [];
    const found = this.#sought.map((sought, index) => {
      const places = pieces.flatMap((piece) => foundIn(piece, sought) ?? []);
      this.#best[index] = Math.max(this.#best[index] ?? 0, ...places.map(({ quality }) => quality));
      return places;
    });
    this.#found.set(text, found);
    return found;
  }

  /** The places to mark in a text, in order and apart from each other. */
  in(text: string): readonly Match[] {
    const found = this.#look(text).flatMap((places, index) => {
      const best = this.#best[index] ?? 0;
      return places.filter(({ quality }) => quality >= Math.min(best, BEGUN));
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

/** What one sought word makes of one piece; of a beginning only the letters that were written are marked. */
function foundIn(piece: Piece, { word, forms, isLast, editsTo }: SoughtWord): Found | null {
  const isWhole = piece.first === 0 ? forms.has(piece.word) : piece.word === word;
  if (isWhole) return { ...piece, quality: WHOLE };
  if (isLast && piece.word.startsWith(word) && word.length > piece.first) {
    // Accents and ligatures may make the written text longer or shorter than the word; then all of it is marked.
    const sameLength = piece.end - piece.start === piece.word.length;
    return { start: piece.start, end: sameLength ? piece.start + word.length : piece.end, quality: BEGUN };
  }
  const edits = piece.first === 0 ? editsTo(piece.word) : null;
  return edits === null ? null : { ...piece, quality: BEGUN - edits };
}
