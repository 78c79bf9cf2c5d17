import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../../db/dialect.ts";
import type { Env } from "../../env.ts";
import { siteFolders } from "../../features/site/data.ts";
import { revisionAt } from "../../features/site-documents/data.ts";
import { type BroughtDocument, type Documents, documentsIn } from "../../features/site-documents/documents.ts";
import type { FileStore } from "../../services/files/port.ts";
import { openFiles } from "../../wiring/ports/files.ts";
import { haveTables, withDatabase } from "../running/database.ts";
import { environment, prepareDataDir } from "../running/environment.ts";
import { stopWith } from "../running/failure.ts";
import { sitesUnread } from "../running/sites.ts";
import { BASE, noteIn, replaceFolder, type StoredRevision } from "./replacing.ts";

export interface Working {
  readonly env: Env;
  readonly db: Database;
  readonly files: FileStore;
}

/** Opens what document commands need; creates the tables of a database that has not been used yet. */
export async function work(task: (needs: Working) => Promise<void>): Promise<void> {
  const env = environment();
  prepareDataDir(env);
  await withDatabase(async (db) => {
    await haveTables(db);
    const files = await openFiles(env);
    await task({ env, db, files }).finally(() => files.close());
  });
}

/**
 * The revision that a site's folder was taken from; 0 for none, and for a revision that the database lost when it was
 * restored from a backup, so that its number is now unused or belongs to a different revision.
 */
export async function baseOf({ db, env }: Pick<Working, "db" | "env">, site: string): Promise<number> {
  const written = await readFile(join(env.sitesDir, site, BASE), "utf8").catch(() => "0");
  const [, number = "0", time] = /^(\d{1,12})(?: (\S{1,40}))?\n?$/.exec(written) ?? [];
  // Earlier versions wrote no time.
  if (time === undefined) return Number(number);
  const stored = await revisionAt(db, site, Number(number));
  return stored?.createdAt === Date.parse(time) ? stored.revision : 0;
}

/** Notes in a site's folder that it is as a revision of the database. */
export async function noteBase({ db, env }: Working, site: string, revision: number): Promise<void> {
  const stored = await revisionAt(db, site, revision);
  if (stored) await writing(`${site} is stored, but its folder`, () => noteIn(join(env.sitesDir, site), stored));
}

/** Works on the operator's files. An error there is reported as one of the files, not of the database. */
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

/** The documents of a site's folder, empty without a folder; ends the process if any is too large, naming each. */
export async function folderDocuments(dir: string, site: string): Promise<Documents<BroughtDocument>> {
  if (!(await foldersOf(dir)).includes(site)) return new Map();
  const read = await documentsIn(dir, site).catch((error: Error) =>
    stopWith(`the folder ${site} cannot be read (${error.message}).`),
  );
  return read.ok ? read.value : stopWith(`nothing was stored, because:\n${read.error.join("\n")}`);
}

/** Replaces a site's folder with the documents of a revision, even behind a link: completely or not at all. */
export function replaceSite(needs: Working, one: SiteRevision, documents: Documents): Promise<void> {
  return writing(`${one.site} stays as it was: its folder in ${needs.env.sitesDir}`, () =>
    replaceFolder({ files: needs.files, dir: needs.env.sitesDir, ...one, documents }),
  );
}

interface SiteRevision extends StoredRevision {
  readonly site: string;
}
