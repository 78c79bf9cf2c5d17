import { useEffect } from "react";
import { parseJson, readText, siteKey, writeText } from "../../../lib/site-storage.ts";
import { fireEvent } from "../../analytics/events.ts";
import { useSite } from "../../site/components/site-context.tsx";
import type { SentLead } from "../sent-lead.ts";

/** The most leads to remember in one session; nobody sends more. */
const MAX_REMEMBERED = 50;

/**
 * Sends the analytics event of a lead whose form led to this page, once however often the page is opened (LEAD-076).
 * Renders nothing.
 */
export function LeadEventSender({ lead }: { readonly lead: SentLead | null }) {
  const { slug, config } = useSite();
  const { analyticsEndpoint } = config;
  useEffect(() => {
    if (lead && isNew(slug, lead.key)) fireEvent(lead.event, lead.about, analyticsEndpoint);
  }, [slug, lead, analyticsEndpoint]);
  return null;
}

/** Whether this session has not sent this lead's event yet; marks it as sent. */
function isNew(slug: string, key: string): boolean {
  const place = siteKey(slug, "told-leads");
  const stored = parseJson(readText(() => sessionStorage, place));
  const sent = Array.isArray(stored) ? stored : [];
  if (sent.includes(key)) return false;
  writeText(() => sessionStorage, place, JSON.stringify([...sent, key].slice(-MAX_REMEMBERED)));
  return true;
}
