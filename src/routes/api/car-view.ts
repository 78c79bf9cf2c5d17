import { isbot } from "isbot";
import type { LoaderFunctionArgs } from "react-router";
import { liveCar } from "../../features/vehicle/car-views.ts";
import { requestScope } from "../../request.ts";

/**
 * `GET /api/cars/{slug}/view.json`: the car's number of views, this one included, and the fields that may have
 * changed since its page was made (API-008, API-009). Requests by robots are not counted.
 */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const { app, site, userAgent } = context.get(requestScope);
  const car = await liveCar(app, site, params.slug ?? "", !isbot(userAgent));
  const headers = { "Cache-Control": "no-store" };
  return car
    ? Response.json(car, { headers })
    : Response.json({ error: "There is no such vehicle here." }, { status: 404, headers });
}
