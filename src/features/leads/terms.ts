import type { Site } from "../site/site.ts";

/**
 * Whether a form shows the terms: if any dealership that may receive it requires them. Each dealership has its own
 * option, and the receiver depends on the shopper's last choice.
 */
export const areTermsRequired = (site: Pick<Site, "configFor">, dealerships: readonly string[]): boolean =>
  dealerships.some((slug) => site.configFor(slug).termsRequired);
