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

/** A stock file as it was received, kept under its hash so that the same file is kept once. */
export interface KeptFile {
  readonly path: string;
  /** SHA-256 in hexadecimal, which is also its name. */
  readonly hash: string;
  readonly size: number;
}

/** A larger file is imported but not kept. */
const MOST_BYTES = 1024 ** 3;
const NAME = /^[0-9a-f]{64}$/;

const folderOf = (dataDir: string): string => join(dataDir, "imports");
export const keptPath = (dataDir: string, name: string): string => join(folderOf(dataDir), name);

/**
 * Copies the file into the data folder, so that what is read is one state of it although somebody may write to it.
 * Null where it cannot be read or kept: an import does not fail for want of room for its copy.
 */
export async function keepFile(file: string, dataDir: string): Promise<KeptFile | null> {
  const folder = folderOf(dataDir);
  const draft = join(folder, `.${randomUUID()}`);
  try {
    const { size } = await stat(file);
    if (size > MOST_BYTES) return null;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const copied = await copy(file, draft);
    const path = join(folder, copied.hash);
    await rename(draft, path);
    return { path, ...copied };
  } catch {
    await rm(draft, { force: true }).catch(() => {});
    return null;
  }
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

/** A larger file stays on the machine that received it: the store of files takes a file as one piece of memory. */
const MOST_SHARED_BYTES = 32 * 1024 * 1024;

/** The key of a kept file in the store of files, where it lies gzipped. */
export const sharedKey = (name: string): string => `imports/${name.slice(0, 2)}/${name}.gz`;

/**
 * Puts a kept file into the store that all machines of an installation share, so that a held run can be let go on any
 * of them. A store that fails is no reason to fail the run: the file still lies here.
 */
export async function shareKept(files: FileStore | undefined, { path, hash, size }: KeptFile): Promise<void> {
  if (!files || size > MOST_SHARED_BYTES) return;
  await files.put(sharedKey(hash), await pack(await readFile(path)), "application/gzip");
}

/** Where a kept file lies on this machine, fetched from the shared store where it does not yet; null for nowhere. */
export async function keptHere(
  { dataDir, files }: { readonly dataDir: string; readonly files?: FileStore | undefined },
  name: string,
): Promise<string | null> {
  const path = keptPath(dataDir, name);
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

/** The hash under which a file would be kept. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

/** Deletes the kept files that no run names; those of the last day may belong to a run that is not recorded yet. */
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
