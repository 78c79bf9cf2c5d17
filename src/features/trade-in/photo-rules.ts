import { plainFileName } from "../../lib/file-name.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import { GONE } from "./wording.ts";

/** Which photos may be uploaded (TRADE-021 to TRADE-024). Pure; the same in the browser and on the server. */

/** A shopper may send as many photos (TRADE-022). */
export const MOST_PHOTOS = 10;
/** Bytes; a photo must be smaller (TRADE-024). */
export const PHOTO_LIMIT = 10 * 1024 * 1024;

/** Said of a file that is no photo or too large, and of one too many (TRADE-021, TRADE-023, TRADE-024). */
export const PHOTO_REFUSED = "Please upload an image file under 10MB";
export const TOO_MANY_PHOTOS = "You can only upload 10 images";

/** Why a photo is not taken, and what is said of it. */
export const PHOTO_PROBLEMS = {
  refused: PHOTO_REFUSED,
  "too-many": TOO_MANY_PHOTOS,
  full: "We cannot take photos just now. Please go on without them: our team will ask you for some.",
  gone: GONE,
} as const;
export type PhotoProblem = keyof typeof PHOTO_PROBLEMS;

/** What a file chooser offers: cameras name HEIC by its ending where the system does not know its type (TRADE-021). */
export const ACCEPTED = ".jpeg,.jpg,.png,.gif,.heic,image/jpeg,image/png,image/gif,image/heic";

export type PhotoType = "image/jpeg" | "image/png" | "image/gif" | "image/heic";

/** Brands of ISO media files that hold HEVC pictures (ISO/IEC 23008-12), as cameras write them. */
const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

/** What the first bytes say that a file is, whatever it is called; null for what is no photo that is taken. */
export function photoType(bytes: Uint8Array): PhotoType | null {
  const begins = (...signature: number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (begins(0xff, 0xd8, 0xff)) return "image/jpeg";
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "image/png";
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (/^GIF8[79]a$/.test(text(0, 6))) return "image/gif";
  return text(4, 8) === "ftyp" && HEIC_BRANDS.includes(text(8, 12)) ? "image/heic" : null;
}

/** Takes a file by its content, or says why not (TRADE-021, TRADE-024). */
export function judgePhoto(bytes: Uint8Array): Result<PhotoType, PhotoProblem> {
  const type = bytes.length < PHOTO_LIMIT ? photoType(bytes) : null;
  return type ? ok(type) : err("refused");
}

/** Before it is sent: by its size and its name, which is all that a browser need know of it. */
export const mayBePhoto = ({ name, size }: { readonly name: string; readonly size: number }): boolean =>
  size > 0 && size < PHOTO_LIMIT && /\.(jpe?g|png|gif|heic)$/i.test(name);

/** `jpg`, as cameras write it. */
const ending = (type: PhotoType): string => (type === "image/jpeg" ? "jpg" : type.slice("image/".length));

/**
 * The shopper's own name of a photo, for their list of photos: letters, digits and plain signs, with the ending of what
 * the file is. `x.html` that holds a JPEG is `x.jpg`.
 */
export function photoName(given: string, type: PhotoType): string {
  return `${plainFileName(given) || "photo"}.${ending(type)}`;
}

/** Our own name of a photo, for whoever is given the file: dealers, the valuation vendor, a download. */
export const handedName = ({ place, type }: { readonly place: number; readonly type: string }): string =>
  `photo-${place}.${ending(type as PhotoType)}`;
