import { err, ok, type Result } from "../../../lib/result.ts";
import { distanceOrderOf, metresBetween, placeOf } from "../embedded/columns/geo.ts";
import type { SearchAnswer, SearchDocument, SearchRequest } from "../port.ts";
import { ANSWER_TOO_LARGE, WritingBudget } from "./budget.ts";
import { type Fault, fault, InOrder, type WireAnswer, wireError } from "./faults.ts";
import { type Formatting, formattingOf, hitOf } from "./formatting.ts";
import { soughtWords } from "./matches.ts";
import { readBody, type SearchBody, SearchSchema } from "./schema.ts";
import {
  EVERYTHING,
  faultOf,
  limitsOf,
  listed,
  orderFault,
  ruledFilter,
  type ServedIndex,
  short,
} from "./served-index.ts";

/** Meilisearch's default of `limit` and `hitsPerPage`. */
const DEFAULT_LIMIT = 20;
const FILTER_FAULT = "invalid_search_filter";

/** A search that was parsed and passed all checks. */
export interface ReadSearch {
  readonly index: ServedIndex;
  readonly body: SearchBody;
  readonly request: SearchRequest;
  readonly formatting: Formatting;
}

/** Answers `POST /indexes/{uid}/search`. */
export async function answerSearch(index: ServedIndex, body: unknown): Promise<WireAnswer> {
  const read = readBody(SearchSchema, "search", body);
  const search = read.ok ? readSearch(index, read.value) : read;
  const answer = search.ok ? await askSearch(search.value) : search;
  return answer.ok ? { status: 200, body: answer.value } : wireError(answer.error);
}

/** The engine's request for a body, or the error in the body. */
export function readSearch(index: ServedIndex, body: SearchBody): Result<ReadSearch, Fault> {
  const filter = ruledFilter(index, body.filter, FILTER_FAULT);
  if (!filter.ok) return filter;
  const facets = requestedFacets(index, body.facets ?? []);
  if (!facets.ok) return facets;
  const sort = body.sort ?? [];
  const wrong = orderFault(index, sort, "invalid_search_sort") ?? searchedFault(index, body);
  if (wrong) return err(wrong);
  const formatting = formattingOf(body);
  const request: SearchRequest = {
    ...EVERYTHING,
    query: body.q ?? "",
    words: body.matchingStrategy ?? "last",
    filter: filter.value,
    facets: facets.value.filter((name) => index.fields.facets.includes(name)),
    stats: facets.value.filter((name) => index.fields.numbers.includes(name)),
    sort,
    ...windowOf(body, mostHits(index, formatting)),
  };
  return ok({ index, body, request, formatting });
}

/** The facets of a request, each once; `*` stands for all of them. */
function requestedFacets({ fields }: ServedIndex, requested: readonly string[]): Result<readonly string[], Fault> {
  const known = [...new Set([...fields.facets, ...fields.numbers])];
  const names = [...new Set(requested.flatMap((name) => (name === "*" ? known : [name])))];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return ok(names);
  return err(
    fault(
      "invalid_search_facets",
      `Invalid facet distribution: Attribute \`${short(unknown)}\` is not filterable. Available filterable attributes are: ${listed(known)}.`,
    ),
  );
}

/** An error if a search names only some of the text fields, because words are searched in all of them or not at all. */
export function searchedFault({ fields }: ServedIndex, body: Pick<SearchBody, "attributesToSearchOn">): Fault | null {
  const attributes = body.attributesToSearchOn;
  if (!attributes || attributes.includes("*") || fields.text.every((field) => attributes.includes(field))) return null;
  return fault(
    "invalid_search_attributes_to_search_on",
    `This engine looks for words in all searchable attributes at once: ${listed(fields.text)}.`,
  );
}

const inPages = ({ page, hitsPerPage }: SearchBody) => (page ?? hitsPerPage ?? null) !== null;

/** A plain hit is cheap; one in which matches are located costs five times as much. */
const mostHits = (index: ServedIndex, { looks }: Formatting): number =>
  looks ? limitsOf(index).marked : limitsOf(index).hits;

function windowOf(body: SearchBody, most: number): { readonly offset: number; readonly limit: number } {
  if (!inPages(body)) return { offset: body.offset ?? 0, limit: Math.min(body.limit ?? DEFAULT_LIMIT, most) };
  const size = Math.min(body.hitsPerPage ?? DEFAULT_LIMIT, most);
  const page = body.page ?? 1;
  // There is no page 0. As in Meilisearch, the response then has no hits.
  if (page === 0) return { offset: 0, limit: 0 };
  return { offset: Math.min((page - 1) * size, Number.MAX_SAFE_INTEGER), limit: size };
}

/** Builds the answer's body. Searches that are answered together share one budget. */
export async function askSearch(
  { index, body, request, formatting }: ReadSearch,
  budget = new WritingBudget(),
): Promise<Result<Record<string, unknown>, Fault>> {
  const answer = await index.engine.search(request);
  if (!answer.ok) return err(faultOf(answer.error, FILTER_FAULT));
  const sought = soughtWords(formatting.looks ? request.query : "", index.fields.synonyms);
  const { value } = answer;
  const hits: Record<string, unknown>[] = [];
  for (const document of value.hits) {
    const hit = hitOf(document, formatting, sought, index.fields.text, budget);
    if (budget.isOverdrawn) return err(ANSWER_TOO_LARGE);
    hits.push({ ...hit, ...distanceOf(document, request.sort) });
  }
  return ok({
    hits,
    query: body.q ?? "",
    processingTimeMs: Math.round(value.milliseconds),
    ...pagingOf(body, request, value.total, mostHits(index, formatting)),
    ...(body.facets ? facetsOf(index, value, request) : {}),
  });
}

function pagingOf(body: SearchBody, { offset, limit }: SearchRequest, total: number, most: number) {
  if (!inPages(body)) return { limit, offset, estimatedTotalHits: total };
  const size = Math.min(body.hitsPerPage ?? DEFAULT_LIMIT, most);
  const totalPages = size === 0 ? 0 : Math.ceil(total / size);
  return { hitsPerPage: size, page: body.page ?? 1, totalPages, totalHits: total };
}

/** Metres, if the hits are sorted by distance; otherwise empty. */
function distanceOf(document: SearchDocument, sort: readonly string[]): { readonly _geoDistance?: number } {
  for (const order of sort) {
    const distance = distanceOrderOf(order);
    const place = distance?.ok ? placeOf(document._geo) : null;
    if (distance?.ok && place) return { _geoDistance: Math.round(metresBetween(place, distance.value.point)) };
  }
  return {};
}

/**
 * Facet counts sorted by value, as Meilisearch does by default; number fields have their least and greatest value
 * instead.
 */
function facetsOf(index: ServedIndex, answer: SearchAnswer, { facets, stats }: SearchRequest) {
  const most = limitsOf(index).facetValues;
  const counted = facets.map((name) => [name, new InOrder(inOrder(answer.facets[name] ?? {}, most))] as const);
  const numbers = stats.filter((name) => !facets.includes(name)).map((name) => [name, {}] as const);
  const byName = [...counted, ...numbers].sort(([a], [b]) => (a < b ? -1 : 1));
  return { facetDistribution: new InOrder(byName), facetStats: answer.stats };
}

/** The first `most` values in alphabetical order, with their counts. */
export function inOrder(counts: Readonly<Record<string, number>>, most: number): [value: string, count: number][] {
  const values = Object.keys(counts).sort().slice(0, most);
  return values.map((value) => [value, counts[value] ?? 0]);
}
