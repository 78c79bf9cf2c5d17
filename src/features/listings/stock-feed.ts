import type { Database } from "../../db/open.ts";
import { ok, type Result } from "../../lib/result.ts";
import type { SearchEngine, SearchFailure } from "../../services/search/port.ts";
import { EVERYTHING, stockRule } from "../search/data.ts";
import type { Site } from "../site/site.ts";
import { carsByIds } from "../stock/data.ts";
import type { Car } from "../stock/schema.ts";
import { type Kind, type LeftOut, Recording } from "./format.ts";
import { GOOGLE, GOOGLE_ADS } from "./google.ts";
import { listingOf } from "./listing.ts";
import { META } from "./meta.ts";
import { PLAIN } from "./plain.ts";
import { BARE_CSV, CSV, GOOGLE_XML, JSON_LIST, TSV, type Writing } from "./writing.ts";

/** Every file of a site's stock for other programs, by its name in the address. */
export const STOCK_FEEDS = {
  "google.tsv": { kind: GOOGLE, writing: TSV },
  "google.xml": { kind: GOOGLE_ADS, writing: GOOGLE_XML },
  "meta.csv": { kind: META, writing: BARE_CSV },
  "stock.csv": { kind: PLAIN, writing: CSV },
  "stock.json": { kind: PLAIN, writing: JSON_LIST },
} as const satisfies Readonly<Record<string, { readonly kind: Kind; readonly writing: Writing }>>;

export type StockFeedName = keyof typeof STOCK_FEEDS;
export const STOCK_FEED_NAMES = Object.keys(STOCK_FEEDS) as readonly StockFeedName[];
export const isStockFeed = (name: string): name is StockFeedName => Object.hasOwn(STOCK_FEEDS, name);

/** The most cars in one feed. */
const MOST_CARS = 50_000;
/** Cars read from the database at once. */
const BATCH = 200;

/** A feed in pieces of text and, once these have been read to the end, its report of what was left out. */
export interface StockFeed {
  readonly texts: AsyncGenerator<string>;
  readonly report: { readonly count: number; readonly leftOut: readonly LeftOut[] };
}

/** A feed of these cars, which are those that the site lists. Cars that cannot be bought now are left out. */
export function stockFeed(
  name: StockFeedName,
  cars: AsyncIterable<readonly Car[]>,
  { site, origin }: { readonly site: Site; readonly origin: string },
): StockFeed {
  const { kind, writing }: { kind: Kind; writing: Writing } = STOCK_FEEDS[name];
  const recording = new Recording(kind);
  async function* texts() {
    yield writing.begin(kind, { name: site.name, url: `${origin}/` });
    for await (const batch of cars) {
      let text = "";
      for (const car of batch) {
        const listing = listingOf(car, site, origin);
        const isFirst = recording.count === 0;
        const record = listing.isForSale ? recording.record(listing) : null;
        if (record) text += writing.record(kind, record, isFirst);
      }
      if (text !== "") yield text;
    }
    yield writing.end();
  }
  return { texts: texts(), report: recording };
}

/**
 * The cars that a site lists at `now`, the longest in stock first, in batches; an error if the search engine is
 * unavailable.
 */
export async function listedCars(
  { db, search }: { readonly db: Database; readonly search: SearchEngine },
  site: Site,
  now: number,
): Promise<Result<AsyncGenerator<readonly Car[]>, SearchFailure>> {
  const answer = await search.search({
    ...EVERYTHING,
    filter: stockRule(site, now),
    sort: ["created_at_timestamp:asc"],
    limit: MOST_CARS,
  });
  if (!answer.ok) return answer;
  const ids = answer.value.hits.map(({ id }) => id);
  async function* batches() {
    for (let at = 0; at < ids.length; at += BATCH) yield carsByIds(db, ids.slice(at, at + BATCH));
  }
  return ok(batches());
}
