import type { LoaderFunctionArgs } from "react-router";
import { carIdOf } from "../../features/stock/car-id.ts";
import { carById } from "../../features/stock/data.ts";
import { financeDisclaimer } from "../../features/vehicle/vehicle-finance.ts";
import { requestScope } from "../../request.ts";

/**
 * `GET /api/finance-disclaimer?car_id=`: `{disclaimer}` (API-018); 404 where the site has no such car or no
 * disclaimer.
 */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { app, site, now } = context.get(requestScope);
  const id = carIdOf(url.searchParams);
  const car = id === null ? null : await carById(app.db, site, id);
  const disclaimer = car && financeDisclaimer(car, site.configFor(car.dealership_slug), now);
  const headers = { "Cache-Control": "no-store" };
  return disclaimer
    ? Response.json({ disclaimer }, { headers })
    : Response.json({ error: "There is no finance disclaimer for this vehicle." }, { status: 404, headers });
}
