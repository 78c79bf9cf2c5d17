import type { Logger } from "pino";
import type { Database } from "../db/open.ts";
import { leadStored, whenLeadStored } from "../features/leads/sending/outbox.ts";
import { raiseAlarms } from "../features/shifts/alarms/mutations.ts";
import { messagesWith } from "../features/shifts/messages/data.ts";
import { takeMessages } from "../features/shifts/messages/mutations.ts";
import { advanceOffers, openOffers } from "../features/shifts/offers/mutations.ts";
import { tellReminders } from "../features/shifts/reminders/mutations.ts";
import type { Sites } from "../features/site/data.ts";
import { Poller } from "../lib/poller.ts";
import { orThrow } from "../lib/result.ts";
import { reasonOf } from "./reason.ts";
import { type StaffSenders, sendStaffMessage } from "./staff-messages.ts";

export interface ShiftWorkerOptions extends Omit<StaffSenders, "now"> {
  readonly db: Database;
  readonly sites: Pick<Sites, "bySlug">;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly log: Pick<Logger, "info" | "warn">;
  /** Milliseconds between two looks at what is due. */
  readonly intervalMs: number;
}

export interface ShiftWorker {
  stop(): Promise<void>;
  /** Does what is due now; rejects when the database does not answer. */
  runOnce(): Promise<void>;
}

/**
 * Until stopped, offers new leads to whoever is on shift and takes them from one person to the next, tells of parked
 * deliveries and of reminders, and sends what the desk's people are told. What is due stands in the database with its
 * time, so that a restart loses nothing; several processes may share one.
 */
export function startShiftWorker(options: ShiftWorkerOptions): ShiftWorker {
  const { db, sites, clock, log, intervalMs } = options;
  const work = async () => {
    const now = clock();
    await openOffers(db, now);
    await advanceOffers(db, sites, now);
    if ((await raiseAlarms(db, sites, now)) > 0) leadStored(db);
    await tellReminders(db, now);
    const messages = await messagesWith(db, await takeMessages(db, now), now);
    await Promise.all(messages.map((message) => sendStaffMessage(message, { ...options, now })));
  };
  const poller = new Poller(work, {
    intervalMs,
    clock,
    onFailing: (error) => log.warn(reasonOf(error), "new leads are offered to nobody"),
    onMended: () => log.info("new leads are offered again"),
  });
  const forget = whenLeadStored(db, () => void poller.poll());
  poller.start();
  return {
    runOnce: async () => orThrow(await poller.poll()),
    async stop() {
      forget();
      await poller.stop();
    },
  };
}
