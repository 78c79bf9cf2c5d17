import type { IndexFields, SearchDocument } from "../port.ts";
import { indexedWords, wordsOf } from "./text/text-words.ts";

type Test = (words: readonly string[]) => boolean;

/**
 * The slots of a selection that match a query's words, in tiers, or null when it has no word; by plain loops, for
 * tests.
 */
export function textTiers(
  all: readonly SearchDocument[],
  fields: IndexFields,
  query: string,
  which: "all" | "last",
): readonly (readonly SearchDocument[])[] | null {
  const { words: asked, phrases, excluded, isOpen } = askedIn(query);
  if (asked.length + phrases.length + excluded.length === 0) return null;
  const count = asked.length;
  const texts = (d: SearchDocument) => fields.text.flatMap((field) => d[field] ?? []).map(String);
  const holdsPhrase = (d: SearchDocument) => (words: readonly string[]) =>
    words.length === 1
      ? texts(d).some((text) => indexedWords(text).has(words[0] ?? ""))
      : texts(d).some((text) => ` ${wordsOf(text).join(" ")} `.includes(` ${words.join(" ")} `)) &&
        words.every((word) => texts(d).some((text) => indexedWords(text).has(word)));
  const selection = all.filter((d) => phrases.every(holdsPhrase(d)) && !excluded.some(holdsPhrase(d)));
  if (count === 0) return selection.length > 0 ? [selection] : [];
  const held = new Map(selection.map((d) => [d, texts(d).flatMap((text) => [...indexedWords(text)])]));
  const somebody = (test: Test) => [...held.values()].some(test);
  const groups = (fields.synonyms ?? []).map((group) => group.map(wordsOf));
  const phrase = (from: number, to: number) => asked.slice(from, to).join(" ");
  const joined = (from: number, to: number) => asked.slice(from, to).join("");
  const hasAll = (phrases: readonly (readonly string[])[]) => (own: readonly string[]) =>
    phrases.some((words) => words.length > 0 && words.every((word) => own.includes(word)));

  const isWhole = (from: number, to: number): Test => {
    const same = groups.filter((group) => group.some((words) => words.join(" ") === phrase(from, to))).flat();
    return hasAll(to - from > 3 ? same : [...same, [joined(from, to)]]);
  };
  const isBegun = (from: number, to: number): Test =>
    isOpen && to === count && to - from <= 3
      ? (own) => own.some((word) => word.startsWith(joined(from, to)))
      : () => false;
  const spans = asked.flatMap((_, from) => asked.slice(from).map((_, more) => [from, from + more + 1] as const));
  const lacks = (at: number) =>
    spans.every(([from, to]) => at < from || at >= to || !(somebody(isWhole(from, to)) || somebody(isBegun(from, to))));

  const cuts = (word: string) =>
    [...word.slice(1)].map((_, at) => [word.slice(0, at + 1), word.slice(at + 1)] as const);
  const isSplit = (at: number): Test =>
    hasAll(cuts(asked[at] ?? "").filter(([a, b]) => !/\p{N}$/u.test(a) || !/^\p{N}/u.test(b)));
  const split = asked.map((_, at) => lacks(at) && somebody(isSplit(at)));
  const missing = asked.map((_, at) => lacks(at) && !split[at]);
  const isNear = (from: number, to: number): Test => {
    if (to - from > 2 || !missing.slice(from, to).includes(true)) return () => false;
    const word = joined(from, to);
    for (let edits = 1; edits <= forgiven(word) - (to - from - 1); edits++) {
      const test: Test = (own) => own.some((other) => editsTo(word, other, isOpen && to === count) === edits);
      if (somebody(test)) return test;
    }
    return () => false;
  };
  /** Whether passing spans, one after the other, cover the first `end` words. */
  const covers = (end: number, passes: (from: number, to: number) => Test): Test => {
    const tests = spans.map(([from, to]) => ({ from, to, test: passes(from, to) }));
    const reaches = (own: readonly string[], at: number): boolean =>
      at === end || tests.some(({ from, to, test }) => from === at && to <= end && test(own) && reaches(own, to));
    return (own) => reaches(own, 0);
  };
  const whole = (from: number, to: number): Test =>
    to - from === 1 && split[from] ? isSplit(from) : isWhole(from, to);
  const begun = (from: number, to: number) => either(whole(from, to), isBegun(from, to));
  const near = (from: number, to: number) => either(begun(from, to), isNear(from, to));
  const tests = [covers(count, whole), covers(count, begun), covers(count, near)];
  if (which === "last") for (let end = count - 1; end > 0; end--) tests.push(covers(end, whole), covers(end, near));
  const tierOf = (own: readonly string[]) => tests.findIndex((test) => test(own));
  const tiers = tests.map((_, tier) => selection.filter((d) => tierOf(held.get(d) ?? []) === tier));
  return tiers.filter((tier) => tier.length > 0);
}

/** A query's parts, by one regular expression: an optional minus after a blank, then quotes, a word, or a symbol. */
function askedIn(query: string) {
  const words: string[] = [];
  const phrases: string[][] = [];
  const excluded: string[][] = [];
  let left = 10;
  let isOpen = false;
  for (const [, minus, quoted, word] of query.matchAll(/((?<=^|\s)-)?(?:"([^"]*)(?:"|$)|([\p{L}\p{N}\p{M}]+)|.)/gsu)) {
    const found = wordsOf(quoted ?? word ?? "").slice(0, left);
    left -= found.length;
    isOpen = left >= 0 && quoted === undefined && found.length > 0 && minus === undefined;
    if (found.length === 0) continue;
    if (minus !== undefined) excluded.push(found);
    else if (quoted !== undefined) phrases.push(found);
    else words.push(...found);
  }
  return { words, phrases, excluded, isOpen };
}

const either =
  (a: Test, b: Test): Test =>
  (own) =>
    a(own) || b(own);
const isLetters = (word: string) => /^\p{L}+$/u.test(word);
const forgiven = (word: string) => (!isLetters(word) || word.length < 5 ? 0 : word.length < 9 ? 1 : 2);

/** The complete table of edit distances between the beginnings of two texts. */
function editsTo(word: string, other: string, asBeginning: boolean): number {
  if (!isLetters(other)) return Infinity;
  const table = [...Array(other.length + 1).keys()].map((row) => [row]);
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity;
  for (let column = 1; column <= word.length; column++) {
    for (let row = 0; row <= other.length; row++) {
      const isSame = other[row - 1] === word[column - 1];
      const isSwap = other[row - 1] === word[column - 2] && other[row - 2] === word[column - 1] && row > 1;
      const ways = [at(row, column - 1) + 1, at(row - 1, column) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1)];
      if (isSwap && column > 1) ways.push(at(row - 2, column - 2) + 1);
      table[row] = [...(table[row] ?? []), Math.min(...ways)];
    }
  }
  const ends = table.map((row) => row[word.length] ?? Infinity);
  return (asBeginning ? Math.min(...ends) : (ends.at(-1) ?? Infinity)) + (word[0] === other[0] ? 0 : 1);
}
