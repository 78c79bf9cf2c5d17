import { randomUUID } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../../db/open.ts";
import { hasRoom } from "../../lib/files/file-size.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import { WAITING_WITHOUT_ROOM_MS } from "../forms/file-rules.ts";
import { type Photo, photosOf, type Valuation } from "./data.ts";
import { judgePhoto, MOST_PHOTOS, type PhotoProblem, photoName } from "./photo-rules.ts";
import { RETENTION_MS } from "./rules.ts";

/** Photos of offered cars: a row in the database, and the bytes in a file named by the row's id. */

export interface PhotoStore {
  readonly db: Database;
  /** The data folder of this installation. */
  readonly dataDir: string;
}

const fileOf = ({ dataDir }: PhotoStore, uid: string) => join(dataDir, "valuation-photos", uid);

/** Stores a photo of the valuation, or says why not (TRADE-021 to TRADE-024). `now` in epoch milliseconds. */
export async function addPhoto(
  store: PhotoStore,
  valuation: Valuation,
  file: { readonly name: string; readonly bytes: Uint8Array },
  now: number,
): Promise<Result<Photo, PhotoProblem>> {
  const type = judgePhoto(file.bytes);
  if (!type.ok) return type;
  if (!(await hasRoomFor(store, valuation.site_id, file.bytes.length, now))) return err("full");
  const row = await takePlace(store.db, valuation, {
    uid: randomUUID(),
    name: photoName(file.name, type.value),
    type: type.value,
    bytes: file.bytes.length,
  });
  if (!row) return err("too-many");
  try {
    await mkdir(join(store.dataDir, "valuation-photos"), { recursive: true, mode: 0o700 });
    await writeFile(fileOf(store, row.uid), file.bytes, { flag: "wx", mode: 0o600 });
  } catch (error) {
    await store.db.deleteFrom("valuation_photos").where("id", "=", row.id).execute();
    throw error;
  }
  return ok(row);
}

/**
 * Whether there is room for so many bytes. Photos whose valuation has not become a lead are deleted after an hour if
 * room is needed; otherwise a stranger who sends only photos could take up every dealer's room for a month. If a site
 * has used up its own share, only its own photos are deleted.
 */
async function hasRoomFor(store: PhotoStore, siteId: string, bytes: number, now: number): Promise<boolean> {
  const usage = await storedBytes(store.db, siteId);
  if (hasRoom(usage, bytes)) return true;
  await forgetWaitingPhotos(store, hasRoom({ ...usage, site: 0 }, bytes) ? siteId : null, now);
  return hasRoom(await storedBytes(store.db, siteId), bytes);
}

/** Deletes the oldest photos that have waited an hour for their lead, of one site or of all. */
async function forgetWaitingPhotos({ db, dataDir }: PhotoStore, siteId: string | null, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const waiting = trx
      .selectFrom("valuations")
      .select("id")
      .where("lead_id", "is", null)
      .where("created_at", "<=", now - WAITING_WITHOUT_ROOM_MS);
    const old = trx
      .selectFrom("valuation_photos")
      .select("id")
      .where("valuation_id", "in", waiting)
      .$if(siteId !== null, (photos) => photos.where("site_id", "=", siteId ?? ""))
      .orderBy("id")
      .limit(500);
    // A lead sent at this very moment keeps its photos, because the condition is checked again.
    const deleting = trx.deleteFrom("valuation_photos").where("id", "in", old).where("valuation_id", "in", waiting);
    const deleted = await deleting.returning("uid").execute();
    for (const { uid } of deleted) await rm(fileOf({ db, dataDir }, uid), { force: true });
  });
}

/** Size of all photos in bytes, and of those of one site. */
async function storedBytes(db: Database, siteId: string): Promise<{ readonly all: number; readonly site: number }> {
  const bySite = db
    .selectFrom("valuation_photos")
    .select(({ fn }) => ["site_id" as const, fn.sum<number>("bytes").as("bytes")])
    .groupBy("site_id");
  const sums = new Map((await bySite.execute()).map(({ site_id, bytes }) => [site_id, Number(bytes)]));
  return { all: [...sums.values()].reduce((all, bytes) => all + bytes, 0), site: sums.get(siteId) ?? 0 };
}

/** Takes the first free position of ten; null if there is none. Two photos sent at once get different positions. */
async function takePlace(
  db: Database,
  { id, site_id }: Valuation,
  photo: Pick<Photo, "uid" | "name" | "type" | "bytes">,
): Promise<Photo | null> {
  for (;;) {
    const taken = new Set((await photosOf(db, { id })).map(({ place }) => place));
    const place = Array.from({ length: MOST_PHOTOS }, (_, at) => at + 1).find((free) => !taken.has(free));
    if (place === undefined) return null;
    const values = { ...photo, valuation_id: id, site_id, place };
    const placed = db.insertInto("valuation_photos").values(values);
    const row = await placed
      .onConflict((conflict) => conflict.columns(["valuation_id", "place"]).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row) return row;
  }
}

/** Removes a photo of this valuation and its file. A missing photo counts as removed. */
export async function removePhoto(store: PhotoStore, valuation: Valuation, uid: string): Promise<void> {
  const removing = store.db.deleteFrom("valuation_photos").where("uid", "=", uid);
  const removed = await removing.where("valuation_id", "=", valuation.id).executeTakeFirst();
  if (removed.numDeletedRows > 0n) await rm(fileOf(store, uid), { force: true });
}

/** The bytes of a photo; null if its file was deleted. */
export async function photoBytes(store: PhotoStore, photo: Pick<Photo, "uid">): Promise<Buffer<ArrayBuffer> | null> {
  return readFile(fileOf(store, photo.uid)).catch(() => null);
}

/**
 * Deletes valuations that were begun too long ago. Deletes their files first, so that the next run finds anything that
 * a failed run left behind.
 */
export async function deleteOldValuations(store: PhotoStore, now: number): Promise<number> {
  const old = store.db
    .selectFrom("valuations")
    .select("id")
    .where("created_at", "<=", now - RETENTION_MS);
  const ids = (await old.limit(500).execute()).map(({ id }) => id);
  if (ids.length === 0) return 0;
  const photos = store.db.selectFrom("valuation_photos").select("uid").where("valuation_id", "in", ids);
  for (const { uid } of await photos.execute()) await rm(fileOf(store, uid), { force: true });
  await store.db.deleteFrom("valuations").where("id", "in", ids).execute();
  return ids.length;
}
