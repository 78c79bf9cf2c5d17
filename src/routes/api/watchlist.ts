import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { memberOf } from "../../features/sign-in/signed-in.ts";
import { watchedIds } from "../../features/watchlist/data.ts";
import { changeWatchlist, WATCH_CALLS, type WatchFailure } from "../../features/watchlist/mutations.ts";
import { type RequestScope, requestScope } from "../../request.ts";
import { answer } from "./json-answer.ts";

/** The one table from a call's failure to the HTTP status. */
const STATUS: Readonly<Record<WatchFailure["kind"], number>> = {
  malformed: 422,
  foreign: 403,
  "unknown-car": 404,
  sold: 409,
  full: 409,
};
const SIGNED_OUT = "Please sign in to keep a watchlist.";
const BROKEN = "Your watchlist can’t be reached just now. Please try again in a moment.";

/**
 * `GET /api/watchlist`: the signed-in member (USER-001, USER-002) and the ids of their saved cars (USER-009); 401 for
 * anybody else.
 */
export async function loader({ context, params, url }: LoaderFunctionArgs): Promise<Response> {
  const scope = context.get(requestScope);
  if (!scope.site.config.watchlistEnabled) return refuse(404, "This website keeps no watchlist.");
  if (params.call) return refuse(405, "Change the watchlist by POST.", { Allow: "POST" });
  return guarded(scope, async () => {
    const member = await memberOf(scope, url);
    if (!member) return refuse(401, SIGNED_OUT);
    const { id, phone } = member;
    return answer({ success: true, user: { id, phone }, cars: await watchedIds(scope.app.db, member) }, 200);
  });
}

/**
 * `POST /api/watchlist/save-car` and `…/remove-car`, `{phone_number, car_id}`: `{success}`, and `error` (API-001 to
 * API-003).
 */
export async function action({ context, params, request, url }: ActionFunctionArgs): Promise<Response> {
  const scope = context.get(requestScope);
  const { app, site, now } = scope;
  const call = WATCH_CALLS.find((known) => known === params.call);
  if (!call || !site.config.watchlistEnabled) return refuse(404, "There is no such call.");
  if (request.method !== "POST") return refuse(405, "Change the watchlist by POST.", { Allow: "POST" });
  if (!/^application\/json\b/i.test(request.headers.get("Content-Type") ?? "")) return refuse(415, "Send it as JSON.");
  return guarded(scope, async () => {
    const member = await memberOf(scope, url);
    if (!member) return refuse(401, SIGNED_OUT);
    const body: unknown = await request.json().catch(() => null);
    const changed = await changeWatchlist(app.db, site, member, { call, body, now });
    return changed.ok ? answer({ success: true }, 200) : refuse(STATUS[changed.error.kind], changed.error.message);
  });
}

/** Answers in words when the database is unavailable, as for any other failure. */
async function guarded({ app, requestId }: RequestScope, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (err) {
    app.log.error({ requestId, err }, "a watchlist could not be reached");
    return refuse(503, BROKEN);
  }
}

const refuse = (status: number, error: string, headers: Record<string, string> = {}): Response =>
  answer({ success: false, error }, status, headers);
