import { slices } from "../../db/bulk.ts";
import type { Database } from "../../db/open.ts";
import type { Car } from "../stock/schema.ts";

/** How shoppers have responded to a car so far. */
export interface Interest {
  /** How often its page was opened, on any site, as far as recorded. */
  readonly views: number;
  /** People who have it in their watchlist or get mails about price drops, each counted once. */
  readonly watchers: number;
  /** Enquiries of any kind that name it. */
  readonly leads: number;
}

type Asked = Pick<Car, "id" | "slug" | "dealership_slug">;

/**
 * The interest in each of these cars, by car ID.
 *
 * @param sitesOf returns the sites that show a dealership's stock, because another dealer's car may have the same
 * address.
 */
export async function interestIn(
  db: Database,
  cars: readonly Asked[],
  sitesOf: (dealership: string) => readonly string[],
): Promise<ReadonlyMap<number, Interest>> {
  const found = new Map<number, Interest>();
  for (const some of slices(cars)) {
    const ids = some.map(({ id }) => id);
    const [views, leads, watching] = await Promise.all([
      db.selectFrom("cars").select(["id", "views"]).where("id", "in", ids).execute(),
      db
        .selectFrom("leads")
        .select(({ fn }) => ["car_id", fn.countAll<number>().as("leads")])
        .where("car_id", "in", ids)
        .groupBy("car_id")
        .execute(),
      watchersOf(db, some, sitesOf),
    ]);
    const viewed = new Map(views.map((row) => [row.id, row.views]));
    const leadCounts = new Map(leads.map((row) => [row.car_id, Number(row.leads)]));
    for (const { id } of some)
      found.set(id, {
        views: viewed.get(id) ?? 0,
        leads: leadCounts.get(id) ?? 0,
        watchers: watching.get(id)?.size ?? 0,
      });
  }
  return found;
}

/** The people who watch each car. A member counts as one person, whether watching by watchlist or by mail. */
async function watchersOf(db: Database, cars: readonly Asked[], sitesOf: (dealership: string) => readonly string[]) {
  const who = new Map(cars.map(({ id }) => [id, new Set<string>()]));
  const lists = await db
    .selectFrom("watched_cars")
    .select(["car_id", "member_id"])
    .where(
      "car_id",
      "in",
      cars.map(({ id }) => id),
    )
    .execute();
  for (const { car_id, member_id } of lists) who.get(car_id)?.add(`member ${member_id}`);
  const mailed = await db
    .selectFrom("alerts")
    .innerJoin("alert_people", "alert_people.id", "alerts.person_id")
    .select(["alerts.car_slug", "alerts.site_slug", "alert_people.id", "alert_people.member_id"])
    .where(
      "alerts.car_slug",
      "in",
      cars.map(({ slug }) => slug),
    )
    .where("alerts.state", "=", "active")
    .execute();
  const bySlug = Map.groupBy(cars, ({ slug }) => slug);
  for (const { car_slug, site_slug, id, member_id } of mailed)
    for (const car of bySlug.get(car_slug ?? "") ?? [])
      if (sitesOf(car.dealership_slug).includes(site_slug))
        who.get(car.id)?.add(member_id > 0 ? `member ${member_id}` : `person ${id}`);
  return who;
}
