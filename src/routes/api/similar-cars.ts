import type { LoaderFunctionArgs } from "react-router";
import { similarCars } from "../../features/search/data.ts";
import { carBySlug } from "../../features/stock/data.ts";
import { requestScope } from "../../request.ts";
import { answer } from "./json-answer.ts";

/** `GET /api/cars/{slug}/similar`: the ids of the cars that the page shows as similar, in its order (API-019). */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const { app, site, now, requestId } = context.get(requestScope);
  const car = await carBySlug(app.db, site, params.slug ?? "");
  if (!car) return answer({ error: "There is no such vehicle here." }, 404);
  const found = await similarCars(app.search, site, car, now);
  if (found.ok)
    return answer(
      found.value.map(({ id }) => id),
      200,
    );
  app.log.warn({ requestId, failure: found.error.kind }, "similar cars could not be searched");
  return answer({ error: "Stock cannot be searched just now. Please try again in a moment." }, 503);
}
