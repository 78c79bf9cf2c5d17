import type { Env } from "../../env.ts";
import { briefFor } from "../../features/site/brief.ts";
import type { Sites } from "../../features/site/data.ts";
import { err, ok } from "../../lib/result.ts";
import {
  DEMO_PROCESSOR,
  type Payee,
  type PaymentProcessor,
  type PaymentProcessors,
  type Payments,
  STRIPE_PROCESSOR,
} from "../../services/payments/port.ts";
import { heardEvent } from "../../services/payments/stripe/hook.ts";
import { stripeProcessor } from "../../services/payments/stripe/live.ts";
import { type StripeSettings, stripeFault } from "../../services/payments/stripe/settings.ts";
import { openDemoTill } from "./demo-till.ts";

type PaymentEnv = Pick<Env, "mode" | "dataDir" | "stripeUrl">;

/** How a payee is currently connected with Stripe, according to its site's files. */
type SettingsOf = (payee: Payee) => StripeSettings;

const NOTHING: StripeSettings = { stripeKey: null, stripeWebhookSecret: null, stripeAccount: null };

function settingsIn(sites: Pick<Sites, "bySlug">): SettingsOf {
  return ({ site_slug, dealership_slug }) => {
    const site = sites.bySlug(site_slug);
    const isThere = site?.dealerships.some(({ slug }) => slug === dealership_slug);
    // A site without any Stripe settings need not be loaded to know that.
    return site && isThere && briefFor(site, dealership_slug).namesStripe ? site.configFor(dealership_slug) : NOTHING;
  };
}

/**
 * Opens the payment processors: Stripe for each dealership connected with it and, in development, the demo's own
 * payment page for all. With neither there are none, and checkouts offer an enquiry (RESV-005).
 */
export function openPayments(
  { mode, dataDir, stripeUrl }: PaymentEnv,
  sites: Pick<Sites, "bySlug">,
  clock: () => number,
): Payments {
  const settingsOf = settingsIn(sites);
  const demo = mode === "development" ? openDemoTill({ dataDir }) : null;
  const always: PaymentProcessors = new Map(demo ? [[DEMO_PROCESSOR, demo]] : []);
  const opened = new Map<string, PaymentProcessors>();
  return {
    processorsOf(payee) {
      const { stripeKey: key, stripeAccount: account, ...rest } = settingsOf(payee);
      if (key === null || stripeFault({ ...rest, stripeKey: key, stripeAccount: account }, mode)) return always;
      const place = `${account} ${key}`;
      const known = opened.get(place);
      if (known) return known;
      const stripe: PaymentProcessor = stripeProcessor({ key, account, ...(stripeUrl ? { url: stripeUrl } : {}) });
      const all = new Map<string, PaymentProcessor>([...always, [STRIPE_PROCESSOR, stripe]]);
      opened.set(place, all);
      return all;
    },
    closedFor: (payee) => (demo ? null : stripeFault(settingsOf(payee), mode)),
    async hintOf(processor, payee, message) {
      const { stripeWebhookSecret: secret } = settingsOf(payee);
      if (processor !== STRIPE_PROCESSOR || secret === null) return err("none");
      const heard = await heardEvent(message, secret, clock());
      if (!heard.ok || heard.value === null) return heard.ok ? ok(null) : heard;
      const { id, account, reference } = heard.value;
      const isOf = (other: Payee) => {
        const settings = settingsOf(other);
        return settings.stripeWebhookSecret === secret && settings.stripeAccount === account;
      };
      return ok({ event: id, reference, isOf });
    },
    demoTill: demo,
  };
}
