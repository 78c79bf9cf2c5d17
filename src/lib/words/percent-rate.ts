/**
 * The legal maximum cost of a loan per year in Australia, in percent (National Credit Code). A number below a hundredth
 * of it must be a fraction.
 */
const HIGHEST = 48;

/**
 * A yearly rate in percent, whether it was written as a fraction (0.05) or in percent (5). 0 is a rate. Null for
 * anything that is not a rate.
 */
export function percentRate(given: number): number | null {
  if (!(given >= 0 && given <= HIGHEST)) return null;
  return given <= HIGHEST / 100 ? Number((given * 100).toFixed(4)) : given;
}
