/** How what is typed finds a thing by its name: every word of it begins a word of the name. */

const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const wordsOf = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** How well a name answers what was typed; 0 for not at all. Where the name begins with it, best. */
export function matches(typed: string, name: string): number {
  const asked = wordsOf(typed);
  const words = wordsOf(name);
  if (asked.length === 0 || !asked.every((one) => words.some((word) => word.startsWith(one)))) return 0;
  return plain(name).startsWith(plain(typed).trim()) ? 3 : words[0]?.startsWith(asked[0] ?? "") ? 2 : 1;
}

/** The same, where words of the room in which it stands may be typed beside those of its name. */
export function matchesIn(typed: string, name: string, room: string): number {
  const [words, asked] = [wordsOf(name), wordsOf(typed)];
  if (!asked.some((one) => words.some((word) => word.startsWith(one)))) return 0;
  return Math.max(2 * matches(typed, name), matches(typed, `${room} ${name}`));
}

/** Fewest letters and digits that are worth asking the desk for: signs alone would stand for everything. */
const FEWEST = 2;
export const isWorthAsking = (typed: string): boolean => wordsOf(typed).join("").length >= FEWEST;

/** Whether a text still has all that was typed, wherever in it: an older answer is shown as long as it fits. */
export function holds(typed: string, text: string): boolean {
  const whole = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((part) => whole.includes(part) || whole.replace(/\s+/g, "").includes(part));
}
