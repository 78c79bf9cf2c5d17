import { err, ok, type Result } from "../../../lib/result.ts";
import { distanceOrderOf } from "../embedded/columns/geo.ts";
import { parseFilter } from "../embedded/filter/filter.ts";
import { allOf, type IndexFields, type SearchEngine, type SearchFailure, type SearchRequest } from "../port.ts";
import { type Fault, fault } from "./faults.ts";
import type { WireFilter } from "./schema.ts";

/** An index as the HTTP API offers it. */
export interface ServedIndex {
  readonly uid: string;
  readonly engine: SearchEngine;
  /** The fields for searching, filtering and sorting. */
  readonly fields: IndexFields;
  /** A filter that applies to every search of this index, whatever is requested; empty for none. */
  readonly rule: string;
  /**
   * Limits of one response: its hits (1,000); its hits with marked, cropped, located or scored text (200, or as many as
   * `hits` if other limits are given without `marked`); the values of one facet (1,000).
   */
  readonly limits?: { readonly hits: number; readonly marked?: number; readonly facetValues: number };
}

const LIMITS = { hits: 1_000, marked: 200, facetValues: 1_000 };
export const limitsOf = ({ limits }: Pick<ServedIndex, "limits">) =>
  limits ? { marked: limits.hits, ...limits } : LIMITS;

/** A request for no hit, no count and no order. */
export const EVERYTHING: SearchRequest = {
  query: "",
  filter: "",
  refinements: { facets: {}, ranges: {} },
  facets: [],
  stats: [],
  sort: [],
  offset: 0,
  limit: 0,
};

/**
 * The visitor's filter and the index's own rule, as one filter. The visitor's is parsed alone first: one that closes
 * parentheses it never opened could otherwise escape the rule.
 */
export function ruledFilter(
  index: ServedIndex,
  filter: WireFilter | null | undefined,
  code: string,
): Result<string, Fault> {
  const parts: string[] = [];
  for (const condition of typeof filter === "string" ? [filter] : (filter ?? [])) {
    const any: string[] = [];
    for (const one of typeof condition === "string" ? [condition] : condition) {
      const parsed = parseFilter(one);
      if (!parsed.ok) return err(filterFault(code, parsed.error));
      if (parsed.value) any.push(one);
    }
    if (any.length > 0) parts.push(any.length === 1 ? (any[0] ?? "") : any.map((one) => `(${one})`).join(" OR "));
  }
  return ok(allOf(...parts, index.rule));
}

const filterFault = (
  code: string,
  { message, column }: { readonly message: string; readonly column?: number },
): Fault => fault(code, `${message}${column === undefined ? "" : `, at column ${column}`}.`);

/** The engine's failure as an error of the dialect. Everything else was checked before, so the filter must be wrong. */
export function faultOf(failure: SearchFailure, filterCode: string): Fault {
  return failure.kind === "unavailable"
    ? fault("unavailable", "The search engine does not answer. Please try again in a moment.")
    : fault(filterCode, `${failure.message}.`);
}

const ORDER = /^(.+):(?:asc|desc)$/s;

/** Says which entry of `sort` is not a valid order, or null. */
export function orderFault({ fields }: ServedIndex, sort: readonly string[], code: string): Fault | null {
  for (const order of sort) {
    const distance = fields.places ? distanceOrderOf(order) : null;
    if (distance?.ok) continue;
    if (distance) return fault(code, `${distance.error}.`);
    const [, field] = ORDER.exec(order) ?? [];
    if (field === undefined)
      return fault(
        code,
        `Invalid syntax for the sort parameter: expected expression ending by \`:asc\` or \`:desc\`, found \`${short(order)}\`.`,
      );
    if (!fields.sortable.includes(field))
      return fault(
        code,
        `Attribute \`${short(field)}\` is not sortable. Available sortable attributes are: ${listed(fields.sortable)}.`,
      );
  }
  return null;
}

export const listed = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(", ");
export const short = (text: string): string => text.slice(0, 100);
