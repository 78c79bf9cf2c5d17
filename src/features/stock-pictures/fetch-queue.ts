import { type Selectable, sql } from "kysely";
import { slices } from "../../db/bulk.ts";
import type { Database } from "../../db/open.ts";
import type { StockPicturesTable } from "../../db/tables/picture-tables.ts";
import { amendCars, writeStock } from "../stock/mutations.ts";
import {
  CHECK_AGAIN_MS,
  hashOfKey,
  type NamedPictures,
  pauseAfter,
  photoKey,
  photoPath,
  STORED_UNUSED_MS,
  shownPictures,
} from "./rules.ts";

/** The queue of pictures to be fetched, and their outcomes. Times are epoch ms. */

export type QueuedPicture = Pick<
  Selectable<StockPicturesTable>,
  "id" | "source" | "state" | "content_hash" | "etag" | "attempts"
>;

/**
 * How fetching a picture ended. `missing`: there is no picture at its address; it is tried again after a week.
 * `failed`: its server did not send it; a later attempt may succeed. `problem` is a sentence for the dealer.
 */
export type FetchEnd =
  | { readonly kind: "stored"; readonly contentHash: string; readonly bytes: number; readonly etag: string | null }
  | { readonly kind: "unchanged" }
  | { readonly kind: "missing" | "failed"; readonly problem: string };

/** Which servers' pictures to claim: those of one host, or those of all but some. */
export type ClaimedHosts = { readonly only: string } | { readonly except: readonly string[] };

interface Claim {
  readonly now: number;
  readonly until: number;
  readonly limit: number;
  readonly hosts: ClaimedHosts;
}

/**
 * Claims up to `limit` due pictures until `until`, in the order in which feeds named them. Claims of a worker that died
 * become due again then. The outer condition repeats the inner one, so that of two workers on PostgreSQL the second
 * sees that they are taken.
 */
export async function claimPictures(db: Database, { now, until, limit, hosts }: Claim): Promise<QueuedPicture[]> {
  const isOf = (host: string) => {
    const beginning = `https://${host.replace(/[\\%_]/g, "\\$&")}/%`;
    return sql<boolean>`lower(source) like ${beginning} escape '\\'`;
  };
  const claimed = await db
    .updateTable("stock_pictures")
    .set((eb) => ({ next_at: until, attempts: eb("attempts", "+", 1) }))
    .where("id", "in", (eb) =>
      eb
        .selectFrom("stock_pictures")
        .select("id")
        .where("next_at", "<=", now)
        .where(({ and, not }) =>
          "only" in hosts ? isOf(hosts.only) : and(hosts.except.map((host) => not(isOf(host)))),
        )
        .orderBy("next_at")
        .orderBy("id")
        .limit(limit),
    )
    .where("next_at", "<=", now)
    .returning(["id", "source", "state", "content_hash", "etag", "attempts"])
    .execute();
  return claimed.sort((one, other) => one.id - other.id);
}

/**
 * Stores how fetching a picture ended. True if cars may have to be updated to show it; it then stays claimed until
 * `settlePictures`, so that if a worker dies in between, the next one takes over.
 */
export async function endPicture(db: Database, picture: QueuedPicture, end: FetchEnd, now: number): Promise<boolean> {
  const update = db.updateTable("stock_pictures").where("id", "=", picture.id);
  if (end.kind === "stored") {
    const { contentHash: content_hash, bytes, etag } = end;
    await update.set({ state: "stored", content_hash, bytes, etag, problem: null }).execute();
    return true;
  }
  if (end.kind === "failed") {
    await update.set({ next_at: now + pauseAfter(picture.attempts), problem: end.problem }).execute();
    return false;
  }
  if (end.kind === "unchanged" && picture.attempts > 1) return true;
  const problem = end.kind === "missing" ? end.problem : null;
  // A picture that was stored once is shown as long as cars have it, even if its server has deleted it.
  const state = picture.content_hash === null ? "refused" : "stored";
  await update.set({ attempts: 0, next_at: now + CHECK_AGAIN_MS, state, problem }).execute();
  return false;
}

/** Returns claimed pictures that were not requested: they are due at once, and it does not count as an attempt. */
export async function returnPictures(db: Database, ids: readonly number[], now: number): Promise<void> {
  for (const some of slices(ids)) {
    await db
      .updateTable("stock_pictures")
      .set((eb) => ({ next_at: now, attempts: eb("attempts", "-", 1) }))
      .where("id", "in", some)
      .execute();
  }
}

/** Records that the cars of these pictures now show them. */
export async function settlePictures(db: Database, ids: readonly number[], now: number): Promise<void> {
  const settled = { attempts: 0, next_at: now + CHECK_AGAIN_MS };
  for (const some of slices(ids)) await db.updateTable("stock_pictures").set(settled).where("id", "in", some).execute();
}

