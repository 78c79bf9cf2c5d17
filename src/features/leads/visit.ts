import { parseJson, readJson, readText, siteKey, writeText } from "../../lib/site-storage.ts";
import { CAMPAIGN_PARAMETER } from "../site/campaign-link.ts";

/** What the browser keeps of a visit, under the site's own keys (SITE-046), for the lead that may come of it. */

const PAGES_KEPT = 50;

interface Visit {
  readonly visited_pages: readonly string[];
  readonly linked_query_params: Readonly<Record<string, string>>;
}

/** The last enquiry that was sent, for the thank-you page (LEAD-023, SITE-049). */
export interface Success {
  readonly category: string;
  readonly car: string | null;
}

const visitKey = (slug: string) => siteKey(slug, "visit");
const successKey = (slug: string) => siteKey(slug, "success-category");

/**
 * Notes a page of this session; the first page's query parameters are those the shopper came with (LEAD-049, LEAD-050).
 * A campaign whose slide, banner, popup or promo card was followed since is told with them, the last one of them.
 */
export function rememberPage(slug: string, path: string, query: string): void {
  const visit = leadAttributes(slug);
  const pages = visit?.visited_pages ?? [];
  const asked = new URLSearchParams(query);
  const campaign = asked.get(CAMPAIGN_PARAMETER);
  if (pages.at(-1) === path && campaign === null) return;
  const came = visit?.linked_query_params ?? Object.fromEntries(asked);
  const now: Visit = {
    visited_pages: pages.at(-1) === path ? pages : [...pages, path].slice(-PAGES_KEPT),
    linked_query_params: campaign === null ? came : { ...came, [CAMPAIGN_PARAMETER]: campaign },
  };
  writeText(() => sessionStorage, visitKey(slug), JSON.stringify(now));
}

/** `lead_attributes` of a lead sent now. */
export function leadAttributes(slug: string): Visit | null {
  return readJson(() => sessionStorage, visitKey(slug)) as Visit | null;
}

/** The field in which a form that is posted to its page brings them along, as JSON. */
export const VISIT_FIELD = "lead_attributes";

/** What a posted form brings of its visit; null for nothing that can be read. The lead's own schema judges it. */
export function postedAttributes(form: FormData): unknown {
  const told = parseJson(String(form.get(VISIT_FIELD) ?? ""));
  return typeof told === "object" ? told : null;
}

export function rememberSuccess(slug: string, success: Success): void {
  writeText(() => localStorage, successKey(slug), JSON.stringify(success));
}

/** As it was stored: a text stays the same from one reading to the next, which an object would not. */
export function lastSuccessText(slug: string): string | null {
  return readText(() => localStorage, successKey(slug));
}

/** What `lastSuccessText` holds, or null where nothing is, or nothing that can be read. */
export function parseSuccess(stored: string | null): Success | null {
  const given = parseJson(stored) as Partial<Success> | null;
  if (typeof given?.category !== "string") return null;
  return { category: given.category, car: typeof given.car === "string" ? given.car : null };
}

/** A version 4 UUID; `crypto.randomUUID` is missing where a page is served without TLS. */
export function newSubmissionId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
