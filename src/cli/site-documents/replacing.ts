import { cp, lstat, readdir, readlink, realpath, rename, rm, symlink, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { bytesFrom, type Revision } from "../../features/site-documents/data.ts";
import { type Documents, writeDocuments } from "../../features/site-documents/documents.ts";
import { HOUR_MS } from "../../lib/time/spans.ts";
import type { FileStore } from "../../services/files/port.ts";
import { stopWith } from "../running/failure.ts";

/** The file in a site's folder that records the revision it was taken from. Hidden, so it is not a document itself. */
export const BASE = ".revision";

/** The time distinguishes a revision from one that reused its number after the database was restored from a backup. */
export const noteIn = (folder: string, { revision, createdAt }: StoredRevision) =>
  writeFile(join(folder, BASE), `${revision} ${new Date(createdAt).toISOString()}\n`);

/** A revision as the database numbers it, and when it was stored, in epoch milliseconds. */
export type StoredRevision = Pick<Revision, "revision" | "createdAt">;

interface Replacing extends StoredRevision {
  readonly files: FileStore;
  /** The folder of all sites. */
  readonly dir: string;
  readonly site: string;
  readonly documents: Documents;
}

/** Replaces a site's folder with the documents of a revision, even behind a link: completely or not at all. */
export async function replaceFolder({ files, dir, site, documents, ...stored }: Replacing): Promise<void> {
  const named = join(dir, site);
  const place = await realpath(named).catch(() => named);
  const siblingOf = (name: string) => join(dirname(place), `.${name}-${site}`);
  const [shelf, old] = [siblingOf("pulled"), siblingOf("before")];
  const release = await takePlace(siblingOf("pulling"), site);
  try {
    await tidyUp(place, shelf, old);
    await writeDocuments(shelf, site, documents, bytesFrom(files));
    await noteIn(join(shelf, site), stored);
    if (await isThere(place)) {
      await keepOthers(place, join(shelf, site));
      await rename(place, old);
    }
    await rename(join(shelf, site), place);
    await rm(old, { recursive: true, force: true });
  } finally {
    await rm(shelf, { recursive: true, force: true });
    await release();
  }
}

/**
 * Removes what a killed pull left behind. If it was killed between the two renames, the folder is missing: the old one
 * is then renamed back, because it holds files that the database lacks.
 */
async function tidyUp(place: string, shelf: string, old: string): Promise<void> {
  await rm(shelf, { recursive: true, force: true });
  if (!(await isThere(old))) return;
  if (await isThere(place)) await rm(old, { recursive: true, force: true });
  else await rename(old, place);
}

const isThere = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  );

/** Copies the files that are not site documents, which the database lacks: hidden files, links, editors' copies. */
async function keepOthers(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const { name } = entry;
    const [old, target] = [join(from, name), join(to, name)];
    if (name === BASE) continue;
    const isOther = name.startsWith(".") || name.endsWith("~") || !(entry.isFile() || entry.isDirectory());
    if (isOther) await cp(old, target, { recursive: true, verbatimSymlinks: true, force: false });
    else if (entry.isDirectory()) await keepOthers(old, target);
  }
}

/** How long the mark of another machine's pull is respected, since its process cannot be checked from here. */
const OTHERS_MS = HOUR_MS;

/**
 * Marks a site's folder as being replaced by this process, with a link that is created atomically and whose text names
 * the process. Ends the command if another process is at work; removes the mark of a killed one.
 */
async function takePlace(mark: string, site: string): Promise<() => Promise<void>> {
  const me = `${process.pid} ${hostname()}`;
  const hasTaken = () =>
    symlink(me, mark).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === "EEXIST") return false;
        throw error;
      },
    );
  if (!(await hasTaken())) {
    const holder = await holderOf(mark);
    if (holder === null) await rm(mark, { force: true });
    if (holder !== null || !(await hasTaken()))
      stopWith(`${site} is just being pulled by ${holder ?? "somebody else"}; try again when that has ended.`);
  }
  return () => rm(mark, { force: true });
}

/** Describes the holder of a mark; null if it has ended or was killed. */
async function holderOf(mark: string): Promise<string | null> {
  const who = await readlink(mark).catch(() => "");
  const [, pid, host] = /^(\d+) (.+)$/.exec(who) ?? [];
  if (host !== hostname()) {
    const made = await lstat(mark).catch(() => null);
    return made && made.mtimeMs > Date.now() - OTHERS_MS ? `a process of ${host ?? "another machine"}` : null;
  }
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    // A process of another user may not be signalled, but it is alive all the same.
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return null;
  }
  return `process ${pid}`;
}
