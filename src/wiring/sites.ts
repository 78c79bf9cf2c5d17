import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Database } from "../db/open.ts";
import type { Env } from "../env.ts";
import { type KeptReadings, keepIn, openSites, type Sites } from "../features/site/data.ts";
import { type DocumentsHealth, openDocumentsFolder } from "../features/site-documents/following.ts";
import { keepFresh, removeAbandonedFolders, temporaryFolder } from "../lib/files/temporary-folder.ts";
import type { FileStore } from "../services/files/port.ts";

/** How often a process looks for new revisions of the sites' documents, in milliseconds. */
const DOCUMENTS_MS = 250;

export interface OpenedSites {
  readonly sites: Sites;
  /** For the processes that this one starts: they read the sites from the folder from which it does. */
  readonly env: Env;
  /** How the process stands to the database's documents; null where the sites come from a folder. */
  readonly documents: (() => DocumentsHealth) | null;
  close(): Promise<void>;
}

/**
 * Opens the sites from where FORECOURT_SITES_FROM says, and follows their changes there. Removes first what killed
 * processes left among the temporary files, for the folders of their sites are most of it.
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
 * Opens the place where sites are kept until somebody asks for them. What a built server checked is kept for its next
 * start; sources change without a new number, so that what they checked is not.
 */
async function openKept({
  dataDir,
  sitesFrom,
}: Env): Promise<{ readonly kept: KeptReadings; readonly dir: string; forget(): Promise<void> }> {
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
