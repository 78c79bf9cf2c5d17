import { carBySlug } from "../../features/stock/data.ts";
import type { Car } from "../../features/stock/schema.ts";
import type { RequestScope } from "../../request.ts";
import { notFound } from "../not-found.ts";
import { toSlug } from "../own-slug.ts";

/**
 * The car that an address names. Of a slug in capitals it throws the redirect to the car's own, whose letters are all
 * small; of one that the site does not have, the page that says so.
 */
export async function carOfAddress(
  scope: RequestScope,
  slug: string | undefined,
  url: URL,
  find = carBySlug,
): Promise<Car> {
  const { app, site } = scope;
  const requested = slug ?? "";
  const car = await find(app.db, site, requested);
  if (car) return car;
  const lowerCased = requested.toLowerCase();
  if (lowerCased !== requested && (await find(app.db, site, lowerCased))) throw toSlug(lowerCased, requested, url);
  throw await notFound(scope, { vehicle: requested });
}
