import { err, ok, type Result } from "../../../lib/result.ts";
import { parseFilter } from "../embedded/filter/filter.ts";
import { tokensOf } from "../embedded/filter/filter-tokens.ts";
import { quoted, type SearchFailure } from "../port.ts";

/**
 * A filter of the port as Meilisearch reads it. It is judged here first, so that a wrong one is the same answer, with
 * its column, whichever engine stands behind the port; then `:` becomes `=`, and values are quoted anew (the grammars
 * are one, as of Meilisearch 1.4: a backslash before a quote or another backslash is taken away).
 */
export function writtenFilter(filter: string): Result<string, SearchFailure> {
  const parsed = parseFilter(filter);
  if (!parsed.ok) return err({ kind: "invalid", ...parsed.error });
  if (parsed.value === null) return ok("");
  const words = tokensOf(filter).map(({ kind, text }) => (kind === "quoted" ? quoted(text) : text));
  // No blank may stand between these and their parenthesis.
  return ok(
    words
      .map((word) => (/^_geo(Radius|BoundingBox)$/.test(word) ? word : `${word} `))
      .join("")
      .trim(),
  );
}
