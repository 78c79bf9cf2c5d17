import { throughOutage } from "../../db/through-outage.ts";
import {
  askAt,
  type DueText,
  endText,
  type TextEnd,
  takeTexts,
  wantsNoTexts,
} from "../../features/people/texts/mutations.ts";
import { MINUTE_MS } from "../../lib/time/spans.ts";
import type { SmsSender } from "../../services/sms/port.ts";
import { type Job, type JobOptions, startJob } from "../job.ts";

export interface TextWorkerOptions extends JobOptions {
  readonly sms: SmsSender;
}

/**
 * Minutes until a text is retried, by the number of attempts; after that it has failed and must be sent again by hand.
 */
const AGAIN_MINUTES = [0.5, 2, 10, 30];

/**
 * Sends the desk's texts, and asks the gateway for each one's outcome. Each text is claimed by a single process; texts
 * stored by this process are sent at once.
 */
export function startTextWorker(options: TextWorkerOptions): Job {
  const { db, clock } = options;
  const work = async () => {
    const now = clock();
    const due = await takeTexts(db, now);
    await Promise.all(
      due.map(async (text) => {
        const end = await settle(text, options, now);
        await throughOutage(() => endText(db, text, end, clock()));
      }),
    );
  };
  const says = { failing: "texts of the desk wait", mended: "texts of the desk go out again" };
  return startJob(options, { work, says, followsOutbox: true });
}

const settle = (text: DueText, options: TextWorkerOptions, now: number): Promise<TextEnd> =>
  text.sentAt === null ? send(text, options, now) : ask(text, options, now);

async function send({ id, uid, phone, text, attempts, person }: DueText, options: TextWorkerOptions, now: number) {
  const { db, sms, log } = options;
  // Nothing may be sent to a person who wrote STOP after the answer was queued.
  if (await throughOutage(() => wantsNoTexts(db, person))) return failed("they have asked for no texts meanwhile");
  const sent = await sms.send({ to: phone, text, id: `text-${uid}` });
  if (sent.ok) return { kind: "taken", gatewayId: sent.value.gatewayId } as const;
  const { kind, message } = sent.error;
  log.warn({ text: id, reason: message }, "a text of the desk was not taken");
  if (kind === "rejected") return failed("the gateway cannot send to this number");
  const minutes = AGAIN_MINUTES[attempts - 1];
  return minutes === undefined
    ? failed("the gateway does not take it")
    : ({ kind: "again", at: now + minutes * MINUTE_MS, problem: message } as const);
}

async function ask({ gatewayId, sentAt }: DueText, { sms, log }: TextWorkerOptions, now: number): Promise<TextEnd> {
  const later = { kind: "ask later", at: askAt(sentAt ?? now, now) } as const;
  if (!sms.delivery || gatewayId === null) return later;
  const delivery = await sms.delivery(gatewayId);
  if (!delivery.ok) log.warn({ reason: delivery.error.message }, "it cannot be asked what became of a text");
  if (delivery.ok && delivery.value === "delivered") return { kind: "delivered" };
  return delivery.ok && delivery.value === "failed" ? failed("the phone or its network did not take it") : later;
}

const failed = (problem: string) => ({ kind: "failed", problem }) as const;
