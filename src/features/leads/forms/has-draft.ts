import { siteKey } from "../../../lib/site-storage.ts";

/** What the names of all drafts of a site begin with, in this browser's session storage. */
export const draftsOf = (site: string): string => siteKey(site, "draft");

/** Whether this tab keeps what was typed into a form of the page that is open, looked up before the form's own code. */
export function hasDraft(site: string): boolean {
  try {
    const of = `${draftsOf(site)}:${location.pathname}#`;
    return Object.entries(sessionStorage).some(([name, kept]) => name.startsWith(of) && kept !== "null");
  } catch {
    return false;
  }
}
