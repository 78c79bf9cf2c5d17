/** Postcodes of the territories within New South Wales' numbers, from and to. */
const CAPITAL_TERRITORY: readonly (readonly [number, number])[] = [
  [200, 299],
  [2600, 2618],
  [2900, 2920],
];
/** The state of a postcode's thousand. */
const BY_THOUSAND = ["NT", "NSW", "NSW", "VIC", "QLD", "SA", "WA", "TAS", "VIC", "QLD"] as const;

/** The state or territory in which nearly all places of a postcode (four digits) lie. */
export function usualState(postcode: string): string {
  const number = Number(postcode);
  if (CAPITAL_TERRITORY.some(([from, to]) => from <= number && number <= to)) return "ACT";
  return BY_THOUSAND[Math.floor(number / 1000)] ?? "";
}
