import { setImmediate, setTimeout } from "node:timers/promises";
import type { Apart } from "../../db/each-apart.ts";
import type { Database } from "../../db/open.ts";
import { traced } from "../../lib/tracing.ts";
import type { OpenPercolator } from "../../services/search/percolator/port.ts";
import type { StockDocument } from "../search/index/documents/document.ts";
import { documentAt } from "../search/index/documents/document-at.ts";
import { NO_FIGURES, type WeeklyFigures } from "../search/index/weekly-figures.ts";
import type { Asking } from "../search/saved-search.ts";
import type { Sites } from "../site/data.ts";
import type { Site } from "../site/site.ts";
import {
  carBefore,
  carsAfter,
  carsByIds,
  changesAfter,
  type IndexedCar,
  lastChangeId,
  readingForIndex,
  type StockChange,
} from "../stock/data.ts";
import { carsSeen, matchedUpTo } from "./matching/data.ts";
import { type Found, FoundByAlert } from "./matching/found.ts";
import { recordMatches, type SeenCar, type Writer } from "./matching/mutations.ts";
import { ShownCars } from "./matching/shown-cars.ts";
import { type Running, StoredSearches } from "./matching/stored-searches.ts";
import { happeningOf, mailTime, type NotedPrice, type ShownState } from "./rules.ts";

/** Entries of the change log, or cars, per transaction. */
const BATCH = 500;
/** Cars judged before other work gets its turn: a few milliseconds. */
const TOGETHER = 20;

export interface MatchingNeeds extends Asking {
  readonly db: Database;
  readonly sites: Pick<Sites, "bySlug" | "all">;
  readonly openPercolator: OpenPercolator;
  readonly weekly?: WeeklyFigures;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/**
 * Matches every change of the stock against all alerts. Its finds, the states it has seen and its place in the change
 * log are written in one transaction, so that a process that dies at any moment loses nothing and reports nothing
 * twice.
 */
export class Matching {
  readonly #needs: MatchingNeeds;
  readonly #shown: ShownCars;
  readonly stored: StoredSearches;

  constructor(needs: MatchingNeeds) {
    this.#needs = needs;
    this.#shown = new ShownCars(needs.sites, needs.openPercolator);
    this.stored = new StoredSearches(needs);
  }

