import type { SearchState } from "./schema.ts";
import type { ReadWords } from "./understand/schema.ts";

/** How an address says in which way typed words are taken. */

const MOST_READINGS = 10;
const READING_ID = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/;

/** How the words are to be taken: `exactly=1`, and the readings picked, `read=model-tesla-model-3.price-from-20000`. */
export function wordsRead(given: URLSearchParams): Pick<SearchState, "exactly" | "read"> {
  if (given.get("exactly") === "1") return { exactly: true };
  const ids = (given.get("read") ?? "").slice(0, 1_000).split(".");
  const read = readingIds(ids);
  return read.length > 0 ? { read } : {};
}

/** The ids of readings that an address can hold: well formed, each once, in order, at most ten. */
const readingIds = (ids: readonly string[]): readonly string[] =>
  [...new Set(ids.filter((id) => READING_ID.test(id)))].sort().slice(0, MOST_READINGS);

/** The words as typed, or read as choices again. */
export function withExactly(state: SearchState, exactly: boolean): SearchState {
  const { exactly: _, ...others } = state;
  return { ...others, page: 1, ...(exactly && { exactly }) };
}

/** These words with these readings picked: what pressing a chip or another reading leads to. */
export function withReading(state: SearchState, { query, read }: ReadWords): SearchState {
  const { exactly: _, read: __, ...others } = state;
  const ids = readingIds(read);
  return { ...others, page: 1, query, ...(query !== "" && ids.length > 0 && { read: ids }) };
}
