import { createHash } from "node:crypto";
import type { Logger } from "pino";
import type { Database } from "../../../db/open.ts";
import type { Election } from "../../../db/processes/election.ts";
import { havePassed } from "../../../lib/time/spans.ts";
import type { SearchEngine, SharedSearchEngine } from "../../../services/search/port.ts";
import { carCount, type IndexedCar, lastChangeId } from "../../stock/data.ts";
import { emptyCarInput } from "../../stock/empty-car.ts";
import { documentOf, type StockDocument } from "./documents/document.ts";
import { documentAt } from "./documents/document-at.ts";
import { recordProgress, recordRebuild } from "./mutations.ts";
import { type SharedIndex, sharedIndex } from "./shared-index.ts";
import { fillIndex, takeChanges } from "./taking/taking.ts";
import { NO_FIGURES, textOf, type WeeklyFigures } from "./weekly-figures.ts";

/** Number of cars sent at once while an index is built. */
const BATCH = 2_000;
/** Milliseconds between checks that an idle engine still has its index. */
const CHECK_MS = 5_000;
/**
 * Longest time for one request to the engine, in milliseconds; a request starts only while the elected term lasts
 * longer.
 */
const HANDING_OVER_MS = 5_000;

export interface FillingOptions {
  readonly db: Database;
  readonly engine: SharedSearchEngine;
  readonly election: Election;
  /** Returns epoch milliseconds. */
  readonly clock: () => number;
  readonly log?: Pick<Logger, "info" | "warn">;
  readonly stopped: () => boolean;
  /** The cars' weekly figures. Absent means none. */
  readonly weekly?: WeeklyFigures | undefined;
  /** Called when the engine has taken more changes. */
  readonly onProgress: () => void;
}

/**
 * The work of the elected process: it keeps the engine up to date with the change log, and rebuilds the index when
 * there is none, when its settings or documents are not this version's, or on request. It records progress only while
 * it is elected, so a process that lost the election cannot claim more than its successor has done.
 */
export class Filling {
  readonly #options: FillingOptions;
  readonly #settings: string;
  #checkedAt = Number.NEGATIVE_INFINITY;
  /** Cars that are missing from the engine although it has just been rebuilt, because it refused them. */
  #refused = 0;

  constructor(options: FillingOptions) {
    this.#options = options;
    this.#settings = `${options.engine.version}-${documentsVersion()}`;
  }

