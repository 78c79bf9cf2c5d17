import { formatFigure } from "../../../lib/words/format.ts";

/** Price ranges as the index has them: the labels are the values (SRCH-085, SRCH-086). Dollars. */
const PRICE_STEPS = [10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000];
const WEEKLY_STEPS = [75, 100, 125, 150, 200, 250, 300];

const dollars = (amount: number) => `$${formatFigure(amount)}`;

function labelsOf(steps: readonly number[]): readonly string[] {
  const [first = 0] = steps;
  const between = steps.slice(1).map((step, index) => `${dollars(steps[index] ?? 0)} to ${dollars(step)}`);
  return [`Under ${dollars(first)}`, ...between, `${dollars(steps.at(-1) ?? 0)} and over`];
}

/** In rising order, which is the order of the list. */
export const PRICE_RANGES = labelsOf(PRICE_STEPS);
export const WEEKLY_PRICE_RANGES = labelsOf(WEEKLY_STEPS);

function bandOf(amount: number | null, steps: readonly number[], labels: readonly string[]): string | null {
  if (amount === null || !(amount > 0)) return null;
  return labels[steps.filter((step) => step <= amount).length] ?? null;
}

/** The range of a price; a limit belongs to the range above it. Null without a price. */
export const priceRange = (price: number | null) => bandOf(price, PRICE_STEPS, PRICE_RANGES);
/** The range of a weekly repayment. */
export const weeklyPriceRange = (payment: number | null) => bandOf(payment, WEEKLY_STEPS, WEEKLY_PRICE_RANGES);
