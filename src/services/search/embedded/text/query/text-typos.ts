import type { SortedWords } from "../text-vocabulary.ts";

/** Number of letters from which one and two typos are forgiven, as in Meilisearch. */
const ONE_EDIT_FROM = 5;
const TWO_EDITS_FROM = 9;

/**
 * The number of typos corrected in a word. Only words of letters are corrected, because another number means another
 * thing.
 */
export function allowedEdits(word: string): number {
  if (!/^\p{L}+$/u.test(word)) return 0;
  return word.length >= TWO_EDITS_FROM ? 2 : word.length >= ONE_EDIT_FROM ? 1 : 0;
}

export interface NearWord {
  readonly word: number;
  readonly edits: number;
}

/**
 * The words at an edit distance of at most `most` from `text`, or with a prefix at that distance. Inserting, deleting
 * or replacing a letter and swapping two neighbours are one edit each, and no letter is edited twice (optimal string
 * alignment); a wrong first letter counts one more.
 *
 * The words are visited in sorted order: the distances of the prefix that a word shares with its predecessor are
 * reused, and a prefix that is too far off is not followed.
 */
export function nearWords(
  text: string,
  most: number,
  asBeginning: boolean,
  words: readonly string[],
  sorted: SortedWords,
): readonly NearWord[] {
  const order = sorted.inOrder();
  const first = text.charAt(0);
  const ends = most > 1 ? [0, order.length] : [sorted.placeOf(first), sorted.placeOf(`${first}\uffff`)];
  const table = new EditTable(text);
  const near: NearWord[] = [];
  for (let place = ends[0] ?? 0; place < (ends[1] ?? 0); place++) {
    const word = order[place] ?? 0;
    const candidate = words[word] ?? "";
    if (!asBeginning && Math.abs(candidate.length - text.length) > most) continue;
    const penalty = candidate.startsWith(first) ? 0 : 1;
    const edits = table.editsTo(candidate, most - penalty, asBeginning) + penalty;
    if (edits <= most) near.push({ word, edits });
  }
  return near;
}

/** Counts edits as `nearWords` does, from `text` to each given word; null for more edits than `text` allows. */
export function editsFrom(text: string, asBeginning: boolean): (candidate: string) => number | null {
  const most = allowedEdits(text);
  const table = new EditTable(text);
  return (candidate) => {
    if (most === 0 || (!asBeginning && Math.abs(candidate.length - text.length) > most)) return null;
    const penalty = candidate.startsWith(text.charAt(0)) ? 0 : 1;
    const edits = table.editsTo(candidate, most - penalty, asBeginning) + penalty;
    return edits <= most ? edits : null;
  };
}

/**
 * Edit distances between all beginnings of `text` and those of one candidate after another, with a row for each
 * beginning of the candidate.
 */
class EditTable {
  readonly #text: string;
  readonly #rows: Uint8Array[];
  /** For each row its least number, and that of the row's end. */
  readonly #least: number[] = [0];
  readonly #distances: number[];
  #candidate = "";
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
    this.#rows = [Uint8Array.from({ length: text.length + 1 }, (_, length) => Math.min(length, 255))];
    this.#distances = [text.length];
  }

  /** Exact when the distance is at most `most`; otherwise some number above it. */
  editsTo(candidate: string, most: number, asBeginning: boolean): number {
    let depth = 0;
    while (depth < this.#depth && candidate.charCodeAt(depth) === this.#candidate.charCodeAt(depth)) depth++;
    while (depth < candidate.length && (this.#least[depth] ?? 0) <= most) this.#fill(++depth, candidate);
    this.#candidate = candidate;
    this.#depth = depth;
    if (asBeginning) return this.#distances[depth] ?? 255;
    return depth === candidate.length ? (this.#rows[depth]?.[this.#text.length] ?? 255) : 255;
  }

  #fill(depth: number, candidate: string): void {
    const text = this.#text;
    const above = this.#rows[depth - 1] ?? new Uint8Array();
    const twoAbove = depth > 1 ? this.#rows[depth - 2] : undefined;
    this.#rows[depth] ??= new Uint8Array(text.length + 1);
    const row = this.#rows[depth];
    const letter = candidate.charCodeAt(depth - 1);
    const letterBefore = depth > 1 ? candidate.charCodeAt(depth - 2) : -1;
    row[0] = depth;
    let least = depth;
    for (let at = 1; at <= text.length; at++) {
      const own = text.charCodeAt(at - 1);
      let edits = Math.min(
        (above[at] ?? 0) + 1,
        (row[at - 1] ?? 0) + 1,
        (above[at - 1] ?? 0) + (own === letter ? 0 : 1),
      );
      if (twoAbove && at > 1 && own === letterBefore && text.charCodeAt(at - 2) === letter) {
        edits = Math.min(edits, (twoAbove[at - 2] ?? 0) + 1);
      }
      row[at] = edits;
      if (edits < least) least = edits;
    }
    this.#least[depth] = least;
    this.#distances[depth] = Math.min(this.#distances[depth - 1] ?? 255, row[text.length] ?? 255);
  }
}
