import { wordsOf } from "../embedded/text.ts";

/** A word of a text, or a part or a pair of words that is found as one, and where it stands. */
export interface Piece {
  /** As it is compared: without case and accents. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Of two words read as one, the first one's length; 0 for a single word. */
  readonly first: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const PARTS = /\p{N}+|[\p{L}\p{M}]+/gu;
/** So long a number makes a word a code, which has no parts. */
const CODE = /\p{N}{5}/u;

/** The words of a text with their places, in order. */
export function wordsIn(text: string): Piece[] {
  return [...text.matchAll(WORD)].map((match) => pieceOf(text, match.index, match.index + match[0].length));
}

const pieceOf = (text: string, start: number, end: number): Piece => ({
  word: wordsOf(text.slice(start, end)).join(""),
  start,
  end,
  first: 0,
});

/**
 * Everything a query's word may be found in, as the engine's index has it: the words, the letters and the digits of
 * those that mix them ("mazda3"), and neighbours that are also read as one ("CX-5" as "cx5").
 */
export function piecesIn(text: string): Piece[] {
  const words = wordsIn(text);
  return words.flatMap((word, index) => {
    const written = text.slice(word.start, word.end);
    const parts = CODE.test(written)
      ? []
      : [...written.matchAll(PARTS)].map(({ 0: part, index: at }) =>
          pieceOf(text, word.start + at, word.start + at + part.length),
        );
    const next = words[index + 1];
    const joined =
      next && /\p{L}$/u.test(word.word)
        ? [{ word: word.word + next.word, start: word.start, end: next.end, first: word.word.length }]
        : [];
    return [word, ...(parts.length > 1 ? parts : []), ...joined];
  });
}
