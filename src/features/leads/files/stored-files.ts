import { randomUUID } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Selectable } from "kysely";
import type { Database } from "../../../db/open.ts";
import type { LeadFilesTable } from "../../../db/tables/outbox-tables.ts";
import { hasRoom } from "../../../lib/files/file-size.ts";
import { sharp } from "../../../lib/libraries/sharp.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import {
  contentOf,
  FILE_LIMIT,
  type FileProblem,
  type FileType,
  isFileId,
  isWholePdf,
  storedName,
  WAITING_MS,
  WAITING_WITHOUT_ROOM_MS,
} from "../../forms/file-rules.ts";
import type { Site } from "../../site/site.ts";

/** Files sent with enquiries: a row in the database, and the bytes in a file named by the row's id. */

export interface FileStore {
  readonly db: Database;
  /** The data folder of this installation. */
  readonly dataDir: string;
}

export type StoredFile = Selectable<LeadFilesTable>;

/** The largest photo to decode, that of a 50-megapixel camera. */
const MOST_PIXELS = 50_000_000;
/** Pixels of a stored photo's longer side: enough to read a number plate across a yard. */
const LONGEST_SIDE = 3000;

const folderOf = ({ dataDir }: FileStore) => join(dataDir, "lead-files");
const pathOf = (store: FileStore, uid: string) => join(folderOf(store), uid);

/**
 * Stores a file until its form is sent, or says why it is refused. The file's bytes decide its type. A photo is encoded
 * again, so that only the picture is stored, without its location or anything else hidden in the file. If there is no
 * room, or the disk fails, only the row is stored (`is_stored` is 0): the enquiry is worth more than its picture, and
 * the dealer can ask for it.
 */
export async function storeFile(
  store: FileStore,
  site: Pick<Site, "id">,
  file: { readonly name: string; readonly bytes: Uint8Array },
  now: number,
): Promise<Result<StoredFile, FileProblem>> {
  const made = await cleaned(file.bytes);
  if (!made.ok) return made;
  const { type, bytes } = made.value;
  const is_stored = (await hasRoomFor(store, site, bytes.length, now)) ? 1 : 0;
  const values = { uid: randomUUID(), site_id: site.id, name: storedName(file.name, type), type, bytes: bytes.length };
  const inserting = store.db.insertInto("lead_files").values({ ...values, is_stored, created_at: now });
  const row = await inserting.returningAll().executeTakeFirstOrThrow();
  if (!is_stored) return ok(row);
  try {
    await mkdir(folderOf(store), { recursive: true, mode: 0o700 });
    await writeFile(pathOf(store, row.uid), bytes, { flag: "wx", mode: 0o600 });
  } catch {
    // Treat this like a full disk: delete the partial file, and accept the enquiry without it.
    await rm(pathOf(store, row.uid), { force: true }).catch(() => {});
    await store.db.updateTable("lead_files").set({ is_stored: 0 }).where("id", "=", row.id).execute();
    return ok({ ...row, is_stored: 0 });
  }
  return ok(row);
}

async function cleaned(
  bytes: Uint8Array,
): Promise<Result<{ readonly type: FileType; readonly bytes: Uint8Array }, FileProblem>> {
  if (bytes.length === 0) return err("empty");
  if (bytes.length >= FILE_LIMIT) return err("large");
  const content = contentOf(bytes);
  if (content === "pdf") return isWholePdf(bytes) ? ok({ type: "application/pdf", bytes }) : err("broken");
  if (content === null) return err("kind");
  const photo = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", sequentialRead: true });
  const drawn = photo
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 86 });
  // Whatever the library's error is, it means that the shopper's file is not a readable picture.
  const jpeg = await drawn.toBuffer().catch(() => null);
  if (jpeg === null) return err("broken");
  return jpeg.length < FILE_LIMIT ? ok({ type: "image/jpeg", bytes: jpeg }) : err("large");
}

/**
 * Whether there is room for so many bytes. Files uploaded without a form being sent can use up the room for an hour at
 * most; after that they are deleted to make room.
 */
async function hasRoomFor(store: FileStore, site: Pick<Site, "id">, bytes: number, now: number): Promise<boolean> {
  if (hasRoom(await storedBytes(store.db, site), bytes)) return true;
  await forgetWaitingFiles(store, now, WAITING_WITHOUT_ROOM_MS);
  return hasRoom(await storedBytes(store.db, site), bytes);
}

/** Size of all stored files in bytes, and of those of one site. */
async function storedBytes(
  db: Database,
  site: Pick<Site, "id">,
): Promise<{ readonly all: number; readonly site: number }> {
  const bySite = db
    .selectFrom("lead_files")
    .select(({ fn }) => ["site_id" as const, fn.sum<number>("bytes").as("bytes")])
    .where("is_stored", "=", 1)
    .groupBy("site_id");
  const sums = new Map((await bySite.execute()).map(({ site_id, bytes }) => [site_id, Number(bytes)]));
  return { all: [...sums.values()].reduce((all, bytes) => all + bytes, 0), site: sums.get(site.id) ?? 0 };
}

/** The files with these ids that this site has stored, in the order of the ids. */
export async function filesOf(db: Database, site: Pick<Site, "id">, ids: readonly string[]): Promise<StoredFile[]> {
  const known = ids.filter(isFileId);
  if (known.length === 0) return [];
  const rows = await db
    .selectFrom("lead_files")
    .selectAll()
    .where("uid", "in", known)
    .where("site_id", "=", site.id)
    .execute();
  return known.flatMap((id) => rows.find(({ uid }) => uid === id) ?? []);
}

/** The file's bytes; null if they were deleted. */
export async function fileBytes(
  store: FileStore,
  { uid }: Pick<StoredFile, "uid">,
): Promise<Buffer<ArrayBuffer> | null> {
  return readFile(pathOf(store, uid)).catch(() => null);
}

/** Attaches these files to a lead, within its transaction, so that they are stored as long as the lead. */
export async function fileWithLead(trx: Database, ids: readonly string[], leadId: number): Promise<void> {
  if (ids.length === 0) return;
  const waiting = trx
    .updateTable("lead_files")
    .set({ lead_id: leadId })
    .where("uid", "in", [...ids]);
  await waiting.where("lead_id", "is", null).execute();
}

/** Deletes files whose form was not sent in time, or whose lead was deleted. Returns how many. */
export async function forgetWaitingFiles(store: FileStore, now: number, waitingMs = WAITING_MS): Promise<number> {
  // Rows are deleted only if their files are: a process that dies in between leaves rows for the next run to find.
  return store.db.transaction().execute(async (trx) => {
    const old = trx
      .selectFrom("lead_files")
      .select("id")
      .where("lead_id", "is", null)
      .where("created_at", "<=", now - waitingMs)
      .limit(500);
    // A form sent at this very moment keeps its files, because this condition is checked again on each row.
    const deleting = trx.deleteFrom("lead_files").where("id", "in", old).where("lead_id", "is", null);
    const deleted = await deleting.returning("uid").execute();
    for (const { uid } of deleted) await rm(pathOf(store, uid), { force: true });
    return deleted.length;
  });
}
