import type { Command } from "commander";
import { seedDemo } from "../../demo/stock/seed.ts";
import { describeDatabaseError, openDatabase } from "../db/open.ts";
import { formatFigure } from "../lib/words/format.ts";
import { haveTables } from "./running/database.ts";
import { environment, prepareDataDir } from "./running/environment.ts";
import { stopWith } from "./running/failure.ts";
import { progress } from "./running/progress.ts";
import { sitesIn } from "./running/sites.ts";

/** `forecourt demo`: adds invented vehicles to every dealership, the same ones for the same seed. */
export function register(program: Command): void {
  program
    .command("demo")
    .description("fill the database with invented vehicles")
    .option("--count <vehicles>", "how many, over all dealerships", "6000")
    .option("--seed <number>", "another number makes other vehicles", "1")
    .option("--advertise-in-production", "in production mode too, where shoppers would take them for real")
    .action(async (options: { count: string; seed: string; advertiseInProduction?: true }) => {
      if (environment().mode === "production" && !options.advertiseInProduction) {
        stopWith(
          "this is production: invented vehicles would be advertised to shoppers. If that is what you want, say so with --advertise-in-production.",
        );
      }
      await fill(wholeNumber("--count", options.count), wholeNumber("--seed", options.seed));
    });
}

async function fill(count: number, seed: number): Promise<void> {
  const env = environment();
  prepareDataDir(env);
  const started = performance.now();
  try {
    const db = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir });
    await haveTables(db);
    const sites = await sitesIn(env.sitesDir);
    const made = await seedDemo(db, sites, { now: Date.now(), count, seed, onProgress: progress() });
    await sites.close();
    await db.destroy();
    console.log(`${formatFigure(made)} vehicles in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  } catch (error) {
    const failure = describeDatabaseError(error);
    if (!failure) {
      throw error;
    }
    stopWith(failure.message);
  }
}

function wholeNumber(option: string, text: string): number {
  return /^\d{1,7}$/.test(text) ? Number(text) : stopWith(`${option} must be a whole number, not "${text}".`, 2);
}
