import type { Database } from "../../db/open.ts";
import type { EventNumber, EventSubject } from "../analytics/events.ts";
import type { Site } from "../site/site.ts";
import type { LeadRecord } from "./rules.ts";

/** A lead whose analytics event is sent from another page than its form: after a payment, or with an estimate. */
export interface SentLead {
  /** Identifies the lead in the browser, so that a page opened again does not send the event twice. */
  readonly key: string;
  readonly event: EventNumber;
  readonly about: EventSubject;
}

/** The event of a stored lead; null if this site has no such lead. Only its shopper knows `key`. */
export async function sentLead(db: Database, site: Site, leadId: number | null, key: string): Promise<SentLead | null> {
  if (leadId === null) return null;
  const lead = await db
    .selectFrom("leads")
    .select(["car_id", "dealership_slug", "payload"])
    .where("id", "=", leadId)
    .where("site_slug", "=", site.slug)
    .executeTakeFirst();
  if (!lead) return null;
  const { event } = JSON.parse(lead.payload) as Pick<LeadRecord, "event">;
  const dealershipId = site.dealerships.find(({ slug }) => slug === lead.dealership_slug)?.id;
  return { key, event, about: { carId: lead.car_id ?? undefined, dealershipId } };
}
