import type { Database } from "../../../db/open.ts";
import type { FeedUploadStanding } from "../../../db/tables/upload-tables.ts";
import { DAY_MS, HOUR_MS } from "../../../lib/time/spans.ts";
import type { FileStore } from "../../../services/files/port.ts";
import { type PushSource, piecesOf, type Upload, type UploadPiece } from "./data.ts";

/** Maximum unfinished uploads of one source; a new one displaces the one untouched for longest. */
const MOST_ARRIVING = 5;
/** How long an abandoned upload is kept, and below, how long its outcome can be requested. */
const ARRIVING_MS = 24 * HOUR_MS;
const OUTCOME_MS = 30 * DAY_MS;

type Stored = { readonly db: Database; readonly files: FileStore };

/** Records the start of an upload, and forgets the unfinished ones of the same source that it displaces. */
export async function beginUpload(
  { db, files }: Stored,
  source: PushSource,
  file: { readonly name: string; readonly sha256: string | null; readonly size: number | null },
  now: number,
): Promise<Upload> {
  const arriving = db
    .selectFrom("feed_uploads")
    .select(["id", "sha256"])
    .where("dealership_id", "=", source.dealershipId)
    .where("source", "=", source.name)
    .where("standing", "=", "arriving");
  const known = await arriving.orderBy("touched_at", "desc").execute();
  const same = known.filter(({ sha256 }) => sha256 !== null && sha256 === file.sha256);
  for (const { id } of [...same, ...known.slice(MOST_ARRIVING - 1)]) await forgetUpload({ db, files }, id);
  const { id } = await db
    .insertInto("feed_uploads")
    .values({ dealership_id: source.dealershipId, source: source.name, ...file, begun_at: now, touched_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, ...file, received: 0, standing: "arriving", run: null, touchedAt: now };
}

/** Adds the next piece; false if another request was quicker or the upload has been forgotten. */
export function addPiece(db: Database, { id }: Pick<Upload, "id">, piece: UploadPiece, now: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const grown = await trx
      .updateTable("feed_uploads")
      .set({ received: piece.beginsAt + piece.bytes, touched_at: now })
      .where("id", "=", id)
      .where("standing", "=", "arriving")
      .where("received", "=", piece.beginsAt)
      .executeTakeFirst();
    if (grown.numUpdatedRows === 0n) return false;
    const { beginsAt: begins_at, bytes, key: file_key } = piece;
    await trx.insertInto("feed_upload_pieces").values({ upload_id: id, begins_at, bytes, file_key }).execute();
    return true;
  });
}

/**
 * Marks the upload as complete and waiting to be imported. A full file replaces any earlier one still waiting. `due`
 * runs in the same transaction and schedules the source.
 */
export function completeUpload(
  db: Database,
  source: PushSource,
  upload: Pick<Upload, "id"> & { readonly sha256: string; readonly size: number },
  now: number,
  due: (trx: Database) => Promise<unknown>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { id, sha256, size } = upload;
    const completed = await trx
      .updateTable("feed_uploads")
      .set({ standing: "waiting", sha256, size, touched_at: now })
      .where("id", "=", id)
      .where("standing", "=", "arriving")
      .where("received", "=", size)
      .executeTakeFirst();
    if (completed.numUpdatedRows === 0n) return false;
    if (source.mode === "full") {
      await trx
        .updateTable("feed_uploads")
        .set({ standing: "replaced", touched_at: now })
        .where("dealership_id", "=", source.dealershipId)
        .where("source", "=", source.name)
        .where("standing", "=", "waiting")
        .where("id", "<", id)
        .execute();
    }
    await due(trx);
    return true;
  });
}

/** Records the outcome of an upload that was waiting. */
export async function settleUpload(
  db: Database,
  id: number,
  outcome: { readonly standing: Exclude<FeedUploadStanding, "arriving" | "waiting">; readonly run: number | null },
  now: number,
): Promise<void> {
  await db
    .updateTable("feed_uploads")
    .set({ standing: outcome.standing, run_id: outcome.run, touched_at: now })
    .where("id", "=", id)
    .where("standing", "=", "waiting")
    .execute();
}

/** Deletes an upload and everything received of it. */
export async function forgetUpload({ db, files }: Stored, id: number): Promise<void> {
  if (await dropPieces({ db, files }, id)) await db.deleteFrom("feed_uploads").where("id", "=", id).execute();
}

/** Deletes the bytes of an upload; false if the file store does not answer. */
async function dropPieces({ db, files }: Stored, id: number): Promise<boolean> {
  for (const { key, beginsAt } of await piecesOf(db, { id })) {
    if (!(await files.remove(key)).ok) return false;
    const piece = db.deleteFrom("feed_upload_pieces").where("upload_id", "=", id);
    await piece.where("begins_at", "=", beginsAt).execute();
  }
  return true;
}

/**
 * Deletes abandoned uploads, outcomes too old to be requested, and the bytes of files already dealt with. Returns the
 * number of uploads deleted.
 */
export async function deleteOldUploads({ db, files }: Stored, now: number): Promise<number> {
  const settled = ["taken", "unchanged", "replaced", "lost"] as const;
  const finished = await db
    .selectFrom("feed_upload_pieces")
    .innerJoin("feed_uploads", "feed_uploads.id", "feed_upload_pieces.upload_id")
    .select("feed_uploads.id")
    .distinct()
    .where("standing", "in", settled)
    .execute();
  for (const { id } of finished) await dropPieces({ db, files }, id);
  const old = await db
    .selectFrom("feed_uploads")
    .select("id")
    .where((or) =>
      or.or([
        or.and([or("standing", "=", "arriving"), or("touched_at", "<", now - ARRIVING_MS)]),
        or.and([or("standing", "in", settled), or("touched_at", "<", now - OUTCOME_MS)]),
      ]),
    )
    .execute();
  for (const { id } of old) await forgetUpload({ db, files }, id);
  return old.length + finished.length;
}
