import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { Apart } from "../db/each-apart.ts";
import type { Database } from "../db/open.ts";
import { deleteOldUploads } from "../features/feeds/pushes/mutations.ts";
import { deleteOldRuns, RUN_DAYS } from "../features/feeds/runs/mutations.ts";
import { type SourceState, statesOf } from "../features/feeds/sources/data.ts";
import { type KnownSource, lateRules, pathOf, sourcesOf } from "../features/feeds/sources/known.ts";
import {
  claimSource,
  noteLate,
  rememberSource,
  renewClaim,
  returnClaim,
  type SourceClaim,
} from "../features/feeds/sources/mutations.ts";
import { isLate } from "../features/feeds/sources/rules.ts";
import { type FileToImport, type ImportedFile, type Looked, takeFile } from "../features/feeds/sources/taking.ts";
import { rebuildIfBehind } from "../features/search/index/mutations.ts";
import type { Sites } from "../features/site/data.ts";
import { deleteOldChanges } from "../features/stock/mutations.ts";
import { Poller } from "../lib/poller.ts";
import { orThrow } from "../lib/result.ts";
import { DAY_MS, HOUR_MS, havePassed, MINUTE_MS } from "../lib/time/spans.ts";
import type { FileStore } from "../services/files/port.ts";
import type { StockFileFetcher } from "../services/stock-files/port.ts";
import { reasonOf } from "./reason.ts";
import { SourcePolls } from "./source-polls.ts";

export interface FeedWorkerOptions {
  readonly db: Database;
  readonly sites: Pick<Sites, "all">;
  /** Returns the fetcher for a source's files. */
  readonly fetcherOf: (known: KnownSource, state: SourceState) => StockFileFetcher;
  /** Imports a file without blocking this process. Stops soon after the signal, and then throws. */
  readonly importFile: (known: KnownSource, file: FileToImport, signal: AbortSignal) => Promise<ImportedFile>;
  readonly dataDir: string;
  /** The store that holds pushed files. */
  readonly files: FileStore;
  /** Names this process; no two processes share a name. */
  readonly holder: string;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** 0 to 1. */
  readonly random: () => number;
  readonly log: Pick<Logger, "info" | "warn" | "error">;
  /** Milliseconds between two polls for what is due. */
  readonly intervalMs: number;
}

export interface FeedWorker {
  /** Processes the sources that are due now. Resolves to how many there were. */
  runOnce(): Promise<number>;
  /** Takes no more work, cancels fetches and imports in progress, and resolves when they have ended. */
  stop(): Promise<void>;
}

/** How long one process owns a source, in milliseconds (a killed process's are free after that), and renewal pause. */
export const FEED_LEASE_MS = 3 * MINUTE_MS;
const RENEW_MS = MINUTE_MS;
/** Maximum milliseconds for an import; a process that takes longer will never finish. */
const IMPORT_MS = HOUR_MS;
/** Maximum bytes of a stock file. */
export const MOST_FEED_BYTES = 1024 ** 3;

/**
 * Looks after the stock file sources until stopped: fetches what is due, imports what is new, notifies dealerships of
 * problems, and deletes old runs. Several processes may share one database; each source belongs to one process at a
 * time.
 */
export function startFeedWorker(options: FeedWorkerOptions): FeedWorker {
  const { clock, log, intervalMs } = options;
  const ending = new AbortController();
  const polls = new SourcePolls((known) => lookAfter(options, known, { ending: ending.signal, oneAtATime }));
  const oneAtATime = inTurn();
  let forgotAt = Number.NEGATIVE_INFINITY;
  const work = async () => {
    polls.throwFailure();
    const known = sourcesOf(options.sites.all());
    const states = await statesOf(options.db, known);
    const apart = new Apart();
    for (const [source, state] of states) await apart.one(() => rememberAndTell(options, source, state));
    const begun = ending.signal.aborted ? 0 : polls.begin(await dueOf(options, known));
    if (havePassed(HOUR_MS, forgotAt, clock())) {
      forgotAt = clock();
      await deleteOldRuns(options, clock());
      await deleteOldUploads(options, clock());
      const change = await deleteOldChanges(options.db, clock() - RUN_DAYS * DAY_MS);
      await rebuildIfBehind(options.db, { change, now: clock() });
    }
    apart.report();
    return begun;
  };
  const poller = new Poller<number>(work, {
    intervalMs,
    clock,
    onFailing: (error) => log.error(reasonOf(error), "sources of stock files wait to be looked after"),
    onMended: () => log.info("sources of stock files are looked after again"),
  });
  poller.start();
  return {
    runOnce: async () => {
      const begun = orThrow(await poller.poll());
      await polls.end();
      polls.throwFailure();
      return begun;
    },
    stop: async () => {
      ending.abort();
      await poller.stop();
      await polls.end();
    },
  };
}

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs the given work one piece after the other. */
function inTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
}

