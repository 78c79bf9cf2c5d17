import { join } from "node:path";
import { generateStock } from "../../demo/stock/generate.ts";
import { demoDealerships } from "../../demo/stock/seed.ts";
import { STOCK_INDEX } from "../../src/features/search/index/documents/document.ts";
import { documentAt } from "../../src/features/search/index/documents/document-at.ts";
import { weeklyFigures } from "../../src/features/search/index/weekly-figures.ts";
import { openSites } from "../../src/features/site/data.ts";
import type { Site } from "../../src/features/site/site.ts";
import { embeddedEngine } from "../../src/services/search/embedded/engine.ts";
import type { SearchEngine } from "../../src/services/search/port.ts";

/** The day on which the demo stock is made and read: "last 3 years" counts from it. */
export const NOW = Date.UTC(2026, 10, 21, 2);
export const THIS_YEAR = 2026;
const VEHICLES = 6_000;

/** The demo's sites with their stock in a search engine: the same vehicles each time. */
export async function demoSites(
  count: number = VEHICLES,
): Promise<{ readonly sites: ReadonlyMap<string, Site>; readonly search: SearchEngine }> {
  const opened = await openSites(join(import.meta.dirname, "../../sites"), { defaultSite: null });
  const all = opened.all();
  const weekly = weeklyFigures(opened);
  const dealerships = demoDealerships(all);
  const ids = new Map(dealerships.map(({ slug, id, name }) => [slug, { id, name }]));
  const search = embeddedEngine(STOCK_INDEX);
  const documents = [...generateStock({ dealerships, seed: 1, count, now: NOW })].map(
    ({ car, dealershipSlug, createdAt }, index) => {
      const at = new Date(createdAt).toISOString();
      const own = ids.get(dealershipSlug);
      const identity = { id: index + 1, slug: `car-${index + 1}`, path: `/cars/car-${index + 1}`, views: 0 };
      const dealer = { dealership_id: own?.id ?? 0, dealership_slug: dealershipSlug, dealership_name: own?.name ?? "" };
      const stored = { ...car, ...identity, ...dealer, created_at: at, updated_at: at };
      return documentAt(stored, weekly, NOW);
    },
  );
  await opened.close();
  await search.put(documents);
  return { sites: new Map(all.map((site) => [site.slug, site])), search };
}
