import { type FilterProblem, parseFilter } from "./filter.ts";

/** What is wrong with how a filter is written; null for nothing. Which fields an index has it does not know. */
export function filterProblem(filter: string): FilterProblem | null {
  const parsed = parseFilter(filter);
  return parsed.ok ? null : parsed.error;
}
