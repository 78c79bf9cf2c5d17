import { type Dialect, PostgresDialect } from "kysely";
import { postgres } from "../lib/libraries/postgres.ts";
import { endingLostConnections } from "./lost-connections.ts";

/** PostgreSQL's type ids of int8 and numeric: our values are below 2^53, so a JavaScript number holds them. */
const NUMBER_TYPES: ReadonlySet<number> = new Set([20, 1700]);

const CONNECTIONS = 10;
/** Milliseconds to wait for a connection. */
const PATIENCE_MS = 5_000;
/** How many of the connections transactions may use at once. */
export const TRANSACTIONS = { most: CONNECTIONS - 3, patienceMs: PATIENCE_MS } as const;

/** Kysely over a connection pool. After the server has restarted, the next query uses a new connection. */
export function postgresDialect(url: string): Dialect {
  const pool = new (postgres().Pool)({
    connectionString: url,
    application_name: "forecourt",
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...endingLostConnections(url),
    statement_timeout: 30_000,
    // A process that vanishes during a transaction blocks the stock for no longer than this.
    idle_in_transaction_session_timeout: 60_000,
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        NUMBER_TYPES.has(oid) ? Number : postgres().types.getTypeParser(oid, format),
    },
  });
  // A broken connection also emits an event, and an unhandled "error" event ends the process. The query that needed
  // the connection fails by itself, and the pool drops it.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return new PostgresDialect({ pool });
}
