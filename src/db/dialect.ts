import { type Kysely, PostgresAdapter } from "kysely";
import type { Tables } from "./tables.ts";

/** A connection or a transaction; both have the same type. */
export type Database = Kysely<Tables>;

export function dialectOf(db: Database): "sqlite" | "postgres" {
  return db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}
