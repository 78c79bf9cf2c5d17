import { setImmediate as breath } from "node:timers/promises";
import type { Database } from "../../src/db/open.ts";
import type { Sites } from "../../src/features/site/data.ts";
import type { Site } from "../../src/features/site/site.ts";
import { writeStock } from "../../src/features/stock/mutations.ts";
import { type DemoCar, type DemoDealership, generateStock } from "./generate.ts";

const BATCH = 512;
const LOAD = 10_000;

export interface SeedOptions {
  /** Epoch ms. */
  readonly now: number;
  readonly count: number;
  readonly seed?: number;
  readonly onProgress?: (done: number, total: number) => void;
}

/** Fills the database with demo stock for every dealership of the sites; gives how many vehicles it made. */
export async function seedDemo(
  db: Database,
  sites: Pick<Sites, "all">,
  { now, count, seed = 1, onProgress }: SeedOptions,
): Promise<number> {
  const everyone = sites.all().flatMap(dealershipsOf);
  const dealerships = [...new Map(everyone.map((one) => [one.slug, one])).values()];
  let done = 0;
  for (const { dealership, made } of loads(generateStock({ dealerships, seed, count, now }), dealerships)) {
    await writeStock(db, dealership, { now }, async (writer) => {
      const arrived = new Map(made.map(({ car, createdAt }) => [car.stocknum, createdAt]));
      for (const batch of batches(made)) {
        await writer.upsert(
          batch.map(({ car }) => car),
          { createdAt: ({ stocknum }) => arrived.get(stocknum) ?? now },
        );
        done += batch.length;
        onProgress?.(done, count);
        await breath();
      }
    });
  }
  return done;
}

/** What each dealership gets of the next so many vehicles: a large stock never lies in memory whole. */
function* loads(
  stock: Generator<DemoCar, void>,
  dealerships: readonly DemoDealership[],
): Generator<{ readonly dealership: DemoDealership; readonly made: readonly DemoCar[] }> {
  for (let load = take(stock); load.length > 0; load = take(stock)) {
    const byDealership = Map.groupBy(load, ({ dealershipSlug }) => dealershipSlug);
    for (const dealership of dealerships) {
      yield { dealership, made: byDealership.get(dealership.slug) ?? [] };
    }
  }
}

function take(stock: Generator<DemoCar, void>): DemoCar[] {
  const taken: DemoCar[] = [];
  while (taken.length < LOAD) {
    const next = stock.next();
    if (next.done) {
      break;
    }
    taken.push(next.value);
  }
  return taken;
}

function* batches(made: readonly DemoCar[]): Generator<readonly DemoCar[]> {
  for (let at = 0; at < made.length; at += BATCH) {
    yield made.slice(at, at + BATCH);
  }
}

function dealershipsOf(site: Site): DemoDealership[] {
  return site.dealerships.map(({ id, slug, name, manufacturer_name }) => {
    const showrooms = site.locations.filter(
      ({ dealership_slug, location_type }) =>
        dealership_slug === slug && (location_type === "sales" || location_type === ""),
    );
    const location = showrooms.find(({ primary }) => primary) ?? showrooms[0] ?? null;
    const makes = [...(manufacturer_name ? [manufacturer_name] : []), ...(location?.manufacturers ?? [])];
    const { itemTypes, financeProvider } = site.configFor(slug);
    const lenders = [...new Set(["Manual", ...(financeProvider ? [financeProvider] : [])])];
    return {
      id,
      slug,
      name,
      franchises: [...new Set(makes)],
      itemTypes: itemTypes as DemoDealership["itemTypes"],
      location,
      lenders,
    };
  });
}
