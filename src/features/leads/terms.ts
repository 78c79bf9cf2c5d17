import type { Site } from "../site/site.ts";

/**
 * Whether a form shows the terms: where one of the dealerships that may receive it requires them. The option is each
 * dealership's own, and the shopper's last choice decides the receiver.
 */
export const termsAskedBy = (site: Pick<Site, "configFor">, dealerships: readonly string[]): boolean =>
  dealerships.some((slug) => site.configFor(slug).termsRequired);
