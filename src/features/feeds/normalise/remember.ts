/**
 * A function of a text that remembers its answers: a stock file says the same few words in every row. Forgets all when
 * it has remembered too many, so that memory stays bounded.
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
