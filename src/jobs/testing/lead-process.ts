import { setTimeout as pause } from "node:timers/promises";
import { pino } from "pino";
import { dealership, SHOPPER, testSite } from "../../../test/fixtures/site.ts";
import { openDatabase } from "../../db/open.ts";
import { submitLead } from "../../features/leads/mutations.ts";
import { smtpMail } from "../../services/mail/live.ts";
import { webhookSender } from "../../services/webhook/live.ts";
import { startWorker } from "../sending/worker.ts";

/**
 * A process that accepts and delivers leads as fast as it can until it is killed. It prints `{marker, lead_id}` for
 * each lead once the lead is acknowledged; `marker` is the lead's message.
 */

/** Options that the test passes to the process, as JSON in its environment. */
export interface LeadProcessOptions {
  readonly database: { readonly url: string | null; readonly dataDir: string };
  readonly smtpUrl: string;
  readonly webhookUrl: string;
  readonly round: number;
  /** Milliseconds by which this process's clock runs ahead of the real one. */
  readonly ahead: number;
}
export const SECRET = "a secret of the test";
export interface Acknowledged {
  readonly marker: string;
  readonly lead_id: number;
}

const siteWith = (webhookUrl: string) =>
  testSite("test", [dealership(1, "north", { webhook: { url: webhookUrl, secretEnv: "SECRET" } })]);

/** Opens the outbox's worker with the real clients. */
export async function openWorker(options: LeadProcessOptions) {
  const db = await openDatabase(options.database);
  const site = siteWith(options.webhookUrl);
  const clock = () => Date.now() + options.ahead;
  const mail = smtpMail({ url: options.smtpUrl, from: "website@forecourt.example" });
  const webhook = webhookSender({ secret: () => SECRET, mode: "development", clock: Date.now });
  const log = pino({ level: "silent" });
  const worker = startWorker({ db, sites: { bySlug: () => site }, mail, webhook, clock, log, intervalMs: 20 });
  return { db, site, clock, worker, mail };
}

/** Each shopper has a separate address, because mails per address and hour are limited. */
export const emailOf = (marker: string): string => `${marker.replaceAll(" ", "-")}@shopper.example`;

async function takeLeads(options: LeadProcessOptions): Promise<never> {
  const { db, site, clock } = await openWorker(options);
  for (let count = 1; ; count++) {
    const marker = `round ${options.round} lead ${count}`;
    const body = { userData: { ...SHOPPER, email: emailOf(marker), message: marker }, isLastStep: true };
    const result = await submitLead(db, site, body, { now: clock(), ip: "203.0.113.9", userAgent: "Test" });
    if (result.ok) process.send?.({ marker, lead_id: result.value.lead_id } satisfies Acknowledged);
    await pause(1);
  }
}

const json = process.env.LEAD_PROCESS;
if (json && process.send) await takeLeads(JSON.parse(json) as LeadProcessOptions);
