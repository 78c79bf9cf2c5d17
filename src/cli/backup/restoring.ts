import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { openDatabase } from "../../db/open.ts";
import type { Env } from "../../env.ts";
import { makeFolder } from "../../lib/files/make-folder.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import { UNFINISHED_RESTORE } from "../running/environment.ts";
import { copyOnce, inParallel, placeWithin } from "./copying.ts";
import { databasePlace, heldInFile, heldInPostgres, namedDatabase, postgresTables } from "./database-copies.ts";
import { type Backup, DATABASE_FILE, openBackup } from "./manifest.ts";
import { readDump, restoreFrom } from "./postgres-tools.ts";
import type { BackupProblem } from "./problems.ts";
import { SOURCE_FILE } from "./source.ts";
import { differs } from "./verifying.ts";

export interface Restored {
  readonly backup: Backup;
  /** Whether the backup's sites were restored; false if the sites folder already held some, which stay unchanged. */
  readonly withSites: boolean;
}

type Places = Pick<Env, "dataDir" | "sitesDir" | "databaseUrl">;

/**
 * Restores a backup into an empty data folder and an empty database. Everything is first copied into a separate folder
 * there and checked; until the restore is complete, no server starts on it (`prepareDataDir`).
 */
export async function restoreBackup(folder: string, env: Places): Promise<Result<Restored, BackupProblem>> {
  const opened = await openBackup(folder);
  if (!opened.ok) return opened;
  const backup = opened.value;
  const refused = await refusal(backup, env);
  if (refused) return err(refused);
  const withSites = (await firstIn(env.sitesDir)) === undefined;
  const draft = join(env.dataDir, UNFINISHED_RESTORE);
  makeFolder(env.dataDir, 0o700);
  const isMine = await mkdir(draft, { mode: 0o700 }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      // Another restore into the same folder has just begun.
      if (error.code === "EEXIST") return false;
      throw error;
    },
  );
  if (!isMine) return err({ kind: "restoring", folder: env.dataDir });
  const empty = () => rm(draft, { recursive: true, force: true });
  try {
    const failed = (await copyChecked(backup, draft, withSites)) ?? (await restoreDatabase(backup, draft, env));
    if (failed) {
      await empty();
      return err(failed);
    }
  } catch (error) {
    // For example if the disk is full: after making room, the operator can restore again into an empty folder.
    await empty();
    throw error;
  }
  try {
    if (withSites) await moveAll(join(draft, "sites"), env.sitesDir);
    await moveAll(join(draft, "data"), env.dataDir);
  } catch (error) {
    return err({ kind: "half-way", folder: env.dataDir, why: error instanceof Error ? error.message : String(error) });
  }
  await empty();
  return ok({ backup, withSites });
}

async function refusal({ manifest }: Backup, env: Places): Promise<BackupProblem | null> {
  const named = namedDatabase(env);
  if (named.kind === "in-memory") return { kind: "in-memory" };
  if (named.kind !== manifest.database) return { kind: "other-database", holds: manifest.database };
  const holds = await firstIn(env.dataDir);
  if (holds === UNFINISHED_RESTORE) return { kind: "restoring", folder: env.dataDir };
  if (holds !== undefined) return { kind: "not-empty", place: `The data folder ${env.dataDir}`, holds };
  const isTaken = named.kind === "sqlite" ? existsSync(named.file) : await holdsTables(named.url);
  return isTaken ? { kind: "not-empty", place: databasePlace(named) } : null;
}

/** What an empty data folder may contain: `lost+found` if it is a whole disk, and the origin of its backups. */
const NOTHING_OF_NOTE: ReadonlySet<string> = new Set(["lost+found", SOURCE_FILE]);

/** The first entry of a folder; undefined if it is empty or missing. */
async function firstIn(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.sort().find((name) => !NOTHING_OF_NOTE.has(name));
}

async function holdsTables(url: string): Promise<boolean> {
  const db = await openDatabase({ url, dataDir: "" });
  return (await postgresTables(db).finally(() => db.destroy())).length > 0;
}

/** Copies the files, checking each on the way. The sites are left out unless they are to be restored. */
async function copyChecked({ folder, files }: Backup, draft: string, sites: boolean): Promise<BackupProblem | null> {
  const wrong: BackupProblem[] = [];
  await inParallel(files, async ({ path, sum }) => {
    if (wrong.length > 0 || (path.startsWith("sites/") && !sites)) return;
    const place = await placeWithin(folder, path);
    if (typeof place === "string") {
      wrong.push({ kind: place === "missing" ? "missing" : "path", path });
      return;
    }
    const to = join(draft, ...path.split("/"));
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    if ((await copyOnce(place.at, to))?.sum !== sum) wrong.push({ kind: "altered", path });
  });
  return wrong[0] ?? null;
}

async function restoreDatabase({ manifest }: Backup, draft: string, env: Places): Promise<BackupProblem | null> {
  const copy = join(draft, DATABASE_FILE[manifest.database]);
  const named = namedDatabase(env);
  if (named.kind === "postgres") {
    const restored = await readDump(copy).then((read) => (read.ok ? restoreFrom(copy, named.url) : read));
    if (!restored.ok) return restored.error;
    const db = await openDatabase({ url: named.url, dataDir: "" });
    const contents = await heldInPostgres(db).finally(() => db.destroy());
    await rm(copy);
    return differs(manifest, contents);
  }
  if (named.kind === "in-memory") return { kind: "in-memory" };
  const contents = heldInFile(copy);
  const wrong = contents.ok ? differs(manifest, contents.value) : contents.error;
  if (wrong) return wrong;
  makeFolder(dirname(named.file), 0o700);
  await move(copy, named.file);
  return null;
}

async function moveAll(from: string, to: string): Promise<void> {
  makeFolder(to, 0o700);
  for (const name of await readdir(from).catch(() => [])) await move(join(from, name), join(to, name));
}

/** Moves a file or folder to its place in one step, even from another disk. */
async function move(from: string, to: string): Promise<void> {
  const failure = await rename(from, to).then(
    () => null,
    (error: NodeJS.ErrnoException) => error,
  );
  if (failure && failure.code !== "EXDEV") throw failure;
  if (!failure) return;
  const partial = join(dirname(to), `.${basename(to)}.part`);
  try {
    await cp(from, partial, { recursive: true });
    await rename(partial, to);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}
