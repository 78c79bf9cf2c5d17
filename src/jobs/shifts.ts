import { eachApart } from "../db/each-apart.ts";
import { leadStored } from "../features/leads/sending/outbox.ts";
import { raiseAlarms } from "../features/shifts/alarms/mutations.ts";
import { messagesWith } from "../features/shifts/messages/data.ts";
import { forgetMessages, takeMessages } from "../features/shifts/messages/mutations.ts";
import { advanceOffers, openOffers } from "../features/shifts/offers/mutations.ts";
import { sendReminders } from "../features/shifts/reminders/mutations.ts";
import type { Sites } from "../features/site/data.ts";
import { HOUR_MS, havePassed } from "../lib/time/spans.ts";
import { type Job, type JobOptions, startJob } from "./job.ts";
import { type StaffSenders, sendStaffMessage } from "./sending/staff-messages.ts";

export interface ShiftWorkerOptions extends Omit<StaffSenders, "now" | "log">, JobOptions {
  readonly sites: Pick<Sites, "bySlug">;
}

/**
 * Offers new leads to whoever is on shift and passes them from one person to the next, reports parked deliveries and
 * reminders, and sends staff their messages. Several processes may share one database.
 */
export function startShiftWorker(options: ShiftWorkerOptions): Job {
  const { db, sites, clock } = options;
  let forgotAt = Number.NEGATIVE_INFINITY;
  const forget = async (now: number) => {
    if (!havePassed(HOUR_MS, forgotAt, now)) return;
    await forgetMessages(db, now);
    forgotAt = now;
  };
  const send = async (now: number) => {
    const messages = await messagesWith(db, await takeMessages(db, now), now);
    await Promise.all(messages.map((message) => sendStaffMessage(message, { ...options, now })));
  };
  const alarm = async (now: number) => {
    if ((await raiseAlarms(db, sites, now)) > 0) leadStored(db);
  };
  const steps: readonly ((now: number) => Promise<unknown>)[] = [
    (now) => openOffers(db, now),
    (now) => advanceOffers(db, sites, now),
    alarm,
    (now) => sendReminders(db, now),
    send,
    forget,
  ];
  const work = () => {
    const now = clock();
    return eachApart(steps, (step) => step(now));
  };
  const says = { failing: "new leads are offered to nobody", mended: "new leads are offered again" };
  return startJob(options, { work, says, followsOutbox: true });
}
