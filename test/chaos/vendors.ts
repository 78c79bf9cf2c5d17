import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ReadMail, readMail } from "../../src/lib/files/mime.ts";
import { type MailSimulator, mailSimulator } from "../../src/services/mail/simulator.ts";
import { type StripeSimulator, stripeSimulator } from "../../src/services/payments/stripe/simulator/simulator.ts";
import { type WebhookSimulator, webhookSimulator } from "../../src/services/webhook/simulator.ts";

export const STRIPE_KEY = "sk_test_kingtide";
export const STRIPE_SECRET = "whsec_kingtide";
export const WEBHOOK_SECRET = "chaos-webhook-secret-0123456789";

/** The mail server, the dealer's webhook and Stripe, as the product's own simulators play them. */
export interface Vendors {
  /** All mails taken, oldest first; each is read once. */
  mails(): Promise<readonly ReadMail[]>;
  readonly mailPort: number;
  readonly webhook: WebhookSimulator;
  readonly stripe: StripeSimulator;
  /** Makes a vendor fail in this way, or be well again (`accept`). */
  behave(vendor: "mail" | "webhook" | "payments", mood: string): void;
  close(): Promise<void>;
}

export async function startVendors(mails: string, clock: () => number): Promise<Vendors> {
  const mail = await mailSimulator({ dir: mails });
  const webhook = await webhookSimulator({ secret: WEBHOOK_SECRET, clock });
  const stripe = await stripeSimulator({ keys: { [STRIPE_KEY]: [] }, clock });
  const read = new Map<string, ReadMail>();
  return {
    async mails() {
      const names = (await readdir(mails)).filter((name) => name.endsWith(".eml") && !read.has(name)).sort();
      for (const name of names) read.set(name, readMail(await readFile(join(mails, name))));
      return [...read.values()];
    },
    webhook,
    stripe,
    mailPort: Number(new URL(mail.url).port),
    behave(vendor, mood) {
      if (vendor === "mail") mail.behave(mood as Parameters<MailSimulator["behave"]>[0]);
      else if (vendor === "payments") stripe.behave(mood as Parameters<StripeSimulator["behave"]>[0]);
      else webhook.behave(mood === "accept" ? 204 : mood === "hang" ? "hang" : Number(mood));
    },
    async close() {
      await Promise.all([mail.close(), webhook.close(), stripe.close()]);
    },
  };
}
