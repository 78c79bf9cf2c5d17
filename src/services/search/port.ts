import type { Result } from "../../lib/result.ts";

/**
 * A stock search engine, as the product uses it. An engine knows fields, not cars: documents are flat records whose
 * fields are declared once. Filters are in Meilisearch's grammar (AND, OR, NOT, parentheses, =, !=, >, >=, <, <=, TO,
 * IN, EXISTS, quoted values).
 */
/** `id` is the document's number; the declared fields are searchable, and hits return the whole record. */
export type SearchDocument = { readonly id: number } & { readonly [field: string]: unknown };

export interface IndexFields {
  /** Fields that are filtered and counted by value. A list counts once for each of its values. */
  readonly facets: readonly string[];
  /** Fields that are filtered by range, and whose least and greatest values are reported. */
  readonly numbers: readonly string[];
  /** Fields in which a query's words are searched, the most important first. */
  readonly text: readonly string[];
  /**
   * Those of `text` that count for less. Among documents with the same words, those that have them elsewhere come
   * before those that have them only here. Documents whose words are side by side come before both.
   */
  readonly lightText?: readonly string[];
  /**
   * Facets of features ("Tow Bar"), whose whole words also find documents. A document that has a word only there comes
   * after all that have it, or a word that begins like it, in `text`.
   */
  readonly features?: readonly string[];
  /**
   * Fields of prose, each a list of lower-case words without accents, or a frozen list of texts. They are searched only
   * for a word that no text and no feature in the selection has. Matching documents rank with those of features.
   */
  readonly prose?: readonly string[];
  /**
   * Fields of marks (number plates, serial numbers), which are only found whole. Blanks and punctuation do not matter.
   */
  readonly marks?: readonly string[];
  /** Fields that results may be sorted by. */
  readonly sortable: readonly string[];
  /** The order of results if the request has none, after how well they match the words. Absent means by ID. */
  readonly order?: readonly string[];
  /** Synonyms: groups of words that find one another. An entry may be several words ("great wall"). */
  readonly synonyms?: readonly (readonly string[])[];
  /** True when documents have a place, `_geo: { lat, lng }` in degrees, as Meilisearch names it. */
  readonly places?: boolean;
}

/** A shopper's choices: any of the values within a field, and all of the fields together. */
export interface Refinements {
  readonly facets: Readonly<Record<string, readonly string[]>>;
  /** Both ends inclusive. */
  readonly ranges: Readonly<Record<string, { readonly min?: number; readonly max?: number }>>;
}

/**
 * One search: what is looked for, what is counted, and which page of the results is wanted.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { embeddedEngine } from "./embedded/engine.ts";
 *
 * const engine = embeddedEngine({ facets: ["make", "body"], numbers: ["price"], text: ["name"], sortable: ["price"] });
 * await engine.put([
 *   { id: 1, name: "Mazda CX-5", make: "Mazda", body: "SUV", price: 33_990 },
 *   { id: 2, name: "Mazda 3", make: "Mazda", body: "Sedan", price: 24_990 },
 *   { id: 3, name: "Kia Rio", make: "Kia", body: "Hatch", price: 17_990 },
 * ]);
 *
 * const found = await engine.search({
 *   query: "mazda",
 *   filter: "price < 40000",
 *   refinements: { facets: { body: ["SUV"] }, ranges: {} },
 *   facets: ["body"],
 *   stats: ["price"],
 *   sort: ["price:asc"],
 *   offset: 0,
 *   limit: 24,
 * });
 * assert(found.ok);
 * assert.deepEqual(found.value.hits.map(({ id }) => id), [1]);
 * // The choice of SUV does not narrow the counts of bodies, but those of all other fields.
 * assert.equal(found.value.facets.body?.Sedan, 1);
 * assert.deepEqual(found.value.stats.price, { min: 33_990, max: 33_990 });
 * ```
 */
