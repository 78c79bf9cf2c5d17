import { setImmediate as breath } from "node:timers/promises";
import type { Database } from "../../src/db/open.ts";
import type { LoanFees } from "../../src/features/loans/comparison-rate.ts";
import { feesOf } from "../../src/features/loans/fees.ts";
import type { Sites } from "../../src/features/site/data.ts";
import type { Site } from "../../src/features/site/site.ts";
import { writeStock } from "../../src/features/stock/mutations.ts";
import { type DemoCar, type DemoDealership, generateStock } from "./generate.ts";
import { noteSeeding } from "./seeding.ts";

const BATCH = 512;
const LOAD = 5_000;

export interface SeedOptions {
  /** In epoch ms. */
  readonly now: number;
  readonly count: number;
  readonly seed?: number;
  /** Vehicles with a lower number were stored by an earlier run that was killed. */
  readonly done?: number;
  /** How many vehicles are in memory at a time, and stored before each note. */
  readonly load?: number;
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Fills the database with demo stock for every dealership of the sites, and returns the number of vehicles. If it is
 * killed, its last note lets `unfinishedSeeding` continue from there.
 */
export async function seedDemo(
  db: Database,
  sites: Pick<Sites, "all">,
  { now, count, seed = 1, done: from = 0, load: most = LOAD, onProgress }: SeedOptions,
): Promise<number> {
  const dealerships = demoDealerships(sites.all());
  let done = from;
  const [first] = dealerships;
  if (!first) return 0;
  const note = (stored: number) =>
    writeStock(db, first, { now }, ({ db: within }) =>
      noteSeeding(within, first.id, { now, seed, count, done: stored }),
    );
  await note(from);
  for (const load of loads(generateStock({ dealerships, seed, from, count, now }), most)) {
    for (const dealership of dealerships) {
      const made = load.filter(({ dealershipSlug }) => dealershipSlug === dealership.slug);
      await store(db, dealership, made, now, (stored) => {
        done += stored;
        onProgress?.(done, count);
      });
    }
    await note(done);
  }
  return done - from;
}

/** Stores a dealership's part of a load in one transaction. */
async function store(
  db: Database,
  dealership: DemoDealership,
  made: readonly DemoCar[],
  now: number,
  onStored: (vehicles: number) => void,
): Promise<void> {
  const arrived = new Map(made.map(({ car, createdAt }) => [car.stocknum, createdAt]));
  const createdAt = ({ stocknum }: { readonly stocknum: string }) => arrived.get(stocknum) ?? now;
  await writeStock(db, dealership, { now }, async (writer) => {
    for (const batch of batches(made)) {
      await writer.upsert(
        batch.map(({ car }) => car),
        { createdAt },
      );
      onStored(batch.length);
      await breath();
    }
  });
}

/** Takes so many vehicles at a time, so that a large stock is never in memory as a whole. */
function* loads(stock: Generator<DemoCar, void>, most: number): Generator<readonly DemoCar[]> {
  for (let load = take(stock, most); load.length > 0; load = take(stock, most)) yield load;
}

function take(stock: Generator<DemoCar, void>, most: number): DemoCar[] {
  const taken: DemoCar[] = [];
  while (taken.length < most) {
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

/**
 * Every dealership once, with the data of the site that it belongs to: its slug begins with that site's. Other sites
 * may name it too, and then show the same stock.
 */
export function demoDealerships(sites: readonly Site[]): DemoDealership[] {
  const named = new Map<string, Site>();
  for (const site of sites) {
    for (const { slug } of site.dealerships) {
      if (!named.has(slug) || slug.startsWith(`${site.slug}-`)) named.set(slug, site);
    }
  }
  const owners = new Set(named.values());
  return [...owners].flatMap((site) => {
    const own = site.dealerships.filter(({ slug }) => named.get(slug) === site);
    return dealershipsOf(site, own, sites);
  });
}

/** The finance providers with which a dealership's cars are shown, on its own site and on others, and their fees. */
function lendersAt(slug: string, sites: readonly Site[]): Pick<DemoDealership, "lenders" | "lenderFees"> {
  const lenders = new Set(["Manual"]);
  const lenderFees: Record<string, LoanFees> = {};
  for (const site of sites) {
    if (!site.dealerships.some((one) => one.slug === slug)) continue;
    const config = site.configFor(slug);
    if (config.financeProvider === null) continue;
    lenders.add(config.financeProvider);
    const { known, financed, monthly } = feesOf(config, null);
    if (known) lenderFees[config.financeProvider] = { financed, monthly };
  }
  return { lenders: [...lenders], lenderFees };
}

function dealershipsOf(site: Site, own: Site["dealerships"], sites: readonly Site[]): DemoDealership[] {
  return own.map(({ id, slug, name, manufacturer_name }) => {
    const showrooms = site.locations.filter(
      ({ dealership_slug, location_type }) =>
        dealership_slug === slug && (location_type === "sales" || location_type === ""),
    );
    const location = showrooms.find(({ primary }) => primary) ?? showrooms[0] ?? null;
    const makes = [...(manufacturer_name ? [manufacturer_name] : []), ...(location?.manufacturers ?? [])];
    const { itemTypes } = site.configFor(slug);
    return {
      id,
      slug,
      name,
      site: site.slug,
      sisters: own.length,
      franchises: [...new Set(makes)],
      itemTypes: itemTypes as DemoDealership["itemTypes"],
      location,
      ...lendersAt(slug, sites),
    };
  });
}
