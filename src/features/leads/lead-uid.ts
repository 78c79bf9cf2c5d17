import { createHash, randomUUID } from "node:crypto";
import type { Site } from "../site/site.ts";
import type { LeadRecord } from "./rules.ts";

/**
 * The lead's globally unique id. It depends on the content as well as the browser's `submission_id`, so that two
 * shoppers with the same id (from a page in some cache) still make two leads.
 */
export function leadUid(site: Site, record: LeadRecord, submissionId: string | undefined): string {
  if (!submissionId) return randomUUID();
  const { lead_attributes, url, page_id, user_agent, ...rest } = record.payload;
  const sameness = JSON.stringify([site.slug, submissionId, Object.entries(rest).sort(), record.extras]);
  const hex = createHash("sha256").update(sameness).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join("-");
}
