import { wordsOf } from "../embedded/text/text-words.ts";

/** A word of a text, or a part or pair of words that can be found as one, with its position. */
export interface Piece {
  /** The word as it is compared: without case and accents. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Length of the first word if two are read as one; 0 for a single word. */
  readonly first: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const PARTS = /\p{N}+|[\p{L}\p{M}]+/gu;
/** A number of five digits makes a word a code, whose parts are not searched. */
const CODE = /\p{N}{5}/u;

/** The words of a text with their positions, in order. */
export function wordsIn(text: string): Piece[] {
  const read = reader(text);
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => read(index, index + word.length));
}

/** Normalises parts of a text for comparison; plain ASCII letters only need lower case. */
function reader(text: string): (start: number, end: number) => Piece {
  const small = /^[\0-\x7f]*$/.test(text) ? text.toLowerCase() : null;
  return (start, end) => {
    const word = small?.slice(start, end) ?? wordsOf(text.slice(start, end)).join("");
    return { word, start, end, first: 0 };
  };
}

/**
 * Everything in a text that a query's word may match, as the engine indexes it: the words, the letters and the digits
 * of mixed words ("mazda3"), and neighbours that are also read as one ("CX-5" as "cx5").
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
