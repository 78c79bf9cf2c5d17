import { rmSync } from "node:fs";
import { pino } from "pino";
import { openDocumentsFolder } from "../../features/site-documents/following.ts";
import { openFiles } from "../../wiring/ports/files.ts";
import { withDatabase } from "../running/database.ts";
import { environment } from "../running/environment.ts";
import { fetching } from "./unread.ts";

/**
 * Where FORECOURT_SITES_FROM names the database: writes the sites' current documents into a folder for this command,
 * names it to the command as its folder of sites, and deletes it when the process ends. Only `status` looks whether
 * their pictures can be fetched: an import at night must not miss a dealership whose logo's store is away.
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
