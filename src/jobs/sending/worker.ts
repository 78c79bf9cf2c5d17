import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { throughOutage } from "../../db/through-outage.ts";
import {
  type ClaimedDelivery,
  type ClaimedWebhooks,
  claimDeliveries,
  type DeliveryEnd,
  endDelivery,
  heldBy,
  holdsDelivery,
} from "../../features/leads/sending/deliveries.ts";
import { leadMail, leadWebhookBody } from "../../features/leads/sending/messages.ts";
import { leadAddressee } from "../../features/leads/sending/wording.ts";
import { savedRoutes } from "../../features/routing/data.ts";
import { routeNow } from "../../features/routing/rules.ts";
import type { Sites } from "../../features/site/data.ts";
import type { Dealership } from "../../features/site/site.ts";
import { err, type Result } from "../../lib/result.ts";
import { traced } from "../../lib/tracing.ts";
import type { MailSender } from "../../services/mail/port.ts";
import type { WebhookSender } from "../../services/webhook/port.ts";
import { type Job, type JobOptions, startJob } from "../job.ts";
import { SlowHosts } from "../slow-hosts.ts";
import { type DeliveryFailure, notifyReceiver, type Receiver, writeToShopper } from "./notices.ts";
import { retryDelay } from "./retry.ts";

type Log = Pick<Logger, "info" | "warn" | "error">;

/** Leads stored by this process are delivered at once, others at the next poll. */
export interface WorkerOptions extends JobOptions {
  readonly sites: Pick<Sites, "bySlug">;
  readonly mail: MailSender;
  readonly webhook: WebhookSender;
  /** From 0 to 1; varies the retry times. */
  readonly random?: () => number;
}

/** The delivery job. A run resolves to the number of attempts made. */
export type Worker = Job<number>;

/** Maximum deliveries one worker claims at a time. */
const BATCH = 8;
/** The same limit for one slow webhook, beside all others. */
const SLOW_BATCH = 2;
/**
 * How long a claim lasts, in milliseconds: well over the longest a sender may take. After that, a dead worker's claims
 * are free again.
 */
export const LEASE = 90_000;

/**
 * Delivers the leads in the outbox, each at least once, until stopped. Slow and unresponsive webhooks have a separate
 * lane, so that one dealer's never delays another's leads. Several workers may share one outbox.
 */
export function startWorker(options: WorkerOptions): Worker {
  const { clock } = options;
  const working: Working = { ...options, slow: new SlowHosts(), unread: new Map() };
  const { slow } = working;
  const work = async (goesOn: () => boolean) => {
    let made = await deliverUnread(working);
    for (let attempts = BATCH; attempts === BATCH && goesOn(); made += attempts)
      attempts = await deliver(working, { webhooks: { except: slow.at(clock()) }, limit: BATCH });
    return made;
  };
  const workSlow = async () => {
    const lanes = slow.at(clock()).map((only) => deliver(working, { webhooks: { only }, limit: SLOW_BATCH }));
    const made = await allOf(lanes);
    return made.reduce((sum, attempts) => sum + attempts, 0);
  };
  const says = { failing: "lead deliveries wait", mended: "leads are delivered again" };
  const saysSlow = { failing: "deliveries to slow webhooks wait", mended: "slow webhooks are called again" };
  const quick = startJob(options, { work, says, level: "error", followsOutbox: true });
  const apart = startJob(options, { work: workSlow, says: saysSlow, level: "error" });
  return {
    runOnce: async () => (await quick.runOnce()) + (await apart.runOnce()),
    stop: async () => void (await Promise.all([quick.stop(), apart.stop()])),
  };
}

interface Working extends WorkerOptions {
  readonly slow: SlowHosts;
  /** Claims possibly made but not read because the database became unavailable in between, with their expiry times. */
  readonly unread: Map<string, number>;
}

interface Lane {
  readonly webhooks: ClaimedWebhooks;
  readonly limit: number;
}

/** Claims the next deliveries of a lane and attempts them all at once. Resolves to their number. */
async function deliver(working: Working, lane: Lane): Promise<number> {
  const { db, clock, unread } = working;
  const now = clock();
  const until = now + LEASE;
  const claimedBy = randomUUID();
  const claimed = await claimDeliveries(db, claimedBy, { now, until, ...lane }).catch((error: unknown) => {
    unread.set(claimedBy, until);
    throw error;
  });
  await allOf(claimed.map((delivery) => noted(delivery, working)));
  return claimed.length;
}

/** Attempts what was claimed when the database became unavailable; it would otherwise wait for its claim to expire. */
async function deliverUnread(working: Working): Promise<number> {
  const { db, clock, unread } = working;
  for (const [claimedBy, until] of unread) if (until <= clock()) unread.delete(claimedBy);
  let made = 0;
  for (const claimedBy of [...unread.keys()]) {
    const claimed = await heldBy(db, claimedBy);
    unread.delete(claimedBy);
    await allOf(claimed.map((delivery) => noted(delivery, working)));
    made += claimed.length;
  }
  return made;
}

