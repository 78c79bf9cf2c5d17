/** How a dealership is connected with Stripe, as its site's files and the environment say. */
export interface StripeSettings {
  readonly stripeKey: string | null;
  readonly stripeWebhookSecret: string | null;
  readonly stripeAccount: string | null;
}

const KEY = /^(?:sk|rk)_(test|live)_\w{4,250}$/;

/**
 * Why these settings take no money, in words that quote no secret; null where they do. A key of Stripe's test mode
 * holds cars for nothing, and a live one charges real cards: each belongs into its own mode.
 */
export function stripeFault(
  { stripeKey, stripeAccount }: Pick<StripeSettings, "stripeKey" | "stripeAccount">,
  mode: "development" | "production",
): string | null {
  if (stripeKey === null) {
    return stripeAccount === null
      ? "No Stripe key is configured (stripeKey), or its environment variable is not set."
      : "A connected Stripe account is named (stripeAccount), but no key that may ask for it (stripeKey).";
  }
  const [, kind] = KEY.exec(stripeKey) ?? [];
  if (!kind) return "The Stripe key is not a secret or restricted key, which begin with sk_ or rk_.";
  if (mode === "production" && kind === "test") {
    return "The Stripe key is of the test mode: in production cars would be held for money that nobody paid.";
  }
  if (mode === "development" && kind === "live") {
    return "The Stripe key is live: in development it would charge real cards. Use one of the test mode.";
  }
  return null;
}

/** What works less well than it could, although money is taken; null where nothing does. */
export function stripeNote({ stripeWebhookSecret }: Pick<StripeSettings, "stripeWebhookSecret">): string | null {
  if (stripeWebhookSecret === null) {
    return "No Stripe webhook is configured (stripeWebhookSecret): payments of shoppers who do not come back are noticed some minutes later.";
  }
  if (!stripeWebhookSecret.startsWith("whsec_")) {
    return "The signing secret of the Stripe webhook does not begin with whsec_: webhooks may be refused.";
  }
  return null;
}
