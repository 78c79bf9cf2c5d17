import { plainFileName } from "../../lib/files/file-name.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import { VALUATION_DELETED } from "./wording.ts";

/** Which photos may be uploaded (TRADE-021 to TRADE-024). Pure; the same in the browser and on the server. */

/** The most photos of one shopper (TRADE-022). */
export const MOST_PHOTOS = 10;
/** Bytes; a photo must be smaller (TRADE-024). */
export const PHOTO_LIMIT = 10 * 1024 * 1024;

/** Messages for a file that is not a photo or is too large, and for one too many (TRADE-021, TRADE-023, TRADE-024). */
export const PHOTO_REFUSED = "Please upload an image file under 10MB";
export const TOO_MANY_PHOTOS = "You can only upload 10 images";

/** Why a photo is refused, with the message for each reason. */
export const PHOTO_PROBLEMS = {
  refused: PHOTO_REFUSED,
  "too-many": TOO_MANY_PHOTOS,
  full: "We cannot take photos just now. Please go on without them: our team will ask you for some.",
  gone: VALUATION_DELETED,
} as const;
export type PhotoProblem = keyof typeof PHOTO_PROBLEMS;

/** Types offered by the file chooser: HEIC also by extension, where the system does not know its type (TRADE-021). */
export const ACCEPTED = ".jpeg,.jpg,.png,.gif,.heic,image/jpeg,image/png,image/gif,image/heic";

export type PhotoType = "image/jpeg" | "image/png" | "image/gif" | "image/heic";

/** Brands of ISO media files with HEVC pictures (ISO/IEC 23008-12), as cameras write them. */
const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

/** The type of a file by its first bytes, whatever its name; null if the type is refused. */
export function photoType(bytes: Uint8Array): PhotoType | null {
  const begins = (...signature: number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (begins(0xff, 0xd8, 0xff)) return "image/jpeg";
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "image/png";
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (/^GIF8[79]a$/.test(text(0, 6))) return "image/gif";
  return text(4, 8) === "ftyp" && HEIC_BRANDS.includes(text(8, 12)) ? "image/heic" : null;
}

/** Accepts a file by its content, or says why not (TRADE-021, TRADE-024). */
export function judgePhoto(bytes: Uint8Array): Result<PhotoType, PhotoProblem> {
  const type = bytes.length < PHOTO_LIMIT ? photoType(bytes) : null;
  return type ? ok(type) : err("refused");
}

/** Checks size and name before the upload, which is all that a browser checks. */
export const mayBePhoto = ({ name, size }: { readonly name: string; readonly size: number }): boolean =>
  size > 0 && size < PHOTO_LIMIT && /\.(jpe?g|png|gif|heic)$/i.test(name);

/** The usual file extension, such as `jpg`. */
const ending = (type: PhotoType): string => (type === "image/jpeg" ? "jpg" : type.slice("image/".length));

/**
 * The shopper's name for a photo, for their list of photos: letters, digits and plain signs, with the extension of its
 * real type. `x.html` containing a JPEG becomes `x.jpg`.
 */
export function photoName(fileName: string, type: PhotoType): string {
  return `${plainFileName(fileName) || "photo"}.${ending(type)}`;
}

/** Our own name for a photo, for dealers, the valuation vendor and downloads. */
export const handedName = ({ place, type }: { readonly place: number; readonly type: string }): string =>
  `photo-${place}.${ending(type as PhotoType)}`;
