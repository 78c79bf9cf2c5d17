import * as v from "valibot";
import type { Database } from "../../src/db/open.ts";
import { recordImport } from "../../src/features/stock/mutations.ts";

const DEMO_FILE = "demo stock";

const seedingSchema = v.object({
  /** Epoch ms, the reference for ages and arrivals. */
  now: v.number(),
  seed: v.number(),
  count: v.number(),
  /** Vehicles with a lower number are certainly stored. */
  done: v.number(),
});

/** A demo stock that is being made. Its first three numbers reproduce the same vehicles, whenever it continues. */
export type Seeding = v.InferOutput<typeof seedingSchema>;

/** Records the progress of the demo stock as an import of the dealership; within `writeStock`, pass its `writer.db`. */
export async function noteSeeding(db: Database, dealershipId: number, seeding: Seeding): Promise<void> {
  const { now } = seeding;
  await db.deleteFrom("import_runs").where("file", "=", DEMO_FILE).execute();
  const run = { dealership_id: dealershipId, file: DEMO_FILE, mode: "delta", report: seeding } as const;
  await recordImport(db, { ...run, started_at: now, finished_at: now });
}

/** A demo stock whose process was killed before it was finished; null for none. */
export async function unfinishedSeeding(db: Database): Promise<Seeding | null> {
  const run = await db.selectFrom("import_runs").select("report").where("file", "=", DEMO_FILE).executeTakeFirst();
  const noted = v.safeParse(seedingSchema, JSON.parse(run?.report ?? "null"));
  return noted.success && noted.output.done < noted.output.count ? noted.output : null;
}
