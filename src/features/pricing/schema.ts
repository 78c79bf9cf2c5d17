import * as v from "valibot";

/**
 * Price comparison data (VDP-030 to VDP-035), as returned by `GET {car.path}/autogauge`: amounts in dollars, `fill` and
 * `confidence` from 0 to 1. Unknown values are null.
 */
const number = v.optional(v.nullable(v.number()), null);

export const PriceComparisonSchema = v.object({
  /** How good the price is: 1 is the best. */
  fill: number,
  listing_price: number,
  market_range_min: number,
  market_range_max: number,
  confidence: number,
  /** The source of the figures. */
  description: v.optional(v.nullable(v.string()), null),
});
export type PriceComparison = v.InferOutput<typeof PriceComparisonSchema>;

/** A comparison with all figures known. */
export type ShownComparison = {
  readonly [Field in Exclude<keyof PriceComparison, "description">]: number;
} & Pick<PriceComparison, "description">;
