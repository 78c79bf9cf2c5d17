/** An answer of Stripe's API. */
export interface ApiAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export const found = (body: ApiAnswer["body"]): ApiAnswer => ({ status: 200, body });

interface Trouble {
  readonly status?: number;
  readonly type?: string;
  readonly code?: string;
  readonly param?: string;
}

/** An error in Stripe's shape. */
export const refused = (message: string, { status = 400, type, code, param }: Trouble = {}): ApiAnswer => ({
  status,
  body: {
    error: {
      type: type ?? "invalid_request_error",
      message,
      ...(code ? { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}` } : {}),
      ...(param ? { param } : {}),
    },
  },
});

export const missing = (kind: string, id: string): ApiAnswer =>
  refused(`No such ${kind}: '${id}'`, { status: 404, code: "resource_missing", param: kind });

export const BROKEN = refused("An unexpected error occurred.", { status: 500, type: "api_error" });
export const TOO_MANY = refused("Request rate limit exceeded.", { status: 429, code: "rate_limit" });
export const IN_USE = refused("There is currently another in-progress request using this Idempotent Key.", {
  status: 409,
  type: "idempotency_error",
  code: "idempotency_key_in_use",
});
export const OTHER_BODY = refused(
  "Keys for idempotent requests can only be used with the same parameters they were first used with.",
  { type: "idempotency_error" },
);

/** The key is quoted as Stripe quotes it: its kind and its last characters. */
export const wrongKey = (key: string): ApiAnswer =>
  refused(`Invalid API Key provided: ${key.slice(0, 7)}****${key.slice(-4)}`, { status: 401 });

export const noAccess = (account: string): ApiAnswer =>
  refused(`The provided key does not have access to account '${account}' (or that account does not exist).`, {
    status: 403,
    code: "account_invalid",
  });
