import { createWriteStream } from "node:fs";
import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Database } from "../../db/open.ts";
import type { LeftOut } from "../../features/listings/format.ts";
import { type StockFeedName, stockFeed } from "../../features/listings/stock-feed.ts";
import { holdOnly, showingOf, siteAddress } from "../../features/search/showing.ts";
import type { Site } from "../../features/site/site.ts";
import { carsOfDealershipAfter } from "../../features/stock/data.ts";
import type { Car } from "../../features/stock/schema.ts";
import { openIndex } from "../../wiring/rule-index.ts";
import { withDatabase } from "../running/database.ts";
import { environment } from "../running/environment.ts";
import { stopWith } from "../running/failure.ts";
import { sitesIn } from "../running/sites.ts";

interface FeedOptions {
  readonly site: string;
  readonly format: StockFeedName;
  readonly out?: string;
  readonly json?: true;
}

/** `forecourt stock feed`: writes what the server sends at `/stock-feeds/{format}`, and reports what it leaves out. */
export async function feed({ site: slug, format, out, json }: FeedOptions): Promise<void> {
  const sites = await sitesIn(environment().sitesDir);
  const site = sites.bySlug(slug);
  await sites.close();
  if (!site) return stopWith(`there is no site "${slug}".`, 2);
  await withDatabase(async (db) => {
    const { texts, report } = stockFeed(format, listed(db, site), { site, origin: siteAddress(site) });
    const sink =
      out === undefined ? new Writable({ write: (_chunk, _encoding, done) => done() }) : createWriteStream(out);
    try {
      await pipeline(Readable.from(texts), sink);
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      if (/^E[A-Z]+$/.test(code) && out !== undefined) stopWith(`${out} cannot be written (${code}).`);
      throw error;
    }
    const { count, leftOut } = report;
    console.log(
      json ? JSON.stringify({ site: slug, format, count, leftOut }, null, 2) : reportText(format, count, leftOut),
    );
  });
}

function reportText(format: StockFeedName, count: number, leftOut: readonly LeftOut[]): string {
  const cars = (number: number) => `${number} ${number === 1 ? "car" : "cars"}`;
  const lines = leftOut.map(({ stocknum, name, dealership, why }) => `  ${stocknum} ${name} (${dealership}): ${why}`);
  const left = leftOut.length === 0 ? "None is left out." : `${cars(leftOut.length)} left out:\n${lines.join("\n")}`;
  return `${format}: ${cars(count)}. ${left}`;
}

const BATCH = 200;

/** The cars that the site currently lists, by its own rules. */
async function* listed(db: Database, site: Site): AsyncGenerator<readonly Car[]> {
  const engine = openIndex();
  for (const { id } of site.dealerships) {
    let last = 0;
    while (true) {
      const cars = await carsOfDealershipAfter(db, id, last, BATCH);
      if (cars.length === 0) break;
      last = cars.at(-1)?.id ?? last;
      // Renumbering cars from 1 keeps the engine from holding more than one batch.
      const numbered = cars.map((car, at) => ({ ...car, id: at + 1 }));
      await holdOnly(engine, numbered, BATCH);
      const { listed: shown } = await showingOf(numbered, site, engine, Date.now());
      yield shown.map(({ id: at }) => cars[at - 1] as Car);
    }
  }
}
