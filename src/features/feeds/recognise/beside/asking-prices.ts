import { readNumber } from "../../normalise/figures/number.ts";

/** Fewer amounts than these show no habit. */
const FEWEST = 5;
/** The share of asking prices that end as a person ends them; of a ledger's amounts it is about an eighth. */
const LEAST_ROUND = 0.5;

/**
 * Whether amounts look like prices that somebody asks: 12,990, 45,000, 8,888. Sums from the dealer's books end anyhow,
 * so that a column of them under a heading that nobody knows is not taken for the prices and shown to shoppers.
 */
export function areAsked(values: readonly string[]): boolean {
  const amounts = values
    .filter((value) => /\d/.test(value))
    .map((value) => readNumber(value))
    .filter((amount) => amount !== null && amount >= 100);
  if (amounts.length < FEWEST) return true;
  return amounts.filter((amount) => isRound(amount ?? 0)).length >= amounts.length * LEAST_ROUND;
}

const isRound = (amount: number) => /(?:0|5|88|99)$/.test(String(Math.round(amount)));
