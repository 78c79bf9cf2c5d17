import type { ActionFunctionArgs } from "react-router";
import { takeCall } from "../../features/trade-in/calls.ts";
import { requestScope } from "../../request.ts";

/** `POST /api/miscellaneous`, `{column_name: "valuation", value}`, on the sites that save valuations (API-023). */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return refuse(405, "Send it by POST.", { Allow: "POST" });
  if (!/^application\/json\b/i.test(request.headers.get("Content-Type") ?? "")) return refuse(415, "Send it as JSON.");
  const taken = await takeCall("miscellaneous", request, context.get(requestScope));
  return taken ? answer(taken.body, taken.status) : refuse(404, "There is no such call.");
}

export const loader = (): Response => refuse(405, "Send it by POST.", { Allow: "POST" });

const answer = (body: unknown, status: number, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });

const refuse = (status: number, error: string, headers: Record<string, string> = {}): Response =>
  answer({ error }, status, headers);
