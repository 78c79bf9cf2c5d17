import type { SearchState } from "./schema.ts";
import type { ReadWords } from "./understand/schema.ts";

/** How an address says whether typed words are read as choices, and which readings were picked. */

const MOST_READINGS = 10;
const READING_ID = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/;

/** How to take the words: `exactly=1`, or the readings picked, `read=model-tesla-model-3.price-from-20000`. */
export function wordsRead(params: URLSearchParams): Pick<SearchState, "exactly" | "read"> {
  if (params.get("exactly") === "1") return { exactly: true };
  const ids = (params.get("read") ?? "").slice(0, 1_000).split(".");
  const read = readingIds(ids);
  return read.length > 0 ? { read } : {};
}

/** The IDs of readings that an address can contain: well formed, distinct, sorted, at most ten. */
const readingIds = (ids: readonly string[]): readonly string[] =>
  [...new Set(ids.filter((id) => READING_ID.test(id)))].sort().slice(0, MOST_READINGS);

/** The search for the words as typed, or with the words read as choices again. */
export function withExactly(state: SearchState, exactly: boolean): SearchState {
  const { exactly: _, ...rest } = state;
  return { ...rest, page: 1, ...(exactly && { exactly }) };
}

/** The search with these words and these readings picked, as a chip or another reading leads to. */
export function withReading(state: SearchState, { query, read }: ReadWords): SearchState {
  const { exactly: _, read: __, ...rest } = state;
  const ids = readingIds(read);
  return { ...rest, page: 1, query, ...(query !== "" && ids.length > 0 && { read: ids }) };
}
