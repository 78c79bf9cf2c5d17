import type { FormField } from "./site-fields.ts";

/** Where a site accepts files with an enquiry: no other request may be larger than a form's text. */

interface OwnFields {
  readonly enquiryFormFields: readonly Pick<FormField, "type">[];
}

/** Whether the site's own fields include a file. */
export const asksForFiles = ({ enquiryFormFields }: OwnFields): boolean =>
  enquiryFormFields.some(({ type }) => type === "file");

/** API calls, and pages whose forms have fixed fields without a file. */
const OTHERS =
  /^\/(api|dev|cars|checkout-journey|trade-in|sell-my-car|sell-your-car|online-payment|demo-payment|unsubscribe|alerts|sign-in|my-garage|mymotorama|mybigboxcars|myblinkr|myservco)(\/|$)/;

/**
 * Whether the page at `path` may have one of the site's forms, which without JavaScript is posted together with its
 * files.
 */
export const mayTakeFiles = (path: string, config: OwnFields): boolean =>
  !OTHERS.test(path.replace(/\.data$/, "")) && asksForFiles(config);
