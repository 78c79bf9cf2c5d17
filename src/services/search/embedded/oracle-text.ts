import type { IndexFields, SearchDocument } from "../port.ts";
import { plainMark } from "./text/text-marks.ts";
import { indexedWords, wordsOf } from "./text/text-words.ts";

type Test = (words: readonly string[]) => boolean;

/** The slots of a selection that match a query's words, in tiers, or null when it has no word; by plain loops. */
export function textTiers(
  all: readonly SearchDocument[],
  fields: IndexFields,
  query: string,
  which: "all" | "last",
): readonly (readonly SearchDocument[])[] | null {
  const { words: typed, phrases, excluded, isOpen } = partsOfQuery(query);
  if (typed.length + phrases.length + excluded.length === 0) return null;
  const count = typed.length;
  const { wordsHeld, holdsPhrase } = reader(fields);
  const selection = all.filter((d) => phrases.every(holdsPhrase(d)) && !excluded.some(holdsPhrase(d)));
  if (count === 0) return selection.length > 0 ? [selection] : [];
  const wordsByDocument = new Map(selection.map((d) => [d, wordsHeld(d)]));
  const somebody = (test: Test) => [...wordsByDocument.values()].some(test);
  const { joined, isMeant, isWhole, isBegun, isFeature } = spanTests(typed, isOpen, fields);
  const spans = typed.flatMap((_, from) => typed.slice(from).map((_, more) => [from, from + more + 1] as const));
  const lacks = (at: number) =>
    spans.every(
      ([from, to]) => at < from || at >= to || ![isWhole, isBegun, isFeature].some((test) => somebody(test(from, to))),
    );

  const inProse = (at: number): Test => hasAll([[SAID(typed[at] ?? "")]]);
  const isProse = typed.map((_, at) => lacks(at) && somebody(inProse(at)));
  const isSplit = (at: number): Test => hasAll(halves(typed[at]));
  const isSplitAnywhere =
    (at: number): Test =>
    (own) =>
      halves(typed[at]).some(([a, b]) => isHeld(a)(own) && isHeld(b)(own));
  const isCut = typed.map((_, at) => lacks(at) && !isProse[at] && somebody(isSplit(at)));
  const isCutInProse = typed.map((_, at) => lacks(at) && !isProse[at] && !isCut[at] && somebody(isSplitAnywhere(at)));
  const missing = typed.map((_, at) => lacks(at) && !isProse[at] && !isCut[at] && !isCutInProse[at]);
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
  const covers = (end: number, passes: Passes): Test => {
    const tests = spans.map(([from, to]) => ({ from, to, test: passes(from, to) }));
    const reaches = (own: readonly string[], at: number): boolean =>
      at === end || tests.some(({ from, to, test }) => from === at && to <= end && test(own) && reaches(own, to));
    return (own) => reaches(own, 0);
  };
  const exact = (from: number, to: number) => (to - from === 1 && isCut[from] ? isSplit(from) : isWhole(from, to));
  const prefix = (from: number, to: number) => either(exact(from, to), isBegun(from, to));
  const isFeatureOrProse = (from: number, to: number): Test => {
    if (to - from === 1 && isProse[from]) return inProse(from);
    return to - from === 1 && isCutInProse[from] ? isSplitAnywhere(from) : isFeature(from, to);
  };
  const featured = (from: number, to: number) => either(prefix(from, to), isFeatureOrProse(from, to));
  const near = (from: number, to: number) => either(featured(from, to), isNear(from, to));
  const isStrong: Passes = (from, to) => {
    const word = joined(from, to);
    const isWord: Test = (own) => strongOf(own).includes(word);
    return (to - from === 1 && isCut[from]) || to - from > 3 ? exact(from, to) : either(isMeant(from, to), isWord);
  };
  const isStronglyBegun: Passes = (from, to) => either(isStrong(from, to), (own) => isBegun(from, to)(strongOf(own)));
  const tests = [covers(count, featured), covers(count, near)];
  if (which === "last") for (let end = count - 1; end > 0; end--) tests.push(covers(end, exact), covers(end, near));
  const ranks = [piecesOf(count, exact, isStrong), piecesOf(count, prefix, isStronglyBegun)];
  return inTiers(wordsByDocument, [
    ...ranks,
    ...tests.map(
      (test): Rank =>
        (own) =>
          test(own) ? 0 : null,
    ),
  ]);
}

/** The tests that a document must pass for the words of a query from `from` to before `to` to be found. */
function spanTests(typed: readonly string[], isOpen: boolean, fields: IndexFields) {
  const groups = (fields.synonyms ?? []).map((group) => group.map(wordsOf));
  const phrase = (from: number, to: number) => typed.slice(from, to).join(" ");
  const joined = (from: number, to: number) => typed.slice(from, to).join("");
  /** By synonyms and marks. */
  const isMeant = (from: number, to: number): Test => {
    const same = groups.filter((group) => group.some((words) => words.join(" ") === phrase(from, to))).flat();
    const word = joined(from, to);
    return hasAll(to - from > 3 || word.length < 3 ? same : [...same, [MARK(word)]]);
  };
  const isWhole = (from: number, to: number): Test =>
    to - from > 3 ? isMeant(from, to) : either(isMeant(from, to), hasAll([[joined(from, to)]]));
  const isBegun = (from: number, to: number): Test =>
    isOpen && to === typed.length && to - from <= 3
      ? (own) => own.some((word) => word.startsWith(joined(from, to)))
      : () => false;
  const isFeature = (from: number, to: number): Test =>
    to - from > 3 ? () => false : (own) => own.includes(FEATURE(joined(from, to)));
  return { joined, isMeant, isWhole, isBegun, isFeature };
}

