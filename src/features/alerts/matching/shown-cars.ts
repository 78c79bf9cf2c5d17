import type { Apart } from "../../../db/each-apart.ts";
import type { OpenPercolator, Percolator } from "../../../services/search/percolator/port.ts";
import { stockRule } from "../../search/data.ts";
import type { StockDocument } from "../../search/index/documents/document.ts";
import { RULE_INDEX } from "../../search/showing.ts";
import type { Sites } from "../../site/data.ts";
import type { Site } from "../../site/site.ts";
import type { IndexedCar } from "../../stock/data.ts";
import { isAvailable } from "../../stock/rules.ts";
import { notedPrice, type ShownState } from "../rules.ts";

/** Finds the sites that show a car. The sites' own rules are stored as searches in a percolator. */
export class ShownCars {
  readonly #sites: Pick<Sites, "all">;
  readonly #open: OpenPercolator;
  #rules: Percolator | null = null;
  #known: readonly Site[] = [];
  /** Indexes in `#known` of the sites that have a dealership, by the dealership's slug. */
  #having: ReadonlyMap<string, readonly number[]> = new Map();
  #minute = -1;
  /** Indexes of the sites whose rules were already loaded this minute. */
  #ruled = new Set<number>();

  constructor(sites: Pick<Sites, "all">, open: OpenPercolator) {
    this.#sites = sites;
    this.#open = open;
  }

  /** The state of a car on each site that has its dealership; null for a site that currently cannot be read. */
  async on(
    car: IndexedCar,
    document: StockDocument,
    { now, apart }: { readonly now: number; readonly apart: Apart },
  ): Promise<readonly { site: Site; state: ShownState | null }[]> {
    const rules = this.#rulesAt(now);
    const having = this.#having.get(car.dealership_slug) ?? [];
    for (const id of having) await apart.one(async () => this.#rule(rules, id, now));
    const shown = new Set(await rules.matches({ ...document }));
    const on: { site: Site; state: ShownState | null }[] = [];
    for (const id of having) {
      const site = this.#known[id];
      if (!site) continue;
      const stateOn = async () => {
        const available = shown.has(id) && isAvailable(car);
        return { available, ...notedPrice(car, site.configFor(car.dealership_slug)) };
      };
      on.push({ site, state: this.#ruled.has(id) ? await apart.one(stateOn) : null });
    }
    return on;
  }

  /** Rules are constant within a minute, as everywhere. */
  #rulesAt(now: number): Percolator {
    const minute = Math.floor(now / 60_000);
    const sites = this.#sites.all();
    // The list is a new array on each call, but its sites are the same objects.
    const isSame =
      sites === this.#known ||
      (sites.length === this.#known.length && sites.every((site, at) => site === this.#known[at]));
    if (this.#rules && minute === this.#minute && isSame) return this.#rules;
    const rules = this.#open(RULE_INDEX, () => 1);
    const having = new Map<string, number[]>();
    for (const [id, site] of sites.entries()) {
      for (const { slug } of site.dealerships) having.set(slug, [...(having.get(slug) ?? []), id]);
    }
    this.#ruled.clear();
    this.#having = having;
    [this.#rules, this.#known, this.#minute] = [rules, sites, minute];
    return rules;
  }

  /** A site's rule is loaded with the first of its cars, because that loads the site. */
  #rule(rules: Percolator, id: number, now: number): void {
    const site = this.#known[id];
    if (!site || this.#ruled.has(id)) return;
    // The choice is redundant, but it lets a car find the rules of its own dealership's sites among thousands.
    const refinements = { facets: { dealership_slug: site.dealerships.map(({ slug }) => slug) }, ranges: {} };
    rules.set({ id, query: "", filter: stockRule(site, now), refinements });
    this.#ruled.add(id);
  }
}
