import { STOCK_INDEX, type StockDocument } from "../../src/features/search/index/documents/document.ts";
import { openPercolator } from "../../src/services/search/percolator/percolator.ts";
import type { StoredSearch } from "../../src/services/search/percolator/port.ts";
import { generatedCars } from "../search/questions/stock.ts";
import { benchImport } from "./import.ts";

/** Cars of which searches are made and shares are known, and changed cars that are measured. */
const STOCK = 20_000;
const CHANGES = 1_500;
/** Changed cars for which the plain loops are measured, too: they take so much longer. */
const LOOPED = 20;
const WORDS_EVERY = 5;

/** How prices are asked for: as a form offers them, or to the dollar, so that nearly all searches differ. */
type Prices = "round" | "to the dollar";

/**
 * `--searches=100000`: stored searches as shoppers make them (a make or model, a body, prices, years, and every fifth
 * with words), and how long a changed car takes to find who waits for it, beside a loop over all searches.
 */
export async function benchAlerts(args: readonly string[]): Promise<void> {
  const asked = args.find((arg) => arg.startsWith("--searches="))?.split("=")[1];
  const count = Number(asked ?? (args.includes("--quick") ? 10_000 : 100_000));
  const cars: StockDocument[] = [];
  for (const { document } of generatedCars()) if (cars.push(document) === STOCK + CHANGES) break;
  for (const prices of ["round", "to the dollar"] as const) await benchSearches(cars, count, prices);
  await benchImport();
}

async function benchSearches(cars: readonly StockDocument[], count: number, prices: Prices): Promise<void> {
  const stock = cars.slice(0, STOCK);
  const changed = cars.slice(STOCK);
  const searches = Array.from({ length: count }, (_, id) => searchLike(stock[(id * 7919) % STOCK], id, prices));
  const shares = sharesOf(stock);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const percolator = openPercolator(STOCK_INDEX, (field, value) => shares.get(`${field}\n${value}`) ?? 0);
  for (const search of searches) percolator.set(search);
  globalThis.gc?.();
  const megabytes = (process.memoryUsage().heapUsed - before) / 1e6;
  // Words of the stock are met for the first time here; in the product this is spread over the first changes.
  for (const car of changed.slice(0, CHANGES / 2)) await percolator.matches({ ...car });
  const times: number[] = [];
  let found = 0;
  const cpu = process.cpuUsage();
  for (const car of changed.slice(CHANGES / 2)) {
    const started = performance.now();
    found += (await percolator.matches({ ...car })).length;
    times.push(performance.now() - started);
  }
  const { user, system } = process.cpuUsage(cpu);
  const each = (user + system) / 1000 / times.length;
  times.sort((a, b) => a - b);
  const looped = loopTime(searches, changed.slice(0, LOOPED));
  console.log(
    `Alerts: ${count.toLocaleString("en-AU")} stored searches with prices ${prices}, ${times.length} changed cars`,
  );
  console.log(
    `  a change: ${each.toFixed(3)} ms of a processor, 95th hundredth ${at(times, 0.95)} ms, longest ${at(times, 1)} ms`,
  );
  console.log(
    `  ${(found / times.length).toFixed(1)} searches find a car; ${Math.round(1000 / each)} changes a second`,
  );
  console.log(
    `  memory of the searches: ${megabytes.toFixed(0)} MB${globalThis.gc ? "" : " (without --expose-gc: an upper bound)"}`,
  );
  console.log(
    `  plain loops, without words: ${looped.toFixed(1)} ms a change, ${(looped / each).toFixed(0)} times as long`,
  );
}

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2);

/** A search by somebody who wants a car like this one. */
function searchLike(car: StockDocument | undefined, id: number, prices: Prices): StoredSearch {
  const facets: Record<string, string[]> = {};
  const take = (field: "make" | "model" | "simple_body" | "simple_fuel" | "colour") => {
    const value = car?.[field];
    if (value) facets[field] = [value];
  };
  const kind = id % 10;
  if (kind < 7 || kind === 9) take("make");
  if (kind < 5) take("model");
  if (kind === 7 || kind === 8) take("simple_body");
  if (kind === 8 || kind === 3) take("simple_fuel");
  if (kind === 2) take("colour");
  const own = car?.price ?? 30_000;
  // As far from the car's own price as rounding leads, either way.
  const price = prices === "round" ? Math.round(own / 5_000) * 5_000 : own - 2_500 + ((id * 7) % 5_000);
  const ranges = id % 2 === 0 ? { price: { min: price - 5_000, max: price + 5_000 } } : { price: { max: price } };
  const query = id % WORDS_EVERY === 4 ? [car?.badge, kind === 9 ? car?.model : null].filter(Boolean).join(" ") : "";
  return { id, query, filter: kind === 6 ? `NOT colour = "${car?.colour}"` : "", refinements: { facets, ranges } };
}

function sharesOf(stock: readonly StockDocument[]): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const field of STOCK_INDEX.facets) {
    for (const car of stock) {
      const value: unknown = (car as unknown as Record<string, unknown>)[field];
      if (value === null || value === undefined) continue;
      const key = `${field}\n${String(value).toLowerCase()}`;
      shares.set(key, (shares.get(key) ?? 0) + 1 / stock.length);
    }
  }
  return shares;
}

/** Milliseconds that a loop over all searches takes for one car: choices and ranges only, which flatters it. */
function loopTime(searches: readonly StoredSearch[], cars: readonly StockDocument[]): number {
  const started = performance.now();
  let found = 0;
  for (const car of cars) {
    const record = car as unknown as Record<string, unknown>;
    for (const { refinements } of searches) {
      const hasChoices = Object.entries(refinements.facets).every(([field, values]) =>
        values.some((value) => value.toLowerCase() === String(record[field]).toLowerCase()),
      );
      const isInside = Object.entries(refinements.ranges).every(([field, { min, max }]) => {
        const value = record[field];
        return typeof value === "number" && value >= (min ?? -Infinity) && value <= (max ?? Infinity);
      });
      if (hasChoices && isInside) found++;
    }
  }
  if (found < 0) throw new Error("unreachable");
  return (performance.now() - started) / cars.length;
}
