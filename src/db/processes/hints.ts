import { sql } from "kysely";
import type pg from "pg";
import { postgres } from "../../lib/libraries/postgres.ts";
import { spaced } from "../../lib/spaced.ts";
import { type Database, dialectOf } from "../dialect.ts";

/**
 * Messages between processes through the database, so that the others look at once instead of at their next poll. A
 * hint may be lost, duplicated or late, and carries no data: the truth is in the tables, where the receiver reads it.
 * The values are PostgreSQL channels.
 */
const CHANNELS = { stock: "forecourt_stock" } as const;
export type Hint = keyof typeof CHANNELS;

/** Listeners in this process, for a database that is a file. */
const localListeners = new WeakMap<Database, Map<() => void, Hint>>();

/** Sends a hint, after the commit it is about. It never fails: without it, the others only notice a little later. */
export async function giveHint(db: Database, hint: Hint): Promise<void> {
  if (dialectOf(db) === "postgres") {
    await sql`select pg_notify(${CHANNELS[hint]}, '')`.execute(db).catch(() => {});
    return;
  }
  for (const [listener, awaited] of localListeners.get(db) ?? []) if (awaited === hint) listener();
}

export interface HintListener {
  /** Stops listening. */
  readonly stop: () => Promise<void>;
}

export interface ListeningOptions {
  /** A PostgreSQL address, to open a separate connection; null if the database is a file. */
  readonly url: string | null;
  /** Called when the connection is lost or cannot be opened. It is retried automatically. */
  readonly onFailure?: (error: unknown) => void;
  /** Milliseconds before retrying a lost connection. */
  readonly retryMs?: number;
}

const RETRY_MS = 5_000;

/** Milliseconds between two calls, so that hints about many small changes are heard together. */
const APART_MS = 50;

/** Calls `onHint` soon after each hint, from any process on PostgreSQL and from this one on SQLite. */
export function listenForHints(db: Database, hint: Hint, onHint: () => void, options: ListeningOptions): HintListener {
  const listener = spaced(onHint, APART_MS);
  if (dialectOf(db) === "postgres" && options.url !== null) return new Channel(options.url, hint, listener, options);
  const listeners = localListeners.get(db) ?? new Map<() => void, Hint>();
  localListeners.set(db, listeners.set(listener, hint));
  return { stop: async () => void listeners.delete(listener) };
}

/** One PostgreSQL connection that listens, and is reopened when it is lost. */
class Channel implements HintListener {
  readonly #url: string;
  readonly #channel: string;
  readonly #listener: () => void;
  readonly #options: ListeningOptions;
  #client: pg.Client | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #opening: Promise<void>;
  #stopped = false;

  constructor(url: string, hint: Hint, listener: () => void, options: ListeningOptions) {
    this.#url = url;
    this.#channel = CHANNELS[hint];
    this.#listener = listener;
    this.#options = options;
    this.#opening = this.#open();
  }

  readonly stop = async (): Promise<void> => {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#opening;
    await this.#client?.end().catch(() => {});
  };

  async #open(): Promise<void> {
    const client = new (postgres().Client)({
      connectionString: this.#url,
      application_name: "forecourt hints",
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    // A broken connection emits the event twice, and an unhandled "error" event ends the process.
    let isLost = false;
    const lost = (error?: unknown) => {
      if (isLost) return;
      isLost = true;
      if (this.#client === client) this.#client = null;
      if (!this.#stopped) this.#again(error);
    };
    client.on("error", lost).on("end", () => lost());
    client.on("notification", () => this.#listener());
    try {
      await client.connect();
      await client.query(`listen ${this.#channel}`);
    } catch (error) {
      lost(error);
      await client.end().catch(() => {});
      return;
    }
    if (isLost) return;
    this.#client = client;
    // Changes announced while the connection was down were missed, so look for them now.
    this.#listener();
  }

  #again(error: unknown): void {
    this.#options.onFailure?.(error);
    this.#timer = setTimeout(() => {
      this.#opening = this.#open();
    }, this.#options.retryMs ?? RETRY_MS);
  }
}
