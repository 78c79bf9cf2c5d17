/** JSON only escapes a surrogate that lacks its other half: "\ud800". */
const HALF = /\\ud[89a-f]/;

/**
 * The value with every string in it well formed: a lone surrogate, as a truncated emoji leaves it, becomes U+FFFD.
 * Meilisearch refuses a whole body that contains one.
 */
export function wellFormed<T>(value: T): T {
  const written = JSON.stringify(value);
  if (!HALF.test(written)) return value;
  return JSON.parse(written, (_name, part: unknown) => (typeof part === "string" ? part.toWellFormed() : part)) as T;
}
