import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";

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