export interface SearchRequest {
  /** Free text; the last word matches as a prefix. An empty query matches every document. */
  readonly query: string;
  /** `all` (the default): every word must be found. `last`: words may be missing, from the last one backwards. */
  readonly words?: "all" | "last";
  /** The fixed part of the search (stock rule, site, route), which always applies; empty for none. */
  readonly filter: string;
  readonly refinements: Refinements;
  /** Fields whose values are counted. A field's own refinement does not narrow its own counts. */
  readonly facets: readonly string[];
  /** Number fields whose range is reported, also without their own refinement. */
  readonly stats: readonly string[];
  /**
   * `field:asc`, `field:desc` or `_geoPoint(lat,lng):asc`, the most important first; ties by ID ascending. If empty,
   * documents with the words come first, then those with words that begin so, then those with corrected words. The
   * first two groups are ordered by how close together the words are and in which texts. The index's own order decides
   * the rest.
   */
  readonly sort: readonly string[];
  /** An order that replaces the index's own if `sort` is empty. Meilisearch only applies it without words. */
  readonly order?: readonly string[];
  readonly offset: number;
  readonly limit: number;
}

export interface SearchAnswer {
  readonly hits: readonly SearchDocument[];
  readonly total: number;
  /** Counts by field and value. Values without documents are absent. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly stats: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  readonly milliseconds: number;
}

/**
 * `invalid`: the request is wrong, and `message` says where. `unavailable`: the engine did not answer, which must
 * never be shown as "no results".
 */
export type SearchFailure =
  | { readonly kind: "invalid"; readonly message: string; readonly column?: number }
  | { readonly kind: "unavailable"; readonly message: string };

export interface SearchEngine {
  search(request: SearchRequest): Promise<Result<SearchAnswer, SearchFailure>>;
  /** Adds documents, or replaces those with the same id. */
  put(documents: readonly SearchDocument[]): Promise<void>;
  remove(ids: readonly number[]): Promise<void>;
  /** Number of documents in the index. */
  size(): number;
  /** A number that grows whenever documents change; absent if the engine cannot tell. */
  changes?(): number;
}

/** An engine that can say which part of the documents a search is about. */
export interface HoldableEngine extends SearchEngine {
  /** Makes room for `documents` documents before they arrive in many parts; absent if that saves nothing. */
  expect?(documents: number): void;
  /**
   * The lower-case values of a field of which a document must have one to pass the filter; null if the filter requires
   * none, or cannot be parsed.
   */
  onlyValues(filter: string, field: string): readonly string[] | null;
}

/** An engine outside our processes: all of them search it, one of them fills it, and it outlives them. */
export interface SharedSearchEngine extends SearchEngine {
  /** Identifies the settings of an index (fields, synonyms): another version needs another index. */
  readonly version: string;
  /** The number of documents in its index, or null if it has no index; a failure if it does not answer. */
  check(): Promise<Result<number | null, SearchFailure>>;
  /** Creates an empty index beside the one in use. Rejects, as `put` and `remove` do, if that fails. */
  begin(): Promise<IndexInTheMaking>;
}

export interface IndexInTheMaking extends Pick<SearchEngine, "put" | "remove"> {
  /** Replaces the index in use, for all processes at once, and deletes the old one. */
  takePlace(): Promise<void>;
}

/** A value quoted and escaped for a filter. */
export function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, "\\$&")}"`;
}

/** Joins filters with AND; empty ones are left out. */
export function allOf(...filters: readonly string[]): string {
  const parts = filters.filter((filter) => filter.trim() !== "");
  return parts.length > 1 ? parts.map((part) => `(${part})`).join(" AND ") : (parts[0] ?? "");
}

const QUOTED_OR_COLON = /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|:/gs;

/** A filter in which `:` ("make:Mazda") is replaced by `=`. Text within quotes is left as it is (API-036). */
export function withEquals(filter: string): string {
  return filter.replace(QUOTED_OR_COLON, (found) => (found === ":" ? "=" : found));
}
