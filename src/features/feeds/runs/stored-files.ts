import { createHash, randomUUID } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { DAY_MS } from "../../../lib/time/spans.ts";
import type { FileStore } from "../../../services/files/port.ts";

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** A stock file as it was received, stored under its hash so that identical files are stored once. */
export interface StoredFile {
  readonly path: string;
  /** SHA-256 in hexadecimal, which is also its name. */
  readonly hash: string;
  readonly size: number;
  /** Whether no earlier run had the same file. */
  readonly isNew: boolean;
}

/** A larger file is imported but not stored. */
const MOST_BYTES = 1024 ** 3;
const NAME = /^[0-9a-f]{64}$/;

const folderOf = (dataDir: string): string => join(dataDir, "imports");
export const storedPath = (dataDir: string, name: string): string => join(folderOf(dataDir), name);

/**
 * Copies the file into the data folder, so that reading sees a single state even if the original is still being
 * written. Null if it cannot be read or stored: an import does not fail because there is no space for its copy.
 */
export async function keepFile(file: string, dataDir: string): Promise<StoredFile | null> {
  const folder = folderOf(dataDir);
  const draft = join(folder, `.${randomUUID()}`);
  try {
    const { size } = await stat(file);
    if (size > MOST_BYTES) return null;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const copied = await copy(file, draft);
    const path = join(folder, copied.hash);
    const isNew = !existsSync(path);
    await rename(draft, path);
    return { path, ...copied, isNew };
  } catch {
    await rm(draft, { force: true }).catch(() => {});
    return null;
  }
}

/**
 * Deletes the copy of a file whose import broke off, so that no run names it: on a full disk each further try would
 * otherwise leave another one, until not even a lead can be stored.
 */
export async function forgetKept(stored: StoredFile | null): Promise<void> {
  if (stored?.isNew) await rm(stored.path, { force: true }).catch(() => {});
}

async function copy(from: string, to: string): Promise<{ hash: string; size: number }> {
  const target = await open(to, "wx", 0o600);
  try {
    const hash = createHash("sha256");
    let size = 0;
    for await (const chunk of createReadStream(from, { highWaterMark: 1024 * 1024 })) {
      const bytes = chunk as Buffer;
      size += bytes.length;
      if (size > MOST_BYTES) throw new Error("The file grew while it was copied.");
      hash.update(bytes);
      await target.write(bytes);
    }
    await target.sync();
    return { hash: hash.digest("hex"), size };
  } finally {
    await target.close();
  }
}

/** A larger file stays on the machine that received it, because the file store holds a whole file in memory. */
const MOST_SHARED_BYTES = 32 * 1024 * 1024;

/** The key of a stored file in the file store, where it is gzipped. */
export const sharedKey = (name: string): string => `imports/${name.slice(0, 2)}/${name}.gz`;

/**
 * Puts a stored file into the file store shared by all machines of an installation, so that a held run can be released
 * on any of them. If the store fails, the run still succeeds, since the file remains here.
 */
export async function shareStored(files: FileStore | undefined, { path, hash, size }: StoredFile): Promise<void> {
  if (!files || size > MOST_SHARED_BYTES) return;
  await files.put(sharedKey(hash), await pack(await readFile(path)), "application/gzip");
}

/** The path of a stored file on this machine, fetched from the shared store if necessary; null if it is in neither. */
export async function localCopy(
  { dataDir, files }: { readonly dataDir: string; readonly files?: FileStore | undefined },
  name: string,
): Promise<string | null> {
  const path = storedPath(dataDir, name);
  if (existsSync(path)) return path;
  const shared = await files?.get(sharedKey(name));
  if (!shared?.ok || shared.value === null) return null;
  const draft = join(folderOf(dataDir), `.${randomUUID()}`);
  try {
    await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 });
    await writeFile(draft, await unpack(shared.value, { maxOutputLength: MOST_SHARED_BYTES }), {
      flag: "wx",
      mode: 0o600,
    });
    await rename(draft, path);
    return path;
  } catch {
    await rm(draft, { force: true }).catch(() => {});
    return null;
  }
}

/** The hash under which a file would be stored. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

/** Deletes stored files that no run names, except those of the last day, whose run may not be recorded yet. */
export async function deleteUnnamed(dataDir: string, named: ReadonlySet<string>, now: number): Promise<number> {
  const folder = folderOf(dataDir);
  let deleted = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    if (named.has(name) || !(NAME.test(name) || name.startsWith("."))) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (!found?.isFile() || found.mtimeMs > now - DAY_MS) continue;
    await rm(path, { force: true });
    deleted += 1;
  }
  return deleted;
}
