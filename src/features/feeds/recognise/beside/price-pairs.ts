import { readPrice } from "../../normalise/figures/price.ts";
import type { FeedRow } from "../../schema.ts";
import type { ColumnChoice } from "../column-choice.ts";

/** Least rows with both amounts, and the share of them that must agree. */
const [FEWEST, LEAST] = [3, 0.9];

/**
 * If only their amounts suggest that two columns are prices, the one that is lower in every row with both is the
 * current price and the other the former price. Scraped pages show them so without naming either.
 */
export function withPricePairs(choices: readonly ColumnChoice[], rows: readonly FeedRow[]): readonly ColumnChoice[] {
  const prices = choices.filter(({ field }) => field === "price");
  const [one, other] = prices;
  if (!one || !other || prices.length > 2 || !one.byValue || !other.byValue) return choices;
  let [both, below, above] = [0, 0, 0];
  for (const { cells } of rows) {
    const [first, second] = [amountOf(cells[one.column]), amountOf(cells[other.column])];
    if (first === null || second === null || first === second) continue;
    both += 1;
    if (first < second) below += 1;
    else above += 1;
  }
  if (both < FEWEST || Math.max(below, above) < both * LEAST) return choices;
  const before = below > above ? other : one;
  return choices.map((choice) => (choice === before ? { ...choice, field: "before_price" } : choice));
}

function amountOf(cell: string | undefined): number | null {
  const read = readPrice(cell?.trim() ?? "");
  return read.kind === "amount" ? read.amount : null;
}
