import { distanceToStart } from "../../../lib/words/edit-distance.ts";
import type { CountedName } from "./schema.ts";

/** Finds names that begin, or nearly begin, with the last words of a text. */

export const fold = (text: string) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
/** Letters and digits only, so that "cx5" finds "CX-5". */
const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, "");

/** The most words at the end of a text that may be the beginning of a name. */
const MOST_WORDS = 4;

/**
 * Every way to split a text into the words before and the part being completed: "auto suv un" is ["auto suv ", "un"],
 * and so on.
 */
function splits(text: string): readonly (readonly [before: string, part: string])[] {
  const gaps = [...text.matchAll(/\s+(?=\S)/g)].map(({ 0: gap, index }) => index + gap.length);
  return [0, ...gaps].slice(-MOST_WORDS).map((start) => [text.slice(0, start), text.slice(start)] as const);
}

interface Held {
  readonly name: string;
  readonly count: number;
  readonly whole: string;
  /** Without its first word: a model's name without its make. */
  readonly later: string;
}

const folded = new WeakMap<readonly CountedName[], readonly Held[]>();

/** The names with their normalised forms, computed once per list. */
function entriesOf(names: readonly CountedName[]): readonly Held[] {
  const known = folded.get(names);
  if (known) return known;
  const entries = names.map(([name, count]) => ({
    name,
    count,
    whole: plain(name),
    later: plain(name.split(" ").slice(1).join(" ")),
  }));
  folded.set(names, entries);
  return entries;
}

export interface Match {
  readonly name: string;
  readonly count: number;
  readonly before: string;
  /** Number of characters of the name that were typed, from its start; -1 for an approximate or partial match. */
  readonly typed: number;
  /** Lower is better. */
  readonly rank: number;
}

/** The position in the name after `count` letters and digits. */
function lettersIn(name: string, count: number): number {
  let seen = 0;
  for (let at = 0; at < name.length; at++) {
    if (/[\p{L}\p{N}]/u.test(name[at] ?? "")) seen++;
    if (seen === count) return at + 1;
  }
  return name.length;
}

/**
 * Approximate matches: a part of at least four letters may have one wrong, of at least seven two. The first must be
 * right.
 */
function nearlyIn(prefix: string, entries: readonly Held[], before: string): readonly Match[] {
  if (prefix.length < 4 || prefix.length > LONGEST_NAME) return [];
  const most = prefix.length < 7 ? 1 : 2;
  return entries
    .filter(
      ({ whole }) => whole[0] === prefix[0] && distanceToStart(prefix, whole.slice(0, prefix.length + most)) <= most,
    )
    .map(({ name, count }) => ({ name, count, before, typed: -1, rank: 2 }));
}

const LONGEST_NAME = 30;

/**
 * Names that begin with the longest possible end of the text, at their start or after their first word, otherwise
 * approximate matches.
 */
export function matchesIn(
  text: string,
  names: readonly CountedName[],
  { most, least = 1 }: { most: number; least?: number },
) {
  const entries = entriesOf(names);
  for (const [before, part] of splits(text)) {
    const prefix = plain(part);
    // The figure at the end of "hilux under 12 500" is not the beginning of a Fiat 500.
    if (prefix.length < (before === "" ? 1 : least) || (before !== "" && /^\d+$/.test(prefix))) continue;
    const isOfArticle = /^a\s/i.test(part);
    const found = entries.flatMap(({ name, count, whole, later }): Match[] => {
      // "After a van" does not mean the make Avan.
      if (isOfArticle && !/\ba\b/i.test(name)) return [];
      if (whole.startsWith(prefix)) return [{ name, count, before, typed: lettersIn(name, prefix.length), rank: 0 }];
      return later.startsWith(prefix) ? [{ name, count, before, typed: -1, rank: 1 }] : [];
    });
    const all = found.length > 0 || isOfArticle ? found : nearlyIn(prefix, entries, before);
    if (all.length > 0) return best(all, most);
  }
  return [];
}

const best = (found: readonly Match[], most: number) =>
  [...found].sort((a, b) => a.rank - b.rank || b.count - a.count).slice(0, most);
