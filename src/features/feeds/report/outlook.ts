import type { SearchEngine } from "../../../services/search/port.ts";
import { holdOnly, type OpenEngine, showingOf, siteAddress } from "../../search/showing.ts";
import { unseenHost } from "../../site/dealership/picture-hosts.ts";
import type { Site } from "../../site/site.ts";
import type { StockRule } from "../../stock/rules.ts";
import type { Car, CarInput } from "../../stock/schema.ts";
import { mediaOf } from "../../viewer/media-addresses.ts";
import { carLabel } from "../label.ts";
import type { SiteOutlook } from "../schema.ts";

/** Maximum hosts counted per file. */
const MOST_HOSTS = 50;
/** Maximum cars named for each rule. */
const EXAMPLES = 20;

/** The sites on which a file's cars may be shown, whose rules decide it. */
export interface OutlookOptions {
  /** Sites that show the dealership's stock. */
  readonly sites: readonly Site[];
  readonly open: OpenEngine;
  /** Picture hosts that the operator allows on every site. */
  readonly imageHosts: readonly string[];
}

interface Counted {
  says: string;
  count: number;
  examples: string[];
}

/** Counts, batch by batch, what shoppers will see of a file's cars, by the sites' own rules. */
export class Outlook {
  readonly #options: OutlookOptions;
  readonly #dealership: { readonly id: number; readonly slug: string; readonly name: string };
  readonly #now: number;
  readonly #engine: SearchEngine;
  #count = 0;
  readonly #bySite: ReadonlyMap<Site, { listed: number; rules: Map<StockRule, Counted>; hosts: Map<string, Counted> }>;

  constructor(
    options: OutlookOptions,
    dealership: { readonly id: number; readonly slug: string; readonly name: string },
    now: number,
  ) {
    this.#options = options;
    this.#dealership = dealership;
    this.#now = now;
    this.#engine = options.open();
    this.#bySite = new Map(options.sites.map((site) => [site, { listed: 0, rules: new Map(), hosts: new Map() }]));
  }

  async see(batch: readonly CarInput[]): Promise<void> {
    const cars = batch.map((car, at) => this.#asStored(car, at + 1));
    await holdOnly(this.#engine, cars, this.#count);
    this.#count = cars.length;
    for (const [site, seen] of this.#bySite) {
      const { listed, hidden } = await showingOf(cars, site, this.#engine, this.#now);
      seen.listed += listed.length;
      for (const { rule, says, cars: out } of hidden) for (const car of out) add(seen.rules, rule, says, carLabel(car));
      for (const car of cars) {
        for (const address of mediaOf(car)) {
          const unseen = unseenHost(address, site, this.#options.imageHosts);
          if (unseen && (seen.hosts.has(unseen.host) || seen.hosts.size < MOST_HOSTS))
            add(seen.hosts, unseen.host, unseen.says, address);
        }
      }
    }
  }

  report(): readonly SiteOutlook[] {
    return [...this.#bySite].map(([site, { listed, rules, hosts }]) => ({
      site: site.slug,
      address: siteAddress(site),
      listed,
      hidden: [...rules].map(([rule, { says, count, examples }]) => ({ rule, says, count, examples })),
      hosts: [...hosts].map(([host, { says, count, examples }]) => ({ host, says, count, example: examples[0] ?? "" })),
    }));
  }

  /** A car as the database would give it to the index; `id` identifies it within its batch. */
  #asStored(car: CarInput, id: number): Car {
    const { id: dealership_id, slug: dealership_slug, name: dealership_name } = this.#dealership;
    const now = new Date(this.#now).toISOString();
    const sold_date_timestamp =
      car.sold_date_timestamp ?? (car.status === "sold" ? Math.floor(this.#now / 1000) : null);
    return {
      ...car,
      id,
      slug: String(id),
      path: "",
      views: 0,
      sold_date_timestamp,
      dealership_id,
      dealership_slug,
      dealership_name,
      created_at: now,
      updated_at: now,
    };
  }
}

function add<K>(counts: Map<K, Counted>, key: K, says: string, example: string): void {
  const found = counts.get(key) ?? { says, count: 0, examples: [] };
  counts.set(key, found);
  found.count += 1;
  if (found.examples.length < EXAMPLES) found.examples.push(example);
}
