import { createHash } from "node:crypto";
import { lstat, open, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import * as v from "valibot";
import { knownMigrations } from "../../db/migrate.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import type { BackupProblem } from "./problems.ts";

/**
 * A backup is a folder with `manifest.json`, `SHA256SUMS` (also readable by `sha256sum -c`), the database's copy, and
 * the files of the data folder and of the sites under `data/` and `sites/`.
 */
export const MANIFEST = "manifest.json";
export const SUMS = "SHA256SUMS";
export const DATABASE_FILE = { sqlite: "database.sqlite", postgres: "database.dump" } as const;

const FORMAT = 1;
/** Maximum bytes of a manifest and a checksum list, the latter for about two million files. */
export const MOST_MANIFEST = 1_000_000;
const MOST_SUMS = 300_000_000;
const MOST_PATH = 1_000;

/** Identifies a backup's origin: a random number of its server's data folder. */
export const SOURCE = /^[0-9a-f]{32}$/;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const migration = v.object({ name: v.pipe(v.string(), v.maxLength(200)), checksum: v.string() });

const schema = v.object({
  format: v.literal(FORMAT),
  /** The version of Forecourt that made it. */
  version: v.pipe(v.string(), v.maxLength(100)),
  /** The moment at which the database was copied, as ISO 8601 in UTC. */
  made_at: v.pipe(v.string(), v.isoTimestamp()),
  source: v.optional(v.pipe(v.string(), v.regex(SOURCE))),
  database: v.picklist(["sqlite", "postgres"]),
  migrations: v.pipe(v.array(migration), v.maxLength(10_000)),
  /** The number of rows in each table. */
  rows: v.record(v.pipe(v.string(), v.maxLength(100)), count),
  files: count,
  bytes: count,
  /** SHA-256 of the list of checksums, in hex. */
  sums: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

export type Manifest = v.InferOutput<typeof schema>;

export interface ListedFile {
  /** Relative to the backup's folder, with slashes. */
  readonly path: string;
  /** SHA-256 in hex. */
  readonly sum: string;
}

export interface Backup {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly files: readonly ListedFile[];
}

export const newManifest = (about: Omit<Manifest, "format">): Manifest => ({ format: FORMAT, ...about });

/** The list of checksums in the format of `sha256sum`. */
export const sumsText = (files: readonly ListedFile[]): string =>
  files.map(({ path, sum }) => `${sum}  ${path}\n`).join("");

export const sha256 = (bytes: string | Buffer): string => createHash("sha256").update(bytes).digest("hex");

/**
 * Reads a backup's manifest and list, and refuses one in another format, from a newer version, or whose list leads out
 * of the folder. Does not read its files: `checkFiles` does.
 */
export async function openBackup(folder: string): Promise<Result<Backup, BackupProblem>> {
  if (basename(folder).startsWith(".")) return err({ kind: "unfinished", folder });
  const written = await boundedText(join(folder, MANIFEST), MOST_MANIFEST);
  if (written === null) return err({ kind: "no-backup", folder });
  const parsed = parseManifest(written);
  if (!parsed.ok) return parsed;
  const manifest = parsed.value;
  const known = new Set(knownMigrations().map(({ name }) => name));
  const unknown = manifest.migrations.find(({ name }) => !known.has(name));
  if (unknown) return err({ kind: "newer", version: manifest.version, migration: unknown.name });
  const sums = await boundedText(join(folder, SUMS), MOST_SUMS);
  if (sums === null) return err({ kind: "missing", path: SUMS });
  if (sha256(sums) !== manifest.sums) return err({ kind: "altered", path: SUMS });
  const files = parseSums(sums);
  if (!files.ok) return files;
  const database = DATABASE_FILE[manifest.database];
  if (!files.value.some(({ path }) => path === database)) return err({ kind: "missing", path: database });
  return ok({ folder, manifest, files: files.value });
}

function parseManifest(text: string): Result<Manifest, BackupProblem> {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return err({ kind: "manifest", why: "it is cut off, or no JSON" });
  }
  const { format } = v.parse(v.fallback(v.object({ format: v.number() }), { format: FORMAT }), read);
  if (format !== FORMAT) return err({ kind: "format", format });
  const parsed = v.safeParse(schema, read);
  if (parsed.success) return ok(parsed.output);
  return err({ kind: "manifest", why: `${v.getDotPath(parsed.issues[0]) ?? "it"} is missing or wrong` });
}

function parseSums(text: string): Result<ListedFile[], BackupProblem> {
  const files: ListedFile[] = [];
  const seen = new Set<string>();
  for (const line of text.split("\n").slice(0, -1)) {
    const [, sum = "", path = ""] = /^([0-9a-f]{64}) {2}(.+)$/s.exec(line) ?? [];
    if (!isSafePath(path) || seen.has(path)) return err({ kind: "path", path: path || line.slice(0, MOST_PATH) });
    seen.add(path);
    files.push({ path, sum });
  }
  return ok(files);
}

const TOPS = /^(?:data|sites)\/|^database\.(?:sqlite|dump)$/;

/** Whether a path stays within a backup and can be written in its list. Every file backed up has such a path. */
export function isSafePath(path: string): boolean {
  if (path.length > MOST_PATH || !TOPS.test(path) || /[\\\p{Cc}]/u.test(path)) return false;
  return path.split("/").every((part) => part !== "" && part !== "." && part !== "..");
}

/** The text of a small file; null if there is none, or if it is a link or too large. */
export async function boundedText(path: string, most: number): Promise<string | null> {
  const found = await lstat(path).catch(() => null);
  if (!found?.isFile() || found.size > most) return null;
  return readFile(path, "utf8");
}

/** Writes a small file that only this user can read, and waits until the disk has it. */
export async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
