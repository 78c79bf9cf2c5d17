import { cp, lstat, readdir, readlink, realpath, rename, rm, symlink, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { bytesFrom, type Revision } from "../../features/site-documents/data.ts";
import { type Documents, writeDocuments } from "../../features/site-documents/documents.ts";
import { HOUR_MS } from "../../lib/time/spans.ts";
import type { FileStore } from "../../services/files/port.ts";
import { stopWith } from "../running/failure.ts";

/** The file within a site's folder that says from which revision the folder was taken. It is hidden, so no document. */
export const BASE = ".revision";

/** The time tells a revision from another one that got its number after the database was restored from a backup. */
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

/** Puts the documents of a revision in the place of a site's folder, also behind a link: whole or not at all. */
export async function replaceFolder({ files, dir, site, documents, ...stored }: Replacing): Promise<void> {
  const named = join(dir, site);
  const place = await realpath(named).catch(() => named);
  const beside = (name: string) => join(dirname(place), `.${name}-${site}`);
  const [shelf, old] = [beside("pulled"), beside("before")];
  const release = await takePlace(beside("pulling"), site);
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
 * Takes away what a killed pull has left. One that was killed between the two renames has left no folder: the old one
 * comes back, since it holds what the database does not have.
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

/** Copies what is no document of a site, which the database does not have: hidden files, links, editors' copies. */
async function keepOthers(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const { name } = entry;
    const [old, kept] = [join(from, name), join(to, name)];
    if (name === BASE) continue;
    const isOther = name.startsWith(".") || name.endsWith("~") || !(entry.isFile() || entry.isDirectory());
    if (isOther) await cp(old, kept, { recursive: true, verbatimSymlinks: true, force: false });
    else if (entry.isDirectory()) await keepOthers(old, kept);
  }
}

/** How long the mark of another machine's pull holds: nobody can ask there whether it still runs. */
const OTHERS_MS = HOUR_MS;

/**
 * Marks a site's folder as one that this process replaces, by a link that is made at once or not at all and whose text
 * says who does. Ends the command where somebody else is at it; a killed one's mark is taken away.
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

/** In words, whose pull the mark stands for; null where that has ended or was killed. */
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
    // A process of another user may not be signalled, and lives all the same.
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return null;
  }
  return `process ${pid}`;
}
