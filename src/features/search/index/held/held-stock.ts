import type { Database } from "../../../../db/open.ts";
import { err, type Result } from "../../../../lib/result.ts";
import type { HoldableEngine, SearchDocument, SearchEngine, SearchFailure } from "../../../../services/search/port.ts";
import { quoted } from "../../../../services/search/port.ts";
import { carIdsOfDealership, carsByIds, type IndexedCar, readingForIndex, stockSizes } from "../../../stock/data.ts";
import { EVERYTHING } from "../../answer/everything.ts";

export interface HoldingLimits {
  /** A stock of up to this many cars is loaded completely before the server is ready. */
  readonly whole: number;
  /** How many cars of a larger stock are loaded before that, largest dealerships first. */
  readonly atStart: number;
  /**
   * A dealership with more cars than this is always loaded before the server is ready, as its shoppers would wait too
   * long.
   */
  readonly large: number;
  /** When the index has more cars than this, dealerships that nobody requested lately are removed from it. */
  readonly most: number;
  /** Milliseconds that a dealership stays after it was last requested. */
  readonly staysMs: number;
  /** Milliseconds that a search waits for its cars. */
  readonly patienceMs: number;
}

export const HOLDING: HoldingLimits = {
  whole: 20_000,
  atStart: 2_000,
  large: 1_000,
  most: 250_000,
  staysMs: 60_000,
  patienceMs: 5_000,
};

/** Cars read and written per batch while the server answers: about 10 ms of work. */
const TOGETHER = 50;
const TOGETHER_AT_START = 500;

interface Held {
  readonly slug: string;
  askedAt: number;
  /** Resolves when all its cars are in the index; null once they are. */
  loading: Promise<void> | null;
}

export interface HeldStockOptions {
  readonly db: Database;
  readonly engine: HoldableEngine;
  /** Makes the index's document of a car. */
  readonly document: (car: IndexedCar) => SearchDocument;
  readonly stopped: () => boolean;
  /** Returns epoch milliseconds. */
  readonly clock: () => number;
  readonly limits: HoldingLimits;
}

/**
 * Decides which dealerships' cars the index contains. A small stock is loaded completely at the start. Of a large one,
 * only the large dealerships are. The others are loaded when a search first asks for them. So a thousand dealers start
 * as quickly as ten, and ten thousand do not need ten times the memory.
 */
export class HeldStock {
  readonly #options: HeldStockOptions;
  /** By slug, the least recently requested first. */
  readonly #held = new Map<string, Held>();
  readonly #begun = Promise.withResolvers<void>();
  #isWhole = false;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(options: HeldStockOptions) {
    this.#options = options;
  }

  has(slug: string): boolean {
    return this.#isWhole || this.#held.has(slug);
  }

  /**
   * Runs work that reads cars and writes them to the index, one piece at a time. Otherwise an older state could
   * overwrite a newer one.
   */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(work, work);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  /**
   * Loads the initial cars. The place in the change log must be known before, so that later changes are found there.
   */
  async fill(): Promise<void> {
    const { db, engine, limits } = this.#options;
    const sizes = await stockSizes(db);
    this.#begun.resolve();
    const all = sizes.reduce((sum, { count }) => sum + count, 0);
    const most = all <= limits.whole ? limits.whole : limits.atStart;
    let cars = 0;
    const loaded: string[] = [];
    for (const { slug, count } of sizes) {
      if (count <= limits.large && cars + count > most) continue;
      cars += count;
      loaded.push(slug);
    }
    engine.expect?.(cars);
    for (const slug of loaded) await this.#loadHere(slug);
    this.#isWhole = loaded.length === sizes.length;
  }

  async #loadHere(slug: string): Promise<void> {
    const entry = this.#held.get(slug);
    if (entry?.loading) return entry.loading;
    this.#held.set(slug, { slug, askedAt: this.#options.clock(), loading: null });
    await this.#load(slug, TOGETHER_AT_START);
  }

  /**
   * The engine with all cars that a search needs. A search for dealerships that are not in the index waits for them. A
   * search that names no dealership finds the cars that are there.
   */
  get search(): SearchEngine {
    const { engine } = this.#options;
    return {
      ...engine,
      search: async (request) => {
        const loading = this.#isWhole ? null : this.#ask(engine.onlyValues(request.filter, "dealership_slug") ?? []);
        const ready = loading && (await this.#inTime(loading));
        return ready?.ok === false ? ready : engine.search(request);
      },
    };
  }

  /** Starts loading the missing dealerships; null if none is missing. */
  #ask(slugs: readonly string[]): Promise<unknown> | null {
    const loading: Promise<void>[] = [];
    for (const slug of slugs) {
      const entry = this.#held.get(slug) ?? { slug, askedAt: 0, loading: this.#load(slug, TOGETHER) };
      this.#held.delete(slug);
      this.#held.set(slug, entry);
      entry.askedAt = this.#options.clock();
      if (entry.loading) loading.push(entry.loading);
    }
    return loading.length > 0 ? Promise.all(loading) : null;
  }

  async #inTime(loading: Promise<unknown>): Promise<Result<null, SearchFailure>> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve("The cars are still being loaded."), this.#options.limits.patienceMs);
    });
    const loaded = loading.then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const failure = await Promise.race([loaded, tooLate]).finally(() => clearTimeout(timer));
    return failure === null ? { ok: true, value: null } : err({ kind: "unavailable", message: failure });
  }

  async #load(slug: string, together: number): Promise<void> {
    const { db, engine, document, stopped } = this.#options;
    const reading = readingForIndex();
    try {
      await this.#begun.promise;
      const ids = await carIdsOfDealership(db, slug);
      for (let from = 0; from < ids.length; from += together) {
        if (stopped()) throw new Error("The server is closing.");
        await this.inTurn(async () => {
          const cars = await carsByIds(db, ids.slice(from, from + together), reading);
          await engine.put(cars.map(document));
        });
        await new Promise(setImmediate);
      }
    } catch (error) {
      this.#held.delete(slug);
      throw error;
    }
    const entry = this.#held.get(slug);
    if (entry) entry.loading = null;
    void this.#letGo().catch(() => undefined);
  }

  /** While the index contains too many cars, removes dealerships that nobody requested lately. */
  async #letGo(): Promise<void> {
    const { engine, clock, limits } = this.#options;
    for (const { slug, askedAt, loading } of this.#held.values()) {
      if (engine.size() <= limits.most || askedAt + limits.staysMs > clock()) return;
      if (loading) continue;
      this.#held.delete(slug);
      await this.inTurn(async () => {
        // A search may have requested it in the meantime, and the cars loaded for it must stay.
        if (this.#held.has(slug)) return;
        const filter = `dealership_slug = ${quoted(slug)}`;
        const found = await engine.search({ ...EVERYTHING, filter, limit: engine.size() });
        if (found.ok) await engine.remove(found.value.hits.map(({ id }) => id));
      });
    }
  }
}
