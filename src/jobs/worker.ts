import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { type Database, describeDatabaseError } from "../db/open.ts";
import { type ClaimedDelivery, claimDeliveries, type DeliveryEnd, endDelivery } from "../features/leads/deliveries.ts";
import { leadMail, leadWebhookBody } from "../features/leads/messages.ts";
import { whenLeadStored } from "../features/leads/outbox.ts";
import { leadAddressee } from "../features/leads/wording.ts";
import type { Sites } from "../features/site/data.ts";
import type { Dealership } from "../features/site/site.ts";
import { err, type Result } from "../lib/result.ts";
import type { MailSender } from "../services/mail/port.ts";
import type { WebhookSender } from "../services/webhook/port.ts";
import { retryDelay } from "./retry.ts";

export interface WorkerOptions {
  readonly db: Database;
  readonly sites: Pick<Sites, "bySlug">;
  readonly mail: MailSender;
  readonly webhook: WebhookSender;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly log: Pick<Logger, "info" | "warn" | "error">;
  /** Milliseconds between two looks for what is due; a lead stored in this process is looked for at once. */
  readonly intervalMs: number;
  /** From 0 to 1; spreads the retries. */
  readonly random?: () => number;
}

export interface Worker {
  /** Takes up nothing more and resolves when what is in its hands has ended. */
  stop(): Promise<void>;
  /** Delivers what is due now. Resolves to the number of attempts made; rejects when the database does not answer. */
  runOnce(): Promise<number>;
}

/** Deliveries in one worker's hands at a time. */
const BATCH = 8;
/** Milliseconds a claim holds: well over the longest that a sender may take. A dead worker's claims fall free after it. */
export const LEASE = 90_000;

/** Delivers the leads that wait in the outbox, at least once each, until stopped. Several workers share one outbox. */
export function startWorker(options: WorkerOptions): Worker {
  const { db, clock, log, intervalMs } = options;
  let stopped = false;
  let running: Promise<number> | null = null;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  const batch = async () => {
    const now = clock();
    const claimed = await claimDeliveries(db, randomUUID(), { now, until: now + LEASE, limit: BATCH });
    const ends = await Promise.allSettled(claimed.map((delivery) => attempt(delivery, options)));
    for (const end of ends) if (end.status === "rejected") throw end.reason;
    return claimed.length;
  };
  const drain = async () => {
    let made = 0;
    try {
      do {
        again = false;
        const attempts = await batch();
        made += attempts;
        again ||= attempts === BATCH;
      } while (again && !stopped);
      return made;
    } finally {
      // Here and not after the promise: a lead stored in between would be waited for until the next look.
      running = null;
    }
  };
  const runOnce = () => {
    again = true;
    running ??= drain();
    return running;
  };
  const look = () => {
    clearTimeout(timer);
    if (stopped) return;
    runOnce()
      .catch((error) => {
        const reason = describeDatabaseError(error)?.message;
        log.error(reason ? { reason } : { err: error }, "lead deliveries wait");
      })
      .finally(() => {
        clearTimeout(timer);
        if (!stopped) timer = setTimeout(look, intervalMs).unref();
      });
  };
  const forget = whenLeadStored(db, look);
  look();
  return {
    runOnce,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      forget();
      await running?.catch(() => {});
    },
  };
}

type Failure = { readonly kind: "rejected" | "unavailable"; readonly message: string };

async function attempt(delivery: ClaimedDelivery, options: WorkerOptions): Promise<void> {
  const { db, clock, log, random = Math.random } = options;
  const sent = await send(delivery, options).catch((error: unknown) => {
    log.error({ err: error, delivery_id: delivery.id }, "a lead's delivery broke off");
    return err<Failure>({ kind: "unavailable", message: "The delivery broke off; see the log." });
  });
  const end = endOf(delivery, sent, clock(), random());
  await endDelivery(db, delivery, end);
  const facts = { delivery_id: delivery.id, lead_id: delivery.lead.id, site: delivery.lead.siteSlug };
  const { channel, attempts } = delivery;
  if (end.state === "delivered") log.info({ ...facts, channel, attempts }, "lead delivered");
  else if (end.state === "waiting")
    log.warn({ ...facts, channel, attempts, reason: end.error }, "lead not delivered yet");
  else log.error({ ...facts, channel, attempts, reason: end.error }, "LEAD PARKED: see `forecourt leads list`");
}

function endOf(delivery: ClaimedDelivery, sent: Result<null, Failure>, now: number, random: number): DeliveryEnd {
  if (sent.ok) return { state: "delivered", at: now };
  const { kind, message } = sent.error;
  const delay = retryDelay(delivery.attempts, kind, random);
  return delay === null
    ? { state: "parked", error: message }
    : { state: "waiting", nextAt: now + delay, error: message };
}

async function send(delivery: ClaimedDelivery, options: WorkerOptions): Promise<Result<null, Failure>> {
  const { lead } = delivery;
  const site = options.sites.bySlug(lead.siteSlug);
  const addressee = site && leadAddressee(site, lead.dealershipSlug);
  const dealership = site?.dealerships.find((one) => one.slug === lead.dealershipSlug);
  if (!addressee || !dealership) {
    return err({ kind: "unavailable", message: "The site or the dealership is not configured any more." });
  }
  const receiver = receiverOf(delivery, dealership);
  if (!receiver) return err({ kind: "rejected", message: "The dealership names no receiver for this lead." });
  if (receiver.channel === "email") return options.mail.send(leadMail(lead, receiver.target, addressee));
  const { url, secretEnv } = receiver;
  return options.webhook.send({ url, secretEnv, id: lead.uid, body: leadWebhookBody(lead) });
}

/**
 * The target as planned. One planned while the dealership named none goes to what it names now; a webhook is called only
 * while it is still the dealership's.
 */
function receiverOf({ channel, target }: ClaimedDelivery, { leads: { email, webhook } }: Dealership) {
  const [first] = email;
  if (channel === "email" && (target || first)) return { channel, target: target || (first ?? "") } as const;
  if (webhook && (webhook.url === target || target === "")) return { channel: "webhook", ...webhook } as const;
  return null;
}
