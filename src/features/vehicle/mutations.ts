import { sql } from "kysely";
import type { Database } from "../../db/open.ts";

/** How many views of which cars. */
export type Counted = readonly (readonly [carId: number, views: number])[];

/**
 * Adds views. The car's record stays as it was imported: its content, its dates and the change log know nothing of
 * views.
 */
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
