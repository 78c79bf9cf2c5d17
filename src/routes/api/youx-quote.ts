import type { ActionFunctionArgs } from "react-router";
import * as v from "valibot";
import { quoteQuestion } from "../../features/estimate/youx.ts";
import { carByVin } from "../../features/stock/data.ts";
import { requestScope } from "../../request.ts";
import { answer } from "./json-answer.ts";

/** The part of the request that is used: the vehicle's VIN. Everything else is read from our stock (API-031). */
const QuestionSchema = v.object({ vin: v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/)) });

/**
 * `POST /api/youx/quote`: the broker's quote for a vehicle of this site (API-031), at the price in our stock. 404
 * where no quote may be requested (FIN-082), 503 where the broker does not answer.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return answer({ error: "Ask by POST." }, 405);
  const { app, site, requestId } = context.get(requestScope);
  const parsed = v.safeParse(QuestionSchema, await request.json().catch(() => null));
  if (!parsed.success) return answer({ error: "Name the vehicle by its vin." }, 422);
  const car = site.config.youxQuoteEnabled && app.quotes ? await carByVin(app.db, site, parsed.output.vin) : null;
  const question = car && quoteQuestion(car, site.configFor(car.dealership_slug));
  if (!app.quotes || !question) return answer({ error: "This vehicle is not quoted." }, 404);
  const quote = await app.quotes.quote(question);
  if (quote.ok) return answer(quote.value, 200);
  app.log.warn({ requestId, failure: quote.error.message }, "a vehicle could not be quoted");
  return answer({ error: "There is no quote." }, quote.error.kind === "rejected" ? 404 : 503);
}

export const loader = (): Response => answer({ error: "Ask by POST." }, 405);
