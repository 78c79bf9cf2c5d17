import type { Sample } from "../choose.ts";
import type { ColumnChoice } from "../column-choice.ts";
import { LEAST_PLACES, METRIC_PLACE, shareOf } from "../odometer/miles.ts";

/** Prices of vehicles in lakhs, of which no other currency's vehicle costs so few. */
const [MOST_LAKHS, LEAST_PRICES] = [200, 10] as const;

/** The choices with prices in lakhs, where all are so small and another column names that unit: "8.61 Lakh". */
export function withLakhs(choices: readonly ColumnChoice[], samples: readonly Sample[]): readonly ColumnChoice[] {
  if (!samples.some(({ values }) => shareOf(values, /\d\s?la(?:kh|c)s?\b/i) >= 1 / 2)) return choices;
  return choices.map((choice) => {
    const { values = [] } = samples.find(({ column }) => column === choice.column) ?? {};
    const isSmall = values.length >= LEAST_PRICES && values.every((value) => Number(value) <= MOST_LAKHS);
    return choice.field === "price" && isSmall ? { ...choice, transforms: ["lakhs"] } : choice;
  });
}

/**
 * The choices without cents that only the size of the amounts suggests, where the cars stand in places whose prices
 * have that size: a million rupees buy a small car in Pune.
 */
export function withoutForeignCents(
  choices: readonly ColumnChoice[],
  samples: readonly Sample[],
): readonly ColumnChoice[] {
  if (!choices.some(({ isInCentsByValues }) => isInCentsByValues)) return choices;
  if (!samples.some(({ values }) => shareOf(values, METRIC_PLACE) >= LEAST_PLACES)) return choices;
  return choices.map((choice) => {
    if (!choice.isInCentsByValues) return choice;
    const { isInCentsByValues: _, ...said } = choice;
    return { ...said, transforms: said.transforms.filter((transform) => transform !== "cents") };
  });
}
