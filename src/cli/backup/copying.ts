import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { type FileHandle, lstat, mkdir, open, readdir, realpath, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { isSafePath, type ListedFile } from "./manifest.ts";

const CHUNK = 1 << 20;
/** Files copied at once; disks work best with several. */
const AT_A_TIME = 8;
/** How often a file that changes while being copied is copied again. */
const TRIES = 5;

/** A file to copy: its location, and its path within the backup. */
interface Source {
  readonly from: string;
  readonly path: string;
}

export interface Walked {
  readonly files: readonly Source[];
  /** Entries that are not files (links, sockets) or whose names a list cannot hold. */
  readonly skipped: readonly string[];
  /** What should exist but does not: the folder itself, or the target of a link at its top. */
  readonly missing: readonly string[];
}

/**
 * All files below a folder, with their paths under `prefix`. Links at the top are followed, because a folder of
 * pictures may be on a separate disk; other links are skipped. Names beginning with a dot are files still being
 * written. Rejects if something cannot be read, instead of leaving it out.
 */
export async function walk(folder: string, prefix: string, leaveOut: (path: string) => boolean): Promise<Walked> {
  const files: Source[] = [];
  const skipped: string[] = [];
  const missing: string[] = [];
  const visit = async (at: string, path: string, isTop: boolean): Promise<void> => {
    const names = await readdir(at).catch(nullIfGone);
    if (names === null && isTop) missing.push(at);
    for (const name of names?.sort() ?? []) {
      const [from, inside] = [join(at, name), `${path}/${name}`];
      if (name.startsWith(".") || leaveOut(from)) continue;
      const found = await (isTop ? stat(from) : lstat(from)).catch(nullIfGone);
      if (found?.isDirectory()) await visit(from, inside, false);
      else if (found?.isFile() && isSafePath(inside)) files.push({ from, path: inside });
      else if (found) skipped.push(relative(folder, from));
      else if (isTop && (await lstat(from).catch(nullIfGone))) missing.push(from);
    }
  };
  await visit(folder, prefix, true);
  return { files, skipped, missing };
}

/** Null for a file that was deleted in the meantime, or never existed. */
function nullIfGone(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

/** The state of a file when it was copied, used to detect later changes. */
interface Copied extends ListedFile {
  readonly bytes: number;
  readonly state: string;
}

/** Copies of files under one folder, by path. */
export interface Copies {
  /** Copies the files that are not copied yet or have changed since. */
  add(sources: readonly Source[]): Promise<void>;
  all(): readonly Copied[];
}

export function copiesInto(folder: string): Copies {
  const copies = new Map<string, Copied>();
  const one = async ({ from, path }: Source): Promise<void> => {
    const state = await stateOf(from);
    if (state === null || copies.get(path)?.state === state) return;
    const copied = await copyFile(from, join(folder, ...path.split("/")));
    if (copied) copies.set(path, { path, ...copied });
  };
  return {
    add: (sources) => inParallel(sources, one),
    all: () => [...copies.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
}

async function stateOf(file: string): Promise<string | null> {
  const found = await stat(file, { bigint: true }).catch(() => null);
  return found && `${found.ino} ${found.size} ${found.mtimeNs}`;
}

/** Does the work for each item, a few at a time. If one fails, rejects once all work in progress has ended. */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  const failures: unknown[] = [];
  const worker = async () => {
    for (let item = items[next++]; item !== undefined && failures.length === 0; item = items[next++])
      await work(item).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  if (failures.length > 0) throw failures[0];
}

/**
 * Copies one file and computes its checksum on the way. A file that changes in the meantime is copied again. If it is
 * deleted in the meantime, the result is null and no copy is listed.
 */
async function copyFile(from: string, to: string): Promise<Omit<Copied, "path"> | null> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  for (let tries = 1; ; tries += 1) {
    const before = await stateOf(from);
    const copied = before === null ? null : await copyOnce(from, to);
    if (copied === null) return null;
    const after = await stateOf(from);
    if (after === before || after === null || tries === TRIES) return { ...copied, state: before ?? "" };
  }
}

/** Copies a file's bytes, waits until the disk has them, and returns their number and checksum; null if it is gone. */
export async function copyOnce(from: string, to: string): Promise<{ sum: string; bytes: number } | null> {
  const source = await open(from, constants.O_RDONLY).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (!source) return null;
  const target = await open(to, "w", 0o600).catch(async (error) => {
    await source.close();
    throw error;
  });
  try {
    const read = await digest(source, (part) => target.writeFile(part));
    await target.datasync();
    return read;
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}

/** The checksum and size of an open file; `each` receives every part. */
async function digest(
  file: FileHandle,
  each: (part: Buffer) => Promise<void> = async () => {},
): Promise<{ sum: string; bytes: number }> {
  const hash = createHash("sha256");
  const buffer = Buffer.allocUnsafe(CHUNK);
  let bytes = 0;
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, CHUNK, null);
    if (bytesRead === 0) return { sum: hash.digest("hex"), bytes };
    const part = buffer.subarray(0, bytesRead);
    hash.update(part);
    await each(part);
    bytes += bytesRead;
  }
}

/** The checksum of a file; null if there is none. */
export async function sumOf(path: string): Promise<string | null> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => null);
  if (!file) return null;
  try {
    return (await digest(file)).sum;
  } finally {
    await file.close();
  }
}

/** The real location of a listed file, unless it is missing or a link leads it out of the backup. */
export async function placeWithin(folder: string, path: string): Promise<"missing" | "outside" | { at: string }> {
  const at = join(folder, ...path.split("/"));
  const found = await lstat(at).catch(() => null);
  if (!found) return "missing";
  const [root, parent] = await Promise.all([realpath(folder), realpath(dirname(at))]);
  const isWithin = parent === root || parent.startsWith(root + sep);
  return found.isFile() && isWithin ? { at } : "outside";
}
