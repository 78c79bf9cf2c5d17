import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** A transaction of it is one, too. */
export type Database = Kysely<Tables>;

export function dialectOf(db: Database): "sqlite" | "postgres" {
  return db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}

/**
 * Makes this transaction the only one of its kind, in every process, until it ends. On SQLite any writing transaction
 * already is. `key` names the kind.
 */
export async function lockFor(transaction: Database, key: number): Promise<void> {
  if (dialectOf(transaction) === "postgres") {
    // Another process may rightly hold it for a whole import.
    await sql`select set_config('statement_timeout', '600000', true)`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${key})`.execute(transaction);
  }
}
