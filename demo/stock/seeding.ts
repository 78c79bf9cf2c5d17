import * as v from "valibot";
import type { Database } from "../../src/db/open.ts";
import { recordImport } from "../../src/features/stock/mutations.ts";

const DEMO_FILE = "demo stock";

const seedingSchema = v.object({
  /** Epoch ms: ages and arrivals are reckoned from it. */
  now: v.number(),
  seed: v.number(),
  count: v.number(),
  /** Vehicles that are certainly stored: those numbered below this. */
  done: v.number(),
});

/** A demo stock in the making. Its first three numbers make the same vehicles again, whenever it goes on. */
export type Seeding = v.InferOutput<typeof seedingSchema>;

/** Notes how far the demo stock is, as an import of the dealership's; within `writeStock`, give its `writer.db`. */
export async function noteSeeding(db: Database, dealershipId: number, seeding: Seeding): Promise<void> {
  const { now } = seeding;
  await db.deleteFrom("import_runs").where("file", "=", DEMO_FILE).execute();
  const run = { dealership_id: dealershipId, file: DEMO_FILE, mode: "delta", report: seeding } as const;
  await recordImport(db, { ...run, started_at: now, finished_at: now });
}

/** The demo stock that was begun and not ended, its process having been killed; null where there is none. */
export async function unfinishedSeeding(db: Database): Promise<Seeding | null> {
  const run = await db.selectFrom("import_runs").select("report").where("file", "=", DEMO_FILE).executeTakeFirst();
  const noted = v.safeParse(seedingSchema, JSON.parse(run?.report ?? "null"));
  return noted.success && noted.output.done < noted.output.count ? noted.output : null;
}
