import type { Logger } from "pino";
import type { Database } from "../../../db/open.ts";
import { Poller, type PollerOptions } from "../../../lib/poller.ts";
import type { HoldableEngine, SearchEngine } from "../../../services/search/port.ts";
import { type IndexedCar, lastChangeId, type StockChange } from "../../stock/data.ts";
import { documentAt } from "./documents/document-at.ts";
import { HeldStock, HOLDING, type HoldingLimits } from "./held/held-stock.ts";
import { refillDealership, takeChanges } from "./taking/taking.ts";
import { NO_FIGURES, type WeeklyFigures } from "./weekly-figures.ts";

export interface FollowingState {
  /** Whether the index has contained the whole stock once. */
  readonly filled: boolean;
  /** Milliseconds since the index was last known to have every change; null before it was filled. */
  readonly lag: number | null;
  /** Why the database could not be read; null while it can. */
  readonly lastError: string | null;
}

/** The health of a search engine outside the processes, as one of them sees it. */
export interface SharedEngineHealth {
  readonly answers: boolean;
  /** Number of entries of the change log that the engine does not have yet; null while unknown. */
  readonly behind: number | null;
  /** Whether this process is the elected one, which fills the engine. */
  readonly elected: boolean;
  /** Name of the elected process, or null. */
  readonly holder: string | null;
  /** Why the engine cannot be filled; null while it can. */
  readonly lastError: string | null;
}

export interface Following {
  /**
   * Resolves when the index is filled, when filling has to wait for an unreachable engine, or when the follower is
   * stopped.
   */
  readonly ready: Promise<void>;
  /** Polls now instead of at the next interval. Does not throw: see `state`. */
  pollNow(): Promise<void>;
  state(): FollowingState;
  /** For an engine outside this process; null for one within it. */
  readonly health: (() => Promise<SharedEngineHealth>) | null;
  stop(): Promise<void>;
}

/** A dealership whose stock has changed. */
export type StockMoved = Pick<StockChange, "dealership_id">;

export interface FollowingOptions {
  /** Milliseconds between two polls. */
  readonly intervalMs: number;
  /** Called with changes that all pages made from now on will show. */
  readonly onBatch?: (changes: readonly StockMoved[]) => void;
  readonly log?: Pick<Logger, "warn" | "info">;
  /** The cars' weekly figures. Absent means none. */
  readonly weekly?: WeeklyFigures;
  /** How much of the stock the index contains. Absent means the server's usual limits. */
  readonly limits?: HoldingLimits;
  /** Returns epoch milliseconds. */
  readonly clock?: () => number;
  /**
   * Calls its argument when the stock may have changed, and returns a function that unsubscribes. If absent, the
   * follower only polls.
   */
  readonly whenHinted?: (look: () => void) => () => Promise<void>;
}

/**
 * Fills the index from the database, then follows the change log with one query per poll. Cars that are not in the
 * index yet are loaded by the searches that need them (`HeldStock`), so all callers must use the returned `search`. Any
 * number of processes may follow one database. A failing database is retried with growing intervals, and nothing is
 * lost because the place in the log is kept.
 *
 * The place is remembered before the fill, so changes during the fill are read again. No change can appear before the
 * place: stock is written one transaction at a time (`writeStock`), so IDs become visible in order.
 */
export function followStock(
  db: Database,
  engine: HoldableEngine,
  options: FollowingOptions,
): Following & { readonly search: SearchEngine } {
  const { intervalMs, log, clock = Date.now, onBatch, weekly = NO_FIGURES, limits = HOLDING } = options;
  const document = (car: IndexedCar) => documentAt(car, weekly, clock());
  const filled = Promise.withResolvers<void>();
  /** ID of the last change that the index has; null until it is filled. */
  let place: number | null = null;
  /**
   * ID of the last change when the first attempt to fill began. Later attempts also start from it, because a car that
   * was deleted since may already be in the index.
   */
  let fillFrom: number | null = null;
  /** What the weekly figures in the index depend on; null until it is filled. */
  let figures: ReadonlyMap<number, string> | null = null;
  const stopped = () => poller.stopped;
  const held = new HeldStock({ db, engine, document, stopped, clock, limits });
  const poll = async () => {
    const state = weekly.stateAt(clock());
    if (place === null) {
      fillFrom ??= await lastChangeId(db);
      await held.fill();
      place = fillFrom;
      figures = state;
    }
    if (figures !== state) {
      const turned = turnedBetween(figures, state);
      for (const id of turned) await refillDealership(db, engine, id, { stopped, document, held });
      figures = state;
      onBatch?.(turned.map((id) => ({ dealership_id: id })));
    }
    await takeChanges(db, engine, place, {
      stopped,
      document,
      held,
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
  const endHints = options.whenHinted?.(() => void poller.poll());
  return {
    ready: filled.promise,
    pollNow: async () => void (await poller.poll()),
    state: () => ({ filled: place !== null, ...poller.health }),
    health: null,
    search: held.search,
    async stop() {
      await endHints?.();
      await poller.stop();
      filled.resolve();
    },
  };
}

/** The dealerships whose weekly figures have changed. */
function turnedBetween(before: ReadonlyMap<number, string> | null, state: ReadonlyMap<number, string>): number[] {
  const ids = new Set([...(before?.keys() ?? []), ...state.keys()]);
  return [...ids].filter((id) => before?.get(id) !== state.get(id));
}

/** Logs when polls begin to fail and when they succeed again. */
export const reports = (
  log: FollowingOptions["log"],
  failing: string,
  mended: string,
): Pick<PollerOptions, "onFailing" | "onMended"> => ({
  onFailing: (error) => log?.warn({ error: error instanceof Error ? error.message : String(error) }, failing),
  onMended: () => log?.info(mended),
});
