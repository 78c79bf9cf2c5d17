import type { Database } from "../../src/db/open.ts";
import { addViews } from "../../src/features/vehicle/mutations.ts";
import { chance } from "../stock/random.ts";

const AT_ONCE = 500;
const DAY_MS = 86_400_000;

/**
 * Views as shoppers would have left them: more of a car that is listed longer, fewer a day as it grows stale, and of a
 * few cars many times what others have. Does nothing where any car was looked at already.
 */
export async function seedViews(db: Database, now: number): Promise<void> {
  const seen = await db.selectFrom("cars").select("id").where("views", ">", 0).limit(1).execute();
  if (seen.length > 0) return;
  const cars = await db.selectFrom("cars").select(["id", "created_at", "photos_count"]).orderBy("id").execute();
  const random = chance(1, 7);
  const counted = cars.map(({ id, created_at, photos_count }) => {
    const days = Math.max(0, (now - created_at) / DAY_MS);
    const daily = 1.5 + 14 * random.next() ** 3;
    return [id, Math.round(daily * days ** 0.8 * (photos_count < 3 ? 0.3 : 1))] as const;
  });
  for (let at = 0; at < counted.length; at += AT_ONCE) await addViews(db, counted.slice(at, at + AT_ONCE));
}
