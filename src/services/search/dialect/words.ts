import { wordsOf } from "../embedded/text.ts";

/** A word of a text, or a part or a pair of words that is found as one, and where it stands. */
export interface Piece {
  /** As it is compared: without case and accents. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const PARTS = /\p{N}+|[\p{L}\p{M}]+/gu;

/** The words of a text with their places, in order. */
export function wordsIn(text: string): Piece[] {
  return [...text.matchAll(WORD)].map((match) => pieceOf(text, match.index, match.index + match[0].length));
}

const pieceOf = (text: string, start: number, end: number): Piece => ({
  word: wordsOf(text.slice(start, end)).join(""),
  start,
  end,
});

/**
 * Everything a query's word may be found in: the words, the letters and the digits of those that mix them ("mazda3"),
 * and neighbours that are also read as one ("CX-5" as "cx5").
 */
export function piecesIn(text: string): Piece[] {
  const words = wordsIn(text);
  return words.flatMap((word, index) => {
    const parts = [...text.slice(word.start, word.end).matchAll(PARTS)].map((match) =>
      pieceOf(text, word.start + match.index, word.start + match.index + match[0].length),
    );
    const next = words[index + 1];
    const joins = next && /\p{L}$/u.test(word.word) && /^\p{N}/u.test(next.word);
    const joined = joins ? [{ word: word.word + next.word, start: word.start, end: next.end }] : [];
    return [word, ...(parts.length > 1 ? parts : []), ...joined];
  });
}

/** How many mistakes a word of so many letters may hold: one from 5, two from 9, as Meilisearch has it. */
const allowedEdits = (word: string): number => (word.length < 5 ? 0 : word.length < 9 ? 1 : 2);

/** Whether a word is a query's word with as many mistakes as its length allows; a swap of neighbours is one. */
export function isCorrected(word: string, sought: string): boolean {
  const most = allowedEdits(sought);
  if (most === 0 || Math.abs(word.length - sought.length) > most) return false;
  let before: number[] = [];
  let above = Array.from({ length: sought.length + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row++) {
    const line = [row];
    for (let column = 1; column <= sought.length; column++) {
      const same = word[row - 1] === sought[column - 1];
      const swapped = word[row - 1] === sought[column - 2] && word[row - 2] === sought[column - 1];
      const step = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      line.push(swapped && row > 1 && column > 1 ? Math.min(step, (before[column - 2] ?? 0) + 1) : step);
    }
    if (Math.min(...line) > most) return false;
    before = above;
    above = line;
  }
  return (above[sought.length] ?? most + 1) <= most;
}
