import { wordsOf } from "../embedded/text.ts";
import { isCorrected, type Piece, piecesIn } from "./words.ts";

/** How a query's word stands in a text, the best first. */
const WHOLE = 3;
const BEGUN = 2;
const CORRECTED = 1;

/** Words of a query beyond this are not looked for, as in the engine. */
const MOST_WORDS = 10;

/** A place of a text that a query's word was found in: UTF-16 units from its start, the end outside. */
export interface Match {
  readonly start: number;
  readonly end: number;
}

interface Found extends Match {
  readonly quality: number;
}

/** The words of a query, each with what else means the same; the last may also be a beginning. */
export interface Sought {
  readonly words: readonly { readonly forms: ReadonlySet<string>; readonly word: string; readonly isLast: boolean }[];
}

/** Reads a query for marking what it found. `synonyms` are the index's groups. */
export function soughtWords(query: string, synonyms: readonly (readonly string[])[] = []): Sought {
  const words = wordsOf(query).slice(0, MOST_WORDS);
  const forms = words.map((word) => new Set([word]));
  for (const group of synonyms) {
    const members = group.map(wordsOf);
    for (const member of members) {
      for (let at = 0; at + member.length <= words.length; at++) {
        if (member.length === 0 || !member.every((word, index) => words[at + index] === word)) continue;
        const others = members.filter((other) => other !== member).flat();
        for (let index = at; index < at + member.length; index++) for (const word of others) forms[index]?.add(word);
      }
    }
  }
  return {
    words: words.map((word, index) => ({
      word,
      forms: forms[index] ?? new Set(),
      isLast: index === words.length - 1,
    })),
  };
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
    this.#best = sought.words.map(() => 0);
    for (const text of texts) this.#look(text);
  }

  #look(text: string): readonly (readonly Found[])[] {
    const known = this.#found.get(text);
    if (known) return known;
    const pieces = this.#sought.words.length > 0 ? piecesIn(text) : [];
    const found = this.#sought.words.map((sought, index) => {
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

  /** From 0 to 1: a whole word counts one, a beginning 0.9, a corrected word 0.8, a missing one nothing. */
  get score(): number {
    if (this.#best.length === 0) return 1;
    const worth = this.#best.map((best) => (best === 0 ? 0 : 0.7 + best / 10));
    return Math.round((worth.reduce((sum, one) => sum + one, 0) / worth.length) * 10_000) / 10_000;
  }
}

/** What one sought word makes of one piece; of a beginning only the letters that were written are marked. */
function foundIn(piece: Piece, { word, forms, isLast }: Sought["words"][number]): Found | null {
  if (forms.has(piece.word)) return { ...piece, quality: WHOLE };
  if (isLast && piece.word.startsWith(word)) {
    // Accents and ligatures may make the written text longer or shorter than the word; then all of it is marked.
    const sameLength = piece.end - piece.start === piece.word.length;
    return { start: piece.start, end: sameLength ? piece.start + word.length : piece.end, quality: BEGUN };
  }
  return isCorrected(piece.word, word) ? { ...piece, quality: CORRECTED } : null;
}
