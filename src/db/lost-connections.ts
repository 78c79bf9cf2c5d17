import type { Socket } from "node:net";
import type pg from "pg";
import { postgres } from "../lib/libraries/postgres.ts";

/** What the driver knows of a connection and its types do not say. */
interface Inner {
  readonly processID: number | null;
  readonly connection: { readonly stream: Socket };
}

export interface LostConnectionsOptions {
  /** Milliseconds after which a query without an answer is asked about, and between two such questions. */
  readonly suspectMs?: number;
  /** Most milliseconds for the question itself. */
  readonly patienceMs?: number;
}

const SUSPECT_MS = 5_000;
/** Most milliseconds for the question itself. */
const PATIENCE = 3_000;
/** How often in a row the server must say that it is not at the query: its answer may just be on the way. */
const TIMES = 2;

/**
 * A pool's setting by which connections end of which only we still know. Where a firewall has forgotten a connection,
 * or the other end vanished without a word, a query is never answered, and the system notices after a quarter of an
 * hour or not at all. So of a query that takes long the server is asked over another connection whether it is at it; if
 * it is not, or cannot be reached, the connection is ended, its query fails and the pool opens a new one. Only what is
 * asked by promises is looked after. Behind a connection pooler, whose numbers of connections are not the server's,
 * nobody can ask, and nothing is ended.
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
 * The server's connections of ours that are at a query; null where it cannot be reached; "refused" where it answers
 * that it does not take the question, as one with too many connections does, which says nothing of any of them.
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
    // What the server still holds for it is free at once, and not only when the server notices.
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
  const plain = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((...given: unknown[]) => {
    const answer = plain(...given);
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
