import { seedBookings } from "../../../demo/desk/bookings.ts";
import { seedLeads } from "../../../demo/desk/leads.ts";
import { seedPayments } from "../../../demo/desk/payments.ts";
import { seedRoster, seedStaff } from "../../../demo/desk/staff.ts";
import { seedViews } from "../../../demo/desk/views.ts";
import { seedAlerts } from "../../../demo/shoppers/alerts.ts";
import { seedDemo } from "../../../demo/stock/seed.ts";
import { unfinishedSeeding } from "../../../demo/stock/seeding.ts";
import { type Database, migrate, openDatabase } from "../../db/open.ts";
import type { Env } from "../../env.ts";
import { openSites } from "../../features/site/data.ts";
import { carCount } from "../../features/stock/data.ts";
import { formatFigure } from "../../lib/words/format.ts";
import { DEMO_PROCESSOR, openDemoTill } from "../../wiring/ports/demo-till.ts";
import { progress } from "../running/progress.ts";
import { inTurn } from "./taking-turns.ts";

/** Fills an empty database with the demo stock, or continues where a killed start left off, and prints progress. */
export async function seedWhenEmpty(env: Env): Promise<void> {
  const address = { url: env.databaseUrl, dataDir: env.dataDir };
  const db = await openDatabase(address);
  try {
    await migrate(db);
    // Each step checks whether it was already done; two first starts at once would both find nothing.
    await inTurn(db, { address, onWaiting: sayWaiting }, () => seed(db, env));
  } finally {
    await db.destroy();
  }
}

const sayWaiting = () => console.log("forecourt: another start makes the demo's data; waiting until it is done …");

async function seed(db: Database, env: Env): Promise<void> {
  await seedStaff(db, Date.now());
  const unfinished = await unfinishedSeeding(db);
  if (!unfinished && (await carCount(db)) > 0) return seedPeople(db, env);
  const seeding = unfinished ?? { now: Date.now(), count: env.demoStock, seed: 1, done: 0 };
  console.log(`forecourt: making ${unfinished ? "the rest of " : ""}${formatFigure(seeding.count)} demo vehicles …`);
  const sites = await openSites(env.sitesDir, { defaultSite: env.defaultSite });
  await seedDemo(db, sites, { ...seeding, onProgress: progress(seeding.done) });
  await sites.close();
  await seedPeople(db, env);
}

/** From this many vehicles on, the demo also gets leads and alerts; the small stock of tests has none. */
const PEOPLE_FROM = 2_000;

async function seedPeople(db: Database, env: Env): Promise<void> {
  if (env.demoStock < PEOPLE_FROM) return;
  const sites = await openSites(env.sitesDir, { defaultSite: env.defaultSite });
  const common = { now: Date.now(), sites: ["halden", "kingtide"] };
  await seedViews(db, common.now);
  await seedRoster(db, common.now);
  await seedLeads(db, sites, { ...common, perSite: 1_000 });
  await seedPayments(db, sites, { ...common, perSite: 70, till: { name: DEMO_PROCESSOR, ...openDemoTill(env) } });
  await seedBookings(db, sites, common);
  const { seedFeedRuns } = await import("../../../demo/desk/feed-runs.ts");
  await seedFeedRuns(db, sites, { now: common.now, dataDir: env.dataDir });
  await seedAlerts(db, sites, common.now);
  await sites.close();
}
