import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm, stat, utimes } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { DAY_MS } from "../time/spans.ts";

/** What the product keeps temporary folders for. */
const PURPOSES = ["documents", "import", "push", "sites", "upload"] as const;

/** Processes of several containers may share one folder for temporary files, and each container counts from 1. */
const MACHINE = createHash("sha256").update(hostname()).digest("hex").slice(0, 8);
const NAME = new RegExp(`^forecourt-(?:${PURPOSES.join("|")})-${MACHINE}-(\\d+)-\\w{6}$`);

/**
 * Makes a folder among the machine's temporary files and answers with its path. Its maker removes it; its name says
 * which process that is, so that a later start can remove it where that process was killed.
 */
export function temporaryFolder(purpose: (typeof PURPOSES)[number]): Promise<string> {
  return mkdtemp(join(tmpdir(), `forecourt-${purpose}-${MACHINE}-${process.pid}-`));
}

/**
 * Removes the folders of processes of this machine that are no more, and answers with their number. A folder that
 * cannot be removed stays there for the next start.
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
    // A container that starts again gives its process the same number: what is older than this process is not its own.
    const changed = await stat(path).catch(() => null);
    return changed !== null && changed.ctimeMs < performance.timeOrigin;
  }
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // A process of another user may not be signalled, and lives all the same.
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}

/**
 * Keeps folders from being taken for forgotten ones while this process lives: systems delete temporary files that
 * nobody has read for ten days, and a server reads most of what it has written once. Each day all that is in them is
 * noted as read. What a file says of its last change stays, because addresses and caches go by it. Returns what ends
 * it.
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
    // It may be gone: a new revision of its site takes its place at any moment.
    if (found) await utimes(path, now, found.mtime).catch(() => undefined);
  }
}
