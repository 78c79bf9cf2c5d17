import type { Logger } from "pino";
import type { Database } from "../db/open.ts";
import { throughOutage } from "../db/through-outage.ts";
import { cleanPicture } from "../features/stock-pictures/clean-picture.ts";
import {
  type ClaimedHosts,
  claimPictures,
  endPicture,
  type FetchEnd,
  forgetUnusedPictures,
  isReferenced,
  returnPictures,
  settlePictures,
  showPictures,
} from "../features/stock-pictures/fetch-queue.ts";
import { photoKey } from "../features/stock-pictures/rules.ts";
import { Poller } from "../lib/poller.ts";
import { orThrow, type Result } from "../lib/result.ts";
import { havePassed } from "../lib/time/spans.ts";
import { traced } from "../lib/tracing.ts";
import type { FileStore } from "../services/files/port.ts";
import { reasonOf } from "./reason.ts";
import { hostOf, SlowHosts } from "./slow-hosts.ts";

/** A picture as its server sent it; `unchanged` if it still matches the given ETag. */
type SentPicture =
  | { readonly kind: "sent"; readonly bytes: Buffer; readonly etag: string | null }
  | { readonly kind: "unchanged" };

/** Why a picture was not sent; only `failed` is worth retrying. `problem` is a sentence for the dealer. */
interface NotSent {
  readonly kind: "not-allowed" | "missing" | "failed";
  readonly problem: string;
}

export interface PictureWorkerOptions {
  readonly db: Database;
  readonly files: FileStore;
  /** Fetches a picture over the network, with limits on time and size. */
  readonly fetchPicture: (source: string, etag: string | null) => Promise<Result<SentPicture, NotSent>>;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly log: Pick<Logger, "info" | "warn" | "error">;
  /** Milliseconds between two polls for pictures that are due. */
  readonly intervalMs: number;
}

export interface PictureWorker {
  /** Takes no more work, and resolves when the work in progress has ended. */
  stop(): Promise<void>;
  /** Fetches the pictures due now. Resolves to how many were requested. */
  runOnce(): Promise<number>;
}

/** Maximum pictures claimed at a time: about two cars' worth, so that cars appear one after the other. */
const BATCH = 40;
/** Maximum requests at once; each holds at most one large picture in memory. */
const AT_ONCE = 4;
/** The same limits for one slow server, beside the others. Slow servers take turns after each batch. */
const SLOW_BATCH = 8;
const SLOW_AT_ONCE = 2;
/** How long a claim lasts, in milliseconds: longer than the whole batch may take. */
const CLAIM_MS = 10 * 60_000;
const FORGET_MS = 60 * 60_000;
/** Milliseconds after which no process is still writing a partial file. */
const PARTS_MS = 60 * 60_000;

/**
 * Until stopped, fetches and stores the pictures named by feeds, shows the cars with them, and deletes pictures that no
 * car has had for a month. Slow and unresponsive servers have a separate lane, so that one dealer's server never delays
 * another's pictures. Several workers may share one database.
 */
export function startPictureWorker(options: PictureWorkerOptions): PictureWorker {
  const { clock, log, intervalMs } = options;
  const slow = new SlowHosts();
  let forgotAt = clock();
  const work = async () => {
    let fetched = 0;
    for (let claimed = BATCH; claimed === BATCH && !poller.stopped; fetched += claimed)
      claimed = await fetchBatch(options, slow, {
        hosts: { except: slow.at(clock()) },
        limit: BATCH,
        atOnce: AT_ONCE,
      });
    if (havePassed(FORGET_MS, forgotAt, clock())) {
      forgotAt = clock();
      await forgetPictures(options);
    }
    return fetched;
  };
  const workSlow = async () => {
    let fetched = 0;
    for (const only of slow.at(clock())) {
      if (slowPoller.stopped) break;
      fetched += await fetchBatch(options, slow, { hosts: { only }, limit: SLOW_BATCH, atOnce: SLOW_AT_ONCE });
    }
    return fetched;
  };
  const watched = {
    intervalMs,
    clock,
    onFailing: (error: unknown) => log.error(reasonOf(error), "pictures of stock wait to be fetched"),
    onMended: () => log.info("pictures of stock are fetched again"),
  };
  const poller: Poller<number> = new Poller(work, watched);
  const slowPoller: Poller<number> = new Poller(workSlow, watched);
  for (const one of [poller, slowPoller]) one.start();
  return {
    runOnce: async () => orThrow(await poller.poll()) + orThrow(await slowPoller.poll()),
    stop: async () => void (await Promise.all([poller.stop(), slowPoller.stop()])),
  };
}