  /**
   * Processes all pending changes. Returns false if stopped, or if another process was elected meanwhile, which leaves
   * the current batch unwritten.
   */
  async run(holder: string, stopped: () => boolean, apart: Apart): Promise<boolean> {
    const { db, clock } = this.#needs;
    await this.stored.keepUp(clock(), apart);
    let place = await matchedUpTo(db);
    if (place === null) {
      place = await lastChangeId(db);
      if (!(await this.#begin(holder, place, { stopped, apart }))) return false;
    }
    const reading = readingForIndex();
    while (!stopped()) {
      const changes = await changesAfter(db, place, BATCH);
      place = changes.at(-1)?.id ?? place;
      if (changes.length > 0) {
        const ids = [...new Set(changes.map(({ car_id }) => car_id))];
        const match = async () => {
          const matched = await this.#takeChanged(await carsByIds(db, ids, reading), { ids, changes, apart });
          return recordMatches(db, this.#writer(holder), { ...matched, changeId: changes.at(-1)?.id ?? null });
        };
        if (!(await traced("match alerts", { "forecourt.cars": ids.length }, match))) return false;
      }
      if (changes.length < BATCH) return true;
    }
    return false;
  }

  #takeChanged(
    cars: readonly IndexedCar[],
    {
      ids,
      changes,
      apart,
    }: { readonly ids: readonly number[]; readonly changes: readonly StockChange[]; readonly apart: Apart },
  ) {
    const there = new Set(cars.map(({ id }) => id));
    const gone = ids.filter((id) => !there.has(id));
    return this.#take({ cars, gone, changes: Map.groupBy(changes, ({ car_id }) => car_id), apart });
  }

  /** Records the whole stock once as it is. Cars that were there before the first alert are not news. */
  async #begin(
    holder: string,
    changeId: number,
    { stopped, apart }: { readonly stopped: () => boolean; readonly apart: Apart },
  ): Promise<boolean> {
    const { db } = this.#needs;
    const reading = readingForIndex();
    for (let last = 0; !stopped(); ) {
      const begun = performance.now();
      const cars = await carsAfter(db, last, BATCH, reading);
      const matched = await this.#take({ cars, gone: [], changes: null, apart });
      last = cars.at(-1)?.id ?? last;
      const isDone = cars.length < BATCH;
      const upTo = isDone ? changeId : null;
      if (!(await recordMatches(db, this.#writer(holder), { ...matched, changeId: upTo }))) return false;
      if (isDone) return true;
      // Nobody waits for this, so half of the time is left to requests for pages.
      await setTimeout(performance.now() - begun);
    }
    return false;
  }

  #writer = (holder: string): Writer => ({ holder, now: this.#needs.clock() });

  /** A car or a site that cannot be read must not delay the alerts of any other. */
  async #take({ cars, gone, changes, apart }: Taking) {
    const { db, clock, weekly = NO_FIGURES } = this.#needs;
    const now = clock();
    const before = await carsSeen(db, cars, gone);
    const seen: SeenCar[] = [];
    const found = new FoundByAlert();
    const failed = new Set<number>();
    for (const [at, car] of cars.entries()) {
      if (at % TOGETHER === TOGETHER - 1) await setImmediate();
      const isMatched = await apart.one(async () => {
        const document = documentAt(car, weekly, now);
        for (const { site, state } of await this.#shown.on(car, document, { now, apart })) {
          const known = before.get(`${site.slug}\n${car.slug}`) ?? null;
          if (!state) failed.add(car.id);
          // A car counts as new when the site first shows it, with its pictures.
          if (!state || (!known && !state.available)) continue;
          seen.push({ site_slug: site.slug, car_slug: car.slug, car_id: car.id, ...state });
          if (changes && this.stored.has(site.slug)) {
            const tell: Report = (alert, kind, before) =>
              found.add(alert, foundOf(car, kind, before), () => mailTimeOf(alert, site, now));
            const was = changes.get(car.id)?.flatMap((change) => change.was ?? []) ?? [];
            await apart.one(() => this.#tellOf(site, car, document, { before: known, state, was }, tell));
          }
        }
        return true;
      });
      if (!isMatched) failed.add(car.id);
    }
    const left = new Set(gone);
    const there = new Set(changes ? cars.map(({ id }) => id) : []);
    // A car that was deleted and imported again has its old address, but another ID.
    const judged = new Set(seen.map(({ site_slug, car_slug }) => `${site_slug}\n${car_slug}`));
    for (const [key, known] of before) {
      if (!known.available || judged.has(key) || failed.has(known.car_id)) continue;
      const site = this.#needs.sites.bySlug(known.site_slug);
      // A site that no longer has the car's dealership does not show the car any more. An unreachable site says
      // nothing.
      if (!left.has(known.car_id) && !(site && there.has(known.car_id))) continue;
      seen.push({ ...known, available: false });
      if (!site) continue;
      const sold = { car_slug: known.car_slug, kind: "sold", amount_before: null, includes_before: null } as const;
      for (const alert of this.stored.watching(known.site_slug, known.car_slug))
        found.add(alert, sold, () => mailTimeOf(alert, site, now));
    }
    return { seen, found: found.all };
  }

  async #tellOf(
    site: Site,
    car: IndexedCar,
    document: StockDocument,
    { before, state, was }: Shown,
    tell: Report,
  ): Promise<void> {
    if (!before) {
      for (const alert of await this.stored.finding(site.slug, document)) tell(alert, "new");
      return;
    }
    const happening = happeningOf(before, state);
    const cameFrom = happening?.kind === "drop" ? happening.before : undefined;
    if (happening) {
      for (const alert of this.stored.watching(site.slug, car.slug)) tell(alert, happening.kind, cameFrom);
    }
    // The sale fell through, so for shoppers waiting for such a car it is as good as new.
    if (happening?.kind === "back") {
      for (const alert of await this.stored.finding(site.slug, document)) tell(alert, "new");
    }
    const isOtherPrice = before.amount !== state.amount;
    if (!before.available || !state.available || (!isOtherPrice && was.length === 0)) return;
    const { clock, weekly = NO_FIGURES } = this.#needs;
    const priced = isOtherPrice ? atPrice(car, before, state) : car;
    const earlier = documentAt(carBefore(priced, was), weekly, clock());
    const foundBefore = new Set(await this.stored.finding(site.slug, earlier));
    for (const alert of await this.stored.finding(site.slug, document)) {
      // A car whose price has dropped into a shopper's range, or that otherwise has become a match, is new to that
      // alert.
      if (!foundBefore.has(alert)) tell(alert, "new");
      else if (cameFrom && cameFrom.amount !== null && alert.drops === 1) tell(alert, "drop", cameFrom);
    }
  }
}

interface Taking {
  readonly cars: readonly IndexedCar[];
  /** IDs of the cars that are gone. */
  readonly gone: readonly number[];
  /** The changes of each car; null on the first run. */
  readonly changes: ReadonlyMap<number, readonly StockChange[]> | null;
  readonly apart: Apart;
}

/** The states of a car on a site, before and now. */
interface Shown {
  readonly before: ShownState | null;
  readonly state: ShownState;
  /** The car's earlier states according to the change log, oldest entry first. */
  readonly was: readonly string[];
}

type Report = (alert: Running, kind: Found["kind"], before?: NotedPrice) => void;

const foundOf = (car: Pick<IndexedCar, "slug">, kind: Found["kind"], before?: NotedPrice): Found => ({
  car_slug: car.slug,
  kind,
  amount_before: before?.amount ?? null,
  includes_before: before?.includes ?? null,
});

const mailTimeOf = ({ often }: Running, { config }: Site, now: number): number => mailTime(often, config.timezone, now);

/** The car at the price that a site showed before, from which its price bands and weekly price also follow. */
function atPrice(car: IndexedCar, before: ShownState, now: ShownState): IndexedCar {
  if (before.per === "week") return { ...car, subscription_price: before.amount };
  const subscription_price = now.per === "week" ? null : car.subscription_price;
  return { ...car, price: before.amount, offer_price: null, subscription_price };
}
