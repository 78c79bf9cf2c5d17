import type { IndexFields, SearchAnswer, SearchDocument, SearchRequest } from "../port.ts";
import { folded } from "./columns/columns.ts";
import { metresBetween, placeOf } from "./columns/geo.ts";
import { textTiers } from "./oracle-text.ts";

type Test = (document: SearchDocument) => boolean;

/** The answer that any engine must give, computed by plain loops over all documents; for tests and benchmarks. */
export function bruteForce(
  documents: Iterable<SearchDocument>,
  index: IndexFields,
  filter: Test,
  { query, words, refinements, facets, stats, sort, offset, limit }: SearchRequest,
): Omit<SearchAnswer, "milliseconds"> {
  const selection = [...documents].filter(filter);
  const tiers = textTiers(selection, index, query, words ?? "all") ?? [selection];
  const base = tiers.flat();
  const fields = [...new Set([...Object.keys(refinements.facets), ...Object.keys(refinements.ranges)])];
  const passes = (document: SearchDocument, field: string) => {
    const chosen = refinements.facets[field]?.map(folded) ?? [];
    const { min, max } = refinements.ranges[field] ?? {};
    const isChosen = chosen.length === 0 || listOf(document[field]).some((value) => chosen.includes(folded(value)));
    if (min === undefined && max === undefined) return isChosen;
    const value = numberIn(document, field);
    return isChosen && value !== null && value >= (min ?? -Infinity) && value <= (max ?? Infinity);
  };
  const butFor = (own: string) => base.filter((d) => fields.every((field) => field === own || passes(d, field)));
  const matching = new Set(butFor(""));
  const inOrder = (tier: readonly SearchDocument[], by: readonly string[]) =>
    tier.filter((document) => matching.has(document)).sort((a, b) => compare(a, b, by));
  const hits = sort.length > 0 ? inOrder(base, sort) : tiers.flatMap((tier) => inOrder(tier, index.order ?? []));
  const counts = (field: string) =>
    Map.groupBy(
      butFor(field).flatMap((document) => [...new Set(listOf(document[field]))]),
      (value) => value,
    );
  const extent = (field: string) => butFor(field).flatMap((document) => numberIn(document, field) ?? []);
  return {
    hits: hits.slice(offset, offset + limit).map((document) => withDistance(document, sort)),
    total: hits.length,
    facets: Object.fromEntries(
      facets.map((field) => [field, Object.fromEntries([...counts(field)].map(([value, all]) => [value, all.length]))]),
    ),
    stats: Object.fromEntries(
      stats
        .filter((field) => extent(field).length > 0)
        .map((field) => [field, { min: Math.min(...extent(field)), max: Math.max(...extent(field)) }]),
    ),
  };
}

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : value === null || value === undefined ? [] : [String(value)];

function numberIn(document: SearchDocument, field: string): number | null {
  const value = document[field];
  return typeof value === "number" ? value : null;
}

/** The value of a number field, or the distance from `_geoPoint(lat,lng)`. */
function sortedBy(document: SearchDocument, field: string): number | null {
  const [lat, lng] = field.match(/-?[\d.]+/g)?.map(Number) ?? [];
  if (!field.startsWith("_geoPoint") || lat === undefined || lng === undefined) return numberIn(document, field);
  const place = placeOf(document._geo);
  return place && metresBetween(place, { lat, lng });
}

function withDistance(document: SearchDocument, sort: readonly string[]): SearchDocument {
  const from = sort.find((part) => part.startsWith("_geoPoint"));
  const metres = from ? sortedBy(document, from) : null;
  return metres === null ? document : { ...document, _geoDistance: Math.round(metres) };
}

function compare(a: SearchDocument, b: SearchDocument, sort: readonly string[]): number {
  for (const [field = "", direction] of sort.map((part) => part.split(":"))) {
    const [left, right] = [sortedBy(a, field), sortedBy(b, field)];
    if (left === right) continue;
    if (left === null || right === null) return left === null ? 1 : -1;
    return direction === "desc" ? right - left : left - right;
  }
  return a.id - b.id;
}
