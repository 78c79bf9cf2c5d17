import { type FilterProblem, parseFilter, unknownField } from "./filter.ts";

/** What is wrong with how a filter is written, or which field it names that there is not; null for nothing. */
export function filterProblem(filter: string, fields: readonly string[]): FilterProblem | null {
  const parsed = parseFilter(filter);
  if (!parsed.ok) return parsed.error;
  return parsed.value && unknownField(parsed.value, (field) => fields.includes(field));
}
