import type { LeadPayload } from "../forms/lead-payload.ts";
import { addressesFor, PLAIN, type Routed, type SavedRoutes } from "../routing/rules.ts";
import type { Dealership } from "../site/site.ts";

export interface PlannedDelivery {
  readonly channel: "email" | "webhook";
  /** An e-mail address or a URL; empty if the dealership has no receiver. */
  readonly target: string;
  readonly state: "waiting" | "parked";
  readonly last_error: string | null;
}

const WAITING = { state: "waiting", last_error: null } as const;
export const NO_RECEIVER = "The dealership names no e-mail address and no webhook for its leads.";

type Receiving = Pick<Dealership, "leads">;

/**
 * All receivers of a dealership's lead or notice, each delivered, retried and parked independently. A dealership
 * without receivers gets one delivery that is parked at once, where an operator sees it.
 */
export function receiversOf(dealership: Receiving, routed: Routed = PLAIN): readonly PlannedDelivery[] {
  const planned: PlannedDelivery[] = addressesFor(dealership, routed).map((target) => ({
    channel: "email",
    target,
    ...WAITING,
  }));
  const { webhook } = dealership.leads;
  if (webhook) planned.push({ channel: "webhook", target: webhook.url, ...WAITING });
  return planned.length > 0 ? planned : [{ channel: "email", target: "", state: "parked", last_error: NO_RECEIVER }];
}

/**
 * The deliveries of a lead. A lead from an early step of a form, without contact details, is stored but not delivered.
 */
export const plannedDeliveries = (
  dealership: Receiving,
  payload: Pick<LeadPayload, "email" | "phone">,
  routed: Routed = PLAIN,
): readonly PlannedDelivery[] => (payload.email || payload.phone ? receiversOf(dealership, routed) : []);

/** A delivery to one of several dealerships. */
export type DealershipDelivery = PlannedDelivery & { readonly dealership_slug: string };

/**
 * The receivers of a lead or notice that concerns several dealerships: each dealership's default receivers, with no
 * receiver twice. `kept` holds the receivers that each dealership set at the desk.
 */
export function everyReceiver(
  dealerships: readonly Pick<Dealership, "slug" | "leads">[],
  kept: ReadonlyMap<string, SavedRoutes> = new Map(),
): readonly DealershipDelivery[] {
  const seen = new Set<string>();
  const all = dealerships.flatMap((one) =>
    receiversOf(one, { ...PLAIN, kept: kept.get(one.slug) ?? {} }).map((planned) => ({
      ...planned,
      dealership_slug: one.slug,
    })),
  );
  return all.filter(({ channel, target, dealership_slug }) => {
    const whom = `${channel} ${target || dealership_slug}`;
    const isNew = !seen.has(whom);
    seen.add(whom);
    return isNew;
  });
}
