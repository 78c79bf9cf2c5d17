import type { Database } from "../../../db/open.ts";
import type { FeedUploadStanding } from "../../../db/tables/upload-tables.ts";

/** A source of pushed files, as stored in the database. */
export interface PushSource {
  readonly dealershipId: number;
  /** Its name in the site's files. */
  readonly name: string;
  readonly mode: "full" | "delta";
}

/** A stock file pushed to us, complete or still arriving. Times are epoch milliseconds. */
export interface Upload {
  readonly id: number;
  readonly name: string;
  readonly sha256: string | null;
  readonly size: number | null;
  readonly received: number;
  readonly standing: FeedUploadStanding;
  readonly run: number | null;
  readonly touchedAt: number;
}

/** One piece of an upload in the file store. */
export interface UploadPiece {
  readonly beginsAt: number;
  readonly bytes: number;
  readonly key: string;
}

export const pushSourceOf = ({
  dealership,
  source,
}: {
  readonly dealership: { readonly id: number };
  readonly source: { readonly name: string; readonly mode: "full" | "delta" };
}): PushSource => ({ dealershipId: dealership.id, name: source.name, mode: source.mode });

function uploads(db: Database, { dealershipId, name }: PushSource) {
  return db
    .selectFrom("feed_uploads")
    .select(["id", "name", "sha256", "size", "received", "standing", "run_id as run", "touched_at as touchedAt"])
    .where("dealership_id", "=", dealershipId)
    .where("source", "=", name);
}

export async function uploadById(db: Database, source: PushSource, id: number): Promise<Upload | null> {
  return (await uploads(db, source).where("id", "=", id).executeTakeFirst()) ?? null;
}

/** The newest upload of a file with this hash; null for none. */
export async function uploadByHash(db: Database, source: PushSource, sha256: string): Promise<Upload | null> {
  const found = uploads(db, source).where("sha256", "=", sha256).orderBy("id", "desc").limit(1);
  return (await found.executeTakeFirst()) ?? null;
}

/** The last completed upload, whatever its outcome, ignoring lost ones; null for none. */
export async function lastWhole(db: Database, source: PushSource): Promise<Upload | null> {
  const found = uploads(db, source).where("standing", "in", ["waiting", "taken", "unchanged"]);
  return (await found.orderBy("id", "desc").limit(1).executeTakeFirst()) ?? null;
}

/**
 * The complete file to import next. For a source of full files it is the newest, which supersedes all earlier ones; for
 * a source of changes it is the oldest.
 */
export async function nextWaiting(db: Database, source: PushSource): Promise<Upload | null> {
  const order = source.mode === "full" ? "desc" : "asc";
  const found = uploads(db, source).where("standing", "=", "waiting").orderBy("id", order).limit(1);
  return (await found.executeTakeFirst()) ?? null;
}

export async function countWaiting(db: Database, source: PushSource): Promise<number> {
  return (await uploads(db, source).where("standing", "=", "waiting").execute()).length;
}

/** The pieces of an upload in their order. */
export function piecesOf(db: Database, { id }: Pick<Upload, "id">): Promise<UploadPiece[]> {
  return db
    .selectFrom("feed_upload_pieces")
    .select(["begins_at as beginsAt", "bytes", "file_key as key"])
    .where("upload_id", "=", id)
    .orderBy("begins_at")
    .execute();
}
