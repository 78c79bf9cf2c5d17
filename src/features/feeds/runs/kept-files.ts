import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS } from "../../../lib/time/spans.ts";

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
