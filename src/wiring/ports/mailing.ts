import { weeklyFigures } from "../../features/search/index/weekly-figures.ts";
import type { Sites } from "../../features/site/data.ts";
import { type AlertWorkerOptions, startAlertWorker } from "../../jobs/alerts.ts";
import { type DiaryWorkerOptions, startDiaryWorker } from "../../jobs/diary.ts";
import { startBringingNear } from "../../jobs/sending/far-off.ts";
import { startWorker, type Worker, type WorkerOptions } from "../../jobs/sending/worker.ts";
import { postcodePlace } from "../../services/geocoding/table.ts";
import { openPercolator } from "../../services/search/percolator/percolator.ts";
import { type StaffNeeds, startStaffWork } from "../staff.ts";

/** Milliseconds between two polls for deliveries that another process stored. */
const DELIVER_MS = 2_000;
/**
 * How often stock changes are matched against alerts, and how long a match waits until every process's search index
 * contains the car, in milliseconds.
 */
const ALERTS_MS = 1_000;
const ALERTS_SETTLE_MS = 2_000;
/** Milliseconds between two polls for bookings whose reminders are due. */
const REMIND_MS = 30_000;

type Needs = Omit<WorkerOptions, "sites" | "intervalMs"> &
  Pick<AlertWorkerOptions, "search" | "geocoding" | "holder" | "after"> &
  Pick<DiaryWorkerOptions, "sms"> &
  StaffNeeds & { readonly sites: Sites };

/**
 * Starts the sending jobs: the outbox's worker, the jobs that write alert mails and reminders into it, and the job that
 * notifies staff.
 */
export function startMailing(needs: Needs): { readonly worker: Worker; stop(): Promise<void> } {
  const worker = startWorker({ ...needs, intervalMs: DELIVER_MS });
  const alerts = startAlertWorker({
    ...needs,
    openPercolator,
    weekly: weeklyFigures(needs.sites, postcodePlace),
    settledMs: ALERTS_SETTLE_MS,
    intervalMs: ALERTS_MS,
    onWritten: () => void worker.runOnce().catch(() => {}),
  });
  const diary = startDiaryWorker({
    ...needs,
    intervalMs: REMIND_MS,
    onWritten: () => void worker.runOnce().catch(() => {}),
  });
  const staffWork = startStaffWork(needs);
  const farOff = startBringingNear(needs);
  return {
    worker,
    async stop() {
      await farOff.stop();
      await staffWork.stop();
      await alerts.stop();
      await diary.stop();
      await worker.stop();
    },
  };
}
