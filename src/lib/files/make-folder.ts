import { mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Creates a folder that an operator named, and the folders above it that are missing. Node's own `recursive` never ends
 * where a file system refuses a new folder by "no such file" (`/proc` does, and automounters do).
 *
 * @throws the system's error. One with the code `ENOTDIR` and the `path` of what is in the way, if that is no folder.
 */
export function makeFolder(path: string, mode = 0o777): void {
  const folder = resolve(path);
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found) {
    if (found.isDirectory()) return;
    throw Object.assign(new Error(`ENOTDIR: not a directory, mkdir '${folder}'`), { code: "ENOTDIR", path: folder });
  }
  if (dirname(folder) !== folder) makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process made it meanwhile.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
