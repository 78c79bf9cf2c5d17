import type { MultiSearchQuery } from "meilisearch";
import { err, ok, type Result } from "../../../lib/result.ts";
import { allOf, type IndexFields, quoted, type SearchFailure, type SearchRequest } from "../port.ts";
import { writtenFilter } from "./filter.ts";

/**
 * A request as the queries of one multi-search. The first carries total, hits and whatever is counted within all
 * choices; then comes one for each refined field that is counted, without that field's own choice; the last, if any,
 * the hits where they do not fill a page that Meilisearch could number.
 */
export interface Questions {
  readonly queries: readonly MultiSearchQuery[];
  /** By place among the queries, the fields that are counted there. */
  readonly counted: readonly (readonly string[])[];
  /** The place of the query that has the hits. */
  readonly hitsAt: number;
}

/** Asks for the exact total and no hits. */
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
  const shared = { indexUid: index, q: plainWords(request.query), matchingStrategy: request.words ?? "all" };
  const filterBut = (field: string | null) => {
    const others = choices.filter((choice) => choice.field !== field).map(({ filter }) => filter);
    return allOf(fixed.value, ...others);
  };
  const wanted = [...new Set([...request.facets, ...request.stats])];
  const refined = wanted.filter((field) => choices.some((choice) => choice.field === field));
  const counted = [wanted.filter((field) => !refined.includes(field)), ...refined.map((field) => [field])];
  const queries: MultiSearchQuery[] = counted.map((facets, place) => ({
    ...shared,
    filter: filterBut(place === 0 ? null : (refined[place - 1] ?? null)),
    facets: [...facets],
    ...NO_HITS,
  }));
  const { offset, limit } = request;
  const sort = request.sort.length > 0 ? { sort: [...request.sort, "id:asc"] } : {};
  if (limit === 0) return ok({ queries, counted, hitsAt: 0 });
  if (offset % limit === 0) {
    queries[0] = { ...queries[0], indexUid: index, ...sort, page: offset / limit + 1, hitsPerPage: limit };
    return ok({ queries, counted, hitsAt: 0 });
  }
  queries.push({ ...shared, filter: filterBut(null), ...sort, offset, limit });
  return ok({ queries, counted: [...counted, []], hitsAt: queries.length - 1 });
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

/** To Meilisearch quotes make a phrase and a leading minus an exclusion; to the port both are only signs. */
function plainWords(query: string): string {
  return query
    .replace(/["“”«»]/g, " ")
    .replace(/(^|\s)-+/g, "$1")
    .trim();
}

/** What is wrong with a request before it is sent, or null. */
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
