import type { Database } from "../../../db/open.ts";
import type { FeedUploadStanding } from "../../../db/tables/upload-tables.ts";
import { DAY_MS, HOUR_MS } from "../../../lib/time/spans.ts";
import type { FileStore } from "../../../services/files/port.ts";
import { type PushSource, piecesOf, type Upload, type UploadPiece } from "./data.ts";

/** Most unfinished files of one source: the one that was touched longest ago gives way to a further one. */
const MOST_ARRIVING = 5;
/** Milliseconds after which an upload that nobody continues is forgotten, and for which an outcome can be asked. */
const ARRIVING_MS = 24 * HOUR_MS;
const OUTCOME_MS = 30 * DAY_MS;

type Stored = { readonly db: Database; readonly files: FileStore };

/** Notes that a file begins to arrive. Those of its source that give way to it are forgotten. */
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

/** Adds the next piece; false where another request was quicker, or the upload is forgotten. */
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
 * The file is whole and waits to be imported. An earlier full file that was not taken yet is not needed any more.
 * `due` runs in the same transaction: it makes the source's turn come.
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

/** Notes what became of a file that waited. */
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

/** Forgets an upload with all that arrived of it. */
export async function forgetUpload({ db, files }: Stored, id: number): Promise<void> {
  if (await dropPieces({ db, files }, id)) await db.deleteFrom("feed_uploads").where("id", "=", id).execute();
}

/** Deletes the bytes of an upload; false where the store of files does not answer. */
async function dropPieces({ db, files }: Stored, id: number): Promise<boolean> {
  for (const { key, beginsAt } of await piecesOf(db, { id })) {
    if (!(await files.remove(key)).ok) return false;
    const piece = db.deleteFrom("feed_upload_pieces").where("upload_id", "=", id);
    await piece.where("begins_at", "=", beginsAt).execute();
  }
  return true;
}

/**
 * Forgets uploads that nobody continues and outcomes that nobody will ask for, and deletes the bytes of files that were
 * dealt with. Answers how many uploads that were.
 */
export async function forgetOldUploads({ db, files }: Stored, now: number): Promise<number> {
  const settled = ["taken", "unchanged", "replaced", "lost"] as const;
  const dealtWith = await db
    .selectFrom("feed_upload_pieces")
    .innerJoin("feed_uploads", "feed_uploads.id", "feed_upload_pieces.upload_id")
    .select("feed_uploads.id")
    .distinct()
    .where("standing", "in", settled)
    .execute();
  for (const { id } of dealtWith) await dropPieces({ db, files }, id);
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
  return old.length + dealtWith.length;
}
