import { isbot } from "isbot";
import type { LoaderFunctionArgs } from "react-router";
import { liveCar } from "../../features/vehicle/car-views.ts";
import { requestScope } from "../../request.ts";

/**
 * `GET /api/cars/{slug}/view.json`: how often the car was viewed, this time counted, and those of its fields that may
 * have changed since its page was made (API-008, API-009). A robot's reading is no view.
 */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const { app, site, userAgent } = context.get(requestScope);
  const car = await liveCar(app, site, params.slug ?? "", !isbot(userAgent));
  const headers = { "Cache-Control": "no-store" };
  return car
    ? Response.json(car, { headers })
    : Response.json({ error: "There is no such vehicle here." }, { status: 404, headers });
}
