import type { LoaderFunctionArgs } from "react-router";
import { appointmentsOf } from "../../features/leads/booking-of-lead.ts";
import { requestScope } from "../../request.ts";
import { answer } from "./json-answer.ts";

/**
 * `GET /api/appointments?dealership_id=`: when a test drive can begin there, `[{date, times[]}]` (API-006, LEAD-018).
 */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { app, site, now } = context.get(requestScope);
  const id = url.searchParams.get("dealership_id") ?? "";
  if (!/^\d{1,15}$/.test(id)) return answer({ error: "Name the dealership by its number, as dealership_id." }, 422);
  const days = await appointmentsOf(app.db, site, Number(id), now);
  return days ? answer(days, 200) : answer({ error: "There is no such dealership here." }, 404);
}
