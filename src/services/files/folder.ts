import { randomUUID } from "node:crypto";
import { mkdir, open, opendir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isFullDisk } from "../../lib/files/full-disk.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import { type FileStore, type FileStoreFailure, isFileKey } from "./port.ts";

export interface FolderOptions {
  /** It is made when the first file is stored. Processes on several machines must share it. */
  readonly folder: string;
}

/** A store in a folder. A file appears whole or not at all, also where the machine stops in the middle. */
export function folderStore({ folder }: FolderOptions): FileStore {
  const at = (key: string) => join(folder, ...key.split("/"));
  return {
    put: (key, bytes) => guarded(key, () => write(join(folder, PARTS), at(key), bytes)),
    get: (key) => guarded(key, () => readFile(at(key)).catch(nullIfMissing)),
    remove: (key) => guarded(key, async () => rm(at(key), { force: true }).then(() => null)),
    forgetParts: (before) => forgetParts(join(folder, PARTS), before),
    close: () => {},
  };
}

async function guarded<T>(key: string, work: () => Promise<T>): Promise<Result<T, FileStoreFailure>> {
  if (!isFileKey(key)) return err({ message: "The file's key is malformed." });
  try {
    return ok(await work());
  } catch (error) {
    return err(folderFailure(error));
  }
}

export function folderFailure(error: unknown): FileStoreFailure {
  const { code = "unknown" } = error as NodeJS.ErrnoException;
  const message = `The folder of files failed: ${code}.`;
  return isFullDisk(error) ? { message, isFull: true } : { message };
}

/** The folder of files that are being written, beside the others: no key begins with a dot. */
const PARTS = ".parts";

async function write(parts: string, path: string, bytes: Uint8Array): Promise<null> {
  const part = join(parts, randomUUID());
  for (const folder of [parts, dirname(path)]) await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const file = await open(part, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return null;
}

/** Most parts that are looked at in one turn. */
const MOST_PARTS = 10_000;

async function forgetParts(parts: string, before: number): Promise<Result<number, FileStoreFailure>> {
  let [seen, removed] = [0, 0];
  try {
    for await (const { name } of await opendir(parts)) {
      if (++seen > MOST_PARTS) break;
      const path = join(parts, name);
      // One that was put in its place meanwhile is no part any more.
      const written = await stat(path).catch(nullIfMissing);
      if (written === null || written.mtimeMs >= before) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return ok(removed);
  } catch (error) {
    const { code = "unknown" } = error as NodeJS.ErrnoException;
    return code === "ENOENT" ? ok(removed) : err({ message: `The folder of files failed: ${code}.` });
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
