import { type Dialect, PostgresDialect } from "kysely";
import pg from "pg";

/** PostgreSQL's numbers of the types int8 and numeric: ours are below 2^53, so that a number holds them. */
const NUMBER_TYPES: ReadonlySet<number> = new Set([20, 1700]);

/** Kysely over a pool of connections. A server that went away is met again by the next use, on a new connection. */
export function postgresDialect(url: string): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "forecourt",
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 300_000,
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        NUMBER_TYPES.has(oid) ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // A connection that breaks says so as an event too, and an event nobody hears ends the process. The query that
  // needed it fails by itself, and the pool drops the connection.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return new PostgresDialect({ pool });
}
