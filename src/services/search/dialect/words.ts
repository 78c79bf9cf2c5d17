import { wordsOf } from "../embedded/text/text-words.ts";

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
  const read = reader(text);
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => read(index, index + word.length));
}

/** Reads parts of a text as words are compared; plain letters need no more than being made small. */
function reader(text: string): (start: number, end: number) => Piece {
  const small = /^[\0-\x7f]*$/.test(text) ? text.toLowerCase() : null;
  return (start, end) => {
    const word = small?.slice(start, end) ?? wordsOf(text.slice(start, end)).join("");
    return { word, start, end, first: 0 };
  };
}

/**
 * Everything a query's word may be found in, as the engine's index has it: the words, the letters and the digits of
 * those that mix them ("mazda3"), and neighbours that are also read as one ("CX-5" as "cx5").
 */
export function piecesIn(text: string): Piece[] {
  const read = reader(text);
  const words = wordsIn(text);
  const pieces: Piece[] = [];
  words.forEach((word, index) => {
    pieces.push(word);
    for (const { start, end } of partsOf(text, word)) pieces.push(read(start, end));
    const next = words[index + 1];
    if (next && /\p{L}$/u.test(word.word)) {
      pieces.push({ word: word.word + next.word, start: word.start, end: next.end, first: word.word.length });
    }
  });
  return pieces;
}

function partsOf(text: string, { start, end }: Piece): { readonly start: number; readonly end: number }[] {
  const written = text.slice(start, end);
  if (!/\p{N}/u.test(written) || !/\p{L}/u.test(written) || CODE.test(written)) return [];
  return [...written.matchAll(PARTS)].map(({ 0: part, index }) => ({
    start: start + index,
    end: start + index + part.length,
  }));
}
