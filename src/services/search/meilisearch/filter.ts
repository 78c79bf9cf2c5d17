import { err, ok, type Result } from "../../../lib/result.ts";
import { parseFilter } from "../embedded/filter.ts";
import { tokensOf } from "../embedded/filter-tokens.ts";
import type { SearchFailure } from "../port.ts";

/**
 * A filter of the port as Meilisearch reads it. It is judged here first, so that a wrong one is the same answer, with
 * its column, whichever engine stands behind the port; then `:` becomes `=` and values are quoted its way.
 */
export function writtenFilter(filter: string): Result<string, SearchFailure> {
  const parsed = parseFilter(filter);
  if (!parsed.ok) return err({ kind: "invalid", ...parsed.error });
  if (parsed.value === null) return ok("");
  const words = tokensOf(filter).map(({ kind, text }) => (kind === "quoted" ? meilisearchValue(text) : text));
  return ok(words.join(" ").trim());
}

/**
 * A value between quotes. Within them Meilisearch skips whatever follows a backslash, yet takes it away only before the
 * quote: so no run of backslashes may end unpaired before a quote. A value for which one had to be added (it ends in a
 * backslash, or has one before a quote) is one that it cannot be asked for; it finds nothing, and breaks nothing.
 */
export function meilisearchValue(value: string): string {
  const paired = value.replace(/\\+(?="|$)/g, (run) => (run.length % 2 === 0 ? run : `${run}\\`));
  return `"${paired.replace(/"/g, '\\"')}"`;
}
