import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "../../db/open.ts";
import type { SearchEngine } from "../../services/search/port.ts";
import { carsAfter, carsByIds, changesAfter, lastChangeId, type StockChange } from "../stock/data.ts";
import { documentOf } from "./document.ts";

/** Cars and changes to a query. */
const BATCH = 500;
const LONGEST_PAUSE = 5_000;

export interface FollowingState {
  /** The index has held the whole stock once. */
  readonly filled: boolean;
  /** Milliseconds since the index was last known to have every change; null before it was filled. */
  readonly lag: number | null;
  /** Why the database could not be read, while it cannot. */
  readonly lastError: string | null;
}

export interface Following {
  /** Resolves when the index is filled, or when the following is stopped before. */
  readonly ready: Promise<void>;
  /** Looks for changes now instead of at the next turn. Does not throw: see `state`. */
  pollNow(): Promise<void>;
  state(): FollowingState;
  stop(): Promise<void>;
}

export interface FollowingOptions {
  /** Between two looks, milliseconds. */
  readonly intervalMs: number;
  /** Told of the changes that the index has just taken in. */
  readonly onBatch?: (changes: readonly StockChange[]) => void;
  readonly log?: Pick<Logger, "warn" | "info">;
  /** Epoch milliseconds. */
  readonly clock?: () => number;
}

/**
 * Fills the index from the database, then follows the change log, one query a look. Any number of processes may follow
 * one database. A failing database is asked again, ever less often, and nothing is lost: the place in the log is kept.
 *
 * The place is remembered before the fill, so what changes meanwhile is read again. Nothing can turn up behind the
 * place: stock is written one transaction at a time (`writeStock`), so ids appear in their order.
 */
export function followStock(db: Database, engine: SearchEngine, options: FollowingOptions): Following {
  const follower = new Follower(db, engine, options);
  const ended = new AbortController();
  const filled = Promise.withResolvers<void>();
  const running = (async () => {
    while (!ended.signal.aborted) {
      await follower.look();
      if (follower.state().filled) filled.resolve();
      await sleep(follower.pause(), undefined, { signal: ended.signal }).catch(() => {});
    }
  })();
  return {
    ready: filled.promise,
    pollNow: () => follower.look(),
    state: () => follower.state(),
    async stop() {
      ended.abort();
      follower.stop();
      await running;
      filled.resolve();
    },
  };
}

class Follower {
  readonly #db: Database;
  readonly #engine: SearchEngine;
  readonly #options: FollowingOptions;
  readonly #clock: () => number;
  /** The last change that the index has; null until it is filled. */
  #place: number | null = null;
  /** The last change when the fill began: of the first try, for a car that went since may be in the index already. */
  #fillFrom: number | null = null;
  #currentAt: number | null = null;
  #failures = 0;
  #lastError: string | null = null;
  #stopped = false;
  /** Looks take turns. */
  #turn: Promise<void> = Promise.resolve();

  constructor(db: Database, engine: SearchEngine, options: FollowingOptions) {
    this.#db = db;
    this.#engine = engine;
    this.#options = options;
    this.#clock = options.clock ?? Date.now;
  }

  state(): FollowingState {
    return {
      filled: this.#place !== null,
      lag: this.#currentAt === null ? null : this.#clock() - this.#currentAt,
      lastError: this.#lastError,
    };
  }

  /** Milliseconds until the next look: the interval, doubled with each failure in a row. */
  pause(): number {
    const { intervalMs } = this.#options;
    return Math.min(intervalMs * 2 ** this.#failures, Math.max(intervalMs, LONGEST_PAUSE));
  }

  stop(): void {
    this.#stopped = true;
  }

  look(): Promise<void> {
    this.#turn = this.#turn.then(() => this.#lookOnce());
    return this.#turn;
  }

  async #lookOnce(): Promise<void> {
    try {
      const begun = this.#clock();
      this.#place ??= await this.#fill();
      await this.#takeChanges(this.#place);
      if (this.#failures > 0) this.#options.log?.info("The stock is followed again");
      this.#currentAt = begun;
      this.#failures = 0;
      this.#lastError = null;
    } catch (error) {
      this.#lastError = error instanceof Error ? error.message : String(error);
      if (this.#failures === 0) this.#options.log?.warn({ error: this.#lastError }, "The stock cannot be followed");
      this.#failures++;
    }
  }

  async #fill(): Promise<number> {
    this.#fillFrom ??= await lastChangeId(this.#db);
    let last = 0;
    while (!this.#stopped) {
      const cars = await carsAfter(this.#db, last, BATCH);
      await this.#engine.put(cars.map(documentOf));
      last = cars.at(-1)?.id ?? last;
      if (cars.length < BATCH) break;
    }
    return this.#fillFrom;
  }

  async #takeChanges(from: number): Promise<void> {
    let place = from;
    while (!this.#stopped) {
      const changes = await changesAfter(this.#db, place, BATCH);
      if (changes.length > 0) {
        await this.#take(changes);
        place = changes.at(-1)?.id ?? place;
        this.#place = place;
        this.#options.onBatch?.(changes);
      }
      if (changes.length < BATCH) return;
    }
  }

  /** What the log says is only that a car changed: how it is now, or that it is gone, is read from the stock itself. */
  async #take(changes: readonly StockChange[]): Promise<void> {
    const ids = [...new Set(changes.map((change) => change.car_id))];
    const cars = await carsByIds(this.#db, ids);
    const there = new Set(cars.map(({ id }) => id));
    await this.#engine.put(cars.map(documentOf));
    await this.#engine.remove(ids.filter((id) => !there.has(id)));
  }
}
