/** JSON writes by its number only the half of a pair that stands alone: "\ud800". */
const HALF = /\\ud[89a-f]/;

/**
 * The value with every text in it well formed: half of a pair, as a cut emoji leaves it, becomes U+FFFD. Meilisearch
 * reads a body with such a half as no JSON at all.
 */
export function wellFormed<T>(value: T): T {
  const written = JSON.stringify(value);
  if (!HALF.test(written)) return value;
  return JSON.parse(written, (_name, part: unknown) => (typeof part === "string" ? part.toWellFormed() : part)) as T;
}
