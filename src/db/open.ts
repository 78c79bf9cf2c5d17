import { accessSync, chmodSync, closeSync, constants, existsSync, openSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { Kysely, type LogEvent, sql } from "kysely";
import { makeFolder } from "../lib/files/make-folder.ts";
import { tracing } from "../lib/tracing.ts";
import { type Database, dialectOf } from "./dialect.ts";
import { DatabaseFailure, describeDatabaseError, failureOf } from "./failure.ts";
import { postgresDialect, TRANSACTIONS } from "./postgres.ts";
import { sqliteDialect } from "./sqlite.ts";
import type { Tables } from "./tables.ts";
import { leaveRoomForQuestions } from "./transaction-places.ts";

export { type Database, dialectOf } from "./dialect.ts";
export { DatabaseFailure, describeDatabaseError } from "./failure.ts";
export { migrate } from "./migrate.ts";

/** `postgres://…`, `sqlite:<path>`, `sqlite::memory:`, or null for the file `forecourt.sqlite` in the data folder. */
export interface DatabaseAddress {
  readonly url: string | null;
  readonly dataDir: string;
}

/**
 * Opens the database and runs one query, so that a failure shows at once. Close with `destroy()`. Throws
 * DatabaseFailure.
 */
export async function openDatabase({ url, dataDir }: DatabaseAddress): Promise<Database> {
  const db = new Kysely<Tables>({
    dialect: dialectAt(url ?? `sqlite:${join(dataDir, "forecourt.sqlite")}`),
    // Without tracing, measuring every query would serve nobody.
    ...(tracing() ? { log: reportQuery } : {}),
  });
  if (dialectOf(db) === "postgres") leaveRoomForQuestions(db, TRANSACTIONS);
  try {
    await sql`select 1`.execute(db);
    return db;
  } catch (error) {
    await db.destroy().catch(() => {});
    throw (
      describeDatabaseError(error) ?? new DatabaseFailure("other", `The database cannot be opened: ${error}`, error)
    );
  }
}

/** Reports a query to the traces: its verb and table, but nothing of its text or values. */
function reportQuery({ level, query, queryDurationMillis }: LogEvent): void {
  const [, verb = "other"] = /^\s*(select|insert|update|delete|begin|commit|rollback)\b/i.exec(query.sql) ?? [];
  const [, table] = TABLE.exec(outsideBrackets(query.sql)) ?? TABLE.exec(query.sql) ?? [];
  const facts = { "db.operation.name": verb, ...(table && { "db.collection.name": table }) };
  tracing()?.part(table ? `${verb} ${table}` : verb, facts, queryDurationMillis, level === "error");
}

const TABLE = /\b(?:from|into|update)\s+"(\w+)"/i;

/** A query's text without bracketed subqueries, which may be about another table. */
function outsideBrackets(text: string): string {
  let depth = 0;
  return text
    .split(/(?=[()])/)
    .map((part) => {
      if (part.startsWith("(")) depth += 1;
      else if (part.startsWith(")")) depth -= 1;
      return depth === 0 ? part : "";
    })
    .join("");
}

function dialectAt(url: string) {
  if (/^postgres(ql)?:/.test(url)) {
    return postgresDialect(url);
  }
  const path = /^sqlite:(.+)$/.exec(url)?.[1];
  if (path === undefined) {
    throw new DatabaseFailure("address", "DATABASE_URL must begin with postgres:// or sqlite:.");
  }
  if (path !== ":memory:") {
    haveFolder(dirname(path));
    refuseReadOnly(path);
    closeToOthers(path);
  }
  return sqliteDialect(path);
}

function haveFolder(path: string): void {
  try {
    makeFolder(path, 0o700);
  } catch (error) {
    const known = describeDatabaseError(error);
    // A file system that takes no folder says that there is none, which elsewhere means that a server is not running.
    throw known?.kind === "unreachable" ? failureOf("read-only", error) : (known ?? error);
  }
}

/**
 * Creates the file before SQLite does, because SQLite would let every user of the machine read it although it holds
 * people's names and phone numbers. The journals inherit its mode. A file that an earlier version left readable is
 * closed to others; one that belongs to another user, or is shared with a group on purpose, is left unchanged.
 *
 * An existing file is not opened: closing it would release every lock this process holds on it, and the next program
 * would believe itself alone and remove the journal while others use it.
 */
function closeToOthers(path: string): void {
  try {
    if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
    for (const file of [path, `${path}-wal`, `${path}-shm`]) {
      if (existsSync(file) && (statSync(file).mode & 0o007) !== 0) chmodSync(file, 0o600);
    }
  } catch (error) {
    // The file is another user's. Whether it can be written is checked elsewhere.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) {
      throw describeDatabaseError(error) ?? new DatabaseFailure("other", `The file ${path} cannot be opened.`, error);
    }
  }
}

/** SQLite opens a read-only file without an error and fails only at the first write, which would be the first lead. */
function refuseReadOnly(path: string): void {
  try {
    if (existsSync(path)) accessSync(path, constants.W_OK);
  } catch (error) {
    throw describeDatabaseError(error) ?? new DatabaseFailure("other", `The file ${path} cannot be written.`, error);
  }
}
