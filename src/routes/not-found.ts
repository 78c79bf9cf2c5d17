import { data } from "react-router";
import { cacheUntilTagsChange, carCard } from "../features/cards/card.ts";
import { type LostView, searchOf } from "../features/content/lost.ts";
import { lostStock } from "../features/search/lost.ts";
import type { RequestScope } from "../request.ts";

interface Lost {
  readonly status?: 404 | 410;
  /** On a vehicle's page: the slug of its address. */
  readonly vehicle?: string;
}

/** Makes the error that a loader throws for a missing page: the status, and data for what the shopper can do next. */
export async function notFound(scope: RequestScope, { status = 404, vehicle }: Lost = {}) {
  const { app, site, now, requestId } = scope;
  const stock = await lostStock(app.search, site, vehicle ?? null, now);
  if (!stock.ok) {
    app.log.warn({ requestId, failure: stock.error.kind }, "a page that is not there, without cars to go on with");
    return data(null, { status });
  }
  cacheUntilTagsChange(stock.value.cars, scope);
  const lost: LostView = {
    vehicle: vehicle !== undefined,
    like: stock.value.named && searchOf(stock.value.named),
    cars: stock.value.cars.map((car) => ({ ...carCard(car, site, now), estimate: null })),
  };
  return data(lost, { status });
}
