import type { Logger } from "pino";
import type { Database } from "../../../db/open.ts";
import { Poller, type PollerOptions } from "../../../lib/poller.ts";
import type { SearchEngine } from "../../../services/search/port.ts";
import { carsAfter, carsByIds, changesAfter, lastChangeId, type StockChange } from "../../stock/data.ts";
import { documentOf } from "./document.ts";

/** Cars and changes to a query. */
const BATCH = 500;

interface FollowingState {
  /** The index has held the whole stock once. */
  readonly filled: boolean;
  /** Milliseconds since the index was last known to have every change; null before it was filled. */
  readonly lag: number | null;
  /** Why the database could not be read, while it cannot. */
  readonly lastError: string | null;
}

/** A search engine beside the processes, as one of them sees it. */
export interface SharedEngineHealth {
  readonly answers: boolean;
  /** How many entries of the change log the engine does not have yet; null while nobody knows. */
  readonly behind: number | null;
  /** Whether this process is the one that fills it. */
  readonly elected: boolean;
  /** Which process is, or null. */
  readonly holder: string | null;
  /** Why it is not filled, while it cannot be. */
  readonly lastError: string | null;
}

export interface Following {
  /** Resolves when the index is filled, when that has to wait for an engine that is away, or when it is stopped. */
  readonly ready: Promise<void>;
  /** Looks for changes now instead of at the next turn. Does not throw: see `state`. */
  pollNow(): Promise<void>;
  state(): FollowingState;
  /** Of an engine beside this process; null for one within it. */
  readonly health: (() => Promise<SharedEngineHealth>) | null;
  stop(): Promise<void>;
}

/** Whose stock is not what it was. */
export type StockMoved = Pick<StockChange, "dealership_id">;

export interface FollowingOptions {
  /** Between two polls, milliseconds. */
  readonly intervalMs: number;
  /** Told of changes that pages made from now on show. */
  readonly onBatch?: (changes: readonly StockMoved[]) => void;
  readonly log?: Pick<Logger, "warn" | "info">;
  /** Epoch milliseconds. */
  readonly clock?: () => number;
}

/**
 * Fills the index from the database, then follows the change log, one query a poll. Any number of processes may follow
 * one database. A failing database is asked again, ever less often, and nothing is lost: the place in the log is kept.
 *
 * The place is remembered before the fill, so what changes meanwhile is read again. Nothing can turn up behind the
 * place: stock is written one transaction at a time (`writeStock`), so ids appear in their order.
 */
export function followStock(db: Database, engine: SearchEngine, options: FollowingOptions): Following {
  const { intervalMs, log, clock = Date.now, onBatch } = options;
  const filled = Promise.withResolvers<void>();
  /** The last change that the index has; null until it is filled. */
  let place: number | null = null;
  /** The last change when the fill began: of the first try, for a car that went since may be in the index already. */
  let fillFrom: number | null = null;
  const stopped = () => poller.stopped;
  const poll = async () => {
    if (place === null) {
      fillFrom ??= await lastChangeId(db);
      await fillIndex(db, engine, { batch: BATCH, stopped });
      place = fillFrom;
    }
    await takeChanges(db, engine, place, {
      stopped,
      onTaken: (changes) => {
        place = changes.at(-1)?.id ?? place;
        onBatch?.(changes);
      },
    });
  };
  const poller = new Poller(poll, {
    intervalMs,
    clock,
    ...reports(log, "The stock cannot be followed", "The stock is followed again"),
    onPolled: () => place !== null && filled.resolve(),
  });
  poller.start();
  return {
    ready: filled.promise,
    async pollNow() {
      await poller.poll();
    },
    state: () => ({ filled: place !== null, ...poller.health }),
    health: null,
    async stop() {
      await poller.stop();
      filled.resolve();
    },
  };
}

/** Says in the log when polls begin to fail, and when they succeed again. */
export const reports = (
  log: FollowingOptions["log"],
  failing: string,
  mended: string,
): Pick<PollerOptions, "onFailing" | "onMended"> => ({
  onFailing: (error) => log?.warn({ error: error instanceof Error ? error.message : String(error) }, failing),
  onMended: () => log?.info(mended),
});

type Fillable = Pick<SearchEngine, "put" | "remove">;

/** Puts every car there is, `batch` at a time; `between` is awaited after each. */
export async function fillIndex(
  db: Database,
  index: Fillable,
  options: { readonly batch: number; readonly stopped: () => boolean; readonly between?: () => Promise<void> },
): Promise<void> {
  let last = 0;
  while (!options.stopped()) {
    const cars = await carsAfter(db, last, options.batch);
    await index.put(cars.map(documentOf));
    last = cars.at(-1)?.id ?? last;
    if (cars.length < options.batch) return;
    await options.between?.();
  }
}

/** Brings the index up to date with the change log, from behind the entry `from`; `onTaken` hears of each batch. */
export async function takeChanges(
  db: Database,
  index: Fillable,
  from: number,
  options: {
    readonly stopped: () => boolean;
    readonly onTaken: (changes: readonly StockChange[]) => void | Promise<void>;
  },
): Promise<void> {
  let place = from;
  while (!options.stopped()) {
    const changes = await changesAfter(db, place, BATCH);
    if (changes.length > 0) {
      await take(db, index, changes);
      place = changes.at(-1)?.id ?? place;
      await options.onTaken(changes);
    }
    if (changes.length < BATCH) return;
  }
}

/** What the log says is only that a car changed: how it is now, or that it is gone, is read from the stock itself. */
async function take(db: Database, index: Fillable, changes: readonly StockChange[]): Promise<void> {
  const ids = [...new Set(changes.map((change) => change.car_id))];
  const cars = await carsByIds(db, ids);
  const there = new Set(cars.map(({ id }) => id));
  await index.put(cars.map(documentOf));
  await index.remove(ids.filter((id) => !there.has(id)));
}
