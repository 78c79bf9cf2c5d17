import type { Database } from "../../db/open.ts";
import type { RouteName, TeamRoute } from "./rules.ts";

/** Within a transaction: what a dealership says at the desk of one way, in place of its file. */
export async function keepRoute(
  trx: Database,
  dealership: string,
  name: RouteName,
  { email, copies, afterHours }: TeamRoute,
  now: number,
): Promise<void> {
  const lists = {
    email: JSON.stringify(email),
    copies: JSON.stringify(copies),
    after_hours: JSON.stringify(afterHours),
    changed_at: now,
  };
  await trx
    .insertInto("lead_routes")
    .values({ dealership_slug: dealership, team: name, ...lists })
    .onConflict((conflict) => conflict.columns(["dealership_slug", "team"]).doUpdateSet(lists))
    .execute();
}

/** Within a transaction: gives a way back to the dealership's file. */
export async function dropRoute(trx: Database, dealership: string, name: RouteName): Promise<void> {
  await trx.deleteFrom("lead_routes").where("dealership_slug", "=", dealership).where("team", "=", name).execute();
}
