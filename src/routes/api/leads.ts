import type { ActionFunctionArgs } from "react-router";
import { type LeadFailure, submitLead } from "../../features/leads/mutations.ts";
import { originOf } from "../../features/seo/head.ts";
import { requestScope } from "../../request.ts";
import { answer, refuse } from "./json-answer.ts";

/** The one table from a lead's failure to the HTTP status (ERR-025). */
const STATUS: Readonly<Record<LeadFailure["kind"], number>> = {
  invalid: 422,
  "unknown-car": 404,
  "unknown-dealership": 404,
  unavailable: 503,
};

/**
 * `POST /api/leads`, JSON in, JSON out: `{lead_id}`, or `{error}` with a status, and `errors` by field (API-020,
 * API-021).
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return refuse(405, "Send a lead by POST.", { Allow: "POST" });
  if (!/^application\/json\b/i.test(request.headers.get("Content-Type") ?? ""))
    return refuse(415, "Send a lead as JSON.");
  const { app, site, now, ip, userAgent } = context.get(requestScope);
  const body: unknown = await request.json().catch(() => null);
  const result = await submitLead(app.db, site, body, {
    now,
    ip,
    userAgent,
    origin: originOf(site, new URL(request.url)),
  });
  if (result.ok) return answer(result.value, 200);
  const failure = result.error;
  if (failure.kind === "unavailable") app.log.error({ err: failure.cause }, "a lead could not be stored");
  if (failure.kind !== "invalid") return answer({ error: failure.message }, STATUS[failure.kind]);
  const { errors } = failure;
  const list = errors.map(({ field, message }) => (field ? `${field}: ${message}` : message));
  return answer({ error: ["Please fix the following errors:", ...list].join("\n"), errors }, STATUS.invalid);
}

export const loader = (): Response => refuse(405, "Send a lead by POST.", { Allow: "POST" });
