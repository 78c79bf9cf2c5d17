import type { ActionFunctionArgs } from "react-router";
import { takeCall } from "../../features/trade-in/calls.ts";
import { requestScope } from "../../request.ts";
import { answer, refuse } from "./json-answer.ts";

/** `POST /api/miscellaneous`, `{column_name: "valuation", value}`, on the sites that save valuations (API-023). */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return refuse(405, "Send it by POST.", { Allow: "POST" });
  if (!/^application\/json\b/i.test(request.headers.get("Content-Type") ?? "")) return refuse(415, "Send it as JSON.");
  const reply = await takeCall("miscellaneous", request, context.get(requestScope));
  return reply ? answer(reply.body, reply.status) : refuse(404, "There is no such call.");
}

export const loader = (): Response => refuse(405, "Send it by POST.", { Allow: "POST" });