interface Lane {
  readonly hosts: ClaimedHosts;
  readonly limit: number;
  readonly atOnce: number;
}

/** Fetches the next pictures from these hosts. Resolves to how many were claimed. */
async function fetchBatch(options: PictureWorkerOptions, slow: SlowHosts, lane: Lane): Promise<number> {
  const { db, clock } = options;
  const { hosts, limit, atOnce } = lane;
  const claimed = await claimPictures(db, { now: clock(), until: clock() + CLAIM_MS, limit, hosts });
  const toShow: number[] = [];
  const toReturn: number[] = [];
  const slowBefore = slow.at(clock());
  const hasTurnedSlow = (host: string) => !slowBefore.includes(host) && slow.at(clock()).includes(host);
  const left = [...claimed];
  const take = async () => {
    for (let picture = left.shift(); picture; picture = left.shift()) {
      if (hasTurnedSlow(hostOf(picture.source))) {
        toReturn.push(picture.id);
        continue;
      }
      const host = hostOf(picture.source);
      const isShown = await traced("picture", { "server.address": host }, async () => {
        const begun = clock();
        const sent = await options.fetchPicture(picture.source, picture.etag);
        slow.note(host, { begun, ended: clock() });
        const end = await endOf(sent, options);
        return throughOutage(() => endPicture(db, picture, end, clock()));
      });
      if (isShown) toShow.push(picture.id);
    }
  };
  const takers = await Promise.allSettled(Array.from({ length: atOnce }, take));
  for (const taker of takers) if (taker.status === "rejected") throw taker.reason;
  await returnPictures(db, toReturn, clock());
  if (toShow.length > 0) {
    await showPictures(db, toShow, clock());
    await settlePictures(db, toShow, clock());
  }
  return claimed.length;
}

/** Stores what the server sent, and returns the outcome of the fetch. */
async function endOf(sent: Result<SentPicture, NotSent>, { files, log }: PictureWorkerOptions): Promise<FetchEnd> {
  if (!sent.ok) return { kind: sent.error.kind === "failed" ? "failed" : "missing", problem: sent.error.problem };
  if (sent.value.kind === "unchanged") return sent.value;
  const { bytes, etag } = sent.value;
  const clean = await cleanPicture(bytes);
  if (!clean.ok) return { kind: "missing", problem: clean.error };
  const { contentHash } = clean.value;
  const stored = await files.put(photoKey(contentHash), clean.value.bytes, "image/jpeg");
  if (stored.ok) return { kind: "stored", contentHash, bytes: clean.value.bytes.length, etag };
  log.warn({ reason: stored.error.message }, "a picture of stock could not be stored");
  return { kind: "failed", problem: "It was fetched but could not be stored here; it is tried again." };
}

async function forgetPictures({ db, files, clock, log }: PictureWorkerOptions): Promise<void> {
  const keys = await forgetUnusedPictures(db, clock());
  for (const key of keys) {
    // The same photo may have been sent again since its row was deleted.
    if (await isReferenced(db, key)) continue;
    const removed = await files.remove(key);
    if (!removed.ok) log.warn({ reason: removed.error.message }, "a picture that no car has could not be deleted");
  }
  if (keys.length > 0) log.info({ pictures: keys.length }, "pictures that no car has were deleted");
  const parts = await files.forgetParts(clock() - PARTS_MS);
  if (!parts.ok) log.warn({ reason: parts.error.message }, "parts of files could not be looked through");
  else if (parts.value > 0) log.info({ files: parts.value }, "parts that an ended process left were deleted");
}
