import type { Database } from "../../../db/open.ts";

/** A reusable text to start an answer with. */
export interface AnswerTemplate {
  readonly id: number;
  readonly site: string;
  /** Null for all dealerships of the site. */
  readonly dealership: string | null;
  /** The only category of leads that it is offered for; null for all. */
  readonly category: string | null;
  readonly name: string;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly changedAt: number;
  readonly changedBy: string;
}

/** The templates of a site, by name. */
export async function templatesOf(db: Database, site: string): Promise<readonly AnswerTemplate[]> {
  const rows = await db
    .selectFrom("answer_templates")
    .selectAll()
    .where("site_slug", "=", site)
    .where("removed_at", "is", null)
    .orderBy("name")
    .orderBy("id")
    .execute();
  return rows.map(({ id, category, name, text, ...row }) => ({
    id,
    category,
    name,
    text,
    site: row.site_slug,
    dealership: row.dealership_slug,
    changedAt: row.changed_at,
    changedBy: row.changed_by,
  }));
}

/** A staff member's signature; empty to sign with their name only. */
export async function signatureOf(db: Database, staffId: number): Promise<string> {
  const rows = db.selectFrom("staff_signatures").select("text").where("staff_id", "=", staffId);
  return (await rows.executeTakeFirst())?.text ?? "";
}
