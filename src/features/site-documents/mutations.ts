import { lockFor } from "../../db/locks.ts";
import type { Database } from "../../db/open.ts";
import { lastOfLog } from "./data.ts";
import { changedNames, type Documents } from "./documents.ts";

/** A site's next revision. */
export interface NextRevision {
  readonly site: string;
  readonly revision: number;
  readonly before: Documents;
  readonly after: Documents;
}

export interface Signed {
  readonly author: string;
  readonly message: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Stores the next revisions of sites, all or none. They were checked against the other sites as of the log's id `seen`.
 * If any site has changed since, stores nothing and returns false.
 */
export function storeRevisions(
  db: Database,
  next: readonly NextRevision[],
  seen: number,
  { author, message, now }: Signed,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockFor(trx, "siteDocuments");
    if ((await lastOfLog(trx)) !== seen) return false;
    for (const { site, revision, before, after } of next) {
      const is_removed = after.size === 0 ? 1 : 0;
      const row = { site, revision, author, message, is_removed, created_at: now };
      await trx.insertInto("site_revisions").values(row).execute();
      for (const name of changedNames(before, after)) {
        const { sha256 = null, bytes = 0, body = null } = after.get(name) ?? {};
        await trx.insertInto("site_documents").values({ site, revision, name, sha256, bytes, body }).execute();
      }
    }
    return true;
  });
}
