import { sql } from "kysely";
import type { Database } from "../../db/open.ts";

/** Pairs of a car and a number of views. */
export type Counted = readonly (readonly [carId: number, views: number])[];

/** Adds views. They are not part of the car's record, so they change neither its dates nor the change log. */
export async function addViews(db: Database, counted: Counted): Promise<void> {
  const cases = counted.map(([id, views]) => sql`when ${id} then ${views}`);
  await db
    .updateTable("cars")
    .set({ views: sql<number>`views + case id ${sql.join(cases, sql` `)} else 0 end` })
    .where(
      "id",
      "in",
      counted.map(([id]) => id),
    )
    .execute();
}
