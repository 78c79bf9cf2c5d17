import { err, ok, type Result } from "../../lib/result.ts";
import type { FileStore } from "../../services/files/port.ts";
import type { CarInput } from "../stock/schema.ts";
import { cleanPicture } from "../stock-pictures/clean-picture.ts";
import { MOST_PICTURES, photoKey, photoPath } from "../stock-pictures/rules.ts";
import { UnreadableFile } from "./read/source.ts";
import type { PackedFile } from "./read/zip/archive.ts";
import type { PackedPictures } from "./read/zip/packed-pictures.ts";
import type { FeedRow } from "./schema.ts";
import type { Tally } from "./tally.ts";

/** Gives a car the pictures archived with its row. A car whose row already has picture addresses keeps those. */
export type GivePictures = (car: CarInput, row: FeedRow) => Promise<void>;

/** Maximum bytes of one picture, more than any camera produces. */
const MAX_PICTURE = 40 * 1024 * 1024;

/**
 * Gives cars the pictures from the archive that contained their stock file. Each picture is re-encoded and saved in the
 * store; if `files` is null, it only gets the address it would have. A picture that cannot be shown is left out with a
 * warning. Throws UnreadableFile if the store rejects one.
 */
export function archivePictures(packed: PackedPictures, files: FileStore | null, tally: Tally): GivePictures {
  return async (car, { row, cells }) => {
    if (car.images.length > 0) return;
    const addresses: string[] = [];
    for (const file of packed.of(car.stocknum, Object.values(cells)).slice(0, MOST_PICTURES)) {
      const result = await keptPicture(packed, file, files);
      if (result.ok) addresses.push(result.value);
      else tally.add("picture-refused", row, null, `${file.name}: ${result.error}`);
    }
    car.images = [...new Set(addresses)].map((url) => ({ image: { url } }));
    car.primary_image_url = car.images[0]?.image?.url ?? null;
    car.photos_count = car.images.length;
  };
}

async function keptPicture(
  packed: PackedPictures,
  file: PackedFile,
  files: FileStore | null,
): Promise<Result<string, string>> {
  if (file.size > MAX_PICTURE) return err("it is larger than 40 MB");
  const clean = await cleanPicture(await packed.read(file));
  if (!clean.ok) return clean;
  const { contentHash } = clean.value;
  const stored = files ? await files.put(photoKey(contentHash), clean.value.bytes, "image/jpeg") : null;
  if (stored && !stored.ok)
    throw new UnreadableFile(
      `The archive's pictures could not be stored, so nothing was changed: ${stored.error.message}`,
    );
  return ok(photoPath(contentHash));
}
