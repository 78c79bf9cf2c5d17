/**
 * Caches the answers of a function of a text, because the rows of a stock repeat the same few words. The cache is
 * emptied when it holds `limit` texts, and one of more than `longest` characters is not remembered: memory stays
 * bounded, and such a text is hardly ever in two rows.
 */
export function remember<T>(answer: (text: string) => T, limit = 10_000, longest = 200): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = answer(text);
    if (text.length > longest) return found;
    if (known.size >= limit) known.clear();
    known.set(ownText(text), found);
    return found;
  };
}

/** V8 copies a slice up to this length; a longer one keeps the whole text alive that it was cut from. */
const COPIED_SLICE = 12;

/** The same text in memory of its own, so that keeping it does not keep the piece of the file around it. */
export const ownText = (text: string): string => (text.length > COPIED_SLICE ? ` ${text}`.slice(1) : text);
