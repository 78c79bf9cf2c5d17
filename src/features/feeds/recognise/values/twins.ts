import { readNumber } from "../../normalise/figures/number.ts";
import { readYear } from "../../normalise/figures/year.ts";
import { clean } from "../../normalise/text.ts";
import type { FeedRow } from "../../schema.ts";
import { trend } from "../beside/trend.ts";
import type { Guess, Sample } from "../choose.ts";

/** Number of rows examined, and the weakest meaningful decrease with newer years. */
const [LOOKED_AT, LEAST_FALL] = [400, 0.2];
/** Range of the median distance travelled by used vehicles. */
const [FEWEST_KM, MOST_KM] = [2000, 600_000] as const;
const SECOND = / \(\d+\)$/;

/**
 * If two columns share one heading that may mean a price ("Value", "Value"), the one whose numbers decrease with newer
 * years is the odometer, unless the file has another.
 */
export function withTwinsApart(
  samples: readonly Sample[],
  guesses: readonly (Guess | null)[],
  rows: readonly FeedRow[],
): readonly (Guess | null)[] {
  if (guesses.some((guess) => guess?.field === "km")) return guesses;
  const years = samples[guesses.findIndex((guess) => guess?.field === "year")]?.column;
  if (years === undefined) return guesses;
  const twins = samples.flatMap(({ column }, at) => {
    const isTwin = samples.some((other) => other.column !== column && nameOf(other.column) === nameOf(column));
    return isTwin && guesses[at]?.field === "price" ? [{ at, fall: fallOf(column, years, rows) }] : [];
  });
  const [first] = twins.sort((a, b) => b.fall - a.fall);
  if (twins.length < 2 || !first || first.fall < LEAST_FALL) return guesses;
  return guesses.map((guess, at) => (guess && at === first.at ? { ...guess, field: "km" } : guess));
}

const nameOf = (column: string) => column.replace(SECOND, "");

/** How clearly a column's numbers decrease with newer years; 0 if they cannot be an odometer's. */
function fallOf(column: string, years: string, rows: readonly FeedRow[]): number {
  const numbers = rows.slice(0, LOOKED_AT).flatMap(({ cells }) => {
    const amount = readNumber(clean(cells[column])) ?? 0;
    return amount > 0 ? [{ amount, year: readYear(clean(cells[years])) || null }] : [];
  });
  const middle = numbers.map(({ amount }) => amount).sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
  return middle >= FEWEST_KM && middle <= MOST_KM ? -trend(numbers) : 0;
}
