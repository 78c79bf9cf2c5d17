import { ok, type Result } from "../../../lib/result.ts";
import type { SearchDocument, SearchEngine, SearchFailure } from "../../../services/search/port.ts";
import { joinedKey, type Word, wordsIn } from "./grammar/words.ts";
import type { Identity } from "./schema.ts";

/** The most words, or sequences of words, of a text that are looked up. */
const MOST_CODES = 6;
const LONGEST_ROW = 3;
/** Fewest letters and digits of a stock number, plate, VIN, or end of a VIN. */
const SHORTEST = 3;
const VIN_LENGTH = 17;
const VIN_END = 6;
const HITS = 20;

/** Parts of a text that may identify one car: words, and sequences of up to three words, that contain a digit. */
function codesIn(text: string): readonly { readonly code: string; readonly words: string }[] {
  const { words } = wordsIn(text);
  const codes = new Map<string, string>();
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_ROW); to += 1) {
      const code = joinedKey(words, from, to).toUpperCase();
      if (code.length < SHORTEST || code.length > VIN_LENGTH || !/\d/.test(code) || !/^[0-9A-Z]+$/.test(code)) continue;
      if (to - from > 1 && !isRow(words.slice(from, to))) continue;
      codes.set(code, text.slice(words[from]?.start, words[to - 1]?.end));
    }
  }
  return [...codes].slice(0, MOST_CODES).map(([code, phrase]) => ({ code, words: phrase }));
}

/** A plate is written in parts of at most four characters: "984 UW1", "1AB-2CD". */
const isRow = (words: readonly Word[]) => words.every(({ key, dollar }) => key.length <= 4 && !dollar);

/**
 * The cars among those of `filter` that codes in a text identify by stock number. Number plates and VINs also match, if
 * the documents have them, which they do if the site shows them.
 */
export async function identitiesOf(
  search: SearchEngine,
  filter: string,
  text: string,
): Promise<Result<ReadonlyMap<string, Identity>, SearchFailure>> {
  const found = new Map<string, Identity>();
  const base = { filter, refinements: { facets: {}, ranges: {} }, facets: [], stats: [], sort: [], offset: 0 };
  for (const { code, words } of codesIn(text)) {
    const answer = await search.search({ ...base, query: words, limit: HITS });
    if (!answer.ok) return answer;
    const identity = identityOf(code, answer.value.hits);
    if (identity) found.set(code, identity);
  }
  return ok(found);
}

const plain = (value: unknown): string =>
  typeof value === "string" ? value.toUpperCase().replace(/[^0-9A-Z]/g, "") : "";

/**
 * What a code identifies among the cars found with it. `marks` are the plates and VINs that the site shows
 * (`stock/facts/marks.ts`).
 */
function identityOf(code: string, hits: readonly SearchDocument[]): Identity | null {
  const named = (what: Identity["what"], has: (hit: SearchDocument) => string | undefined): Identity | null => {
    const own = hits.filter((hit) => has(hit) !== undefined);
    const [first] = own;
    const value = first && has(first);
    return value === undefined ? null : { what, value, slugs: own.map(({ slug }) => String(slug)) };
  };
  const marksOf = ({ marks }: SearchDocument): readonly string[] => (Array.isArray(marks) ? marks : []);
  const isVin = (mark: string) => mark.length === VIN_LENGTH && (mark === code || mark.slice(-VIN_END) === code);
  return (
    named("stocknum", ({ stocknum }) => (plain(stocknum) === code ? String(stocknum) : undefined)) ??
    named("vin", (hit) => marksOf(hit).find(isVin)) ??
    named("regplate", (hit) => marksOf(hit).find((mark) => mark === code))
  );
}