/** Updates the cars that have these pictures to show all that are stored now. Answers with how many cars changed. */
export async function showPictures(db: Database, pictureIds: readonly number[], now: number): Promise<number> {
  let changed = 0;
  for (const [dealershipId, stocknums] of await carsWith(db, pictureIds)) {
    const dealership = await db
      .selectFrom("dealerships")
      .selectAll()
      .where("id", "=", dealershipId)
      .executeTakeFirstOrThrow();
    for (const some of slices(stocknums)) {
      changed += await writeStock(db, dealership, { now }, async (writer) => {
        // Read within the transaction, because an import may have named other pictures in the meantime.
        const pictures = await picturesOf(writer.db, dealershipId, some);
        return amendCars(writer, dealership, some, (car) => ({ ...car, ...pictures.get(car.stocknum) }));
      });
    }
  }
  return changed;
}

async function carsWith(db: Database, pictureIds: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>> {
  const cars = new Map<number, Set<string>>();
  for (const some of slices(pictureIds)) {
    const rows = await db
      .selectFrom("stock_picture_uses")
      .select(["dealership_id", "stocknum"])
      .where("picture_id", "in", some)
      .execute();
    for (const { dealership_id, stocknum } of rows) {
      cars.set(dealership_id, (cars.get(dealership_id) ?? new Set()).add(stocknum));
    }
  }
  return new Map([...cars].map(([id, stocknums]) => [id, [...stocknums]]));
}

/** The pictures that these cars show now. */
async function picturesOf(
  db: Database,
  dealershipId: number,
  stocknums: readonly string[],
): Promise<ReadonlyMap<string, NamedPictures>> {
  const rows = await db
    .selectFrom("stock_picture_uses as u")
    .innerJoin("stock_pictures as p", "p.id", "u.picture_id")
    .select(["u.stocknum", "p.source", "p.content_hash"])
    .where("u.dealership_id", "=", dealershipId)
    .where("u.stocknum", "in", stocknums)
    .execute();
  const photos = Map.groupBy(rows, ({ stocknum }) => stocknum);
  const lists = await db
    .selectFrom("stock_picture_lists")
    .select(["stocknum", "pictures"])
    .where("dealership_id", "=", dealershipId)
    .where("stocknum", "in", stocknums)
    .execute();
  return new Map(
    lists.map(({ stocknum, pictures }) => {
      const own = new Map(
        photos.get(stocknum)?.map(({ source, content_hash }) => [source, content_hash && photoPath(content_hash)]),
      );
      return [stocknum, shownPictures(JSON.parse(pictures) as NamedPictures, (source) => own.get(source))];
    }),
  );
}

/**
 * Forgets pictures that no car has had for a month. Answers with the keys of files that are no longer needed, for the
 * store to delete.
 */
export async function forgetUnusedPictures(db: Database, now: number): Promise<readonly string[]> {
  await nameSaidPhotos(db, now);
  await db
    .deleteFrom("stock_picture_uses")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("cars")
            .select("cars.id")
            .whereRef("cars.dealership_id", "=", "stock_picture_uses.dealership_id")
            .whereRef("cars.stocknum", "=", "stock_picture_uses.stocknum"),
        ),
      ),
    )
    .execute();
  const old = db
    .selectFrom("stock_pictures as p")
    .leftJoin("stock_picture_uses as u", "u.picture_id", "p.id")
    .select("p.id")
    .where("u.picture_id", "is", null)
    .where("p.named_at", "<=", now - STORED_UNUSED_MS)
    .limit(500);
  // The condition is repeated, so that on PostgreSQL a picture named at this very moment stays.
  const deleting = db.deleteFrom("stock_pictures").where("id", "in", old);
  const deleted = await deleting
    .where("named_at", "<=", now - STORED_UNUSED_MS)
    .returning("content_hash")
    .execute();
  const hashes = [...new Set(deleted.flatMap(({ content_hash }) => content_hash ?? []))];
  if (hashes.length === 0) return [];
  const remaining = await db
    .selectFrom("stock_pictures")
    .select("content_hash")
    .where("content_hash", "in", hashes)
    .execute();
  const needed = new Set(remaining.map(({ content_hash }) => content_hash));
  return hashes.filter((hash) => !needed.has(hash)).map(photoKey);
}

/** Whether a picture row refers to the file with this key again. */
export async function isReferenced(db: Database, key: string): Promise<boolean> {
  const named = db.selectFrom("stock_pictures").select("id").where("content_hash", "=", hashOfKey(key));
  return (await named.executeTakeFirst()) !== undefined;
}

/** Records that the photos people have set on cars are needed, since no feed names them. */
async function nameSaidPhotos(db: Database, now: number): Promise<void> {
  const edits = await db.selectFrom("car_edits").select("value").where("field", "=", "images").execute();
  const hashes = new Set(edits.flatMap(({ value }) => [...value.matchAll(PHOTO)].map(([, hash = ""]) => hash)));
  for (const some of slices([...hashes]))
    await db.updateTable("stock_pictures").set({ named_at: now }).where("content_hash", "in", some).execute();
}

const PHOTO = /\/photos\/([0-9a-f]{32})\.jpg/g;
