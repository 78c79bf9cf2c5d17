import type { Logger } from "pino";
import type { Database } from "../db/open.ts";
import type { Env } from "../env.ts";
import { pathOf } from "../features/feeds/sources/known.ts";
import { askForPicture } from "../features/media/remote-picture.ts";
import type { Sites } from "../features/site/data.ts";
import { type FeedWorkerOptions, startFeedWorker } from "../jobs/feeds.ts";
import { startPictureWorker } from "../jobs/pictures.ts";
import { traced } from "../lib/tracing.ts";
import type { FileStore } from "../services/files/port.ts";
import { importInChild } from "./feed-import.ts";
import { allowedAddress, fetcherOf } from "./stock-files.ts";

/** Milliseconds between two polls for stock file sources that are due. */
const FEEDS_MS = 2_000;

/** Milliseconds between two polls for stock pictures that are due. */
const PICTURES_MS = 2_000;

interface StockWork {
  readonly env: Env;
  readonly db: Database;
  readonly sites: Sites;
  readonly files: FileStore;
  /** Identifies this process among those that import. */
  readonly holder: string;
  readonly clock: () => number;
  readonly log: Logger;
}

/** Looks after the stock file sources described in the sites' files, and fetches the pictures named by stock files. */
export function startStockWorkers(work: StockWork): { stop(): Promise<void> } {
  const { env, db, sites, files, holder, clock, log } = work;
  const both = { db, files, clock, log };
  const pictures = startPictureWorker({ ...both, fetchPicture: pictureFetcher(env), intervalMs: PICTURES_MS });
  const feeds = startFeedWorker({
    db,
    sites,
    files,
    clock,
    log,
    dataDir: env.dataDir,
    intervalMs: FEEDS_MS,
    random: Math.random,
    fetcherOf: fetcherOf({ env, db, files, clock }),
    importFile: tracedImport(importInChild(env)),
    holder,
  });
  return {
    stop: async () => {
      await feeds.stop();
      await pictures.stop();
    },
  };
}

const tracedImport =
  (importFile: FeedWorkerOptions["importFile"]): FeedWorkerOptions["importFile"] =>
  (known, file, signal) =>
    traced("import", { "forecourt.source": pathOf(known) }, () => importFile(known, file, signal));

/** Fetches a picture named by a feed. Its host was checked when the feed was imported. */
function pictureFetcher(env: Pick<Env, "mode" | "feedHosts">) {
  const isAllowed = allowedAddress(env);
  return (source: string, etag: string | null) => {
    const url = URL.parse(source);
    const isOwn = url !== null && env.feedHosts.includes(url.hostname);
    return askForPicture(source, etag, { hosts: [url?.host ?? ""], isAllowed: isOwn ? () => true : isAllowed });
  };
}
