import type { LoaderFunctionArgs } from "react-router";
import { type DeliveryFailure, deliveryPrice, isDelivered } from "../../features/delivery/data.ts";
import { carIdOf } from "../../features/stock/car-id.ts";
import { carById } from "../../features/stock/data.ts";
import { requestScope } from "../../request.ts";
import { answer } from "./json-answer.ts";

const STATUS: Readonly<Record<DeliveryFailure["kind"], number>> = { postcode: 422, unknown: 404, none: 404 };

/**
 * `GET /api/delivery-price?postcode=&car_id=`: `{price, name}` in dollars to a region (API-005); 404 where there is
 * no estimate, postcode or deliverable car, 422 for a malformed postcode, each with `{error}`.
 */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { app, site } = context.get(requestScope);
  const id = carIdOf(url.searchParams);
  const car = id === null ? null : await carById(app.db, site, id);
  if (!car) return answer({ error: "There is no such vehicle here." }, 404);
  if (!isDelivered(car, site)) return answer({ error: "This vehicle is not delivered." }, 404);
  const found = await deliveryPrice(app.geocoding, site, car, url.searchParams.get("postcode") ?? "");
  return found.ok ? answer(found.value, 200) : answer({ error: found.error.message }, STATUS[found.error.kind]);
}
