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

const visitKey = (slug: string) => `${slug}:visit`;
const successKey = (slug: string) => `${slug}:success-category`;

/** Notes a page of this session; the first page's query parameters are those the shopper came with (LEAD-049, LEAD-050). */
export function rememberPage(slug: string, path: string, query: string): void {
  const visit = read<Visit>(sessionStorageOf(), visitKey(slug));
  const pages = visit?.visited_pages ?? [];
  if (pages.at(-1) === path) return;
  write(sessionStorageOf(), visitKey(slug), {
    visited_pages: [...pages, path].slice(-PAGES_KEPT),
    linked_query_params: visit?.linked_query_params ?? Object.fromEntries(new URLSearchParams(query)),
  });
}

/** `lead_attributes` of a lead sent now. */
export function leadAttributes(slug: string): Visit | null {
  return read<Visit>(sessionStorageOf(), visitKey(slug));
}

export function rememberSuccess(slug: string, success: Success): void {
  write(localStorageOf(), successKey(slug), success);
}

/** As it was stored: a text stays the same from one reading to the next, which an object would not. */
export function lastSuccessText(slug: string): string | null {
  try {
    return localStorageOf()?.getItem(successKey(slug)) ?? null;
  } catch {
    return null;
  }
}

/** What `lastSuccessText` holds, or null where nothing is, or nothing that can be read. */
export function parseSuccess(stored: string | null): Success | null {
  const given = parsed<Partial<Success>>(stored);
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

/** A browser may refuse its storage altogether; a visit is then simply not remembered. */
function storage(of: () => Storage): Storage | null {
  try {
    return of();
  } catch {
    return null;
  }
}
const sessionStorageOf = () => storage(() => sessionStorage);
const localStorageOf = () => storage(() => localStorage);

function read<T>(from: Storage | null, key: string): T | null {
  try {
    return parsed<T>(from?.getItem(key) ?? null);
  } catch {
    return null;
  }
}

function parsed<T>(text: string | null): T | null {
  try {
    return JSON.parse(text ?? "null") as T | null;
  } catch {
    return null;
  }
}

function write(to: Storage | null, key: string, value: unknown): void {
  try {
    to?.setItem(key, JSON.stringify(value));
  } catch {
    // Full, or switched off: see `storage`.
  }
}
