import type { Database } from "../../db/open.ts";

export interface PictureStanding {
  readonly source: string;
  readonly state: "waiting" | "stored" | "refused";
  /** Why the last fetch failed; null if it succeeded or has not been tried. */
  readonly problem: string | null;
}

/** A car's pictures that are fetched, and the state of each, in the order in which its feed named them. */
export async function pictureStandings(
  db: Database,
  { dealership_id, stocknum }: { readonly dealership_id: number; readonly stocknum: string },
): Promise<readonly PictureStanding[]> {
  return db
    .selectFrom("stock_picture_uses as u")
    .innerJoin("stock_pictures as p", "p.id", "u.picture_id")
    .select(["p.source", "p.state", "p.problem"])
    .where("u.dealership_id", "=", dealership_id)
    .where("u.stocknum", "=", stocknum)
    .orderBy("p.id")
    .execute();
}

/** How many pictures are waiting to be fetched, stored and refused, over all dealerships. */
export async function pictureCounts(
  db: Database,
): Promise<{ readonly waiting: number; readonly stored: number; readonly refused: number }> {
  const rows = await db
    .selectFrom("stock_pictures")
    .select(["state", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const counts = { waiting: 0, stored: 0, refused: 0 };
  for (const { state, count } of rows) counts[state] = Number(count);
  return counts;
}
