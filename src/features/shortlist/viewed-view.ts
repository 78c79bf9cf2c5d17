import { ok, type Result } from "../../lib/result.ts";
import type { App } from "../../request.ts";
import type { SearchFailure } from "../../services/search/port.ts";
import type { Site } from "../site/site.ts";
import { type FoundCars, foundCars } from "./favourites-view.ts";
import { MOST_VIEWED } from "./viewed-cars.ts";

/**
 * The site's cars of these ids (`7,9`) as cards at `now`, in their order; those that are no longer listed are left out.
 */
export async function carsViewed(
  { db, search }: Pick<App, "db" | "search">,
  site: Site,
  ids: string | null,
  now: number,
): Promise<Result<Pick<FoundCars, "cards" | "financeNotice">, SearchFailure>> {
  const requested = (ids ?? "")
    .split(",")
    .filter((id) => /^\d{1,15}$/.test(id))
    .slice(0, MOST_VIEWED)
    .map(Number);
  if (requested.length === 0) return ok({ cards: [], financeNotice: null });
  const rows = await db.selectFrom("cars").select(["id", "slug"]).where("id", "in", requested).execute();
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  return foundCars(
    search,
    site,
    requested.flatMap((id) => slugs.get(id) ?? []),
    now,
  );
}
