import type { LeadPayload } from "../forms/lead-payload.ts";
import type { Dealership } from "../site/site.ts";

export interface PlannedDelivery {
  readonly channel: "email" | "webhook";
  /** An e-mail address or a URL; empty where the dealership has none. */
  readonly target: string;
  readonly state: "waiting" | "parked";
  readonly last_error: string | null;
}

const WAITING = { state: "waiting", last_error: null } as const;
export const NO_RECEIVER = "The dealership names no e-mail address and no webhook for its leads.";

/**
 * All receivers of a dealership's leads, each of which is delivered, retried and parked on its own. A dealership
 * without any gets a delivery that is parked at once, so that an operator sees it.
 */
export function receiversOf({ leads: { email, webhook } }: Pick<Dealership, "leads">): readonly PlannedDelivery[] {
  const planned: PlannedDelivery[] = [...new Set(email)].map((target) => ({ channel: "email", target, ...WAITING }));
  if (webhook) planned.push({ channel: "webhook", target: webhook.url, ...WAITING });
  return planned.length > 0 ? planned : [{ channel: "email", target: "", state: "parked", last_error: NO_RECEIVER }];
}

/** The deliveries of a lead. One from an early step without contact details is stored and sent to nobody. */
export const plannedDeliveries = (
  dealership: Pick<Dealership, "leads">,
  payload: Pick<LeadPayload, "email" | "phone">,
): readonly PlannedDelivery[] => (payload.email || payload.phone ? receiversOf(dealership) : []);

/** A delivery to one of several dealerships. */
export type DealershipDelivery = PlannedDelivery & { readonly dealership_slug: string };

/** The receivers of a wish that concerns several dealerships: each dealership, and no receiver twice. */
export function everyReceiver(
  dealerships: readonly Pick<Dealership, "slug" | "leads">[],
): readonly DealershipDelivery[] {
  const told = new Set<string>();
  const all = dealerships.flatMap((one) =>
    receiversOf(one).map((planned) => ({ ...planned, dealership_slug: one.slug })),
  );
  return all.filter(({ channel, target, dealership_slug }) => {
    const whom = `${channel} ${target || dealership_slug}`;
    const isNew = !told.has(whom);
    told.add(whom);
    return isNew;
  });
}
