import { err, ok, type Result } from "../../../../lib/result.ts";
import { FilterParser } from "./filter-parser.ts";
import { FilterError, tokensOf } from "./filter-tokens.ts";
import type { FilterNode } from "./filter-tree.ts";

export interface FilterProblem {
  readonly message: string;
  readonly column: number;
}

const LONGEST = 16_384;
const MAX_CACHED = 500;
/**
 * A parsed tree takes many times the memory of its text, so longer filters, which our pages seldom write, are not
 * cached.
 */
const MAX_CACHED_LENGTH = 2_048;

const parsed = new Map<string, Result<FilterNode | null, FilterProblem>>();

/** Parses a filter in Meilisearch's grammar; null for an empty one. The last 500 trees are cached. */
export function parseFilter(filter: string): Result<FilterNode | null, FilterProblem> {
  const known = parsed.get(filter);
  if (known) return known;
  const result = parse(filter);
  if (filter.length <= MAX_CACHED_LENGTH) {
    const [oldest] = parsed.keys();
    if (parsed.size >= MAX_CACHED && oldest !== undefined) parsed.delete(oldest);
    parsed.set(filter, result);
  }
  return result;
}

function parse(filter: string): Result<FilterNode | null, FilterProblem> {
  if (filter.length > LONGEST) {
    return err({
      message: `A filter has at most ${LONGEST} characters, this one ${filter.length}`,
      column: LONGEST + 1,
    });
  }
  if (filter.trim() === "") return ok(null);
  try {
    return ok(new FilterParser(tokensOf(filter)).whole());
  } catch (error) {
    if (error instanceof FilterError) return err({ message: error.message, column: error.column });
    throw error;
  }
}

/** The problem of the first unknown field; null if all fields are known. */
export function unknownField(node: FilterNode, isKnown: (field: string) => boolean): FilterProblem | null {
  if (node.kind === "not") return unknownField(node.part, isKnown);
  if (node.kind === "list") {
    for (const part of node.parts) {
      const unknown = unknownField(part, isKnown);
      if (unknown) return unknown;
    }
    return null;
  }
  if (isKnown(node.field)) return null;
  return { message: `There is no field "${node.field}" to filter by`, column: node.column };
}
