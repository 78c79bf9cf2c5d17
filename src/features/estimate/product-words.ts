/**
 * The facts that must accompany a product's figures: its name and lender, its fees, and the credit history that it
 * requires.
 */
export interface ProductWords {
  readonly name: string;
  readonly licence: string;
  readonly fees: string | null;
  readonly tier: string | null;
}

/** A sentence with a product's name, its lender and its fees. */
export function productSentence({ name, licence, fees, tier }: ProductWords): string {
  const whom = tier === null ? "" : ` The rate is for ${tier}.`;
  return `${name} is lent by ${licence}.${whom} ${fees === null ? "It charges no fees." : `Its fees: ${fees}.`}`;
}
