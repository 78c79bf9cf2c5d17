import { readNumber } from "../../normalise/figures/number.ts";

/** Fewer amounts than these show no pattern. */
const FEWEST = 5;
/** Least share of amounts with a price's ending; about an eighth of a ledger's amounts have one by chance. */
const LEAST_ROUND = 0.5;

/**
 * Whether amounts look like asking prices: 12,990, 45,000, 8,888. Amounts from the dealer's books have arbitrary
 * endings. This keeps such a column, under an unknown heading, from being shown to shoppers as prices.
 */
export function areAskingPrices(values: readonly string[]): boolean {
  const amounts = values
    .filter((value) => /\d/.test(value))
    .map((value) => readNumber(value))
    .filter((amount) => amount !== null && amount >= 100);
  if (amounts.length < FEWEST) return true;
  return amounts.filter((amount) => isRound(amount ?? 0)).length >= amounts.length * LEAST_ROUND;
}

const isRound = (amount: number) => /(?:0|5|88|99)$/.test(String(Math.round(amount)));
