import type { Sample } from "../choose.ts";
import type { ColumnChoice } from "../column-choice.ts";
import { LEAST_PLACES, METRIC_PLACE, shareOf } from "../odometer/miles.ts";

/** The highest vehicle price in lakhs, lower than in any other currency, and the fewest prices that prove it. */
const [MOST_LAKHS, LEAST_PRICES] = [200, 10] as const;

/** Marks prices as lakhs if they are all that small and another column names the unit: "8.61 Lakh". */
export function withLakhs(choices: readonly ColumnChoice[], samples: readonly Sample[]): readonly ColumnChoice[] {
  if (!samples.some(({ values }) => shareOf(values, /\d\s?la(?:kh|c)s?\b/i) >= 1 / 2)) return choices;
  return choices.map((choice) => {
    const { values = [] } = samples.find(({ column }) => column === choice.column) ?? {};
    const isSmall = values.length >= LEAST_PRICES && values.every((value) => Number(value) <= MOST_LAKHS);
    return choice.field === "price" && isSmall ? { ...choice, transforms: ["lakhs"] } : choice;
  });
}

/**
 * Removes cents suggested only by the size of the amounts if the cars are in places where prices have that size: a
 * million rupees buys a small car in Pune.
 */
export function withoutForeignCents(
  choices: readonly ColumnChoice[],
  samples: readonly Sample[],
): readonly ColumnChoice[] {
  if (!choices.some(({ isInCentsByValues }) => isInCentsByValues)) return choices;
  if (!samples.some(({ values }) => shareOf(values, METRIC_PLACE) >= LEAST_PLACES)) return choices;
  return choices.map((choice) => {
    if (!choice.isInCentsByValues) return choice;
    const { isInCentsByValues: _, ...rest } = choice;
    return { ...rest, transforms: rest.transforms.filter((transform) => transform !== "cents") };
  });
}
