import type { LeadFilesTable } from "../../db/tables/outbox-tables.ts";
import { plainFileName } from "../../lib/files/file-name.ts";
import { DAY_MS, HOUR_MS } from "../../lib/time/spans.ts";
import { REQUIRED } from "./contact.ts";

/** Rules for files in a form's field of type `file`, the same in the browser and on the server (LEAD-002). */

/** The most files in one field. */
export const MOST_FILES = 3;
/** Limit in bytes; a file must be smaller. */
export const FILE_LIMIT = 10 * 1024 * 1024;

export const FILE_HINT = `Up to ${MOST_FILES} photos (JPEG, PNG or WebP) or PDFs, each under 10 MB`;
/**
 * Types offered by the file chooser. HEIC cannot be read here and is left out, so an iPhone sends such a photo as a
 * JPEG.
 */
export const ACCEPTED_FILES = ".jpg,.jpeg,.png,.webp,.pdf,image/jpeg,image/png,image/webp,application/pdf";
const ENDING = /\.(jpe?g|png|webp|pdf)$/i;

/** The type in which a file is stored: every photo becomes a JPEG. */
export type FileType = LeadFilesTable["type"];

/** Messages for refused files, with the file's name as shown. */
export const FILE_PROBLEMS = {
  empty: (name: string) => `${name} is empty. Please choose another file.`,
  large: (name: string) => `${name} is 10 MB or larger. Please choose a smaller file.`,
  kind: (name: string) => `${name} is not a JPEG, PNG or WebP photo or a PDF. Please choose another file.`,
  broken: (name: string) => `${name} is damaged and cannot be read. Please choose another file.`,
} as const;
export type FileProblem = keyof typeof FILE_PROBLEMS;

export const TOO_MANY_FILES = `Please choose ${MOST_FILES} files or fewer.`;
/** Message for a file that was uploaded but is no longer stored. The browser cannot choose the file again by itself. */
export const CHOOSE_AGAIN = "Please choose the file again.";

/** A file's name as shown to the shopper who chose it, with its extension: plain characters, at most 90. */
export function shownName(fileName: string): string {
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(fileName)?.[0] ?? "";
  return `${plainFileName(fileName) || "This file"}${ending}`;
}

/** The name under which a file of this type is stored: `x.html` that contains a PDF becomes `x.pdf`. */
export const storedName = (fileName: string, type: FileType): string =>
  `${plainFileName(fileName) || "file"}.${endingOf(type)}`;

const endingOf = (type: FileType) => (type === "image/jpeg" ? "jpg" : "pdf");

/** Ids of files uploaded earlier, which a form sends separated by spaces. */
export const idsIn = (text: unknown): readonly string[] =>
  typeof text === "string" ? text.split(" ").filter(Boolean) : [];

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const isFileId = (text: string): boolean => ID.test(text);

/**
 * The files chosen in a field of a form's data. A field without a chosen file contains an empty file without a name.
 */
export const chosenIn = (values: readonly unknown[]): readonly File[] =>
  values.filter((value): value is File => value instanceof File && !(value.name === "" && value.size === 0));

/** The problem with a file's size or name, which is all that a browser checks. */
function outsideProblem({ name, size }: Pick<File, "name" | "size">): FileProblem | null {
  if (size === 0) return "empty";
  if (size >= FILE_LIMIT) return "large";
  return ENDING.test(name) ? null : "kind";
}

/** The problem with a field's value (ids of files, chosen files, or both); null if there is none. */
export function filesProblem(value: unknown, required: boolean): string | null {
  const all = Array.isArray(value) ? value : [value];
  const [ids, files] = [all.flatMap(idsIn), chosenIn(all)];
  if (ids.length + files.length === 0) return required ? REQUIRED : null;
  if (ids.length + files.length > MOST_FILES) return TOO_MANY_FILES;
  if (!ids.every(isFileId)) return CHOOSE_AGAIN;
  for (const file of files) {
    const problem = outsideProblem(file);
    if (problem) return FILE_PROBLEMS[problem](shownName(file.name));
  }
  return null;
}

/** The type of a file by its content, whatever its name; null if the type is refused. */
export function contentOf(bytes: Uint8Array): "photo" | "pdf" | null {
  const begins = (...signature: number[]) => signature.every((byte, at) => bytes[at] === byte);
  const text = (from: number, to?: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (begins(0xff, 0xd8, 0xff) || begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "photo";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "photo";
  return text(0, 5) === "%PDF-" ? "pdf" : null;
}

/** Whether a PDF has its end marker, without which it was cut off during the upload. */
export const isWholePdf = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(Math.max(0, bytes.length - 2048))).includes("%%EOF");

/** Milliseconds for which a file is stored until its form is sent. */
export const WAITING_MS = DAY_MS;
/** The same if the room is used up: nobody takes longer than this to fill in a form. */
export const WAITING_WITHOUT_ROOM_MS = HOUR_MS;