  /** The index version, derived from the engine's settings, our documents, and the current weekly figures. */
  get #version(): string {
    const { weekly, clock } = this.#options;
    return weekly ? `${this.#settings}-${textOf(weekly.stateAt(clock()))}` : this.#settings;
  }

  #document = (car: IndexedCar): StockDocument => {
    const { weekly = NO_FIGURES, clock } = this.#options;
    return documentAt(car, weekly, clock());
  };

  /** One poll. Rejects when the engine or the database does not answer. */
  async poll(): Promise<void> {
    const { db, election } = this.#options;
    if (!election.isElected()) return;
    const index = await sharedIndex(db);
    const newest = await lastChangeId(db);
    const isCurrent = index?.version === this.#version && index.change_id >= newest;
    if (isCurrent && !havePassed(CHECK_MS, this.#checkedAt, this.#options.clock())) return;
    const indexed = await this.#held();
    const isOurs = index !== null && indexed !== null && index.version === this.#version;
    if (!isOurs) return this.#rebuild(index && indexed !== null);
    await this.#keepUp(index);
    if (isCurrent && (await this.#lacks(indexed, newest)) > this.#refused) await this.#rebuildWhole();
  }

  /** Number of documents in the engine's index; null if there is no index. */
  async #held(): Promise<number | null> {
    this.#checkedAt = Number.NEGATIVE_INFINITY;
    const documents = await this.#options.engine.check();
    if (!documents.ok) throw new Error(documents.error.message);
    this.#checkedAt = this.#options.clock();
    return documents.value;
  }

  /** How many cars are missing from an index that has taken every change; 0 if the stock changed during the count. */
  async #lacks(indexed: number, newest: number): Promise<number> {
    const { db } = this.#options;
    const cars = await carCount(db);
    return (await lastChangeId(db)) === newest ? cars - indexed : 0;
  }

  /** Rebuilds an index that lost documents by itself. It looks up to date, so nothing else would repair it. */
  async #rebuildWhole(): Promise<void> {
    const { db, log } = this.#options;
    log?.warn({ refused: this.#refused }, "the search engine's index has lost vehicles");
    await this.#rebuild(true);
    const indexed = await this.#held();
    if (indexed !== null) this.#refused = Math.max(0, await this.#lacks(indexed, await lastChangeId(db)));
  }

  async #keepUp({ change_id }: SharedIndex): Promise<void> {
    const { db, engine, stopped, onProgress } = this.#options;
    await takeChanges(db, this.#inOffice(engine), change_id, {
      stopped,
      document: this.#document,
      onTaken: async (changes) => {
        const last = changes.at(-1)?.id ?? change_id;
        if (!(await recordProgress(db, this.#writer(), last))) throw new Error(DEPOSED);
        onProgress();
      },
    });
  }

  /** Builds the new index beside the one in use, which still receives changes meanwhile. */
  async #rebuild(isSearched: boolean | null): Promise<void> {
    const { db, engine, log, stopped, onProgress } = this.#options;
    const version = this.#version;
    log?.info({ version }, "the search engine's index is made anew");
    let change_id = await lastChangeId(db);
    const made = await engine.begin();
    const between = async () => {
      const index = isSearched ? await sharedIndex(db) : null;
      if (index) await this.#keepUp(index);
    };
    await fillIndex(db, this.#inOffice(made), { batch: BATCH, stopped, between, document: this.#document });
    await takeChanges(db, this.#inOffice(made), change_id, {
      stopped,
      document: this.#document,
      onTaken: (changes) => {
        change_id = changes.at(-1)?.id ?? change_id;
      },
    });
    if (stopped()) return;
    this.#mustBeElected();
    await made.takePlace();
    const recorded = await recordRebuild(db, this.#writer(), { version, change_id });
    if (!recorded) throw new Error(DEPOSED);
    log?.info({ version }, "the search engine's new index is searched");
    onProgress();
  }

  #writer() {
    return { holder: this.#options.election.holder, now: this.#options.clock() };
  }

  #mustBeElected(): void {
    if (!this.#options.election.isElected(HANDING_OVER_MS)) throw new Error(DEPOSED);
  }

  /** The same index, but only the elected process may write to it. */
  #inOffice(index: Pick<SearchEngine, "put" | "remove">): Pick<SearchEngine, "put" | "remove"> {
    return {
      put: async (documents) => {
        this.#mustBeElected();
        await index.put(documents);
      },
      remove: async (ids) => {
        this.#mustBeElected();
        await index.remove(ids);
      },
    };
  }
}

const DEPOSED = "Another process may have been elected meanwhile.";

/** A hash of two sample cars' documents: it changes when a field is added, removed or computed differently for them. */
function documentsVersion(): string {
  const car = { ...emptyCarInput(), id: 1, slug: "a", path: "/cars/a", views: 0, price: 25_000, year: 2020, km: 100 };
  const sold = { ...car, status: "sold" as const, sold_date_timestamp: 1 };
  const times = { created_at: "2026-01-01T00:00:00.000Z", updated_at: "2026-01-01T00:00:00.000Z" };
  const dealer = { dealership_id: 1, dealership_slug: "d", dealership_name: "D" };
  const documents = [car, sold].map((one) => documentOf({ ...one, ...times, ...dealer }));
  return createHash("sha256").update(JSON.stringify(documents)).digest("hex").slice(0, 16);
}
