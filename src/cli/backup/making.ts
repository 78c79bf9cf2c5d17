import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, open, readdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import type { Env } from "../../env.ts";
import { makeFolder } from "../../lib/files/make-folder.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import { DAY_MS } from "../../lib/time/spans.ts";
import { UNFINISHED_RESTORE } from "../running/environment.ts";
import { copiesInto, sumOf, walk } from "./copying.ts";
import { copyDatabase, type NamedDatabase, namedDatabase } from "./database-copies.ts";
import {
  DATABASE_FILE,
  MANIFEST,
  type Manifest,
  newManifest,
  SUMS,
  sha256,
  sumsText,
  writeDurably,
} from "./manifest.ts";
import type { BackupProblem } from "./problems.ts";
import { ownSource, sourceOf } from "./source.ts";

export interface MadeBackup {
  readonly folder: string;
  readonly manifest: Manifest;
  /** Entries that are not files (links, sockets), which the backup does not contain. */
  readonly skipped: readonly string[];
}

export interface BackupOrder {
  /** Sites stored in the database need no folder. */
  readonly env: Pick<Env, "dataDir" | "sitesDir" | "databaseUrl"> & Partial<Pick<Env, "sitesFrom">>;
  /** The folder that holds the backups, one folder each. */
  readonly into: string;
  readonly version: string;
  readonly clock: () => number;
}

/** Folders of the data folder that are recreated from what is in the backup. */
const MADE_ANEW = ["images"];
/** An interrupted backup older than this is deleted by the next one, in milliseconds. */
const LEFT_OVER_MS = DAY_MS;
const UNFINISHED = /^\.forecourt-.*\.part$/;
const WHOLE = /^forecourt-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;

/**
 * Makes a backup while servers run. It is written under a name that cannot be mistaken for a backup, and renamed only
 * once the disk has all of it.
 */
export async function makeBackup(order: BackupOrder): Promise<Result<MadeBackup, BackupProblem>> {
  const { env, clock } = order;
  const into = resolve(order.into);
  const database = namedDatabase(env);
  if (database.kind === "in-memory") return err({ kind: "in-memory" });
  // A copy of a half-finished restore would look like a complete backup.
  if (existsSync(join(env.dataDir, UNFINISHED_RESTORE))) return err({ kind: "restoring", folder: env.dataDir });
  makeFolder(into, 0o700);
  for (const source of [env.dataDir, env.sitesDir])
    if (await isWithin(into, source)) return err({ kind: "inside", folder: into });
  await removeLeftOver(into, clock());
  const name = `forecourt-${new Date(clock()).toISOString().replaceAll(":", "-")}`;
  const draft = join(into, `.${name}-${randomBytes(4).toString("hex")}.part`);
  await mkdir(draft, { mode: 0o700 });
  try {
    const filled = await fill(draft, order, database);
    if (!filled.ok) return filled;
    await flush(draft);
    await rename(draft, join(into, name));
    await flush(into);
    return ok({ ...filled.value, folder: join(into, name) });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

type StoredDatabase = Exclude<NamedDatabase, { kind: "in-memory" }>;

/**
 * Copies the files, then the database, then the files added since. Every file named by the copied rows is therefore
 * included, because a file is never deleted within minutes.
 */
async function fill(
  draft: string,
  { env, version, clock }: BackupOrder,
  database: StoredDatabase,
): Promise<Result<Omit<MadeBackup, "folder">, BackupProblem>> {
  const copies = copiesInto(draft);
  const isLeftOut = leftOut(env, database);
  const sites = await walk(env.sitesDir, "sites", () => false);
  const before = await walk(env.dataDir, "data", isLeftOut);
  const [missing] = [...before.missing, ...(env.sitesFrom === "database" ? [] : sites.missing)];
  if (missing !== undefined) return err({ kind: "absent", place: missing });
  await copies.add([...sites.files, ...before.files]);
  const made_at = new Date(clock()).toISOString();
  const file = DATABASE_FILE[database.kind];
  // Created here first, because the tool would make it readable for every user of the machine.
  await writeFile(join(draft, file), "", { mode: 0o600 });
  const copied = await copyDatabase(database, join(draft, file), env.dataDir);
  if (!copied.ok) return copied;
  const since = await walk(env.dataDir, "data", isLeftOut);
  await copies.add(since.files);
  const databaseBytes = await flush(join(draft, file));
  const all = [...copies.all(), { path: file, sum: (await sumOf(join(draft, file))) ?? "", bytes: databaseBytes }];
  const sums = sumsText(all);
  const bytes = all.reduce((sum, one) => sum + one.bytes, 0);
  const source = await ownSource(env.dataDir);
  const made = { version, made_at, source, files: all.length, bytes, sums: sha256(sums) };
  const manifest = newManifest({ ...made, ...copied.value });
  await writeDurably(join(draft, SUMS), sums);
  await writeDurably(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return ok({ manifest, skipped: [...sites.skipped, ...since.skipped] });
}

/** Excludes the sites, which are copied separately even if their folder is inside the data folder. */
function leftOut(
  { dataDir, sitesDir }: Pick<Env, "dataDir" | "sitesDir">,
  database: StoredDatabase,
): (path: string) => boolean {
  const files = database.kind === "sqlite" ? ["", "-wal", "-shm", "-journal"].map((end) => database.file + end) : [];
  const paths = new Set([...files, sitesDir, ...MADE_ANEW.map((name) => join(dataDir, name))]);
  return (path) => paths.has(path);
}

async function isWithin(folder: string, source: string): Promise<boolean> {
  const [inner, outer] = await Promise.all([realpath(folder), realpath(source).catch(() => null)]);
  return outer !== null && (inner === outer || inner.startsWith(outer + sep));
}

/** Waits until the disk has a file, or the names in a folder. Returns its size in bytes. */
async function flush(path: string): Promise<number> {
  const opened = await open(path, "r");
  try {
    await opened.sync();
    return (await opened.stat()).size;
  } finally {
    await opened.close();
  }
}

async function removeLeftOver(into: string, now: number): Promise<void> {
  for (const name of (await readdir(into)).filter((one) => UNFINISHED.test(one))) {
    const found = await stat(join(into, name)).catch(() => null);
    if (found && now - found.mtimeMs > LEFT_OVER_MS) await rm(join(into, name), { recursive: true, force: true });
  }
}

export interface Pruned {
  readonly deleted: readonly string[];
  /** How many belong to another server, or predate backups that record their server. */
  readonly others: number;
}

/** Deletes all but a data folder's newest backups in a folder that may also hold other servers' backups. */
export async function keepNewest(into: string, most: number, source: string): Promise<Pruned> {
  const all = (await readdir(into)).filter((name) => WHOLE.test(name)).sort();
  const sources = await Promise.all(all.map((name) => sourceOf(join(into, name))));
  const names = all.filter((_, at) => sources[at] === source);
  const deleted: string[] = [];
  for (const name of names.slice(0, Math.max(0, names.length - most))) {
    // Renamed first, so that a half-deleted backup is never mistaken for a complete one.
    const deleting = join(into, `.${name}-deleted.part`);
    const isOurs = await rename(join(into, name), deleting).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        // Another backup that has just ended is deleting the same one.
        if (error.code === "ENOENT") return false;
        throw error;
      },
    );
    if (!isOurs) continue;
    await rm(deleting, { recursive: true, force: true });
    deleted.push(name);
  }
  return { deleted, others: all.length - names.length };
}
