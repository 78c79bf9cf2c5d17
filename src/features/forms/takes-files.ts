import type { FormField } from "./site-fields.ts";

/** Where a site accepts files with an enquiry. All other requests are limited to the size of a form's text. */

interface OwnFields {
  readonly enquiryFormFields: readonly Pick<FormField, "type">[];
}

/** Whether the site's own fields include a file field. */
export const asksForFiles = ({ enquiryFormFields }: OwnFields): boolean =>
  enquiryFormFields.some(({ type }) => type === "file");

/** API calls, and pages whose forms have fixed fields without a file. */
const OTHERS =
  /^\/(api|dev|cars|checkout-journey|trade-in|sell-my-car|sell-your-car|online-payment|demo-payment|unsubscribe|alerts|sign-in|my-garage|mymotorama|mybigboxcars|myblinkr|myservco)(\/|$)/;

/**
 * Whether the page at `path` may have one of the site's forms. Without JavaScript such a form is posted together with
 * its files.
 */
export const mayTakeFiles = (path: string, config: OwnFields): boolean =>
  !OTHERS.test(path.replace(/\.data$/, "")) && asksForFiles(config);
