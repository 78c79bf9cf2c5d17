import { type Change, piecesOf } from "./query.ts";

const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

const beside = (letter: string): string => {
  const row = ROWS.find((each) => each.includes(letter)) ?? "";
  const at = row.indexOf(letter);
  return row[at + 1] ?? row[at - 1] ?? letter;
};

/** One slip of the finger at a place of a word, never at its first letter. */
const SLIPS: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word[at] + word.slice(at),
  (word, at) => word.slice(0, at) + beside(word[at] ?? "") + word.slice(at + 1),
  (word, at) => word.slice(0, at) + beside(word[at] ?? "") + word.slice(at),
  (word, at) => (at + 1 < word.length ? word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2) : word),
];

/**
 * Slips in words of six letters and more that say what a shopper wants, where no other known word comes of it. Words
 * that have a slip in them already are left alone: nobody need understand two.
 */
export const typos =
  (random: () => number): Change =>
  ({ isKnown, ...query }) =>
    piecesOf({ ...query, isKnown }).flatMap(({ start, words }) =>
      [...words.matchAll(/[a-z]{6,}/gi)].flatMap(({ 0: word, index }) => {
        if (!isKnown(word.toLowerCase())) return [];
        return SLIPS.flatMap((slip) => {
          const at = 1 + Math.floor(random() * (word.length - 1));
          const slipped = slip(word.toLowerCase(), at);
          if (isKnown(slipped) || slipped === word.toLowerCase()) return [];
          return [query.typed.slice(0, start + index) + slipped + query.typed.slice(start + index + word.length)];
        });
      }),
    );
