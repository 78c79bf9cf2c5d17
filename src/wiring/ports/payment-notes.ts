import type { Env } from "../../env.ts";
import { payeeOf } from "../../features/reservations/rules.ts";
import { briefFor } from "../../features/site/brief.ts";
import type { SiteProblem } from "../../features/site/reading/problems/problems.ts";
import type { Site } from "../../features/site/site.ts";
import { type Payments, STRIPE_PROCESSOR } from "../../services/payments/port.ts";
import { stripeFault, stripeNote } from "../../services/payments/stripe/settings.ts";

/** Notes about dealerships whose files connect them with Stripe, but who could take no money, or only with delay. */
export function stripeNotes(sites: readonly Site[], mode: Env["mode"]): readonly SiteProblem[] {
  return sites.flatMap((site) =>
    site.dealerships.flatMap(({ slug, config }) => {
      const settings = site.configFor(slug);
      const names = Object.getOwnPropertyNames(config).some((name) => /^stripe[A-Z]/.test(name));
      const wantsIt =
        names || settings.stripeKey !== null || settings.defaultPaymentProcessors.includes(STRIPE_PROCESSOR);
      const message = wantsIt ? (stripeFault(settings, mode) ?? stripeNote(settings)) : null;
      const file = `${site.slug}/site.json`;
      return message ? [{ file, pointer: "/checkout", message: `${slug}: ${message}` }] : [];
    }),
  );
}

/**
 * Sentences, for the person starting the server, about dealerships that want to take reservations but whose checkouts
 * are closed: one for each reason of each site.
 */
export function closedCheckouts(sites: readonly Site[], { closedFor }: Pick<Payments, "closedFor">): readonly string[] {
  return sites.flatMap((site) => {
    const reasons = new Map<string, string[]>();
    for (const { slug } of site.dealerships) {
      const reason = briefFor(site, slug).reservationsEnabled ? closedFor(payeeOf(site, slug)) : null;
      if (reason) reasons.set(reason, [...(reasons.get(reason) ?? []), slug]);
    }
    return [...reasons].map(
      ([reason, slugs]) =>
        `${site.slug}: no deposit can be paid to ${slugs.join(", ")}, and their checkouts offer an enquiry. ${reason}`,
    );
  });
}
