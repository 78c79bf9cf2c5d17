import { type Apart, ForAll } from "../../../db/each-apart.ts";
import type { Database } from "../../../db/open.ts";
import { havePassed } from "../../../lib/time/spans.ts";
import type { OpenPercolator, Percolator } from "../../../services/search/percolator/port.ts";
import type { SearchEngine } from "../../../services/search/port.ts";
import { EVERYTHING } from "../../search/data.ts";
import { STOCK_INDEX, type StockDocument } from "../../search/index/documents/document.ts";
import { type Asking, savedSearch } from "../../search/saved-search.ts";
import type { Sites } from "../../site/data.ts";
import { type Alert, changedAlerts } from "../data.ts";

/** Alerts per query, and how long the reading of typed words is kept (ms), because the stock's words change. */
const BATCH = 500;
const READ_ANEW_MS = 15 * 60_000;

/** The fields needed of an active alert. */
export type Running = Pick<Alert, "id" | "kind" | "car_slug" | "drops" | "often" | "started_at" | "site_slug">;

interface SiteSearches {
  readonly percolator: Percolator;
  readonly watchers: Map<string, Set<number>>;
}

interface Needs extends Asking {
  readonly db: Database;
  readonly sites: Pick<Sites, "bySlug">;
  readonly openPercolator: OpenPercolator;
}

/** All active alerts in memory, by site, kept in step with the table. */
export class StoredSearches {
  readonly #needs: Needs;
  readonly #running = new Map<number, Running>();
  readonly #bySite = new Map<string, SiteSearches>();
  #shares: ReadonlyMap<string, number> = new Map();
  #place = { at: 0, id: 0 };
  #readAt = 0;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  get size(): number {
    return this.#running.size;
  }

  get(id: number): Running | undefined {
    return this.#running.get(id);
  }

  /**
   * Reads the alerts that changed, and from time to time all of them. An alert that cannot be read is retried with all.
   */
  async keepUp(now: number, apart: Apart): Promise<void> {
    const isAnew = havePassed(READ_ANEW_MS, this.#readAt, now);
    // Erased alerts appear in no list of changes. They are what is left when all others have been read.
    const unread = new Set(isAnew ? this.#running.keys() : []);
    if (isAnew) {
      this.#place = { at: 0, id: 0 };
      this.#readAt = now;
      this.#shares = await sharesOf(this.#needs.search);
    }
    // Changes of one millisecond may be committed in two transactions, so the last two seconds are read again.
    const recent = now - 2_000;
    let { at, id } = this.#place.at > recent ? { at: recent, id: 0 } : this.#place;
    for (;;) {
      const alerts = await changedAlerts(this.#needs.db, at, id, BATCH);
      for (const alert of alerts) {
        unread.delete(alert.id);
        await apart.one(() => this.#take(alert, now));
      }
      const last = alerts.at(-1);
      if (last) [at, id] = [last.changed_at, last.id];
      if (alerts.length < BATCH) break;
    }
    this.#place = { at: Math.max(at, this.#place.at), id };
    for (const id of unread) this.#drop(id);
  }

  async #take(alert: Alert, now: number): Promise<void> {
    this.#drop(alert.id);
    const site = this.#needs.sites.bySlug(alert.site_slug);
    if (alert.state !== "active" || !site) return;
    const { id, kind, car_slug, drops, often, started_at, site_slug } = alert;
    const searches = this.#of(site_slug);
    if (kind === "car") {
      const watchers = searches.watchers.get(car_slug ?? "") ?? new Set();
      searches.watchers.set(car_slug ?? "", watchers.add(id));
    } else {
      const saved = await savedSearch(this.#needs, site, alert.address, now);
      // A make that left the stock has no search for now, nor does any search of a site with an invalid condition. They
      // are read again with all the others.
      if (!saved.ok && (saved.error === "not-found" || saved.error.kind === "invalid")) return;
      if (!saved.ok) throw new ForAll("The searches of alerts cannot be read: the search engine does not answer.");
      searches.percolator.set({ id, ...saved.value.demand });
    }
    this.#running.set(id, { id, kind, car_slug, drops, often, started_at, site_slug });
  }

  #of(siteSlug: string): SiteSearches {
    const known = this.#bySite.get(siteSlug);
    if (known) return known;
    const shareOf = (field: string, value: string) => this.#shares.get(`${field}\n${value}`) ?? 0.001;
    const made = { percolator: this.#needs.openPercolator(STOCK_INDEX, shareOf), watchers: new Map() };
    this.#bySite.set(siteSlug, made);
    return made;
  }

  #drop(id: number): void {
    const before = this.#running.get(id);
    if (!before) return;
    this.#running.delete(id);
    const searches = this.#of(before.site_slug);
    searches.percolator.delete(id);
    const watching = searches.watchers.get(before.car_slug ?? "");
    watching?.delete(id);
    if (watching?.size === 0) searches.watchers.delete(before.car_slug ?? "");
  }

  /** Whether the site has any active alerts. */
  has(siteSlug: string): boolean {
    const searches = this.#bySite.get(siteSlug);
    return searches !== undefined && (searches.percolator.size > 0 || searches.watchers.size > 0);
  }

  watching(siteSlug: string, carSlug: string): Running[] {
    const ids = this.#bySite.get(siteSlug)?.watchers.get(carSlug) ?? [];
    return [...ids].flatMap((id) => this.#running.get(id) ?? []);
  }

  async finding(siteSlug: string, document: StockDocument): Promise<Running[]> {
    const ids = (await this.#bySite.get(siteSlug)?.percolator.matches({ ...document })) ?? [];
    return ids.flatMap((id) => this.#running.get(id) ?? []);
  }
}

/** The share of the stock that has each value, by the value in lower case, as the percolator looks it up. */
async function sharesOf(search: SearchEngine): Promise<ReadonlyMap<string, number>> {
  const facets = STOCK_INDEX.facets.filter((field) => field !== "slug");
  const counted = await search.search({ ...EVERYTHING, facets });
  if (!counted.ok) throw new ForAll("The stock cannot be counted: the search engine does not answer.");
  const { total, facets: counts } = counted.value;
  const shares = new Map<string, number>();
  for (const [field, values] of Object.entries(counts)) {
    for (const [value, count] of Object.entries(values)) shares.set(`${field}\n${value.toLowerCase()}`, count / total);
  }
  return shares;
}
