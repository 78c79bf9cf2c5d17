import type { Logger } from "pino";
import { LEASES } from "../db/locks.ts";
import type { Database } from "../db/open.ts";
import { standForElection } from "../db/processes/election.ts";
import { moveOldAppointments } from "../features/diary/old-appointments/mutations.ts";
import { forgetAddresses, remindDue, type SendText } from "../features/diary/reminding/mutations.ts";
import type { Sites } from "../features/site/data.ts";
import { Poller } from "../lib/poller.ts";
import { orThrow } from "../lib/result.ts";
import { HOUR_MS } from "../lib/time/spans.ts";
import type { SmsSender } from "../services/sms/port.ts";
import { reasonOf } from "./reason.ts";

export interface DiaryWorkerOptions {
  readonly db: Database;
  readonly sites: Pick<Sites, "bySlug">;
  /** Null where no gateway is set: people are reminded by mail. */
  readonly sms: SmsSender | null;
  /** Identifies this process among those that may do it. */
  readonly holder: string;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly log: Pick<Logger, "info" | "warn">;
  /** Milliseconds between two polls. */
  readonly intervalMs: number;
  /** Called with mails that are in the outbox now. */
  readonly onWritten?: () => void;
}

export interface DiaryWorker {
  /** Does what is due now, if this process is elected. Resolves to the number of people who were reminded. */
  runOnce(): Promise<number>;
  stop(): Promise<void>;
}

/** The most reminders at a time. */
const BATCH = 50;

/**
 * Reminds people of their bookings until stopped, and moves in what older versions booked. Of several processes one is
 * elected; each reminder is claimed besides, so that none goes out twice when another takes over.
 */
export function startDiaryWorker(options: DiaryWorkerOptions): DiaryWorker {
  const { db, sites, sms, clock, holder, log, intervalMs } = options;
  const election = standForElection(db, { name: LEASES.reminders, holder, clock });
  const sendText = sms && textBy(sms);
  let movedAt = 0;
  const work = async () => {
    if (!election.isElected()) return 0;
    const now = clock();
    if (now - movedAt >= HOUR_MS) {
      while ((await moveOldAppointments(db, sites, now)) > 0 && election.isElected());
      await forgetAddresses(db, now);
      movedAt = now;
    }
    const reminded = await remindDue({ db, sites, sendText, now }, BATCH);
    if (reminded > 0) {
      log.info({ reminded }, "people were reminded of their bookings");
      options.onWritten?.();
    }
    return reminded;
  };
  const poller: Poller<number> = new Poller(work, {
    intervalMs,
    clock,
    onFailing: (error) => log.warn(reasonOf(error), "reminders of bookings wait"),
    onMended: () => log.info("people are reminded of their bookings again"),
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

const textBy =
  (sms: SmsSender): SendText =>
  async (to, text, id) => {
    const sent = await sms.send({ to, text, id });
    if (sent.ok) return "sent";
    return sent.error.kind === "rejected" ? "never" : "later";
  };
