import { sql } from "kysely";
import type pg from "pg";
import { postgres } from "../../lib/libraries/postgres.ts";
import { spaced } from "../../lib/spaced.ts";
import { type Database, dialectOf } from "../dialect.ts";

/**
 * What one process tells the others through the database, so that they look at once instead of at their next poll. A
 * hint may be lost, doubled or late, and says nothing by itself: what is true stands in the tables, and whoever is
 * told reads it there. The values are PostgreSQL's channels.
 */
const CHANNELS = { stock: "forecourt_stock" } as const;
export type Hint = keyof typeof CHANNELS;

/** Those who listen in this process, where the database is a file of its own. */
const here = new WeakMap<Database, Map<() => void, Hint>>();

/** Gives a hint, after the commit of what it is about. It never fails: without it, the others look a little later. */
export async function giveHint(db: Database, hint: Hint): Promise<void> {
  if (dialectOf(db) === "postgres") {
    await sql`select pg_notify(${CHANNELS[hint]}, '')`.execute(db).catch(() => {});
    return;
  }
  for (const [listener, wanted] of here.get(db) ?? []) if (wanted === hint) listener();
}

export interface HintListener {
  /** Hears no more. */
  readonly stop: () => Promise<void>;
}

export interface ListeningOptions {
  /** The address of a PostgreSQL, for a connection of its own; null where the database is a file. */
  readonly url: string | null;
  /** Called when the connection is lost, or cannot be had; it is tried again by itself. */
  readonly onFailure?: (error: unknown) => void;
  /** Milliseconds before a lost connection is tried again. */
  readonly retryMs?: number;
}

const RETRY_MS = 5_000;

/** Milliseconds between two calls: who gives a hint for each of many small changes is heard for all of them. */
const APART_MS = 50;

/** Calls `heard` soon after each hint, of any process on PostgreSQL and of this one on SQLite. */
export function listenForHints(db: Database, hint: Hint, heard: () => void, options: ListeningOptions): HintListener {
  const listener = spaced(heard, APART_MS);
  if (dialectOf(db) === "postgres" && options.url !== null) return new Channel(options.url, hint, listener, options);
  const those = here.get(db) ?? new Map<() => void, Hint>();
  here.set(db, those.set(listener, hint));
  return { stop: async () => void those.delete(listener) };
}

/** One connection to PostgreSQL that listens, and is opened again when it is lost. */
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
    // A broken connection says so twice, and an unhandled "error" event ends the process.
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
    // What was announced while nobody listened is looked for.
    this.#listener();
  }

  #again(error: unknown): void {
    this.#options.onFailure?.(error);
    this.#timer = setTimeout(() => {
      this.#opening = this.#open();
    }, this.#options.retryMs ?? RETRY_MS);
  }
}
