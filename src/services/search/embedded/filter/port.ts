import { type FilterProblem, parseFilter, unknownField } from "./filter.ts";

/** The problem with a filter: a syntax error or an unknown field; null if there is none. */
export function filterProblem(filter: string, fields: readonly string[]): FilterProblem | null {
  const parsed = parseFilter(filter);
  if (!parsed.ok) return parsed.error;
  return parsed.value && unknownField(parsed.value, (field) => fields.includes(field));
}
