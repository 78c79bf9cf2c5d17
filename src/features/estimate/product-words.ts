/**
 * The facts of a product that stand wherever its figures do: its name and lender, its fees, the credit history meant.
 */
export interface ProductWords {
  readonly name: string;
  readonly licence: string;
  readonly fees: string | null;
  readonly tier: string | null;
}

/** A sentence that names a product, its lender and what it charges. */
export function productSentence({ name, licence, fees, tier }: ProductWords): string {
  const whom = tier === null ? "" : ` The rate is for ${tier}.`;
  return `${name} is lent by ${licence}.${whom} ${fees === null ? "It charges no fees." : `Its fees: ${fees}.`}`;
}
