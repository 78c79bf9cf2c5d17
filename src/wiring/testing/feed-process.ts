import { pino } from "pino";
import { type DatabaseAddress, openDatabase } from "../../db/open.ts";
import { openSites } from "../../features/site/data.ts";
import { startFeedWorker } from "../../jobs/feeds.ts";
import { folderStore } from "../../services/files/folder.ts";
import { importInChild } from "../feed-import.ts";
import { fetcherOf } from "../stock-files.ts";

/** A process that looks after the sources of a folder of sites, as a server does, until it is killed. */

/** Options that the test passes to the process, as JSON in its environment. */
export interface FeedProcessOptions {
  readonly database: DatabaseAddress;
  readonly dataDir: string;
  readonly sitesDir: string;
  /** Milliseconds by which this process's clock runs ahead of the real one. */
  readonly ahead: number;
}

/** Opens the worker with everything the server gives it. */
export async function openFeedWorker({ database, dataDir, sitesDir, ahead }: FeedProcessOptions) {
  const db = await openDatabase(database);
  const sites = await openSites(sitesDir, { defaultSite: null });
  const files = folderStore({ folder: `${dataDir}/files` });
  const env = { feedFolders: `${dataDir}/incoming`, feedHosts: [], mode: "development", secret: () => null } as const;
  const child = { databaseUrl: database.url, dataDir: database.dataDir, sitesDir, imageHosts: [], s3: null };
  const worker = startFeedWorker({
    db,
    sites,
    files,
    dataDir,
    intervalMs: 50,
    random: () => 0,
    clock: () => Date.now() + ahead,
    fetcherOf: fetcherOf({ env, files, db, clock: Date.now }),
    importFile: importInChild(child),
    holder: `${process.pid} ${ahead}`,
    log: pino({ level: "silent" }),
  });
  return { db, worker };
}

const json = process.env.FEED_PROCESS;
if (json && process.send) {
  await openFeedWorker(JSON.parse(json) as FeedProcessOptions);
  process.send("ready");
}
