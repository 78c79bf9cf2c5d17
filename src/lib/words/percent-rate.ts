/**
 * The legal maximum cost of a loan per year in Australia, in percent (National Credit Code). A number below a hundredth
 * of it must be a fraction.
 */
const HIGHEST = 48;

/**
 * A yearly rate in percent, whether it was written as a fraction (0.05) or in percent (5). 0 is a rate. Null for
 * anything that is not a rate.
 */
export function percentRate(rate: number): number | null {
  if (!(rate >= 0 && rate <= HIGHEST)) return null;
  return rate <= HIGHEST / 100 ? Number((rate * 100).toFixed(4)) : rate;
}
