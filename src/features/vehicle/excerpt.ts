export const FEATURES_SHOWN = 8;
export const COMMENTS_SHOWN = 400;

/** A shortened text. `rest` is the remainder, null if nothing was cut. */
export interface Excerpt {
  readonly shown: string;
  readonly rest: string | null;
}

/** Cuts after exactly `limit` characters; `rest` continues where `shown` ends (VDP-017, FIN-072). */
export function excerpt(text: string, limit: number): Excerpt {
  const trimmed = text.trim();
  if (trimmed.length <= limit) return { shown: trimmed, rest: null };
  // A character outside the basic plane has two code units, which must not be split.
  const end = /[\uD800-\uDBFF]/.test(trimmed[limit - 1] ?? "") ? limit - 1 : limit;
  return { shown: trimmed.slice(0, end), rest: trimmed.slice(end) };
}

/**
 * Shortens a text for paper, where nothing can be expanded: at the end of the last sentence that fits within `limit`,
 * otherwise of the last word.
 */
export function excerptInSentences(text: string, limit: number): Excerpt {
  const trimmed = text.trim();
  if (trimmed.length <= limit) return { shown: trimmed, rest: null };
  const window = trimmed.slice(0, limit + 1);
  const sentence = Math.max(...[". ", "! ", "? ", ".\n", "!\n", "?\n", "\n"].map((end) => window.lastIndexOf(end))) + 1;
  const word = Math.max(window.lastIndexOf(" "), window.lastIndexOf("\n"));
  const end = sentence >= limit / 2 ? sentence : word > 0 ? word : limit;
  return { shown: trimmed.slice(0, end).trimEnd(), rest: trimmed.slice(end).trim() };
}
