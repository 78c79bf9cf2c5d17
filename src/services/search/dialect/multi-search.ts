import { err, type Result } from "../../../lib/result.ts";
import { WritingBudget } from "./budget.ts";
import { type Fault, fault, type WireAnswer, wireError } from "./faults.ts";
import { MultiSearchSchema, QuerySchema, readBody } from "./schema.ts";
import { askSearch, type ReadSearch, readSearch } from "./search.ts";
import { limitsOf, type ServedIndex, short } from "./served-index.ts";

/** The index with a given name; null if the caller may not use an index of that name. */
export type FindIndex = (uid: string) => ServedIndex | null;

export const indexNotFound = (uid: string): Fault => fault("index_not_found", `Index \`${short(uid)}\` not found.`);

/**
 * Answers `POST /multi-search` with a response for each query, in order. The first error is the response to the whole
 * call.
 */
export async function answerMultiSearch(find: FindIndex, body: unknown): Promise<WireAnswer> {
  const read = readBody(MultiSearchSchema, "multi_search", body);
  if (!read.ok) return wireError(read.error);
  const searches = read.value.queries.map((query) => readQuery(find, query));
  const tooMany = hitsFault(searches.flatMap((search) => (search.ok ? [search.value] : [])));
  if (tooMany) return wireError(tooMany);
  const wrong = searches.findIndex((search) => !search.ok);
  const sound = wrong < 0 ? searches : searches.slice(0, wrong);
  const budget = new WritingBudget();
  const answers = await Promise.all(sound.flatMap((search) => (search.ok ? [askSearch(search.value, budget)] : [])));
  const results: unknown[] = [];
  for (const [at, search] of searches.entries()) {
    const answer = search.ok ? (answers[at] ?? err(fault("internal", "A query was not answered."))) : search;
    if (!answer.ok) {
      const { code, message } = answer.error;
      return wireError(fault(code, `Inside \`.queries[${at}]\`: ${message}`));
    }
    results.push({ indexUid: search.ok ? search.value.index.uid : "", ...answer.value });
  }
  return { status: 200, body: { results } };
}

/** Checks that all queries together request no more hits than one query may, of either kind. */
function hitsFault(searches: readonly ReadSearch[]): Fault | null {
  const most = Math.max(0, ...searches.map(({ index }) => limitsOf(index).hits));
  const total = searches.reduce((sum, { request }) => sum + request.limit, 0);
  const weight = ({ index, formatting, request }: ReadSearch) => {
    const { hits, marked } = limitsOf(index);
    return request.limit * (formatting.looks ? hits / marked : 1);
  };
  if (searches.reduce((sum, search) => sum + weight(search), 0) <= most) return null;
  const reason = total > most ? `at most ${most} are given` : "one whose words are marked counts as five";
  return fault("invalid_multi_search_queries", `The queries ask for ${total} hits together: ${reason}.`);
}

function readQuery(find: FindIndex, query: unknown): Result<ReadSearch, Fault> {
  const read = readBody(QuerySchema, "search", query);
  if (!read.ok) return read;
  const { indexUid, ...body } = read.value;
  const index = find(indexUid);
  return index ? readSearch(index, body) : err(indexNotFound(indexUid));
}
