import { counted } from "../../lib/words/format.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Model } from "../site/site.ts";

/** The make of a dealer who sells new vehicles of one make only; null for any other. */
export function onlyMake(models: readonly Pick<Model, "manufacturer_name">[]): string | null {
  const [make, ...others] = new Set(models.map(({ manufacturer_name }) => manufacturer_name));
  return make !== undefined && others.length === 0 ? make : null;
}

/** A make, or all others together, with the warranty of its new vehicles. */
export interface WarrantyLine {
  readonly make: string;
  readonly text: string;
}

/** `5 years, unlimited km` */
const termOf = ({ years, unlimitedKm }: SiteConfig["warrantyYears"][string]): string =>
  unlimitedKm ? `${counted(years, "year")}, unlimited km` : counted(years, "year");

/**
 * The new-vehicle warranty of a make: its own, else that of all others; null where the site states neither
 * (CONT-030).
 */
export function warrantyText({ warrantyYears }: Pick<SiteConfig, "warrantyYears">, make: string): string | null {
  const term = warrantyYears[make] ?? warrantyYears.default;
  return term ? termOf(term) : null;
}

/**
 * The lines of a warranty page: each make that the dealer sells new, in its order, then the standard of all others
 * (CONT-029).
 */
export function warrantyLines(
  { warrantyYears }: Pick<SiteConfig, "warrantyYears">,
  models: readonly Pick<Model, "manufacturer_name">[],
): readonly WarrantyLine[] {
  const makes = [...new Set(models.map(({ manufacturer_name }) => manufacturer_name))];
  const own = makes.flatMap((make) => {
    const term = warrantyYears[make];
    return term ? [{ make, text: termOf(term) }] : [];
  });
  const { default: others } = warrantyYears;
  if (!others) return own;
  return [...own, { make: own.length > 0 ? "Other makes, as standard" : "All makes", text: termOf(others) }];
}
