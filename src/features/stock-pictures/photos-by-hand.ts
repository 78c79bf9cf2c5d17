import { slices } from "../../db/bulk.ts";
import type { Database } from "../../db/open.ts";
import { NO_ROOM } from "../../lib/files/full-disk.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import type { FileStore } from "../../services/files/port.ts";
import { type Author, editCarAsItStands } from "../stock/edits/mutations.ts";
import { pictureSources } from "../stock/pictures.ts";
import type { Car } from "../stock/schema.ts";
import { arranged, type PhotoChange, picturedBy } from "./arranging.ts";
import { cleanPicture } from "./clean-picture.ts";
import { photoHash, photoKey, photoPath } from "./rules.ts";

/** The most bytes of one photo that a person uploads: more than a phone's photo has. */
export const LARGEST_PHOTO = 20 * 1024 * 1024;

const NOT_STORED = "It could not be stored just now. Please send it again in a moment.";

/** Where a person's photos are stored. */
export interface PhotoPlace {
  readonly db: Database;
  readonly files: FileStore;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Cleans and stores a person's photo, and answers with its address, valid on all our sites; the error is a sentence.
 * The photo belongs to no car yet.
 */
export async function storePhoto({ db, files, now }: PhotoPlace, bytes: Buffer): Promise<Result<string, string>> {
  if (bytes.length > LARGEST_PHOTO) return err("It is larger than 20 MB.");
  const clean = await cleanPicture(bytes);
  if (!clean.ok) return clean.error.startsWith("What lies") ? err("It is no JPEG, PNG, WebP, AVIF or GIF.") : clean;
  const { contentHash, bytes: cleaned } = clean.value;
  const source = photoPath(contentHash);
  const row = { source, content_hash: contentHash, named_at: now, etag: null, problem: null, state: "stored" } as const;
  // The row is written first, so that a file which no car ever names is deleted with its row after a month.
  await db
    .insertInto("stock_pictures")
    .values({ ...row, next_at: Number.MAX_SAFE_INTEGER })
    .onConflict((conflict) => conflict.column("source").doUpdateSet({ named_at: now }))
    .execute();
  const stored = await files.put(photoKey(contentHash), cleaned, "image/jpeg");
  if (stored.ok) return ok(source);
  return err(stored.error.isFull ? NO_ROOM : NOT_STORED);
}

/** The share to cut off each edge, in percent of the picture's width or height. */
interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How to redraw a stored photo: turned clockwise by this many degrees, or without its edges. */
export type Redrawing = { readonly turn: 90 | 270 } | { readonly trim: Edges };

/** Redraws a stored photo as a new photo. Only photos in our own store can be redrawn. The error is a sentence. */
export async function redrawnPhoto(place: PhotoPlace, photo: string, how: Redrawing): Promise<Result<string, string>> {
  const hash = photoHash(photo);
  if (hash === null) return err("This photo lies with the feed's own server, so it cannot be drawn anew here.");
  const file = await place.files.get(photoKey(hash));
  if (!file.ok || !file.value) return err(NOT_STORED);
  const { default: sharp } = await import("sharp");
  const drawing = sharp(file.value);
  if ("turn" in how) return storePhoto(place, await drawing.rotate(how.turn).jpeg({ quality: 95 }).toBuffer());
  const { width, height } = await drawing.metadata();
  const { left, right, top, bottom } = how.trim;
  const area = {
    left: Math.round((width * left) / 100),
    top: Math.round((height * top) / 100),
    width: Math.round((width * (100 - left - right)) / 100),
    height: Math.round((height * (100 - top - bottom)) / 100),
  };
  if (area.width < 200 || area.height < 200) return err("Too little would be left of it.");
  return storePhoto(place, await drawing.extract(area).jpeg({ quality: 95 }).toBuffer());
}

/**
 * Sets photos of a car again, in their order, after they were handed back to its feed. The error is a sentence:
 * somebody has changed the photos since `car` was read, or some of these have been deleted.
 */
export async function restorePhotos(
  db: Database,
  car: Pick<Car, "id" | "images" | "primary_image_url">,
  photos: readonly string[],
  author: Author,
): Promise<Result<null, string>> {
  const hashes = [...new Set(photos.flatMap((photo) => photoHash(photo) ?? []))];
  for (const some of slices(hashes)) {
    // Mark them as needed again, so that they are not deleted as photos unused for a month.
    const named = db.updateTable("stock_pictures").set({ named_at: author.now });
    const marked = await named
      .where("content_hash", "in", some)
      .where("state", "=", "stored")
      .returning("content_hash")
      .execute();
    if (new Set(marked.map(({ content_hash }) => content_hash)).size < some.length)
      return err("Some of those photos are deleted by now, so they cannot be shown again.");
  }
  const before = JSON.stringify(pictureSources(car));
  const isDone = await editCarAsItStands(
    db,
    car.id,
    (standing) => (JSON.stringify(pictureSources(standing)) === before ? picturedBy(standing, photos) : null),
    author,
  );
  return isDone ? ok(null) : err("The photos were changed meanwhile. Here they are as they stand now.");
}

/**
 * Makes a person's change to a car's photos, which overrides the feed. False if the car no longer has such a photo, or
 * there is no such car.
 */
export function arrangePhotos(db: Database, carId: number, change: PhotoChange, author: Author): Promise<boolean> {
  return editCarAsItStands(
    db,
    carId,
    (car) => {
      const photos = arranged(pictureSources(car), change);
      return photos && picturedBy(car, photos);
    },
    author,
  );
}
