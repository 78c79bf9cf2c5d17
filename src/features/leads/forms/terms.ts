import type * as v from "valibot";
import type { Site } from "../../site/site.ts";
import { termsField } from "../contact.ts";

/** What the configuration makes of every form: the terms box of certain dealers (LEAD-073). */
export function termsEntries(config: { readonly termsRequired: boolean }): v.ObjectEntries {
  return config.termsRequired ? { terms_conditions: termsField } : {};
}

/**
 * Whether a form asks for the terms: where one of the dealerships that it may be sent to wants them. Which dealership
 * it comes to is known with its last word, and the option is each dealership's own.
 */
export const termsAskedBy = (site: Pick<Site, "configFor">, dealerships: readonly string[]): boolean =>
  dealerships.some((slug) => site.configFor(slug).termsRequired);
