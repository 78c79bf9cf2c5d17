import { editsFrom } from "../embedded/text/query/text-typos.ts";
import { wordsOf } from "../embedded/text/text-words.ts";
import { fault, type WireAnswer, wireError } from "./faults.ts";
import { FacetSearchSchema, readBody } from "./schema.ts";
import { inOrder, searchedFault } from "./search.ts";
import { EVERYTHING, faultOf, limitsOf, listed, ruledFilter, type ServedIndex, short } from "./served-index.ts";

/** Meilisearch's own limit. */
const MOST_HITS = 100;
const FILTER_FAULT = "invalid_search_filter";

/**
 * Answers `POST /indexes/{uid}/facet-search`: the values of a facet with words that begin like the query's, and their
 * counts.
 */
export async function answerFacetSearch(index: ServedIndex, body: unknown): Promise<WireAnswer> {
  const read = readBody(FacetSearchSchema, "facet_search", body);
  if (!read.ok) return wireError(read.error);
  const { facetName, facetQuery = null, q, matchingStrategy, filter: requested } = read.value;
  const { facets } = index.fields;
  if (!facets.includes(facetName)) {
    const message = `Attribute \`${short(facetName)}\` is not facet-searchable. Available facet-searchable attributes are: ${listed(facets)}.`;
    return wireError(fault("invalid_facet_search_facet_name", message));
  }
  const wrong = searchedFault(index, read.value);
  if (wrong) return wireError(wrong);
  const filter = ruledFilter(index, requested, FILTER_FAULT);
  if (!filter.ok) return wireError(filter.error);
  const answer = await index.engine.search({
    ...EVERYTHING,
    query: q ?? "",
    words: matchingStrategy ?? "last",
    filter: filter.value,
    facets: [facetName],
  });
  if (!answer.ok) return wireError(faultOf(answer.error, FILTER_FAULT));
  const counts = inOrder(answer.value.facets[facetName] ?? {}, Number.POSITIVE_INFINITY);
  const values = new Set(
    valuesFound(
      counts.map(([value]) => value),
      facetQuery ?? "",
    ),
  );
  const most = Math.min(MOST_HITS, limitsOf(index).facetValues);
  const found = counts.filter(([value]) => values.has(value)).slice(0, most);
  return {
    status: 200,
    body: {
      facetHits: found.map(([value, count]) => ({ value, count })),
      facetQuery,
      processingTimeMs: Math.round(answer.value.milliseconds),
    },
  };
}

/**
 * The values that contain every word of a query, the last word as a prefix. If there are none, the values that contain
 * the words with a typo. Punctuation means itself: a query of punctuation alone finds the values that contain it.
 */
export function valuesFound(values: readonly string[], query: string): readonly string[] {
  const sought = wordsOf(query);
  if (sought.length === 0) {
    const signs = query.trim();
    return signs === "" ? values : values.filter((value) => value.includes(signs));
  }
  const isExact = sought.map(
    (one, at) => (word: string) => (at < sought.length - 1 ? word === one : word.startsWith(one)),
  );
  const exact = holding(values, isExact);
  if (exact.length > 0) return exact;
  const editsTo = sought.map((one, at) => editsFrom(one, at === sought.length - 1));
  return holding(
    values,
    isExact.map((isWord, at) => (word: string) => isWord(word) || (editsTo[at]?.(word) ?? null) !== null),
  );
}

/** The values that have, for each test, a word that passes it. */
function holding(values: readonly string[], tests: readonly ((word: string) => boolean)[]): readonly string[] {
  return values.filter((value) => {
    const words = wordsOf(value);
    return tests.every((test) => words.some(test));
  });
}
