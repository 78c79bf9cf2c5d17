import type { Database } from "../../db/open.ts";
import type { SavedRoutes, TeamRoute } from "./rules.ts";

/** What these dealerships said at the desk, by slug. */
export async function savedRoutesOf(db: Database, slugs: readonly string[]): Promise<ReadonlyMap<string, SavedRoutes>> {
  const bySlug = new Map<string, Record<string, TeamRoute>>(slugs.map((slug) => [slug, {}]));
  if (slugs.length === 0) return bySlug;
  const rows = await db.selectFrom("lead_routes").selectAll().where("dealership_slug", "in", slugs).execute();
  for (const { dealership_slug, team, email, copies, after_hours } of rows) {
    const route = { email: JSON.parse(email), copies: JSON.parse(copies), afterHours: JSON.parse(after_hours) };
    const routes = bySlug.get(dealership_slug);
    if (routes) routes[team] = route;
  }
  return bySlug;
}

/** What one dealership said at the desk. */
export const savedRoutes = async (db: Database, slug: string): Promise<SavedRoutes> =>
  (await savedRoutesOf(db, [slug])).get(slug) ?? {};
