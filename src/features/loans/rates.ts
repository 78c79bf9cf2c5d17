/** A rate as it is shown: two decimals, per cent. */
export function rateText(rate: number): string {
  return `${rate.toFixed(2)}%`;
}
