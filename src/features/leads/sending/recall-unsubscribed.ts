import type { Database } from "../../../db/open.ts";
import type { Site } from "../../site/site.ts";
import { suppress } from "../../suppressions/mutations.ts";
import { sendersOf } from "../../suppressions/rules.ts";
import type { LeadRecord } from "../rules.ts";

/**
 * Adds to the suppression list the people who unsubscribed before the list existed, from their leads. Adds nobody
 * twice. If a site no longer exists, only its own name is listed as sender.
 */
export async function recallUnsubscribed(db: Database, siteOf: (slug: string) => Site | null): Promise<number> {
  const leads = await db
    .selectFrom("leads")
    .leftJoin("suppressions", "suppressions.lead_id", "leads.id")
    .select(["leads.id", "site_slug", "payload", "leads.created_at"])
    .where("category", "=", "Unsubscribe")
    .where("suppressions.id", "is", null)
    .execute();
  let added = 0;
  for (const { id: leadId, site_slug, payload, created_at: now } of leads) {
    const { email, phone } = (JSON.parse(payload) as LeadRecord).payload;
    const senders = sendersOf(siteOf(site_slug) ?? { slug: site_slug, dealerships: [] });
    added += await suppress(db, { person: { email, phone }, senders, source: "form", leadId, now });
  }
  return added;
}
