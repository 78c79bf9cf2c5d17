import { randomUUID } from "node:crypto";
import { statementOverRows } from "../../src/db/bulk.ts";
import { Apart } from "../../src/db/each-apart.ts";
import { LEASES } from "../../src/db/locks.ts";
import { type Database, migrate, openDatabase } from "../../src/db/open.ts";
import { takeLease } from "../../src/db/processes/leases.ts";
import { Matching } from "../../src/features/alerts/match-changes.ts";
import { documentOf, STOCK_INDEX } from "../../src/features/search/index/documents/document.ts";
import { openSites } from "../../src/features/site/data.ts";
import type { Site } from "../../src/features/site/site.ts";
import { carsAfter } from "../../src/features/stock/data.ts";
import { writeStock } from "../../src/features/stock/mutations.ts";
import type { CarInput } from "../../src/features/stock/schema.ts";
import { embeddedEngine } from "../../src/services/search/embedded/engine.ts";
import { openPercolator } from "../../src/services/search/percolator/percolator.ts";
import { generatedCars } from "../search/questions/stock.ts";

/** Alerts of one site, cars that it has, and cars of the import. */
const ALERTS = 10_000;
const STOCK = 2_000;
const IMPORTED = 500;
const NOW = Date.UTC(2026, 10, 23);
const HOLDER = "bench";
const ALL = "/search/new-used-and-demo-cars";

/**
 * An import of 500 cars, and then a lower price for each of them, matched against 10,000 alerts of one site and written
 * into its database: alerts as shoppers make them, and the worst, of which each finds every car.
 */
export async function benchImport(): Promise<void> {
  console.log(`An import of ${IMPORTED} cars against ${ALERTS.toLocaleString("en-AU")} alerts of one site`);
  for (const [name, isWide] of [
    ["as shoppers make them", false],
    ["each finds every car", true],
  ] as const) {
    console.log(`  ${name}: ${await imported(isWide)}`);
  }
}

async function imported(isWide: boolean): Promise<string> {
  const db = await openDatabase({ url: "sqlite::memory:", dataDir: "." });
  await migrate(db);
  const sites = await openSites("sites", { defaultSite: null });
  const site = sites.bySlug("halden");
  const yard = site?.dealerships[0];
  if (!site || !yard) throw new Error("The demo site halden has no dealership.");
  const cars: CarInput[] = [];
  for (const { made } of generatedCars()) if (cars.push(made.car) === STOCK + IMPORTED) break;
  const write = (some: readonly CarInput[]) => writeStock(db, yard, { now: NOW }, (writer) => writer.upsert(some));
  await write(cars.slice(0, STOCK));
  const search = embeddedEngine(STOCK_INDEX);
  await search.put((await carsAfter(db, 0, STOCK)).map(documentOf));
  await takeLease(db, { name: LEASES.alerts, holder: HOLDER, now: NOW, forMs: 3_600_000 });
  const matching = new Matching({ db, sites, search, openPercolator, clock: () => NOW + 1 });
  const run = async () => {
    const before = process.cpuUsage();
    if (!(await matching.run(HOLDER, () => false, new Apart()))) throw new Error("The changes were not matched.");
    const { user, system } = process.cpuUsage(before);
    return ((user + system) / 1e6).toFixed(1);
  };
  await run();
  await storeAlerts(db, site, cars, isWide);
  const read = await run();
  if (matching.stored.size !== ALERTS) throw new Error("The alerts were not read.");
  globalThis.gc?.();
  const heap = process.memoryUsage().heapUsed;
  let most = heap;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().heapUsed)), 20);
  const fresh = cars.slice(STOCK);
  await write(fresh);
  const arrived = await run();
  await write(fresh.map((car) => ({ ...car, price: car.price === null ? null : car.price - 500 })));
  const dropped = await run();
  clearInterval(watch);
  await sites.close();
  await db.destroy();
  return `read in ${read} s of a processor, matched in ${arrived} s, the lower prices in ${dropped} s; at most ${((most - heap) / 1e6).toFixed(0)} MB more`;
}

const COLUMNS = 13;

async function storeAlerts(db: Database, site: Site, cars: readonly CarInput[], isWide: boolean): Promise<void> {
  const person = { uid: randomUUID(), site_slug: site.slug, email: "a@b.example", recipient: "a@b.example" };
  const { id } = await db
    .insertInto("alert_people")
    .values({ ...person, member_id: 0, created_at: NOW, confirmed_at: NOW })
    .returning("id")
    .executeTakeFirstOrThrow();
  const empty = {
    uid: "",
    person_id: 0,
    site_slug: "",
    kind: "search",
    address: "",
    name: "",
    often: "daily",
  } as const;
  const times = { link_until: 0, created_at: 0, started_at: 0, changed_at: 0 };
  const insert = statementOverRows(db, COLUMNS, (count) =>
    db
      .insertInto("alerts")
      .values(Array.from({ length: count }, () => ({ ...empty, ...times, drops: 1, state: "active" as const })))
      .compile(),
  );
  const rows = Array.from({ length: ALERTS }, (_, at) => {
    const address = isWide ? ALL : addressLike(cars[(at * 7919) % STOCK], at);
    return [randomUUID(), id, site.slug, "search", address, "Cars", "daily", NOW, NOW, NOW, NOW, 1, "active"];
  });
  await insert(rows);
}

/** The address of a search by somebody who wants a car like this one. */
function addressLike(car: CarInput | undefined, at: number): string {
  const price = Math.round((car?.price ?? 30_000) / 5_000) * 5_000;
  const choices = new URLSearchParams({ make: car?.make ?? "Mazda" });
  if (at % 3 > 0) choices.set("model", car?.model ?? "CX-5");
  if (at % 2 > 0) choices.set("price", `-${price}`);
  return `${ALL}?${choices}`;
}
