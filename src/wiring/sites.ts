import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Database } from "../db/open.ts";
import type { Env } from "../env.ts";
import { type CachedReadings, keepIn, openSites, type Sites } from "../features/site/data.ts";
import { type DocumentsHealth, openDocumentsFolder } from "../features/site-documents/following.ts";
import { keepFresh, removeAbandonedFolders, temporaryFolder } from "../lib/files/temporary-folder.ts";
import type { FileStore } from "../services/files/port.ts";

/** Milliseconds between two polls for new revisions of the sites' documents. */
const DOCUMENTS_MS = 250;

export interface OpenedSites {
  readonly sites: Sites;
  /** For child processes: it makes them read the sites from the same folder as this process. */
  readonly env: Env;
  /** How up to date the process is with the database's documents; null if the sites come from a folder. */
  readonly documents: (() => DocumentsHealth) | null;
  close(): Promise<void>;
}

/**
 * Opens the sites from the place named by FORECOURT_SITES_FROM, and follows changes there. First removes the temporary
 * folders of killed processes, most of which hold sites.
 */
export async function openSitesFrom(env: Env, db: Database, files: FileStore, log: Logger): Promise<OpenedSites> {
  await removeAbandonedFolders();
  const { kept, dir, forget } = await openKept(env);
  const options = { defaultSite: env.defaultSite, log, secrets: env.secret, kept };
  if (env.sitesFrom === "folder") {
    const sites = await openSites(env.sitesDir, { ...options, watch: true });
    const rest = keepFresh([dir]);
    const close = async () => {
      rest();
      await sites.close();
      await forget();
    };
    return { sites, env, documents: null, close };
  }
  const documents = await openDocumentsFolder({ db, files, intervalMs: DOCUMENTS_MS, log });
  const sites = await openSites(documents.dir, options);
  documents.follow(sites.reload);
  const rest = keepFresh([documents.dir, dir]);
  const close = async () => {
    rest();
    await documents.close();
    await sites.close();
    await forget();
  };
  return { sites, env: { ...env, sitesDir: documents.dir, sitesFrom: "folder" }, documents: documents.health, close };
}

/**
 * Opens the cache of parsed sites, which are loaded only when needed. A built server reuses at its next start what it
 * has checked; development sources do not, because they change without a new version number.
 */
async function openKept({
  dataDir,
  sitesFrom,
}: Env): Promise<{ readonly kept: CachedReadings; readonly dir: string; forget(): Promise<void> }> {
  const isBuilt = import.meta.filename.endsWith(".js");
  if (isBuilt && sitesFrom === "folder") {
    const build = createHash("sha256").update(await readFile(import.meta.filename));
    const dir = join(dataDir, "sites-kept");
    const name = build.digest("hex").slice(0, 16);
    return { kept: await keepIn(dir, name), dir: join(dir, name), forget: async () => {} };
  }
  const dir = await temporaryFolder("sites");
  return { kept: await keepIn(dir, null), dir, forget: () => rm(dir, { recursive: true, force: true }) };
}
