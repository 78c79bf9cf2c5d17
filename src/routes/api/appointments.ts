import type { LoaderFunctionArgs } from "react-router";
import { appointmentsOf } from "../../features/leads/bookings/booking-of-lead.ts";
import { requestScope } from "../../request.ts";
import { answer } from "./json-answer.ts";

/**
 * `GET /api/appointments?dealership_id=`: when a test drive can begin there, `[{date, times[]}]` (API-006, LEAD-018).
 * With `car_id`, when that vehicle is there; with `kind=service`, when one can be brought to its service; `location`
 * names the place instead of the dealership.
 */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { app, site, now } = context.get(requestScope);
  const param = (name: string) => url.searchParams.get(name) ?? "";
  const [id, car, location] = [param("dealership_id"), param("car_id"), param("location").slice(0, 100)];
  if (!location && !isNumber(id)) return answer({ error: "Name the dealership by its number, as dealership_id." }, 422);
  const days = await appointmentsOf(app.db, site, {
    kind: param("kind") === "service" ? "service" : "test-drive",
    dealershipId: isNumber(id) ? Number(id) : null,
    location: location || null,
    carId: isNumber(car) ? Number(car) : null,
    now,
  });
  return days ? answer(days, 200) : answer({ error: "There is no such dealership here." }, 404);
}

const isNumber = (written: string): boolean => /^\d{1,15}$/.test(written);
