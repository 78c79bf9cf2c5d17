import type { Socket } from "node:net";
import type pg from "pg";
import { postgres } from "../lib/libraries/postgres.ts";

/** Fields of a connection that the driver has but its types omit. */
interface Inner {
  readonly processID: number | null;
  readonly connection: { readonly stream: Socket };
}

export interface LostConnectionsOptions {
  /** Milliseconds after which an unanswered query is checked, and between two checks. */
  readonly suspectMs?: number;
  /** Timeout of the check itself, in milliseconds. */
  readonly patienceMs?: number;
}

const SUSPECT_MS = 5_000;
/** Longest timeout of the check itself, in milliseconds. */
const PATIENCE = 3_000;
/** How many checks in a row must find the query not running; after one, its answer may simply be on the way. */
const TIMES = 2;

/**
 * A pool setting that ends connections which only this side still considers open. If a firewall has dropped a
 * connection, or the other end has vanished silently, a query is never answered, and the operating system notices after
 * a quarter of an hour or not at all. So when a query takes long, the server is asked over another connection whether
 * it is running it. If it is not, or the server cannot be reached, the connection is ended, its query fails and the
 * pool opens a new one. Only queries that return promises are watched. Behind a connection pooler, whose process
 * numbers are not the server's, no check is possible and no connection is ended.
 */
export function endingLostConnections(
  url: string,
  { suspectMs = SUSPECT_MS, patienceMs = Math.min(PATIENCE, suspectMs) }: LostConnectionsOptions = {},
): Pick<Required<pg.PoolConfig>, "verify"> {
  let asking: Promise<Busy> | null = null;
  const busy = () => {
    asking ??= busyAt(url, patienceMs).finally(() => {
      asking = null;
    });
    return asking;
  };
  return {
    verify(client, done) {
      const who: pg.QueryConfig & { query_timeout: number } = {
        text: "select pg_backend_pid() as pid",
        query_timeout: PATIENCE,
      };
      client.query<{ pid: number }>(who).then(
        ({ rows }) => {
          const { processID } = client as unknown as Inner;
          if (processID !== null && rows[0]?.pid === processID) watch(client, processID, { url, busy, suspectMs });
          done();
        },
        (error: Error) => done(error),
      );
    },
  };
}

/**
 * Process numbers of our connections that are running a query. Null if the server cannot be reached; "refused" if it
 * answers but rejects the check, for example because it has too many connections, which says nothing about any of them.
 */
type Busy = ReadonlySet<number> | "refused" | null;

interface Watching {
  readonly url: string;
  readonly suspectMs: number;
  readonly busy: () => Promise<Busy>;
}

function watch(client: pg.PoolClient, pid: number, { url, suspectMs, busy }: Watching): void {
  const { stream } = (client as unknown as Inner).connection;
  const end = () => {
    stream.destroy(Object.assign(new Error("The connection was lost."), { code: "ETIMEDOUT" }));
    // Frees what the server still holds for it at once, instead of when the server notices.
    void askOnce(url, "select pg_terminate_backend($1)", [pid]).catch(() => {});
  };
  const lookAfterQuery = () => {
    let strikes = 0;
    let isOver = false;
    const look = async () => {
      const found = await busy();
      if (isOver) return;
      if (found !== "refused") strikes = found?.has(pid) ? 0 : strikes + 1;
      if (strikes >= TIMES) return end();
      timer = later();
    };
    const later = () => setTimeout(() => void look(), suspectMs).unref();
    let timer = later();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  };
  const plain = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const answer = plain(...args);
    return answer instanceof Promise ? answer.finally(lookAfterQuery()) : answer;
  }) as typeof client.query;
}

async function busyAt(url: string, patience: number): Promise<Busy> {
  const text = "select pid from pg_stat_activity where usename = current_user and state = 'active'";
  try {
    const rows = await askOnce<{ pid: number }>(url, text, [], patience);
    return new Set(rows.map(({ pid }) => pid));
  } catch (error) {
    return error instanceof postgres().DatabaseError ? "refused" : null;
  }
}

async function askOnce<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: number[],
  patience = PATIENCE,
): Promise<Row[]> {
  const client = new (postgres().Client)({
    connectionString: url,
    application_name: "forecourt",
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query<Row>(text, values)).rows;
  } finally {
    void client.end().catch(() => {});
  }
}
