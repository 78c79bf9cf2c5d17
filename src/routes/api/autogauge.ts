import type { LoaderFunctionArgs } from "react-router";
import { priceComparison } from "../../features/pricing/data.ts";
import { carBySlug } from "../../features/stock/data.ts";
import { requestScope } from "../../request.ts";

/**
 * Milliseconds for which an outside market's answer is cached, because that market moves independently of our stock.
 */
const HOLDS_MS = 3_600_000;

/**
 * `GET {car.path}/autogauge`: the price comparison of a car (API-007). 404 where the site has no such car or
 * does not compare its price, 503 while the market does not answer.
 */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const { app, site, now, changesAt, requestId } = context.get(requestScope);
  const car = await carBySlug(app.db, site, params.slug ?? "");
  if (!car) return failure(404, "There is no such vehicle here.");
  const found = await priceComparison(app.market, site, car);
  if (found.ok) {
    changesAt(now + HOLDS_MS);
    return Response.json(found.value);
  }
  if (found.error.kind === "not-compared") return failure(404, "The price of this vehicle is not compared.");
  app.log.warn({ requestId, failure: found.error.message }, "a price could not be compared");
  return failure(503, "The market cannot be asked just now. Please try again in a moment.");
}

const failure = (status: number, error: string): Response => Response.json({ error }, { status });
