import type { Site } from "../../features/site/site.ts";

/**
 * How often each dealership's stock has changed since this process started. The follower of the change log increases
 * a version only after the search index has the changes, so that a page made under a version never lacks them.
 */
export class StockVersions {
  readonly #counts = new Map<number, number>();

  bump(dealershipIds: Iterable<number>): void {
    for (const id of new Set(dealershipIds)) this.#counts.set(id, (this.#counts.get(id) ?? 0) + 1);
  }

  /** Grows with every change of any of the site's dealerships. Counts only grow, so their sum identifies a state. */
  of(site: Site): number {
    return site.dealerships.reduce((sum, dealership) => sum + (this.#counts.get(dealership.id) ?? 0), 0);
  }
}
