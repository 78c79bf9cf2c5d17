import { createHash } from "node:crypto";
import type { Database } from "../../db/open.ts";
import type { FileStore } from "../../services/files/port.ts";
import { type Documents, fileKeyOf, type SiteDocument } from "./documents.ts";

export interface Revision {
  readonly id: number;
  readonly site: string;
  readonly revision: number;
  readonly author: string;
  readonly message: string;
  readonly isRemoved: boolean;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** The id of the last revision of any site, from which processes notice a new one; 0 for none. */
export async function lastOfLog(db: Database): Promise<number> {
  const row = await db
    .selectFrom("site_revisions")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}

/** The current revision of each site that changed after the log's `id`, including removed sites. */
export async function currentRevisions(db: Database, after = 0): Promise<Revision[]> {
  const latest = db
    .selectFrom("site_revisions")
    .select(({ fn }) => fn.max("id").as("id"))
    .where("id", ">", after)
    .groupBy("site");
  const rows = await db.selectFrom("site_revisions").selectAll().where("id", "in", latest).orderBy("site").execute();
  return rows.map(revisionOf);
}

/** The revisions of a site, newest first. */
export async function revisionsOf(db: Database, site: string, most = 100): Promise<Revision[]> {
  const all = db.selectFrom("site_revisions").selectAll().where("site", "=", site);
  return (await all.orderBy("revision", "desc").limit(most).execute()).map(revisionOf);
}

export async function revisionAt(db: Database, site: string, revision: number): Promise<Revision | null> {
  const one = db.selectFrom("site_revisions").selectAll().where("site", "=", site).where("revision", "=", revision);
  const row = await one.executeTakeFirst();
  return row ? revisionOf(row) : null;
}

interface RevisionRow extends Pick<Revision, "id" | "site" | "revision" | "author" | "message"> {
  readonly is_removed: number;
  readonly created_at: number;
}

const revisionOf = ({ is_removed, created_at, ...rest }: RevisionRow): Revision => ({
  ...rest,
  isRemoved: is_removed === 1,
  createdAt: created_at,
});

/** All documents of a site as of a revision. */
export async function documentsAt(db: Database, site: string, revision: number): Promise<Documents> {
  const rows = await db
    .selectFrom("site_documents as one")
    .select(["name", "sha256", "bytes", "body"])
    .where("site", "=", site)
    .where("revision", "<=", revision)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("site_documents as later")
            .select("later.name")
            .where("later.site", "=", site)
            .whereRef("later.name", "=", "one.name")
            .whereRef("later.revision", ">", "one.revision")
            .where("later.revision", "<=", revision),
        ),
      ),
    )
    .orderBy("name")
    .execute();
  return new Map(rows.flatMap((row) => (row.sha256 === null ? [] : [[row.name, { ...row, sha256: row.sha256 }]])));
}

/** Thrown if the file store does not answer, which says nothing about the single file. */
export class StoreUnavailable extends Error {}

/** Fetches the bytes of documents from the file store. Rejects if a file is missing or has other content. */
export function bytesFrom(files: FileStore): (document: SiteDocument) => Promise<Buffer> {
  return async ({ name, sha256 }) => {
    const found = await files.get(fileKeyOf(sha256));
    if (!found.ok) throw new StoreUnavailable(found.error.message);
    if (!found.value) throw new Error(`The store of files lacks ${name}.`);
    if (createHash("sha256").update(found.value).digest("hex") !== sha256)
      throw new Error(`The store of files holds something else for ${name}.`);
    return found.value;
  };
}
