import { err, ok, type Result } from "../../../lib/result.ts";
import { parseFilter } from "../embedded/filter/filter.ts";
import { tokensOf } from "../embedded/filter/filter-tokens.ts";
import { quoted, type SearchFailure } from "../port.ts";

/**
 * The port's filter for Meilisearch. It is parsed here first, so that an invalid one gives the same error, with its
 * column, for every engine. Then `:` becomes `=`, and values are quoted again (as of Meilisearch 1.4 both grammars
 * agree: a backslash before a quote or another backslash is removed).
 */
export function writtenFilter(filter: string): Result<string, SearchFailure> {
  const parsed = parseFilter(filter);
  if (!parsed.ok) return err({ kind: "invalid", ...parsed.error });
  if (parsed.value === null) return ok("");
  const words = tokensOf(filter).map(({ kind, text }) => (kind === "quoted" ? quoted(text) : text));
  // Meilisearch allows no blank between these and their parenthesis.
  return ok(
    words
      .map((word) => (/^_geo(Radius|BoundingBox)$/.test(word) ? word : `${word} `))
      .join("")
      .trim(),
  );
}
