import type { ActionFunctionArgs } from "react-router";
import * as v from "valibot";
import { dealerPhone } from "../../features/site/rules.ts";
import { carById } from "../../features/stock/data.ts";
import { requestScope } from "../../request.ts";
import { answer } from "./json-answer.ts";

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const RevealSchema = v.object({
  car_id: id,
  dealership_id: v.optional(v.nullable(id)),
  website_id: v.optional(v.nullable(v.union([v.number(), v.string()]))),
});

/**
 * `POST /api/phone-reveal`: a shopper wants the phone number of a car's dealer (API-004). Answers `{phone}`; 404
 * where the site has no such car of that dealership or there is no number; 422 for a malformed call. Reveals are
 * counted in the log.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return answer({ error: "Ask by POST." }, 405);
  const { app, site, requestId } = context.get(requestScope);
  const parsed = v.safeParse(RevealSchema, await request.json().catch(() => null));
  if (!parsed.success) return answer({ error: "Name the car by its car_id." }, 422);
  const { car_id, dealership_id } = parsed.output;
  const car = await carById(app.db, site, car_id);
  const isIts = dealership_id === undefined || dealership_id === null || dealership_id === car?.dealership_id;
  const phone = car && isIts ? dealerPhone(car, site) : null;
  if (!car || !phone) return answer({ error: "There is no such number here." }, 404);
  app.log.info({ requestId, site: site.slug, car_id, dealership_id: car.dealership_id }, "a phone number was revealed");
  return answer({ phone }, 200);
}

export const loader = (): Response => answer({ error: "Ask by POST." }, 405);
