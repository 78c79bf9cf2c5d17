/** How many names must repeat, and the share of those that may occur with two makes. */
const [FEWEST_AGAIN, MOST_SHARED] = [4, 0.1];
const LONGEST = 30;

/**
 * Whether an unnamed column holds models, even unknown ones: short names, many of which repeat, each with only one
 * make. Places, colours and versions repeat with several makes.
 */
export function namesOfMakes(values: readonly { readonly text: string; readonly make: string }[]): boolean {
  const makes = new Map<string, Set<string>>();
  const times = new Map<string, number>();
  for (const { text, make } of values) {
    if (text.length > LONGEST || !/\p{L}{2}/u.test(text)) return false;
    const name = text.toLowerCase();
    makes.set(name, (makes.get(name) ?? new Set()).add(make.toLowerCase()));
    times.set(name, (times.get(name) ?? 0) + 1);
  }
  const repeated = [...times].filter(([, count]) => count > 1);
  const shared = repeated.filter(([name]) => (makes.get(name)?.size ?? 0) > 1);
  const sold = new Set(values.map(({ make }) => make.toLowerCase())).size;
  return (
    sold > 1 && makes.size > sold && repeated.length >= FEWEST_AGAIN && shared.length <= repeated.length * MOST_SHARED
  );
}
