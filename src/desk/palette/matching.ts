/** Matches typed text against names: every typed word must begin a word of the name. */

const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const wordsOf = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** How well a name matches the typed text: 0 for no match, highest if the name starts with it. */
export function matches(typed: string, name: string): number {
  const typedWords = wordsOf(typed);
  const words = wordsOf(name);
  if (typedWords.length === 0 || !typedWords.every((one) => words.some((word) => word.startsWith(one)))) return 0;
  return plain(name).startsWith(plain(typed).trim()) ? 3 : words[0]?.startsWith(typedWords[0] ?? "") ? 2 : 1;
}

/** Like `matches`, but words of the item's room may be typed as well as those of its name. */
export function matchesIn(typed: string, name: string, room: string): number {
  const [words, typedWords] = [wordsOf(name), wordsOf(typed)];
  if (!typedWords.some((one) => words.some((word) => word.startsWith(one)))) return 0;
  return Math.max(2 * matches(typed, name), matches(typed, `${room} ${name}`));
}

/** The fewest letters and digits for which the server is asked; punctuation alone would match everything. */
const FEWEST = 2;
export const isWorthAsking = (typed: string): boolean => wordsOf(typed).join("").length >= FEWEST;

/** Whether a text contains everything that was typed, anywhere; an older result is shown as long as it does. */
export function holds(typed: string, text: string): boolean {
  const searched = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((part) => searched.includes(part) || searched.replace(/\s+/g, "").includes(part));
}
