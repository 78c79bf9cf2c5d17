import type { Sample } from "../choose.ts";
import type { ColumnChoice } from "../column-choice.ts";
import { LEAST_PLACES, METRIC_PLACE, shareOf } from "../odometer/miles.ts";

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
