/** A response on the wire: an HTTP status, and the value of its JSON body. */
export interface WireAnswer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Entries of a JSON object that keep their order on the wire. A plain object would put names that look like numbers
 * first: a facet's "10" before its "9", and both before "Audi".
 */
export class InOrder {
  readonly entries: readonly (readonly [name: string, value: unknown])[];

  constructor(entries: InOrder["entries"]) {
    this.entries = entries;
  }

  /** The same entries as a plain object, for code that reads the value itself. */
  toJSON(): Record<string, unknown> {
    return Object.fromEntries(this.entries);
  }
}

/** An answer's body as JSON, in which every `InOrder` keeps its order. */
export function wireText(body: unknown): string {
  if (body instanceof InOrder) return objectText(body.entries);
  if (typeof body !== "object" || body === null || !("facetDistribution" in body || "results" in body)) {
    return JSON.stringify(body);
  }
  const entries = Object.entries(body).filter(([, value]) => value !== undefined);
  return objectText(
    entries.map(([name, value]) => [name, name === "results" && Array.isArray(value) ? new Texts(value) : value]),
  );
}

/** Answers of several queries. */
class Texts {
  readonly texts: string;

  constructor(bodies: readonly unknown[]) {
    this.texts = `[${bodies.map(wireText).join(",")}]`;
  }
}

function objectText(entries: InOrder["entries"]): string {
  const written = entries.map(([name, value]) => {
    const text =
      value instanceof Texts
        ? value.texts
        : value instanceof InOrder
          ? objectText(value.entries)
          : JSON.stringify(value);
    return `${JSON.stringify(name)}:${text}`;
  });
  return `{${written.join(",")}}`;
}

/** An error, by Meilisearch's own code for it. */
export interface Fault {
  readonly code: string;
  readonly message: string;
}

/**
 * Error codes with a status other than 400 or a type other than `invalid_request` (from Meilisearch's error reference).
 */
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
