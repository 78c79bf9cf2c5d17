import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../../src/db/open.ts";
import { runImport } from "../../src/features/feeds/import.ts";
import { newestRuns } from "../../src/features/feeds/runs/data.ts";
import { stateOfSource } from "../../src/features/feeds/sources/data.ts";
import { type KnownSource, sourcesOf } from "../../src/features/feeds/sources/known.ts";
import { claimSource, rememberSource } from "../../src/features/feeds/sources/mutations.ts";
import { orderOf } from "../../src/features/feeds/sources/order.ts";
import { importedFile, takeFile } from "../../src/features/feeds/sources/taking.ts";
import { stockFile } from "../../src/features/feeds/stock-file.ts";
import type { Sites } from "../../src/features/site/data.ts";
import { carsOfDealershipAfter } from "../../src/features/stock/data.ts";
import type { Car } from "../../src/features/stock/schema.ts";
import { ok } from "../../src/lib/result.ts";

const HOUR_MS = 3_600_000;
/** The source of the demo whose files are shown at the desk. */
const SOURCE = { dealership: "halden-liverpool", name: "office" } as const;

const MOST_CARS = 5_000;
const MOST_BYTES = 100_000_000;
/** Fewer cars make no file worth showing. */
const FEW_CARS = 12;

interface DemoFile {
  readonly name: string;
  readonly hoursAgo: number;
  readonly cars: (stock: readonly Car[]) => readonly Car[];
}

/** The prices after a meeting on Friday: each third of the first twelve cars is cheaper. */
const cheaper = (car: Car, at: number): Car =>
  car.price !== null && at < 12 && at % 3 === 0 ? { ...car, price: car.price - 500 * (1 + (at % 4)) } : car;

/** What an office sends in three days: the whole stock, a day's changes with two bad rows, and half a file. */
const FILES: readonly DemoFile[] = [
  { name: "liverpool-friday.csv", hoursAgo: 50, cars: (stock) => stock },
  {
    name: "liverpool-saturday.csv",
    hoursAgo: 26,
    cars: (stock) => [
      ...stock.map(cheaper),
      ...stock
        .slice(0, 2)
        .map((car, at) => ({ ...car, id: 0, stocknum: `L-NEW-${at}`, make: "", model: "", name: "" })),
    ],
  },
  {
    name: "liverpool-sunday.csv",
    hoursAgo: 2,
    cars: (stock) => stock.map(cheaper).slice(0, Math.ceil(stock.length / 3)),
  },
];

interface SeedRuns {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The folder in which received files are kept. */
  readonly dataDir: string;
}

/**
 * Imports three stock files of one demo dealership, as its office would have sent them: the last one lacks most of the
 * stock, and is held. Nothing is imported where a file came already, or where there is little stock. Returns how many
 * were.
 */
export async function seedFeedRuns(
  db: Database,
  sites: Pick<Sites, "all">,
  { now, dataDir }: SeedRuns,
): Promise<number> {
  const known = sourcesOf(sites.all()).find(
    ({ source, dealership }) => dealership.slug === SOURCE.dealership && source.name === SOURCE.name,
  );
  if (!known || (await newestRuns(db, { source: SOURCE.name, limit: 1 })).length > 0) return 0;
  const stock = (await carsOfDealershipAfter(db, known.dealership.id, 0, MOST_CARS)).filter(({ sold }) => !sold);
  if (stock.length < FEW_CARS) return 0;
  const folder = await mkdtemp(join(tmpdir(), "forecourt-demo-"));
  try {
    for (const file of FILES) await receive(db, known, sites, { ...file, stock, folder, dataDir, now });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return FILES.length;
}

/** Takes a file as the source's job does, so that the source knows of it too. */
async function receive(
  db: Database,
  known: KnownSource,
  sites: Pick<Sites, "all">,
  of: DemoFile & SeedRuns & { readonly stock: readonly Car[]; readonly folder: string },
): Promise<void> {
  const at = of.now - of.hoursAgo * HOUR_MS;
  await rememberSource(db, known, await stateOfSource(db, known), { now: at, random: 0 });
  const state = await stateOfSource(db, known);
  const holder = "the demo";
  const isOurs = await claimSource(db, known, { holder, now: at, until: at + HOUR_MS, evenSo: true });
  if (!state || !isOurs) return;
  const order = orderOf(known, sites.all(), { secret: () => null, tells: false });
  const ending = new AbortController().signal;
  const taken = await takeFile(
    { known, state, holder },
    {
      db,
      ending,
      clock: () => at,
      random: () => 0,
      order: { target: join(of.folder, of.name), mostBytes: MOST_BYTES, signal: ending },
      fetcher: {
        fetch: async ({ target }) => {
          await writeFile(target, stockFile(each(of.cars(of.stock)), "csv"));
          return ok({ kind: "file", name: of.name, bytes: 0, mark: null });
        },
      },
      importFile: async ({ path, name }) => {
        const file = { file: path, name, keep: of.dataDir, dryRun: false, clock: () => at };
        return importedFile(await runImport(db, { ...order, ...file }));
      },
    },
  );
  if (taken.kind === "failed") throw new Error(taken.message);
}

async function* each<T>(list: readonly T[]): AsyncGenerator<T> {
  yield* list;
}
