import { Apart } from "../db/each-apart.ts";
import { LEASES } from "../db/locks.ts";
import { deleteOldAlerts } from "../features/alerts/erasing/mutations.ts";
import { type MailingNeeds, writeDueMails } from "../features/alerts/mails-due.ts";
import { Matching, type MatchingNeeds } from "../features/alerts/match-changes.ts";
import { HOUR_MS, havePassed } from "../lib/time/spans.ts";
import { type Job, type JobOptions, startJob } from "./job.ts";

export interface AlertWorkerOptions extends MatchingNeeds, Pick<MailingNeeds, "settledMs">, JobOptions {
  /** Identifies this process among the candidates for this work. */
  readonly holder: string;
  /** Resolves once shoppers are being served; matching waits for that, to not slow the start. Absent: start at once. */
  readonly after?: Promise<void>;
  /** Called when new mails are in the outbox. */
  readonly onWritten?: () => void;
}

/**
 * Matches stock changes against all alerts and writes their mails into the outbox. Of several processes one is elected;
 * if it dies, another continues where it stopped. A run resolves to the number of mails written.
 */
export function startAlertWorker(options: AlertWorkerOptions): Job<number> {
  const { db, clock, holder, log } = options;
  const matching = new Matching(options);
  let forgotAt = 0;
  let isServing = options.after === undefined;
  void options.after?.then(() => {
    isServing = true;
  });
  const work = async (goesOn: () => boolean) => {
    if (!isServing) return 0;
    const stopped = () => !goesOn();
    const apart = new Apart();
    // Mails are written only once every change is matched, so that changes arriving together share a mail.
    if (!(await matching.run(holder, stopped, apart))) return 0;
    const now = clock();
    const written = await writeDueMails(options, { holder, now }, { stopped, apart });
    if (written > 0) {
      log.info({ written }, "mails of alerts were written");
      options.onWritten?.();
    }
    if (havePassed(HOUR_MS, forgotAt, now)) {
      forgotAt = now;
      const forgotten = await deleteOldAlerts(db, now);
      if (forgotten > 0) log.info({ forgotten }, "old alerts were erased");
    }
    apart.report();
    return written;
  };
  const says = { failing: "alerts wait", mended: "alerts are sent again" };
  return startJob(options, { work, says, elected: { lease: LEASES.alerts, holder, otherwise: 0 } });
}
