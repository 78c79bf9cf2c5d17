import { parseFilter } from "./filter.ts";
import type { FilterNode } from "./filter-tree.ts";

/**
 * The lower-case values of a field of which a document must have one to pass the filter; null if the filter requires
 * none, or cannot be parsed.
 */
export function onlyValues(filter: string, field: string): readonly string[] | null {
  const parsed = parseFilter(filter);
  return parsed.ok && parsed.value ? valuesIn(parsed.value, field) : null;
}

function valuesIn(node: FilterNode, field: string): readonly string[] | null {
  if (node.kind === "any") return node.field === field ? node.values.map((value) => value.toLowerCase()) : null;
  if (node.kind !== "list") return null;
  const parts = node.parts.map((part) => valuesIn(part, field));
  const named = parts.filter((part) => part !== null);
  if (node.joined === "or") return named.length === parts.length ? [...new Set(named.flat())] : null;
  const [first, ...others] = named;
  return first?.filter((value) => others.every((part) => part.includes(value))) ?? null;
}
