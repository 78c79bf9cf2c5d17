import type { Result } from "../../lib/result.ts";

/**
 * What the product asks of a stock search engine. An engine knows fields, not cars: documents are flat records whose
 * fields are declared once. Filters are in Meilisearch's grammar (AND, OR, NOT, parentheses, =, !=, >, >=, <, <=, TO,
 * IN, EXISTS, quoted values).
 */
/** `id` is the document's number; the declared fields are searchable, the whole record is what a hit returns. */
export type SearchDocument = { readonly id: number } & { readonly [field: string]: unknown };

export interface IndexFields {
  /** Fields counted and filtered by value. A list counts once for each of its values. */
  readonly facets: readonly string[];
  /** Fields filtered by range, and whose least and greatest values are reported. */
  readonly numbers: readonly string[];
  /** Fields a query's words are looked for in, the weightiest first. */
  readonly text: readonly string[];
  /** Fields results may be ordered by. */
  readonly sortable: readonly string[];
  /** The order of results where none is asked for, behind how well they match the words; none: by id. */
  readonly order?: readonly string[];
  /** Groups of words that mean the same: who writes one finds all of them. One may be several words ("great wall"). */
  readonly synonyms?: readonly (readonly string[])[];
  /** Documents have a place, `_geo: { lat, lng }` in degrees, as Meilisearch names it. */
  readonly places?: boolean;
}

/** What a shopper chose: within one field any of the values, between fields all. */
export interface Refinements {
  readonly facets: Readonly<Record<string, readonly string[]>>;
  /** Both ends inclusive. */
  readonly ranges: Readonly<Record<string, { readonly min?: number; readonly max?: number }>>;
}

export interface SearchRequest {
  /** Free text; the last word matches as a prefix. Empty matches all. */
  readonly query: string;
  /** `all` (when left out): every word must be found. `last`: words may be missing, from the last one backwards. */
  readonly words?: "all" | "last";
  /** The fixed part (stock rule, site, route), always applied; empty for none. */
  readonly filter: string;
  readonly refinements: Refinements;
  /** Fields to count. Counted disjunctively: a field's own refinement does not narrow its own counts. */
  readonly facets: readonly string[];
  /** Number fields whose range to report, likewise without their own refinement. */
  readonly stats: readonly string[];
  /**
   * `field:asc`, `field:desc` or `_geoPoint(lat,lng):asc`, the first the strongest; ties by id ascending. Empty: those
   * that hold the words first, then beginnings of words, then corrected ones, and within each the index's own order.
   */
  readonly sort: readonly string[];
  readonly offset: number;
  readonly limit: number;
}

export interface SearchAnswer {
  readonly hits: readonly SearchDocument[];
  readonly total: number;
  /** Field, value, count. Values nobody has are absent. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly stats: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  readonly milliseconds: number;
}

/**
 * `invalid`: the request is wrong, `message` says where. `unavailable`: the engine did not answer; never "no results".
 */
export type SearchFailure =
  | { readonly kind: "invalid"; readonly message: string; readonly column?: number }
  | { readonly kind: "unavailable"; readonly message: string };

export interface SearchEngine {
  search(request: SearchRequest): Promise<Result<SearchAnswer, SearchFailure>>;
  /** Adds or replaces by id. */
  put(documents: readonly SearchDocument[]): Promise<void>;
  remove(ids: readonly number[]): Promise<void>;
  /** Number of documents held. */
  size(): number;
}

/** An engine that stands beside the processes: all of them ask it, one of them fills it, and it outlives them. */
export interface SharedSearchEngine extends SearchEngine {
  /** Names what an index is made of beside its documents (settings, synonyms): another version means another index. */
  readonly version: string;
  /** Whether it answers, and how many documents its index has; null when it has no index. */
  check(): Promise<Result<number | null, SearchFailure>>;
  /** Begins an empty index beside the one that is searched. Rejects, as `put` and `remove` do, when it cannot. */
  begin(): Promise<IndexInTheMaking>;
}

export interface IndexInTheMaking extends Pick<SearchEngine, "put" | "remove"> {
  /** Takes the place of the index that is searched, for everybody at once; that one is deleted. */
  takePlace(): Promise<void>;
}

/** A value as it stands in a filter, whatever is in it. */
export function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, "\\$&")}"`;
}

/** Filters that must all hold; empty ones are left out. */
export function allOf(...filters: readonly string[]): string {
  const parts = filters.filter((filter) => filter.trim() !== "");
  return parts.length > 1 ? parts.map((part) => `(${part})`).join(" AND ") : (parts[0] ?? "");
}

const QUOTED_OR_COLON = /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|:/gs;

/** A filter whose `:` stand for `=` ("make:Mazda"), written with `=`. What is quoted stays as it is (API-036). */
export function withEquals(filter: string): string {
  return filter.replace(QUOTED_OR_COLON, (found) => (found === ":" ? "=" : found));
}