/** The results of all of them; throws the first failure, once all have ended. */
async function allOf<T>(works: readonly Promise<T>[]): Promise<readonly T[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}

/** Attempts a delivery, and records how long a webhook took. */
async function noted(delivery: ClaimedDelivery, working: Working): Promise<void> {
  const { clock, slow } = working;
  const begun = clock();
  await tracedAttempt(delivery, working);
  if (delivery.channel === "webhook") slow.note(delivery.target, { begun, ended: clock() });
}

function tracedAttempt(delivery: ClaimedDelivery, options: WorkerOptions): Promise<void> {
  const { channel, siteSlug, attempts } = delivery;
  const facts = { "forecourt.channel": channel, "forecourt.site": siteSlug, "forecourt.attempts": attempts };
  return traced("delivery", facts, () => attempt(delivery, options));
}

async function attempt(delivery: ClaimedDelivery, options: WorkerOptions): Promise<void> {
  const { db, clock, log, random = Math.random } = options;
  if (!(await throughOutage(() => holdsDelivery(db, delivery, clock())))) {
    log.warn({ delivery_id: delivery.id }, "a delivery's claim was over before it was sent: it is left to the next");
    return;
  }
  const sent = await send(delivery, options).catch((error: unknown) => {
    log.error({ err: error, delivery_id: delivery.id }, "a lead's delivery broke off");
    return err<DeliveryFailure>({ kind: "unavailable", message: "The delivery broke off; see the log." });
  });
  const end = endOf(delivery, sent, clock(), random());
  await throughOutage(() => endDelivery(db, delivery, end));
  report(delivery, end, log);
}

function report({ id, siteSlug, channel, attempts, carries }: ClaimedDelivery, end: DeliveryEnd, log: Log): void {
  const of = "lead" in carries ? { lead_id: carries.lead.id } : { notice: carries.notice.kind };
  const what = "lead" in carries ? "lead" : `notice to a ${carries.notice.audience}`;
  const facts = { delivery_id: id, ...of, site: siteSlug, channel, attempts };
  const reason = { ...facts, reason: end.state === "delivered" ? undefined : end.error };
  if (end.state === "delivered") log.info(facts, `${what} delivered`);
  else if (end.state === "withheld") log.info(reason, `${what} withheld`);
  else if (end.state === "waiting") log.warn(reason, `${what} not delivered yet`);
  // A shopper may have mistyped an address, which is no reason to alert anyone.
  else if (what === "notice to a shopper") log.warn(reason, `${what} given up: see \`forecourt leads list\``);
  else log.error(reason, `${what.toUpperCase()} PARKED: see \`forecourt leads list\``);
}

function endOf(
  delivery: ClaimedDelivery,
  sent: Result<null, DeliveryFailure>,
  now: number,
  random: number,
): DeliveryEnd {
  if (sent.ok) return { state: "delivered", at: now };
  const { kind, message } = sent.error;
  if (kind === "withheld") return { state: "withheld", error: message };
  const delay = retryDelay(delivery.attempts, kind, random);
  return delay === null
    ? { state: "parked", error: message }
    : { state: "waiting", nextAt: now + delay, error: message };
}

async function send(delivery: ClaimedDelivery, options: WorkerOptions): Promise<Result<null, DeliveryFailure>> {
  const { carries, dealershipSlug } = delivery;
  const site = options.sites.bySlug(delivery.siteSlug);
  const addressee = site && leadAddressee(site, dealershipSlug);
  const dealership = site?.dealerships.find((one) => one.slug === dealershipSlug);
  if (!addressee || !dealership) {
    return err({ kind: "unavailable", message: "The site or the dealership is not configured any more." });
  }
  if ("notice" in carries && carries.notice.audience === "shopper") {
    return writeToShopper(options, carries.notice, delivery, site, dealership);
  }
  const saved = delivery.target === "" ? await savedRoutes(options.db, dealershipSlug) : {};
  const receiver = receiverOf(delivery, dealership, routeNow(dealership, saved, "default").email[0]);
  if (!receiver) return err({ kind: "rejected", message: "The dealership names no receiver for this lead." });
  if ("notice" in carries) return notifyReceiver(options, carries.notice, receiver, site);
  const { lead } = carries;
  if (receiver.channel === "email") return options.mail.send(leadMail(lead, receiver.target, addressee));
  const { url, secretEnv } = receiver;
  return options.webhook.send({ url, secretEnv, id: lead.uid, body: leadWebhookBody(lead, addressee) });
}

/**
 * The target as planned. A delivery planned while the dealership had none uses the current one; a webhook is called
 * only while it is still the dealership's.
 */
function receiverOf(
  { channel, target }: ClaimedDelivery,
  { leads: { webhook } }: Dealership,
  first: string | undefined,
): Receiver | null {
  if (channel === "email" && (target || first)) return { channel, target: target || (first ?? "") } as const;
  if (webhook && (webhook.url === target || target === "")) return { channel: "webhook", ...webhook } as const;
  return null;
}
