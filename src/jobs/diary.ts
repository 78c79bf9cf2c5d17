import { LEASES } from "../db/locks.ts";
import { moveOldAppointments } from "../features/diary/old-appointments/mutations.ts";
import { forgetAddresses, remindDue, type SendText } from "../features/diary/reminding/mutations.ts";
import { keepLocalTimes } from "../features/diary/zones/mutations.ts";
import type { Sites } from "../features/site/data.ts";
import { HOUR_MS, havePassed } from "../lib/time/spans.ts";
import type { SmsSender } from "../services/sms/port.ts";
import { type Job, type JobOptions, startJob } from "./job.ts";

export interface DiaryWorkerOptions extends JobOptions {
  readonly sites: Pick<Sites, "bySlug">;
  /** Null if no gateway is configured; people are then reminded by mail. */
  readonly sms: SmsSender | null;
  /** Identifies this process among the candidates for this work. */
  readonly holder: string;
  /** Called when new mails are in the outbox. */
  readonly onWritten?: () => void;
}

/** Maximum reminders at a time. */
const BATCH = 50;

/**
 * Reminds people of their bookings, keeps bookings at the local hour that people were told, and migrates bookings made
 * by older versions. Of several processes one is elected. Each reminder is also claimed, so that none is sent twice
 * when another process takes over. A run resolves to the number of people reminded.
 */
export function startDiaryWorker(options: DiaryWorkerOptions): Job<number> {
  const { db, sites, sms, clock, holder, log } = options;
  const sendText = sms && textBy(sms);
  let movedAt = 0;
  const known = new Map<string, string>();
  const work = async (goesOn: () => boolean) => {
    const now = clock();
    if (havePassed(HOUR_MS, movedAt, now)) {
      await moveOldAppointments(db, sites, now, goesOn);
      await forgetAddresses(db, now);
      movedAt = now;
    }
    const count = await keepLocalTimes({ db, sites, known, now });
    if (count > 0) {
      log.info({ kept: count }, "bookings kept their hour in another time zone");
      options.onWritten?.();
    }
    const reminded = await remindDue({ db, sites, sendText, now }, BATCH);
    if (reminded > 0) {
      log.info({ reminded }, "people were reminded of their bookings");
      options.onWritten?.();
    }
    return reminded;
  };
  const says = {
    failing: "reminders of bookings wait",
    mended: "people are reminded of their bookings again",
  };
  return startJob(options, { work, says, elected: { lease: LEASES.reminders, holder, otherwise: 0 } });
}

const textBy =
  (sms: SmsSender): SendText =>
  async (to, text, id) => {
    const sent = await sms.send({ to, text, id });
    if (sent.ok) return "sent";
    return sent.error.kind === "rejected" ? "never" : "later";
  };
