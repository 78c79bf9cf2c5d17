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
import { type ReadCall, readCall } from "./understand/read-call.ts";

const SENTENCE =
  "Send search_filters, filters, hitsPerPage, offset, query, understand and sort; or search_filters and limit; or queries.";
/** Anyone may make these calls, so none of them may be expensive. */
const PUBLIC_LIMITS = { hits: 200, facetValues: 1_000 };
const MOST_QUERIES = 10;
const MOST_ORDERS = 10;

/** Most characters of one text, the same as for a filter in the search grammar. */
const LONGEST_TEXT = 16_384;
const LONGEST_ORDERS = 1_000;

const text = v.nullish(v.pipe(v.string(), v.maxLength(LONGEST_TEXT)));
const orders = v.pipe(v.string(), v.maxLength(LONGEST_ORDERS));
const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A request for cars only; the answer is a plain list (API-016). */
const LookupSchema = v.strictObject({ search_filters: text, limit: wholeNumber });
/** A request for several searches at once (API-017). */
const MultiSchema = v.object({
  queries: v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(MOST_QUERIES)),
});
/** A request for a page of results (API-011). Both filters are in the search grammar, and both must match. */
const PageSchema = v.strictObject({
  /** The fixed filter: the stock rule, and the selection by the page's address. */
  search_filters: text,
  /** The shopper's filters. */
  filters: text,
  hitsPerPage: v.nullish(v.pipe(wholeNumber, v.minValue(1))),
  /** Number of cars to skip. */
  offset: v.nullish(wholeNumber),
  query: text,
  /**
   * Whether the query's words are read as choices of the site's stock. The response then lists them
   * (docs/search-words.md).
   */
  understand: v.nullish(v.boolean()),
  /**
   * `field:asc` or `field:desc`, with or without the index's name before it; without a sort, the best match comes
   * first, then `custom_rank:desc`.
   */
  sort: v.nullish(v.union([orders, v.pipe(v.array(orders), v.maxLength(MOST_ORDERS))])),
});

/**
 * Answers a call of the site's own pages: a page of results, a list of cars or several searches, distinguished by the
 * request's body. A malformed call gets `{ error }` with 400, an unreachable engine `{ error }` with 503 (API-011 to
 * API-017).
 */
export async function answerSearchCall(
  search: SearchEngine,
  site: Site,
  body: unknown,
  now: number,
): Promise<WireAnswer> {
  const index = { ...siteIndex(search, site), limits: PUBLIC_LIMITS };
  const multi = v.safeParse(MultiSchema, body);
  if (multi.success) return several(index, multi.output.queries);
  const lookup = v.safeParse(LookupSchema, body);
  if (lookup.success) {
    const { search_filters, limit } = lookup.output;
    return relayed(await answerSearch(index, { filter: filtersOf(search_filters), limit }), ({ hits }) => hits);
  }
  const page = v.safeParse(PageSchema, body);
  if (!page.success) return { status: 400, body: { error: SENTENCE } };
  const { query, understand } = page.output;
  if (!understand || !query) return pageOf(index, site, page.output, null);
  const read = await readCall(search, site, query, now);
  return read.ok ? pageOf(index, site, page.output, read.value) : { status: 503, body: { error: read.error.message } };
}

async function pageOf(
  index: ServedIndex,
  site: Site,
  call: v.InferOutput<typeof PageSchema>,
  read: ReadCall | null,
): Promise<WireAnswer> {
  const size = call.hitsPerPage ?? site.config.searchPageSize;
  const orders = ordersOf(index.uid, call.sort);
  const answer = await answerSearch(index, {
    q: read ? read.query : call.query,
    filter: [...filtersOf(call.search_filters, call.filters), ...(read ? [read.filter] : [])],
    facets: [...new Set(["car_type", ...shownFilters(site.config).filter((filter) => !isRange(filter))])],
    sort: orders.length > 0 ? orders : [...(read?.sort ?? [])],
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
      ...(read && { reading: read.told }),
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

/** `Car_production:price:desc` orders by price: the index's name before it is ignored (API-039). */
function ordersOf(uid: string, sort: string | readonly string[] | null | undefined): string[] {
  const orders = typeof sort === "string" ? ordersIn(sort) : (sort ?? []);
  const named = `${uid}:`;
  return orders
    .map((order) => order.trim())
    .filter((order) => order !== "")
    .map((order) => (order.startsWith(named) ? order.slice(named.length) : order));
}

/** The engine's response in the form of these calls: its body as `read` extracts it, or its error message. */
function relayed({ status, body }: WireAnswer, read: (body: Record<string, unknown>) => unknown): WireAnswer {
  const fields = body as Record<string, unknown>;
  return { status, body: status === 200 ? read(fields) : { error: String(fields.message) } };
}
