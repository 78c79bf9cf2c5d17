import type { Site } from "../site/site.ts";

/**
 * Whether a form asks for the terms: where one of the dealerships that it may be sent to wants them. Which dealership
 * it comes to is known with its last word, and the option is each dealership's own.
 */
export const termsAskedBy = (site: Pick<Site, "configFor">, dealerships: readonly string[]): boolean =>
  dealerships.some((slug) => site.configFor(slug).termsRequired);
