import type { Logger } from "pino";
import type { LeaseName } from "../db/locks.ts";
import type { Database } from "../db/open.ts";
import { standForElection } from "../db/processes/election.ts";
import { whenLeadStored } from "../features/leads/sending/outbox.ts";
import { Poller } from "../lib/poller.ts";
import { orThrow } from "../lib/result.ts";
import { reasonOf } from "./reason.ts";

/** Options common to all jobs. */
export interface JobOptions {
  readonly db: Database;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly log: Pick<Logger, "info" | "warn" | "error">;
  /** Milliseconds between two polls for what is due. */
  readonly intervalMs: number;
}

/** A job that has been started. */
export interface Job<T = void> {
  /** Does what is due now; rejects if the database does not answer. */
  runOnce(): Promise<T>;
  /** Takes no more work, and resolves when the work in progress has ended. */
  stop(): Promise<void>;
}

export interface JobDescription<T> {
  /** Does what is due. Long work must call `goesOn` between its steps and stop when it returns false. */
  readonly work: (goesOn: () => boolean) => Promise<T>;
  /** Log messages for the first of several failures in a row, and for the first success after failures. */
  readonly says: { readonly failing: string; readonly mended: string };
  /** Log level of a failure: `error` if somebody loses by waiting. */
  readonly level?: "warn" | "error";
  /** Whether the job polls at once after this process has stored a lead or an outbox message. */
  readonly followsOutbox?: boolean;
  /** For a job that one process does for all: its lease, and the result in a process that is not elected. */
  readonly elected?: { readonly lease: LeaseName; readonly holder: string; readonly otherwise: T };
  /** Milliseconds until the first poll; absent to poll at once. */
  readonly firstAfterMs?: number;
}

/**
 * Starts a job that repeatedly does what is due until it is stopped. Due work is stored in the database, so a restart
 * loses nothing.
 */
export function startJob<T>({ db, clock, log, intervalMs }: JobOptions, job: JobDescription<T>): Job<T> {
  const { work, says, level = "warn", elected, firstAfterMs } = job;
  const election = elected ? standForElection(db, { name: elected.lease, holder: elected.holder, clock }) : null;
  const isMine = () => election?.isElected() ?? true;
  const goesOn = () => !poller.stopped && isMine();
  const poller: Poller<T> = new Poller(async () => (elected && !isMine() ? elected.otherwise : work(goesOn)), {
    intervalMs,
    clock,
    onFailing: (error) => log[level](reasonOf(error), says.failing),
    onMended: () => log.info(says.mended),
  });
  const forget = job.followsOutbox ? whenLeadStored(db, () => void poller.poll()) : () => {};
  poller.start({ firstAfterMs });
  return {
    async runOnce() {
      await election?.tryNow();
      return orThrow(await poller.poll());
    },
    async stop() {
      forget();
      await poller.stop();
      await election?.stop();
    },
  };
}
