/** A rate as shown: two decimals and a percent sign. */
export function rateText(rate: number): string {
  return `${rate.toFixed(2)}%`;
}
