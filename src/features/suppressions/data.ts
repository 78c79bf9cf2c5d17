import type { Database } from "../../db/open.ts";
import { type Contact, contactsOf } from "./rules.ts";

/**
 * Whether this person, by any of these addresses, wants no marketing from this site or this dealership. Every sender of
 * marketing checks this at the time of sending, so that an opt-out also stops mails that are already queued. If the
 * person agreed to this very mail at `agreedAt` (epoch ms), through a link in their mailbox, only later opt-outs and
 * those that an operator entered stop it.
 */
export async function isSuppressed(
  db: Database,
  from: { readonly siteSlug: string; readonly dealershipSlug: string },
  person: Parameters<typeof contactsOf>[0],
  agreedAt: number | null = null,
): Promise<boolean> {
  const contacts = contactsOf(person);
  if (contacts.length === 0) return false;
  const found = await db
    .selectFrom("suppressions")
    .select("id")
    .where((row) => row.or(contacts.map((one) => row.and({ ...one }))))
    .where((row) =>
      row.or([
        row.and({ sender_kind: "site", sender: from.siteSlug }),
        row.and({ sender_kind: "dealership", sender: from.dealershipSlug }),
      ]),
    )
    .where((row) =>
      agreedAt === null ? row.val(true) : row.or([row("created_at", ">", agreedAt), row("source", "=", "operator")]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export interface SuppressionLine extends Contact {
  readonly id: number;
  readonly sender_kind: "site" | "dealership";
  readonly sender: string;
  readonly source: string;
  readonly created_at: number;
}

/** Entries, newest first. */
export const listSuppressions = (db: Database, limit: number): Promise<SuppressionLine[]> =>
  db
    .selectFrom("suppressions")
    .select(["id", "sender_kind", "sender", "contact_kind", "contact", "source", "created_at"])
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
