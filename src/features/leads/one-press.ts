import type { Database } from "../../db/open.ts";
import type { Result } from "../../lib/result.ts";
import type { Site } from "../site/site.ts";
import { noticeOfToken } from "../suppressions/token.ts";
import { type LeadFailure, type LeadRequestFacts, submitLead } from "./mutations.ts";

/** The receiver of a mail with an unsubscribe link. `uid` identifies the mail. */
export interface Addressed {
  readonly uid: string;
  readonly email: string;
}

/** The receiver of this site's mail with that link; null for a link that is not this site's. */
export async function addressedBy(db: Database, site: Site, token: string): Promise<Addressed | null> {
  const uid = await noticeOfToken(db, token);
  if (uid === null) return null;
  const row = await db
    .selectFrom("notices")
    .innerJoin("lead_deliveries", "lead_deliveries.notice_id", "notices.id")
    .select("target")
    .where("uid", "=", uid)
    .where("notices.site_slug", "=", site.slug)
    .where("audience", "=", "shopper")
    .executeTakeFirst();
  return row ? { uid, email: row.target } : null;
}

/** Whether this server made the link for a mail that has since been erased, with all other data about its receiver. */
export async function isOfErasedMail(db: Database, token: string): Promise<boolean> {
  const uid = await noticeOfToken(db, token);
  if (uid === null) return false;
  return (await db.selectFrom("notices").select("id").where("uid", "=", uid).executeTakeFirst()) === undefined;
}

/**
 * One-click unsubscribing (RFC 8058). Like the form on the unsubscribe page, it informs every dealership. A second
 * click makes no second lead.
 */
export const stopMails = (
  db: Database,
  site: Site,
  { uid, email }: Addressed,
  facts: LeadRequestFacts,
): Promise<Result<{ readonly lead_id: number }, LeadFailure>> =>
  submitLead(
    db,
    site,
    { userData: { category: "Unsubscribe", email, submission_id: uid } },
    { ...facts, unsubscribedBy: "one-click" },
  );
