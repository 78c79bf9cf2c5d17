import { isoInZone } from "../../../lib/time/moments.ts";
import { instantOf } from "../../../lib/time/zoned.ts";
import type { Mail } from "../../../services/mail/port.ts";
import { leadAdf } from "./adf.ts";
import type { StoredLead } from "./deliveries.ts";
import { type LeadAddressee, leadSubject, leadText, shopperName } from "./wording.ts";

/** The lead as a mail to one of the dealership's addresses; replies go to the shopper. */
export function leadMail(lead: StoredLead, address: string, to: LeadAddressee): Mail {
  const { email } = lead.record.payload;
  return {
    to: address,
    replyTo: email ? { name: shopperName(lead), address: email } : null,
    subject: leadSubject(lead),
    text: leadText(lead, to),
    adf: leadAdf(lead, to, address),
    id: lead.uid,
  };
}

/** The time that the shopper requested: `2026-12-05T10:30:00+11:00`; null if day or time is not known. */
function preferredAt({ date, time }: StoredLead["record"]["payload"], timezone: string): string | null {
  return date && time ? isoInZone(instantOf(date, time, timezone), timezone) : null;
}

/**
 * The lead as the JSON that the dealership's webhook receives. `id` is the same in every repeat; `lead` is the lead
 * payload with the contact fields. `facts` come from this server, `extras` from the shopper's browser. `lead.date` and
 * `lead.time` are by the clock of `timezone`; `preferred_at` is that instant with its offset, null if one of them is
 * missing (docs/sites.md).
 */
export function leadWebhookBody(lead: StoredLead, { timezone }: Pick<LeadAddressee, "timezone">): string {
  const { id, uid, siteSlug, createdAt, record, optIn } = lead;
  return JSON.stringify({
    id: uid,
    lead_id: id,
    site: siteSlug,
    created_at: new Date(createdAt).toISOString(),
    timezone,
    preferred_at: preferredAt(record.payload, timezone),
    event: record.event,
    lead: record.payload,
    vehicle: record.vehicle,
    trade_in: record.tradeIn,
    facts: record.facts ?? {},
    files: record.files ?? [],
    extras: record.extras,
    opt_in: optIn,
  });
}
