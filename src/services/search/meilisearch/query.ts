import type { MultiSearchQuery } from "meilisearch";
import { err, ok, type Result } from "../../../lib/result.ts";
import { allOf, type IndexFields, quoted, type SearchFailure, type SearchRequest } from "../port.ts";
import { writtenFilter } from "./filter.ts";

/**
 * The queries of one multi-search that together answer a request. The first carries the total, the hits and the
 * counts within all choices; then comes one for each refined field that is counted, without that field's own choice;
 * then two for each field whose range is requested: the document with the least value, and that with the greatest.
 * The last, if any, has the hits where they are not a page that Meilisearch could number.
 */
export interface Questions {
  readonly queries: readonly MultiSearchQuery[];
  /** For each facet, the index of the query that counts it. */
  readonly countedAt: ReadonlyMap<string, number>;
  /** For each number field, the index of the query for its least value; the next query is for its greatest. */
  readonly endsAt: ReadonlyMap<string, number>;
  readonly hitsAt: number;
}

/** Requests the exact total and no hits. */
const NO_HITS = { page: 0, hitsPerPage: 1 } as const;

/** @param index the index's uid in Meilisearch */
export function questionsOf(
  index: string,
  fields: IndexFields,
  request: SearchRequest,
): Result<Questions, SearchFailure> {
  const wrong = complaint(fields, request);
  if (wrong) return err({ kind: "invalid", message: wrong });
  const fixed = writtenFilter(request.filter);
  if (!fixed.ok) return fixed;
  const choices = choicesOf(request);
  const shared = { indexUid: index, q: request.query, matchingStrategy: request.words ?? "all" };
  /** The filter with all refinements except one field's own. */
  const but = (own: string | null) => {
    const others = choices.filter(({ field }) => field !== own).map(({ filter }) => filter);
    return { ...shared, filter: allOf(fixed.value, ...others) };
  };
  const isRefined = (facet: string) => choices.some(({ field }) => field === facet);
  const facets = [...new Set(request.facets)];
  const { offset, limit } = request;
  const isPage = limit > 0 && offset % limit === 0;
  // A requested order would decide before the words do.
  const order = request.sort.length > 0 || request.query !== "" ? request.sort : (request.order ?? []);
  const sort = order.length > 0 ? { sort: [...order, "id:asc"] } : {};
  const queries: MultiSearchQuery[] = [
    {
      ...but(null),
      facets: facets.filter((facet) => !isRefined(facet)),
      ...(isPage ? { ...sort, page: offset / limit + 1, hitsPerPage: limit } : NO_HITS),
    },
  ];
  const add = (query: MultiSearchQuery): number => queries.push(query) - 1;
  const placeOf = (facet: string) => (isRefined(facet) ? add({ ...but(facet), facets: [facet], ...NO_HITS }) : 0);
  const countedAt = new Map(facets.map((facet) => [facet, placeOf(facet)]));
  const endsAt = new Map<string, number>();
  for (const field of new Set(request.stats)) {
    const [least, greatest] = endsOf(field, but(field));
    endsAt.set(field, add(least));
    add(greatest);
  }
  if (limit === 0 || isPage) return ok({ queries, countedAt, endsAt, hitsAt: 0 });
  return ok({ queries, countedAt, endsAt, hitsAt: add({ ...but(null), ...sort, offset, limit }) });
}

/**
 * Meilisearch reports a field's ends only together with the counts of all its numbers, of which there may be
 * thousands. Two hits, one from each end of the order, say the same.
 */
function endsOf(field: string, query: MultiSearchQuery): [least: MultiSearchQuery, greatest: MultiSearchQuery] {
  const one = { ...query, attributesToRetrieve: ["id", field], offset: 0, limit: 1 };
  return [
    { ...one, sort: [`${field}:asc`] },
    { ...one, sort: [`${field}:desc`] },
  ];
}

interface Choice {
  readonly field: string;
  readonly filter: string;
}

function choicesOf({ refinements }: SearchRequest): readonly Choice[] {
  const facets = Object.entries(refinements.facets).flatMap(([field, values]) =>
    values.length > 0 ? [{ field, filter: `${field} IN [${values.map(quoted).join(", ")}]` }] : [],
  );
  const ranges = Object.entries(refinements.ranges).flatMap(([field, { min, max }]) => {
    const ends = [min === undefined ? "" : `${field} >= ${min}`, max === undefined ? "" : `${field} <= ${max}`];
    const filter = ends.filter((end) => end !== "").join(" AND ");
    return filter === "" ? [] : [{ field, filter }];
  });
  return [...facets, ...ranges];
}

/** The problem with a request, checked before it is sent; null if there is none. */
function complaint(fields: IndexFields, { refinements, facets, stats, sort, offset, limit }: SearchRequest) {
  if (!isCount(offset) || !isCount(limit)) return "offset and limit are whole numbers from 0";
  const facet = [...facets, ...Object.keys(refinements.facets)].find((field) => !fields.facets.includes(field));
  if (facet !== undefined) return `There is no facet "${facet}"`;
  const number = [...stats, ...Object.keys(refinements.ranges)].find((field) => !fields.numbers.includes(field));
  if (number !== undefined) return `There is no field of numbers "${number}"`;
  const ends = Object.values(refinements.ranges).flatMap(({ min, max }) => [min ?? 0, max ?? 0]);
  if (!ends.every(Number.isFinite)) return "The ends of a range are numbers";
  const order = sort.find((part) => !isOrder(fields, part));
  return order === undefined ? null : `"${order}" is no order: write field:asc or field:desc of a sortable field`;
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

const NUMBER = String.raw`\s*-?\d+(\.\d+)?\s*`;
const DISTANCE = new RegExp(`^_geoPoint\\(${NUMBER},${NUMBER}\\):(asc|desc)$`);

function isOrder(fields: IndexFields, part: string): boolean {
  if (part.startsWith("_geoPoint")) return fields.places === true && DISTANCE.test(part);
  const field = /^(.+):(?:asc|desc)$/.exec(part)?.[1];
  return field !== undefined && fields.sortable.includes(field);
}