async function rememberAndTell(
  { db, clock, random, log }: FeedWorkerOptions,
  known: KnownSource,
  state: SourceState | null,
): Promise<void> {
  const now = clock();
  await rememberSource(db, known, state, { now, random: random() });
  if (state === null || state.paused || state.lateToldAt !== null) return;
  if (isLate(state, lateRules(known.source), now) && (await noteLate(db, known, state, now)))
    log.warn({ source: pathOf(known) }, "a source of stock files is late");
}

async function dueOf({ db, clock }: FeedWorkerOptions, known: readonly KnownSource[]): Promise<SourceClaim["known"][]> {
  const now = clock();
  const isDue = (state: SourceState | null) =>
    state !== null && !state.paused && state.dueAt <= now && state.leaseUntil <= now;
  return (await statesOf(db, known)).flatMap(([source, state]) => (isDue(state) ? [source] : []));
}

interface Looking {
  readonly ending: AbortSignal;
  readonly oneAtATime: InTurn;
}

/** Looks after one source, unless another process is doing so. */
async function lookAfter(options: FeedWorkerOptions, known: KnownSource, looking: Looking): Promise<void> {
  const { db, holder, clock, log } = options;
  const now = clock();
  if (!(await claimSource(db, known, { holder, now, until: now + FEED_LEASE_MS }))) return;
  // Read the state only after claiming the source: another process may just have finished with it.
  const [[, state] = [known, null]] = await statesOf(db, [known]);
  if (state === null) return;
  const claim = { known, state, holder };
  const renewal = setInterval(
    () =>
      void renewClaim(db, claim, clock() + FEED_LEASE_MS).catch((error) => log.warn(reasonOf(error), "a lease waits")),
    RENEW_MS,
  );
  const looked = await take(options, claim, looking).finally(() => clearInterval(renewal));
  if (looked) report(log, known, looked);
}

async function take(options: FeedWorkerOptions, claim: SourceClaim, looking: Looking): Promise<Looked | null> {
  const { db, clock, random, dataDir } = options;
  const { known, state } = claim;
  const folder = join(dataDir, "imports");
  // The leading dot marks an unfinished file, so one left by a killed process is deleted like files no run names.
  const target = join(folder, `.${randomUUID()}`);
  const { ending, oneAtATime } = looking;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const signal = AbortSignal.any([ending, AbortSignal.timeout(known.source.timeoutSeconds * 1000)]);
    return await takeFile(claim, {
      db,
      clock,
      random,
      ending,
      fetcher: options.fetcherOf(known, state),
      importFile: (file) =>
        oneAtATime(() => options.importFile(known, file, AbortSignal.any([ending, AbortSignal.timeout(IMPORT_MS)]))),
      order: { target, mostBytes: MOST_FEED_BYTES, signal },
    });
  } catch (error) {
    if (!ending.aborted) throw error;
    await returnClaim(db, claim);
    return null;
  } finally {
    await rm(target, { force: true }).catch(() => {});
  }
}

function report(log: FeedWorkerOptions["log"], known: KnownSource, looked: Looked): void {
  const source = pathOf(known);
  if (looked.kind === "failed") log.warn({ source, reason: looked.message }, "a stock file could not be fetched");
  else if (looked.kind === "taken")
    log.info({ source, run: looked.run, standing: looked.standing }, "a stock file was taken");
}
