import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { type Database, openDatabase } from "../../db/open.ts";
import type { Env } from "../../env.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import type { Manifest } from "./manifest.ts";
import { dumpInto, withoutPassword } from "./postgres-tools.ts";
import type { BackupProblem, DatabaseKind } from "./problems.ts";

/** The database named by the environment. */
export type NamedDatabase =
  | { readonly kind: "sqlite"; readonly file: string }
  | { readonly kind: "postgres"; readonly url: string }
  | { readonly kind: "in-memory" };

export function namedDatabase({ databaseUrl, dataDir }: Pick<Env, "databaseUrl" | "dataDir">): NamedDatabase {
  if (databaseUrl && /^postgres(ql)?:/.test(databaseUrl)) return { kind: "postgres", url: databaseUrl };
  const file = /^sqlite:(.+)$/.exec(databaseUrl ?? "")?.[1];
  if (file === ":memory:") return { kind: "in-memory" };
  return { kind: "sqlite", file: resolve(file ?? `${dataDir}/forecourt.sqlite`) };
}

/** The contents of a database copy. */
export type Held = Pick<Manifest, "migrations" | "rows"> & { readonly database: DatabaseKind };

/** More pages than any database has: all are copied in one step, which other processes' writes cannot disturb. */
const ALL_PAGES = 0x7f_ff_ff_ff;

/** Copies the database as of one moment, while others go on writing, and reports what the copy holds. */
export async function copyDatabase(
  from: NamedDatabase,
  to: string,
  dataDir: string,
): Promise<Result<Held, BackupProblem>> {
  if (from.kind === "in-memory") return err({ kind: "in-memory" });
  if (from.kind === "postgres") return copyPostgres(from.url, to, dataDir);
  if (!existsSync(from.file)) return err({ kind: "no-database", file: from.file });
  const source = new DatabaseSync(pathToFileURL(from.file), { readOnly: true, timeout: 60_000 });
  try {
    await backup(source, to, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  settle(to);
  return heldInFile(to);
}

/** Makes the copy a self-contained file that needs no journal beside it to be read. */
function settle(file: string): void {
  const copy = new DatabaseSync(file);
  copy.exec("pragma journal_mode = delete");
  copy.close();
}

/** Opens a copy without changing it, checks its integrity, and reports what it holds. */
export function heldInFile(file: string): Result<Held, BackupProblem> {
  const address = pathToFileURL(file);
  address.searchParams.set("immutable", "1");
  try {
    const db = new DatabaseSync(address, { readOnly: true });
    try {
      // Views and defaults declared in an untrusted file must not call functions with side effects.
      db.exec("pragma trusted_schema = off");
      const [row] = db.prepare("pragma integrity_check(1)").all();
      const first = String(Object.values(row ?? {})[0] ?? "it answers nothing");
      if (first !== "ok") return err({ kind: "database", why: first });
      const names = db
        .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
        .all();
      const rows = names.map(({ name }) => {
        const counted = db.prepare(`select count(*) as n from "${String(name).replaceAll('"', '""')}"`).get();
        return [String(name), Number(counted?.n)] as const;
      });
      const hasMigrations = names.some(({ name }) => name === "migrations");
      const migrations = hasMigrations ? db.prepare("select name, checksum from migrations order by name").all() : [];
      const applied = migrations.map(({ name, checksum }) => ({ name: String(name), checksum: String(checksum) }));
      return ok({
        database: "sqlite",
        migrations: applied,
        rows: Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1))),
      });
    } finally {
      db.close();
    }
  } catch (error) {
    return err({ kind: "database", why: error instanceof Error ? error.message : String(error) });
  }
}

/**
 * Dumps PostgreSQL with its own tool, from the snapshot of a transaction in which the rows are also counted. The counts
 * therefore match the dump, whatever is written in the meantime.
 */
async function copyPostgres(url: string, to: string, dataDir: string): Promise<Result<Held, BackupProblem>> {
  const db = await openDatabase({ url, dataDir });
  try {
    return await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (trx) => {
        await sql`set local statement_timeout = 0`.execute(trx);
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
        const exported = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(trx);
        const dumped = await dumpInto(to, url, exported.rows[0]?.snapshot ?? "");
        return dumped.ok ? ok(await heldInPostgres(trx)) : dumped;
      });
  } finally {
    await db.destroy();
  }
}

export async function heldInPostgres(db: Database): Promise<Held> {
  const rows: Record<string, number> = {};
  for (const table of await postgresTables(db)) {
    const counted = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db);
    rows[table] = Number(counted.rows[0]?.n);
  }
  const migrations =
    "migrations" in rows
      ? await db.selectFrom("migrations").select(["name", "checksum"]).orderBy("name").execute()
      : [];
  return { database: "postgres", migrations, rows };
}

/** The tables of the schema we use, sorted by name. */
export async function postgresTables(db: Database): Promise<readonly string[]> {
  const found = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
  return found.rows.map(({ name }) => name).sort();
}

/** The name of the database in messages, which never includes its password. */
export const databasePlace = (named: NamedDatabase): string =>
  named.kind === "postgres"
    ? `The database ${withoutPassword(named.url).address}`
    : named.kind === "sqlite"
      ? `The file ${named.file}`
      : "The database in memory";
