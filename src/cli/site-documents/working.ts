import { cp, readdir, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Database } from "../../db/dialect.ts";
import type { Env } from "../../env.ts";
import { siteFolders } from "../../features/site/data.ts";
import { bytesFrom } from "../../features/site-documents/data.ts";
import {
  type BroughtDocument,
  type Documents,
  documentsIn,
  writeDocuments,
} from "../../features/site-documents/documents.ts";
import type { FileStore } from "../../services/files/port.ts";
import { openFiles } from "../../wiring/ports/files.ts";
import { haveTables, withDatabase } from "../running/database.ts";
import { environment, prepareDataDir } from "../running/environment.ts";
import { stopWith } from "../running/failure.ts";
import { sitesUnread } from "../running/sites.ts";

export interface Working {
  readonly env: Env;
  readonly db: Database;
  readonly files: FileStore;
}

/** Opens what commands about documents need; a database that nobody has used yet gets its tables. */
export async function work(task: (needs: Working) => Promise<void>): Promise<void> {
  const env = environment();
  prepareDataDir(env);
  await withDatabase(async (db) => {
    await haveTables(db);
    const files = await openFiles(env);
    await task({ env, db, files }).finally(() => files.close());
  });
}

/** The file within a site's folder that says from which revision the folder was taken. It is hidden, so no document. */
const BASE = ".revision";

/** The revision from which a site's folder was taken; 0 for none. */
export async function baseOf(dir: string, site: string): Promise<number> {
  const written = await readFile(join(dir, site, BASE), "utf8").catch(() => "0");
  return /^\d{1,12}\n?$/.test(written) ? Number(written) : 0;
}

const noteIn = (folder: string, revision: number) => writeFile(join(folder, BASE), `${revision}\n`);

export const noteBase = (dir: string, site: string, revision: number): Promise<void> =>
  writing(`${site} is stored, but its folder`, () => noteIn(join(dir, site), revision));

/** Does work on the operator's files. What hinders it there is told of them, and not of the database. */
async function writing<T>(place: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === undefined || syscall === undefined) throw error;
    const why = code === "ENOSPC" || code === "EDQUOT" ? "its disk is full" : code;
    return stopWith(`${place} cannot be written (${why}).`);
  }
}

export const foldersOf = (dir: string): Promise<string[]> => siteFolders(dir).catch(() => sitesUnread(dir));

/** The documents of a site's folder, none where there is no folder; ends with a sentence for each that is too large. */
export async function folderDocuments(dir: string, site: string): Promise<Documents<BroughtDocument>> {
  if (!(await foldersOf(dir)).includes(site)) return new Map();
  const read = await documentsIn(dir, site).catch((error: Error) =>
    stopWith(`the folder ${site} cannot be read (${error.message}).`),
  );
  return read.ok ? read.value : stopWith(`nothing was stored, because:\n${read.error.join("\n")}`);
}

/** Puts the documents of a revision in the place of a site's folder, also behind a link: whole or not at all. */
export function replaceSite(needs: Working, one: SiteRevision, documents: Documents): Promise<void> {
  return writing(`${one.site} stays as it was: its folder in ${needs.env.sitesDir}`, () =>
    replaced(needs, one, documents),
  );
}

interface SiteRevision {
  readonly site: string;
  readonly revision: number;
}

async function replaced(
  { files, env }: Working,
  { site, revision }: SiteRevision,
  documents: Documents,
): Promise<void> {
  const named = join(env.sitesDir, site);
  const place = await realpath(named).catch(() => named);
  const shelf = join(dirname(place), `.pulled-${site}`);
  const old = join(dirname(place), `.before-${site}`);
  await rm(shelf, { recursive: true, force: true });
  try {
    await writeDocuments(shelf, site, documents, bytesFrom(files));
    await noteIn(join(shelf, site), revision);
    if ((await foldersOf(env.sitesDir)).includes(site)) {
      await keepOthers(place, join(shelf, site));
      // What a killed pull left there was given up with that one.
      await rm(old, { recursive: true, force: true });
      await rename(place, old);
    }
    await rename(join(shelf, site), place);
    await rm(old, { recursive: true, force: true });
  } finally {
    await rm(shelf, { recursive: true, force: true });
  }
}

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
