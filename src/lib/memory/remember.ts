/**
 * Caches the results of a function of a string, because the rows of a stock repeat the same few words. To limit memory,
 * the cache is emptied when it holds `limit` strings, and strings of more than `longest` characters, which hardly ever
 * repeat, are not cached.
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

/** V8 copies slices up to this length; a longer slice keeps the whole string alive that it was cut from. */
const COPIED_SLICE = 12;

/** A copy of the string in memory of its own, so that keeping it does not keep the file around it. */
export const ownText = (text: string): string => (text.length > COPIED_SLICE ? ` ${text}`.slice(1) : text);
