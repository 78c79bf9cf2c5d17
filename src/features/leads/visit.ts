import { parseJson, readJson, readText, siteKey, writeText } from "../../lib/site-storage.ts";
import { CAMPAIGN_PARAMETER } from "../site/campaigns/campaign-link.ts";

/** The browser's record of a visit, under the site's own keys (SITE-046), to be sent with a later lead. */

const MAX_STORED_PAGES = 50;

interface Visit {
  readonly visited_pages: readonly string[];
  readonly linked_query_params: Readonly<Record<string, string>>;
}

/** The last enquiry sent, for the thanks page (LEAD-023, SITE-049). */
export interface Success {
  readonly category: string;
  readonly car: string | null;
}

const visitKey = (slug: string) => siteKey(slug, "visit");
const successKey = (slug: string) => siteKey(slug, "success-category");

/**
 * Records a page of this session. The first page's query parameters are stored as the visit's origin (LEAD-049,
 * LEAD-050), together with the last campaign whose slide, banner, popup or promo card the shopper followed.
 */
export function rememberPage(slug: string, path: string, query: string): void {
  const visit = leadAttributes(slug);
  const pages = visit?.visited_pages ?? [];
  const params = new URLSearchParams(query);
  const campaign = params.get(CAMPAIGN_PARAMETER);
  if (pages.at(-1) === path && campaign === null) return;
  const came = visit?.linked_query_params ?? Object.fromEntries(params);
  const now: Visit = {
    visited_pages: pages.at(-1) === path ? pages : [...pages, path].slice(-MAX_STORED_PAGES),
    linked_query_params: campaign === null ? came : { ...came, [CAMPAIGN_PARAMETER]: campaign },
  };
  writeText(() => sessionStorage, visitKey(slug), JSON.stringify(now));
}

/** `lead_attributes` of a lead sent now. */
export function leadAttributes(slug: string): Visit | null {
  return readJson(() => sessionStorage, visitKey(slug)) as Visit | null;
}

/** The field in which a posted form sends these attributes, as JSON. */
export const VISIT_FIELD = "lead_attributes";

/** The visit in a posted form; null if it is unreadable. The lead's own schema checks it. */
export function postedAttributes(form: FormData): unknown {
  const parsed = parseJson(String(form.get(VISIT_FIELD) ?? ""));
  return typeof parsed === "object" ? parsed : null;
}

/**
 * Stores the last enquiry for the thanks page. If that fails, forgets the one before, whose car the thanks would name.
 */
export function rememberSuccess(slug: string, success: Success): void {
  const key = successKey(slug);
  if (writeText(() => localStorage, key, JSON.stringify(success))) return;
  try {
    localStorage.removeItem(key);
  } catch {
    // If storage is blocked, there is nothing to remove.
  }
}

/** The stored text itself. Unlike a parsed object, a text stays equal between reads. */
export function lastSuccessText(slug: string): string | null {
  return readText(() => localStorage, successKey(slug));
}

/** The parsed content of `lastSuccessText`; null if there is none or it is unreadable. */
export function parseSuccess(stored: string | null): Success | null {
  const parsedSuccess = parseJson(stored) as Partial<Success> | null;
  if (typeof parsedSuccess?.category !== "string") return null;
  return { category: parsedSuccess.category, car: typeof parsedSuccess.car === "string" ? parsedSuccess.car : null };
}

/** A version 4 UUID; `crypto.randomUUID` does not exist on pages served without TLS. */
export function newSubmissionId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** The prefix of the names of all drafts of a site in this browser's session storage. */
export const draftsOf = (site: string): string => siteKey(site, "draft");

/** Whether this tab has a draft for a form on the current page. Runs before the form's own code is loaded. */
export function hasDraft(site: string): boolean {
  try {
    const of = `${draftsOf(site)}:${location.pathname}`;
    const isOne = (name: string) => name.startsWith(of) && /^[?#]/.test(name.slice(of.length));
    return Object.entries(sessionStorage).some(([name, value]) => isOne(name) && value !== "null");
  } catch {
    return false;
  }
}
