import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
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
    put: (key, bytes) => guarded(key, () => write(at(key), bytes)),
    get: (key) => guarded(key, () => readFile(at(key)).catch(nullIfMissing)),
    remove: (key) => guarded(key, async () => rm(at(key), { force: true }).then(() => null)),
    close: () => {},
  };
}

async function guarded<T>(key: string, work: () => Promise<T>): Promise<Result<T, FileStoreFailure>> {
  if (!isFileKey(key)) return err({ message: "The file's key is malformed." });
  try {
    return ok(await work());
  } catch (error) {
    return err({ message: `The folder of files failed: ${(error as NodeJS.ErrnoException).code ?? "unknown"}.` });
  }
}

async function write(path: string, bytes: Uint8Array): Promise<null> {
  const part = join(dirname(path), `.${randomUUID()}.part`);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
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

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
