import { leadStored } from "../features/leads/sending/outbox.ts";
import { raiseAlarms } from "../features/shifts/alarms/mutations.ts";
import { messagesWith } from "../features/shifts/messages/data.ts";
import { takeMessages } from "../features/shifts/messages/mutations.ts";
import { advanceOffers, openOffers } from "../features/shifts/offers/mutations.ts";
import { tellReminders } from "../features/shifts/reminders/mutations.ts";
import type { Sites } from "../features/site/data.ts";
import { type Job, type JobOptions, startJob } from "./job.ts";
import { type StaffSenders, sendStaffMessage } from "./sending/staff-messages.ts";

export interface ShiftWorkerOptions extends Omit<StaffSenders, "now" | "log">, JobOptions {
  readonly sites: Pick<Sites, "bySlug">;
}

/**
 * Offers new leads to whoever is on shift and takes them from one person to the next, reports parked deliveries and
 * reminders, and sends the desk's people their messages. Several processes may share one database.
 */
export function startShiftWorker(options: ShiftWorkerOptions): Job {
  const { db, sites, clock } = options;
  const work = async () => {
    const now = clock();
    await openOffers(db, now);
    await advanceOffers(db, sites, now);
    if ((await raiseAlarms(db, sites, now)) > 0) leadStored(db);
    await tellReminders(db, now);
    const messages = await messagesWith(db, await takeMessages(db, now), now);
    await Promise.all(messages.map((message) => sendStaffMessage(message, { ...options, now })));
  };
  const says = { failing: "new leads are offered to nobody", mended: "new leads are offered again" };
  return startJob(options, { work, says, followsOutbox: true });
}
