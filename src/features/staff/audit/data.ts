import type { Database } from "../../../db/open.ts";
import type { Act } from "./mutations.ts";

/** An entry of the audit log, as shown beside the thing that was changed. */
export interface AuditLine {
  readonly id: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly by: string;
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The changes to a thing, newest first. */
export async function actsOn(db: Database, subject: Act["subject"], limit = 50): Promise<readonly AuditLine[]> {
  const rows = await db
    .selectFrom("audit_log")
    .select(["id", "at", "by", "action", "before", "after"])
    .where("subject", "=", subject)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ before, after, ...line }) => ({ ...line, before: parsed(before), after: parsed(after) }));
}

const parsed = (json: string | null): unknown => (json === null ? null : JSON.parse(json));
