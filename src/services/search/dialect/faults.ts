/** An answer on the wire: an HTTP status and what its JSON says. */
export interface WireAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** What went wrong, by Meilisearch's own name for it. */
export interface Fault {
  readonly code: string;
  readonly message: string;
}

/** Codes that are answered with something else than 400 `invalid_request` (Meilisearch's error reference). */
const KINDS: Readonly<Record<string, readonly [status: number, type: string]>> = {
  missing_authorization_header: [401, "auth"],
  invalid_api_key: [403, "auth"],
  index_not_found: [404, "invalid_request"],
  document_not_found: [404, "invalid_request"],
  payload_too_large: [413, "invalid_request"],
  missing_content_type: [415, "invalid_request"],
  invalid_content_type: [415, "invalid_request"],
  too_many_search_requests: [429, "system"],
  internal: [500, "internal"],
  unavailable: [503, "internal"],
};

export const fault = (code: string, message: string): Fault => ({ code, message });

/** An error in Meilisearch's shape. */
export function wireError({ code, message }: Fault): WireAnswer {
  const [status, type] = KINDS[code] ?? [400, "invalid_request"];
  return { status, body: { message, code, type, link: `https://docs.meilisearch.com/errors#${code}` } };
}
