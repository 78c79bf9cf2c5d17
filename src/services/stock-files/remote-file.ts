import { createHash } from "node:crypto";
import { sizeText } from "../../lib/files/file-size.ts";
import type { FileMark } from "./port.ts";
import { refused, unavailable } from "./transfer.ts";

/** A file on a server, as far as the server tells. */
export interface RemoteFile {
  /** Its name without folders. */
  readonly name: string;
  /** Bytes; null where the server does not tell. */
  readonly size: number | null;
  /** When it was written last, in epoch seconds; null where the server does not tell. */
  readonly modified: number | null;
}

/** A path on a server: its folder, and the name of a file or a pattern with `*` for any letters and `?` for one. */
export interface RemotePath {
  /** With its trailing slash; empty where the path begins in the folder in which a user is after signing in. */
  readonly folder: string;
  readonly name: string;
  /** Whether several files may have the name. */
  readonly isPattern: boolean;
}

/** Most files of a folder that are looked at. */
export const MOST_LISTED = 10_000;
/** Longer names are those of no file that a dealer's system writes. */
const LONGEST_NAME = 255;

export function remotePath(path: string): RemotePath {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const name = path.slice(folder.length);
  return { folder, name, isPattern: /[*?]/.test(name) };
}

/**
 * Whether a name fits a pattern, whatever its case. Goes back to the last star only, so that no pair of name and
 * pattern costs more than the product of their lengths, as a regular expression with several stars would.
 */
function fits(name: string, pattern: string): boolean {
  const text = name.toLowerCase();
  const glob = pattern.toLowerCase();
  let at = 0;
  let patternAt = 0;
  let star = -1;
  let retryAt = 0;
  while (at < text.length) {
    if (glob[patternAt] === "*") {
      star = patternAt++;
      retryAt = at;
    } else if (glob[patternAt] === "?" || (patternAt < glob.length && glob[patternAt] === text[at])) {
      patternAt += 1;
      at += 1;
    } else if (star >= 0) {
      patternAt = star + 1;
      retryAt += 1;
      at = retryAt;
    } else return false;
  }
  return /^\**$/.test(glob.slice(patternAt));
}

/**
 * The newest of the files that the pattern fits; of files that are equally old, or whose age nobody tells, the one
 * whose name comes last, because such names often end in a date. Names that begin with a dot fit no pattern that does
 * not.
 */
export function newest<F extends RemoteFile>(files: readonly F[], { name: pattern }: RemotePath): F | null {
  const candidates = files.filter(
    ({ name }) =>
      name.length <= LONGEST_NAME && (pattern.startsWith(".") || !name.startsWith(".")) && fits(name, pattern),
  );
  const later = (a: F, b: F) => (a.modified ?? 0) - (b.modified ?? 0) || (a.name < b.name ? -1 : 1);
  return candidates.reduce<F | null>((best, file) => (best === null || later(file, best) > 0 ? file : best), null);
}

/** By what it is known whether a file changed: its name, size and time; null where the server does not tell these. */
export function markOf({ name, size, modified }: RemoteFile): FileMark | null {
  if (size === null || modified === null) return null;
  return `${size} ${modified} ${createHash("sha256").update(name).digest("hex").slice(0, 16)}`;
}

export const tooLarge = (name: string, mostBytes: number) =>
  refused(`${name} is larger than ${sizeText(mostBytes)}, which is the most that is taken.`);

export const missing = (host: string, path: string) =>
  refused(`There is no file ${path} on ${host}, or the user may not read it.`);

export const nothingFits = (host: string, path: string) =>
  refused(`No file on ${host} is called as the path says: ${path}`);

/** Fails when a file is not the same before and after it was read, or not all of it came. */
export function expectUnchanged(before: RemoteFile, after: RemoteFile, received: number): void {
  const { name, size } = before;
  if (before.size !== after.size || before.modified !== after.modified) {
    throw unavailable(`${name} changed while it was being read.`);
  }
  if (size !== null && received !== size) {
    throw unavailable(`${name} was cut off: ${received} of ${size} bytes came.`);
  }
}
