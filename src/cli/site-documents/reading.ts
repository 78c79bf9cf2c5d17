import { rmSync } from "node:fs";
import { pino } from "pino";
import { openDocumentsFolder } from "../../features/site-documents/following.ts";
import { openFiles } from "../../wiring/ports/files.ts";
import { withDatabase } from "../running/database.ts";
import { environment } from "../running/environment.ts";
import { fetching } from "./unread.ts";

/**
 * If FORECOURT_SITES_FROM names the database, writes the sites' current documents into a folder, uses it as the sites
 * folder of this command, and deletes it when the process ends. Only `status` checks whether their pictures can be
 * fetched: a nightly import must not skip a dealership because its logo's store is unavailable.
 */
export async function readSitesFromDatabase(word: string): Promise<void> {
  const env = environment();
  if (env.sitesFrom !== "database") return;
  const log = pino({ level: "warn" }, pino.destination(2));
  const { dir, health } = await withDatabase(async (db) => {
    const files = await openFiles(env);
    const isTextEnough = word !== "status";
    return openDocumentsFolder({ db, files, isTextEnough, intervalMs: 1, log }).finally(() => files.close());
  });
  fetching.unread = health().unread;
  process.once("exit", () => rmSync(dir, { recursive: true, force: true }));
  process.env.FORECOURT_SITES = dir;
  process.env.FORECOURT_SITES_FROM = "folder";
}
