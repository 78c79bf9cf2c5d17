import * as v from "valibot";
import {
  answerMultiSearch,
  answerSearch,
  ordersIn,
  type ServedIndex,
  type WireAnswer,
} from "../../services/search/dialect/port.ts";
import type { SearchEngine } from "../../services/search/port.ts";
import { withEquals } from "../../services/search/port.ts";
import type { Site } from "../site/site.ts";
import { isRange, shownFilters } from "./answer/results.ts";
import { siteIndex } from "./index/site-index.ts";

const SENTENCE =
  "Send search_filters, filters, hitsPerPage, offset, query and sort; or search_filters and limit; or queries.";
/** Everyone may make these calls, so that no one of them may cost much. */
const PUBLIC_LIMITS = { hits: 200, facetValues: 1_000 };
const MOST_QUERIES = 10;
const MOST_ORDERS = 10;

/** Characters of one text, as of a filter in the search grammar. */
const LONGEST_TEXT = 16_384;
const LONGEST_ORDERS = 1_000;

const text = v.nullish(v.pipe(v.string(), v.maxLength(LONGEST_TEXT)));
const orders = v.pipe(v.string(), v.maxLength(LONGEST_ORDERS));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Asks for cars only; a plain list of them is answered (API-016). */
const LookupSchema = v.strictObject({ search_filters: text, limit: whole });
/** Several searches at once (API-017). */
const MultiSchema = v.object({
  queries: v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(MOST_QUERIES)),
});
/** What a page's search sends (API-011). Both filters are in the search grammar, and both must hold. */
const PageSchema = v.strictObject({
  /** The fixed part: the stock rule and what the page's address narrows. */
  search_filters: text,
  /** What the shopper chose. */
  filters: text,
  hitsPerPage: v.nullish(v.pipe(whole, v.minValue(1))),
  /** Cars to leave out from the first. */
  offset: v.nullish(whole),
  query: text,
  /** `field:asc` or `field:desc`, the index's name before it or not; none: the best match, then `custom_rank:desc`. */
  sort: v.nullish(v.union([orders, v.pipe(v.array(orders), v.maxLength(MOST_ORDERS))])),
});

/**
 * Answers a call of the site's own pages: a page of results, a list of cars or several searches, told apart by what was
 * sent. A wrong call is `{ error }` with 400, an engine that is away `{ error }` with 503 (API-011 to API-017).
 */
export async function answerSearchCall(search: SearchEngine, site: Site, body: unknown): Promise<WireAnswer> {
  const index = { ...siteIndex(search, site), limits: PUBLIC_LIMITS };
  const multi = v.safeParse(MultiSchema, body);
  if (multi.success) return several(index, multi.output.queries);
  const lookup = v.safeParse(LookupSchema, body);
  if (lookup.success) {
    const { search_filters, limit } = lookup.output;
    return relayed(await answerSearch(index, { filter: filtersOf(search_filters), limit }), ({ hits }) => hits);
  }
  const page = v.safeParse(PageSchema, body);
  return page.success ? pageOf(index, site, page.output) : { status: 400, body: { error: SENTENCE } };
}

async function pageOf(index: ServedIndex, site: Site, call: v.InferOutput<typeof PageSchema>): Promise<WireAnswer> {
  const size = call.hitsPerPage ?? site.config.searchPageSize;
  const answer = await answerSearch(index, {
    q: call.query,
    filter: filtersOf(call.search_filters, call.filters),
    facets: [...new Set(["car_type", ...shownFilters(site.config).filter((filter) => !isRange(filter))])],
    sort: ordersOf(index.uid, call.sort),
    offset: call.offset ?? 0,
    limit: size,
    matchingStrategy: "all",
  });
  return relayed(
    answer,
    ({ hits, limit, estimatedTotalHits: count, facetDistribution: facets, processingTimeMs: ms }) => ({
      hits,
      pages: Math.ceil(Number(count) / Number(limit)),
      count,
      facets,
      ms,
    }),
  );
}

async function several(index: ServedIndex, queries: readonly Record<string, unknown>[]): Promise<WireAnswer> {
  const read = queries.map(({ filter, ...query }) => ({ ...query, filter: withEqualsIn(filter) }));
  const find = (uid: string) => (uid === index.uid ? index : null);
  return relayed(await answerMultiSearch(find, { queries: read }), (results) => results);
}

const filtersOf = (...filters: readonly (string | null | undefined)[]): string[] =>
  filters.map((filter) => withEquals(filter ?? ""));

function withEqualsIn(filter: unknown): unknown {
  if (typeof filter === "string") return withEquals(filter);
  return Array.isArray(filter) ? filter.map(withEqualsIn) : filter;
}

/** `Car_production:price:desc` orders by price: the index's name before an order says nothing more (API-039). */
function ordersOf(uid: string, sort: string | readonly string[] | null | undefined): string[] {
  const orders = typeof sort === "string" ? ordersIn(sort) : (sort ?? []);
  const named = `${uid}:`;
  return orders
    .map((order) => order.trim())
    .filter((order) => order !== "")
    .map((order) => (order.startsWith(named) ? order.slice(named.length) : order));
}

/** The dialect's answer as these calls have it: what is read of it, or the sentence of its error. */
function relayed({ status, body }: WireAnswer, read: (body: Record<string, unknown>) => unknown): WireAnswer {
  const told = body as Record<string, unknown>;
  return { status, body: status === 200 ? read(told) : { error: String(told.message) } };
}
