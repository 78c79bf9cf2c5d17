import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm, stat, utimes } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { DAY_MS } from "../time/spans.ts";

/** The purposes for which temporary folders are made. */
const PURPOSES = ["documents", "import", "push", "sites", "upload"] as const;

/** Identifies the host: containers may share one temporary folder, and each counts its processes from 1. */
const MACHINE = createHash("sha256").update(hostname()).digest("hex").slice(0, 8);
const NAME = new RegExp(`^forecourt-(?:${PURPOSES.join("|")})-${MACHINE}-(\\d+)-\\w{6}$`);

/**
 * Creates a folder among the machine's temporary files and returns its path. The caller removes it. Its name identifies
 * the process, so that a later start can remove it if the process was killed.
 */
export function temporaryFolder(purpose: (typeof PURPOSES)[number]): Promise<string> {
  return mkdtemp(join(tmpdir(), `forecourt-${purpose}-${MACHINE}-${process.pid}-`));
}

/**
 * Removes the folders of this machine's dead processes and returns how many. A folder that cannot be removed is left
 * for the next start.
 */
export async function removeAbandonedFolders(): Promise<number> {
  let removed = 0;
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    const [, pid] = NAME.exec(name) ?? [];
    const path = join(tmpdir(), name);
    if (pid === undefined || !(await isAbandoned(path, Number(pid)))) continue;
    const isGone = await rm(path, { recursive: true, force: true }).then(
      () => true,
      () => false,
    );
    if (isGone) removed += 1;
  }
  return removed;
}

async function isAbandoned(path: string, pid: number): Promise<boolean> {
  if (pid === process.pid) {
    // A restarted container reuses the same process id, so folders older than this process are not its own.
    const changed = await stat(path).catch(() => null);
    return changed !== null && changed.ctimeMs < performance.timeOrigin;
  }
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // A process of another user may not be signalled, but it is alive all the same.
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}

/**
 * Keeps the system from deleting folders in use: systems delete temporary files that nobody has read for ten days, and
 * a server reads most of its files only once. Once a day, everything in the folders is marked as read. Modification
 * times stay the same, because addresses and caches depend on them. Returns a function that ends it.
 */
export function keepFresh(folders: readonly string[]): () => void {
  const timer = setInterval(() => void Promise.all(folders.map(noteAsRead)), DAY_MS).unref();
  return () => clearInterval(timer);
}

async function noteAsRead(folder: string): Promise<void> {
  const now = new Date();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  await utimes(folder, now, now).catch(() => undefined);
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => null);
    // It may be gone: a new revision of its site can replace it at any moment.
    if (found) await utimes(path, now, found.mtime).catch(() => undefined);
  }
}
