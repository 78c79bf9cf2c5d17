import type { FormField } from "./site-fields.ts";

/** Where a site takes files with an enquiry: nowhere else is anything read that is larger than a form's words. */

interface OwnFields {
  readonly enquiryFormFields: readonly Pick<FormField, "type">[];
}

/** Whether the site's own fields ask for a file. */
export const asksForFiles = ({ enquiryFormFields }: OwnFields): boolean =>
  enquiryFormFields.some(({ type }) => type === "file");

/** Calls, and pages whose forms have fields of their own, none of which is a file. */
const OTHERS =
  /^\/(api|dev|cars|checkout-journey|trade-in|sell-my-car|sell-your-car|online-payment|demo-payment|unsubscribe|sign-in|my-garage|mymotorama|mybigboxcars|myblinkr|myservco)(\/|$)/;

/** Whether the page at `path` may hold one of the site's forms, posted with its files as it is without JavaScript. */
export const mayTakeFiles = (path: string, config: OwnFields): boolean =>
  !OTHERS.test(path.replace(/\.data$/, "")) && asksForFiles(config);
