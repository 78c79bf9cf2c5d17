import type { Logger } from "pino";
import { LEASES } from "../db/locks.ts";
import { standForElection } from "../db/processes/election.ts";
import { forgetOldAlerts } from "../features/alerts/erasing/mutations.ts";
import { type MailingNeeds, writeDueMails } from "../features/alerts/mails-due.ts";
import { Matching, type MatchingNeeds } from "../features/alerts/match-changes.ts";
import { Poller } from "../lib/poller.ts";
import { orThrow } from "../lib/result.ts";
import { HOUR_MS } from "../lib/time/spans.ts";
import { reasonOf } from "./reason.ts";

export interface AlertWorkerOptions extends MatchingNeeds, Pick<MailingNeeds, "settledMs"> {
  /** Identifies this process among those that may do it. */
  readonly holder: string;
  readonly log: Pick<Logger, "info" | "warn">;
  /** Milliseconds between two polls. */
  readonly intervalMs: number;
  /** Resolves when shoppers are served: nothing is matched before, so that a start is not slowed. Absent: at once. */
  readonly after?: Promise<void>;
  /** Called with mails that are in the outbox now. */
  readonly onWritten?: () => void;
}

export interface AlertWorker {
  /** Does what is due now, if this process is elected. Resolves to the number of mails that were written. */
  runOnce(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Matches changes of the stock against all alerts and writes their mails into the outbox, until stopped. Of several
 * processes one is elected; when it dies another goes on where it was.
 */
export function startAlertWorker(options: AlertWorkerOptions): AlertWorker {
  const { db, clock, holder, log, intervalMs } = options;
  const election = standForElection(db, { name: LEASES.alerts, holder, clock });
  const matching = new Matching(options);
  let forgotAt = 0;
  let isServing = options.after === undefined;
  void options.after?.then(() => {
    isServing = true;
  });
  const work = async () => {
    if (!isServing || !election.isElected()) return 0;
    const stopped = () => poller.stopped || !election.isElected();
    // Mails are written only once every change is matched: what arrives together is told together.
    if (!(await matching.run(holder, stopped))) return 0;
    const now = clock();
    const written = await writeDueMails(options, { holder, now }, stopped);
    if (written > 0) {
      log.info({ written }, "mails of alerts were written");
      options.onWritten?.();
    }
    if (now - forgotAt >= HOUR_MS) {
      forgotAt = now;
      const forgotten = await forgetOldAlerts(db, now);
      if (forgotten > 0) log.info({ forgotten }, "old alerts were erased");
    }
    return written;
  };
  const poller: Poller<number> = new Poller(work, {
    intervalMs,
    clock,
    onFailing: (error) => log.warn(reasonOf(error), "alerts wait"),
    onMended: () => log.info("alerts are told again"),
  });
  poller.start();
  return {
    async runOnce() {
      await election.tryNow();
      return orThrow(await poller.poll());
    },
    async stop() {
      await poller.stop();
      await election.stop();
    },
  };
}
