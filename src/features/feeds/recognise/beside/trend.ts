/** A number of a column, with the year of its row. */
export interface Numbered {
  readonly amount: number;
  readonly year: number | null;
}

/** Fewer numbers than `FEWEST` show no trend; with fewer than `FEW` it must be at least `LEAST_OF_FEW`. */
const [FEWEST, FEW, LEAST_OF_FEW] = [3, 8, 0.6];

/** Rank correlation of the numbers with the year: 1 if every newer car has more, -1 if every newer car has less. */
export function trend(numbers: readonly Numbered[]): number {
  const both = numbers.filter(({ year }) => year !== null);
  if (both.length < FEWEST) return 0;
  const amounts = ranks(both.map(({ amount }) => amount));
  const years = ranks(both.map(({ year }) => year ?? 0));
  const mean = (both.length - 1) / 2;
  let together = 0;
  let [one, other] = [0, 0];
  for (const [at, amount] of amounts.entries()) {
    const year = years[at] ?? mean;
    together += (amount - mean) * (year - mean);
    one += (amount - mean) ** 2;
    other += (year - mean) ** 2;
  }
  const found = one === 0 || other === 0 ? 0 : together / Math.sqrt(one * other);
  // A few rows may agree by chance.
  return both.length < FEW && Math.abs(found) < LEAST_OF_FEW ? 0 : found;
}

/** The rank of each number; equal numbers share the mean of their ranks. */
function ranks(numbers: readonly number[]): readonly number[] {
  const sorted = [...numbers].sort((a, b) => a - b);
  const first = new Map<number, number>();
  const last = new Map<number, number>();
  for (const [at, number] of sorted.entries()) {
    if (!first.has(number)) first.set(number, at);
    last.set(number, at);
  }
  return numbers.map((number) => ((first.get(number) ?? 0) + (last.get(number) ?? 0)) / 2);
}