type Passes = (from: number, to: number) => Test;

/** A number for a document, lower being better; null if it does not apply to the document. */
type Rank = (own: readonly string[]) => number | null;

/** More than any rank. */
const BEHIND = 100;

/** Groups the documents by the first rank that applies, and by its number. Leaves out those without a rank. */
function inTiers(wordsByDocument: ReadonlyMap<SearchDocument, readonly string[]>, ranks: readonly Rank[]) {
  const tiers: SearchDocument[][] = [];
  for (const [document, own] of wordsByDocument) {
    const at = ranks.findIndex((rank) => rank(own) !== null);
    const place = at * BEHIND + (ranks[at]?.(own) ?? 0);
    if (at >= 0) tiers[place] = [...(tiers[place] ?? []), document];
  }
  return tiers.filter((tier) => tier !== undefined);
}

/**
 * The fewest pieces in which spans cover all words. Each word of a span that is not strong counts two more. In queries
 * of more than four words all ranks are equal. Null if no spans cover them.
 */
function piecesOf(count: number, passes: Passes, strong: Passes): Rank {
  const starts = [...Array(count).keys()];
  const spans = starts.map((from) =>
    starts
      .slice(from)
      .map((last) => ({ to: last + 1, test: passes(from, last + 1), isStrong: strong(from, last + 1) })),
  );
  return (own) => {
    const from = (at: number): number => {
      if (at === count) return 0;
      const ways = (spans[at] ?? []).map(({ to, test, isStrong }) => {
        const rest = from(to);
        if (rest === Infinity || !test(own)) return Infinity;
        return rest + (isStrong(own) ? 1 : 1 + 2 * (to - at));
      });
      return Math.min(...ways);
    };
    const pieces = from(0);
    return pieces === Infinity ? null : count > 4 ? 0 : pieces;
  };
}

const hasAll = (phrases: readonly (readonly string[])[]) => (own: readonly string[]) =>
  phrases.some((words) => words.length > 0 && words.every((word) => own.includes(word)));

/** The two halves of a word, for every cut that is not within a number. */
const halves = (word = ""): readonly (readonly [string, string])[] =>
  [...word.slice(1)]
    .map((_, at) => [word.slice(0, at + 1), word.slice(at + 1)] as const)
    .filter(([a, b]) => !/\p{N}$/u.test(a) || !/^\p{N}/u.test(b));

/** Everything that a document is found by, and whether it contains a phrase. */
function reader(fields: IndexFields) {
  const valuesOf = (d: SearchDocument, names: readonly string[] = []) =>
    names.flatMap((field) => d[field] ?? []).map(String);
  const texts = (d: SearchDocument) => valuesOf(d, [...fields.text, ...(fields.features ?? [])]);
  const light = fields.lightText ?? [];
  const strong = fields.text.filter((field) => !light.includes(field));
  const wordsIn = (d: SearchDocument, names: readonly string[]) =>
    valuesOf(d, names).flatMap((text) => [...indexedWords(text)]);
  const lightAlone = (d: SearchDocument) => {
    const ownStrong = new Set(wordsIn(d, strong));
    return wordsIn(d, light).filter((word) => !ownStrong.has(word));
  };
  const wordsHeld = (d: SearchDocument) => [
    ...wordsIn(d, fields.text),
    ...lightAlone(d).map(LIGHT),
    ...valuesOf(d, fields.features).flatMap((text) => wordsOf(text).map(FEATURE)),
    ...valuesOf(d, fields.prose).flatMap((text) => wordsOf(text).map(SAID)),
    ...valuesOf(d, fields.marks).map((mark) => MARK(plainMark(mark))),
  ];
  const holdsPhrase = (d: SearchDocument) => (words: readonly string[]) =>
    words.length === 1
      ? isHeld(words[0] ?? "")(wordsHeld(d))
      : texts(d).some((text) => ` ${wordsOf(text).join(" ")} `.includes(` ${words.join(" ")} `)) &&
        words.every((word) => isHeld(word)(wordsHeld(d)));
  return { wordsHeld, holdsPhrase };
}

/** A query's parts, by one regular expression: an optional minus after a blank, then quotes, a word, or a symbol. */
function partsOfQuery(query: string) {
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
/** Prefixes for terms other than the words of texts, which no such word can begin with. */
const FEATURE = (word: string) => `\u0001${word}`;
const MARK = (mark: string) => `\u0002${mark}`;
const strongWords = new WeakMap<readonly string[], readonly string[]>();

/** The words without those that are only in light texts. */
function strongOf(own: readonly string[]): readonly string[] {
  const known = strongWords.get(own);
  if (known) return known;
  const light = new Set(own.filter((word) => word.startsWith("\u0004")).map((word) => word.slice(1)));
  const strong = light.size === 0 ? own : own.filter((word) => !light.has(word));
  strongWords.set(own, strong);
  return strong;
}
const SAID = (word: string) => `\u0003${word}`;
/** Marks a word that the document has in light texts only. */
const LIGHT = (word: string) => `\u0004${word}`;
const isHeld =
  (word: string): Test =>
  (own) =>
    own.includes(word) || own.includes(FEATURE(word));
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
