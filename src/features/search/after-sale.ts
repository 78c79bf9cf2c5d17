import { ok, type Result } from "../../lib/result.ts";
import { slugOf } from "../../lib/words/slug.ts";
import type { SearchEngine, SearchFailure } from "../../services/search/port.ts";
import { manufacturerSlug } from "../makes/manufacturers.ts";
import type { Site } from "../site/site.ts";
import type { Car } from "../stock/schema.ts";
import { searchRoute } from "./data.ts";

/**
 * The address that a sold car's page redirects to: its model's search, otherwise its make's; null if the site has
 * neither.
 */
export async function searchAfterSale(
  search: SearchEngine,
  site: Site,
  car: Pick<Car, "make" | "model">,
): Promise<Result<string | null, SearchFailure>> {
  const make = manufacturerSlug(car.make);
  for (const segments of [[make, slugOf(car.model)], [make]]) {
    if (segments.includes("")) continue;
    const route = await searchRoute(search, site, segments);
    if (route.ok && (route.value.kind === "model" || route.value.kind === "make")) return ok(route.value.path);
    if (!route.ok && route.error !== "not-found") return { ok: false, error: route.error };
  }
  return ok(null);
}
