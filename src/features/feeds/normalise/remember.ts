/**
 * Caches the answers of a function of a text, because a stock file repeats the same few words in every row. The cache
 * is emptied when it is full, so that memory stays bounded.
 */
export function remember<T>(answer: (text: string) => T, limit = 10_000): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = answer(text);
    if (known.size >= limit) known.clear();
    known.set(text, found);
    return found;
  };
}
