import type { Vocabulary } from "../../../src/features/search/understand/lexicon/vocabulary.ts";
import { readWords } from "../../../src/features/search/understand/read-words.ts";
import type { Choice, Reading } from "../../../src/features/search/understand/schema.ts";
import { randomFrom } from "../../../test/chaos/random.ts";
import { THIS_YEAR } from "../demo-sites.ts";
import type { Line } from "../lines.ts";
import { placeOf } from "../score.ts";
import { changesWith } from "./changes.ts";
import { type Change, fieldOf } from "./query.ts";

/** A query that was typed in another way, and was read otherwise. */
interface Otherwise {
  readonly change: string;
  readonly site: string;
  readonly typed: string;
  readonly from: string;
  /** The fields of the choices that came or went. */
  readonly fields: string;
  readonly lost: readonly string[];
  readonly came: readonly string[];
}

/** How often each change was tried, and what was read otherwise. */
export interface Tried {
  readonly counts: ReadonlyMap<string, number>;
  readonly misses: readonly Otherwise[];
}

export interface Trial {
  readonly lines: readonly Line[];
  readonly vocabularies: ReadonlyMap<string, Vocabulary>;
  readonly seed: number;
  /** At most so many of the ways of each change are tried for each query, drawn by the seed. */
  readonly each: number;
  /** Changes whose results are changed once more, each by one other. */
  readonly inPairs?: boolean;
}

/**
 * Metamorphic testing: a query whose reading is known is typed in another way that asks for the same, and must be read
 * as the same choices with the same words left over.
 */
export function tryChanges({ lines, vocabularies, seed, each, inPairs = false }: Trial): Tried {
  const random = randomFrom(seed).next;
  const changes = Object.entries(changesWith(random));
  const counts = new Map<string, number>();
  const misses: Otherwise[] = [];
  for (const { site, typed } of lines) {
    const vocabulary = vocabularies.get(site);
    if (!vocabulary) continue;
    const isKnown = (word: string) => vocabulary.known.has(word) || vocabulary.meanings.has(word);
    const read = (text: string) => readWords(text, vocabulary, { thisYear: THIS_YEAR, place: placeOf });
    const meant = read(typed);
    const judge = (name: string, text: string) => {
      const told = differenceOf(meant, read(text));
      counts.set(name, (counts.get(name) ?? 0) + 1);
      if (told) misses.push({ change: name, site, typed: text, from: typed, ...told });
    };
    for (const [name, change] of changes) {
      for (const text of drawn(change({ ...meant, isKnown }), each, random)) {
        if (!inPairs) judge(name, text);
        const once = inPairs ? read(text) : meant;
        if (!inPairs || differenceOf(meant, once)) continue;
        const [second, other] = changes[Math.floor(random() * changes.length)] as readonly [string, Change];
        for (const twice of drawn(other({ ...once, isKnown }), 1, random)) judge(`${name} + ${second}`, twice);
      }
    }
  }
  return { counts, misses };
}

/** Some of the ways, without repeats, in their order where all are taken. */
function drawn(ways: readonly string[], most: number, random: () => number): readonly string[] {
  const left = [...new Set(ways)];
  if (left.length <= most) return left;
  return Array.from({ length: most }, () => left.splice(Math.floor(random() * left.length), 1)[0] as string);
}

/** What both say of a car, without its words and its place in the text. */
const saidBy = ({ wants, negated, standing }: Choice) => JSON.stringify([wants, negated, standing.kind]);

function differenceOf(meant: Reading, { choices, text }: Reading): Pick<Otherwise, "fields" | "lost" | "came"> | null {
  const [before, after] = [meant.choices, choices].map(
    (each) => new Map(each.map((choice) => [saidBy(choice), choice])),
  );
  const lost = [...(before ?? [])].filter(([said]) => !after?.has(said)).map(([, choice]) => choice);
  const came = [...(after ?? [])].filter(([said]) => !before?.has(said)).map(([, choice]) => choice);
  const isOtherText = plainText(text) !== plainText(meant.text);
  if (lost.length + came.length === 0 && !isOtherText) return null;
  const texts = (words: string) => (isOtherText ? [`“${words}”`] : []);
  return {
    fields: [...new Set([...lost, ...came].map(fieldOf)), ...(isOtherText ? ["text"] : [])].sort().join(" "),
    lost: [...lost.map(({ label }) => label), ...texts(meant.text)],
    came: [...came.map(({ label }) => label), ...texts(text)],
  };
}

const plainText = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
