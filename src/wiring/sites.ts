import type { Logger } from "pino";
import type { Database } from "../db/open.ts";
import type { Env } from "../env.ts";
import { openSites, type Sites } from "../features/site/data.ts";
import { type DocumentsHealth, openDocumentsFolder } from "../features/site-documents/following.ts";
import { removeAbandonedFolders } from "../lib/temporary-folder.ts";
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
  const options = { defaultSite: env.defaultSite, log, secrets: env.secret };
  if (env.sitesFrom === "folder") {
    const sites = await openSites(env.sitesDir, { ...options, watch: true });
    return { sites, env, documents: null, close: sites.close };
  }
  const documents = await openDocumentsFolder({ db, files, intervalMs: DOCUMENTS_MS, log });
  const sites = await openSites(documents.dir, options);
  documents.follow(sites.reload);
  const close = async () => {
    await documents.close();
    await sites.close();
  };
  return { sites, env: { ...env, sitesDir: documents.dir, sitesFrom: "folder" }, documents: documents.health, close };
}
