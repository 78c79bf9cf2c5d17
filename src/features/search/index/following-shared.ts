import { setTimeout as sleep } from "node:timers/promises";
import { LEASES } from "../../../db/locks.ts";
import type { Database } from "../../../db/open.ts";
import { standForElection } from "../../../db/processes/election.ts";
import { leaseHolder } from "../../../db/processes/leases.ts";
import { Poller } from "../../../lib/poller.ts";
import type { SharedSearchEngine } from "../../../services/search/port.ts";
import { changesAfter, lastChangeId } from "../../stock/data.ts";
import { Filling } from "./filling.ts";
import { type Following, type FollowingOptions, reports, type SharedEngineHealth } from "./following.ts";
import { missingChanges, type SharedIndex, sharedIndex } from "./shared-index.ts";

/** Entries of the change log per query. */
const BATCH = 500;
/**
 * How long in milliseconds a starting process waits for another to fill the engine, and a stopping one for its own
 * work.
 */
const OPENING_MS = 60_000;
const CLOSING_MS = 2_000;

export interface SharedFollowingOptions extends FollowingOptions {
  /** Name of this process among those that may fill the engine. */
  readonly holder: string;
}

/**
 * Follows the stock with a search engine outside the processes. One elected process keeps it current, and each process
 * notifies its own pages. A change is reported twice: once it is in the database, which vehicle pages are made from,
 * and once the engine has it. A search page made between the two, without the change, is then dropped from the cache by
 * the second report.
 */
export function followSharedEngine(
  db: Database,
  engine: SharedSearchEngine,
  options: SharedFollowingOptions,
): Following {
  const { intervalMs, log, clock = Date.now, holder } = options;
  const ready = Promise.withResolvers<void>();
  const election = standForElection(db, { name: LEASES.searchFilling, holder, clock });
  const telling = new Telling(db, options);
  // A site without search is better than a site that does not start.
  const openIfDone = () => {
    if (telling.index || fills.health.lastError || tells.health.lastError) ready.resolve();
  };
  const timing = { intervalMs, clock, onPolled: openIfDone };
  const filling = new Filling({
    db,
    engine,
    election,
    clock,
    log,
    stopped: () => fills.stopped,
    weekly: options.weekly,
    onProgress: () => void tells.poll(),
  });
  const fills = new Poller(() => filling.poll(), {
    ...timing,
    ...reports(log, "The search engine cannot be filled", "The search engine is filled again"),
  });
  const tells = new Poller(() => telling.poll(), {
    ...timing,
    ...reports(log, "The stock cannot be followed", "The stock is followed again"),
  });
  fills.start();
  tells.start();
  const look = () => void Promise.all([fills.poll(), tells.poll()]);
  const endHints = options.whenHinted?.(look);
  void engine.check().then((answer) => answer.ok || ready.resolve());
  const opening = setTimeout(() => ready.resolve(), OPENING_MS).unref();
  return {
    ready: ready.promise,
    async pollNow() {
      await election.tryNow().catch(() => {});
      await fills.poll();
      await tells.poll();
    },
    state: () => ({
      filled: telling.index !== null,
      lag: tells.health.lag,
      lastError: tells.health.lastError ?? fills.health.lastError,
    }),
    async health(): Promise<SharedEngineHealth> {
      const [answer, missing, holder] = await Promise.all([
        engine.check(),
        missingChanges(db).catch(() => null),
        leaseHolder(db, LEASES.searchFilling, clock()).catch(() => null),
      ]);
      const lastError = fills.health.lastError ?? (answer.ok ? null : answer.error.message);
      return { answers: answer.ok, behind: missing, elected: election.isElected(), holder, lastError };
    },
    async stop() {
      await endHints?.();
      clearTimeout(opening);
      ready.resolve();
      // An engine that hangs may block this work for minutes, and must not block the process.
      const idle = fills.stop().then(() => true);
      const atWork = !(await Promise.race([idle, sleep(CLOSING_MS, false, { ref: false })]));
      await tells.stop();
      await election.stop({ atWork });
    },
  };
}

/** Reports which dealerships' stock has changed, within this process. */
class Telling {
  readonly #db: Database;
  readonly #onBatch: FollowingOptions["onBatch"];
  /** The last log entry that was reported as being in the database. */
  #seen: number | null = null;
  /** The engine's state at the last poll; null before its first fill. */
  index: SharedIndex | null = null;

  constructor(db: Database, { onBatch }: FollowingOptions) {
    this.#db = db;
    this.#onBatch = onBatch;
  }

  async poll(): Promise<void> {
    const index = await sharedIndex(this.#db);
    const newest = await lastChangeId(this.#db);
    if (this.#seen !== null) await this.#tell(this.#seen, newest);
    this.#seen = newest;
    if (!index) return;
    const known = this.index;
    if (known && known.version !== index.version) await this.#tellAll();
    else if (known) await this.#tell(known.change_id, index.change_id);
    this.index = index;
  }

  /** Reports the entries after `from` up to `to`. */
  async #tell(from: number, to: number): Promise<void> {
    for (let place = from; place < to; ) {
      const changes = await changesAfter(this.#db, place, BATCH);
      const last = changes.at(-1)?.id;
      if (last === undefined) return;
      this.#onBatch?.(changes.filter(({ id }) => id <= to));
      place = last;
    }
  }

  /** A different index may differ in any car, so report every dealership. */
  async #tellAll(): Promise<void> {
    const all = await this.#db.selectFrom("dealerships").select("id as dealership_id").execute();
    this.#onBatch?.(all);
  }
}
