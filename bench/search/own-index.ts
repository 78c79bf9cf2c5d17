import { setImmediate as turn } from "node:timers/promises";
import { STOCK_INDEX } from "../../src/features/search/index/documents/document.ts";
import { type EmbeddedEngine, embeddedEngine } from "../../src/services/search/embedded/engine.ts";
import type { SearchDocument, SearchEngine, SearchRequest } from "../../src/services/search/port.ts";
import { memoryInUse, QUERIES, WORKLOAD_SEED } from "./job.ts";
import { requestOf } from "./peers/ours.ts";
import { generatedCars, readStock } from "./questions/stock.ts";
import { measureTypos, type TypoCost } from "./questions/typos.ts";
import { type Query, workload } from "./questions/workload.ts";
import { type Spread, spread, spreadOf, times } from "./spread.ts";
import { measureUnderChange, type UnderChange } from "./under-change.ts";

/**
 * The product's own index, with all its fields and documents, measured in a separate process. In milliseconds and
 * megabytes.
 */
export interface OwnIndex {
  readonly size: number;
  /** `took` is until the first search is answered, `withTexts` until the first one by words is. */
  readonly build: {
    readonly took: number;
    readonly withTexts: number;
    readonly longestPause: number;
    readonly firstSearch: number;
  };
  readonly memory: { readonly index: number; readonly withDocuments: number };
  /** The mixed queries, in the requested order, or ranked by their words where none is requested. */
  readonly ordered: Spread;
  readonly ranked: Spread;
  /** Queries that have not been sent before. */
  readonly fresh: Spread;
  /** A search without words and choices but with all facets, repeated, and right after a change of one car. */
  readonly empty: { readonly again: Spread; readonly afterChange: Spread };
  readonly typos: TypoCost;
  readonly underChange: readonly UnderChange[];
}

export interface OwnJob {
  readonly size: number;
  readonly stockFile: string;
  readonly quick: boolean;
}

/** Documents per batch, as when the index is filled from the database. */
const BATCH = 500;
const PASSES = 5;
const FRESH = 1000;

process.once("message", async ({ size, stockFile, quick }: OwnJob) => {
  const empty = memoryInUse().used;
  const documents = productDocuments(size);
  const before = memoryInUse().used;
  const engine = embeddedEngine(STOCK_INDEX);
  const build = await built(engine, documents);
  const after = memoryInUse().used + engine.memory() / 2 ** 20;
  const cars = readStock(stockFile, size);
  const queries = workload(cars, QUERIES, WORKLOAD_SEED);
  // A first run, after which the code is compiled.
  await times(engine, queries.map(ordered));
  const measured: OwnIndex = {
    size,
    build,
    memory: { index: after - before, withDocuments: after - empty },
    ordered: await spread(engine, repeated(queries, PASSES).map(ordered)),
    ranked: await spread(engine, repeated(queries, PASSES).map(ranked)),
    fresh: await spread(engine, workload(cars, FRESH, WORKLOAD_SEED + 1).map(ranked)),
    empty: await emptyQuery(engine, documents),
    typos: await measureTypos(engine, cars),
    underChange: await measureUnderChange(engine, documents, queries.map(ranked), quick ? 3 : 8),
  };
  process.send?.(measured);
  process.disconnect();
});

function productDocuments(size: number): SearchDocument[] {
  const documents: SearchDocument[] = [];
  for (const { document } of generatedCars()) {
    documents.push({ ...document });
    if (documents.length === size) break;
  }
  return documents;
}

/** Fills the index in batches, as the product does, so that requests can run in between. */
async function built(engine: EmbeddedEngine, documents: readonly SearchDocument[]): Promise<OwnIndex["build"]> {
  const begun = performance.now();
  const heart = heartbeat();
  engine.expect?.(documents.length);
  for (let from = 0; from < documents.length; from += BATCH) {
    await engine.put(documents.slice(from, from + BATCH));
    await turn();
  }
  const [firstSearch = 0] = await times(engine, [EMPTY]);
  await turn();
  const took = performance.now() - begun;
  await times(engine, [{ ...EMPTY, query: "mazda" }]);
  return { took, withTexts: performance.now() - begun, longestPause: heart.stop(), firstSearch };
}

/** Measures the longest time for which other work had to wait, in milliseconds. */
function heartbeat(): { stop(): number } {
  let [last, longest, isOver] = [performance.now(), 0, false];
  const beat = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(beat);
  };
  beat();
  return {
    stop: () => {
      isOver = true;
      return longest;
    },
  };
}

const EMPTY = requestOf({ words: [], facets: {}, ranges: {}, sort: "recommended", page: 0 }, []);
const SORTS = {
  recommended: ["custom_rank:desc", "created_at_timestamp:desc"],
  cheapest: ["price:asc"],
  leastDriven: ["km:asc"],
  newest: ["year:desc"],
} as const;

const ordered = (query: Query): SearchRequest => requestOf(query, SORTS[query.sort]);
/** The request of the search page, where "Recommended" means the best match. */
const ranked = (query: Query): SearchRequest => (query.sort === "recommended" ? requestOf(query, []) : ordered(query));

const repeated = <T>(list: readonly T[], passes: number): T[] => Array.from({ length: passes }, () => list).flat();

async function emptyQuery(engine: SearchEngine, documents: readonly SearchDocument[]): Promise<OwnIndex["empty"]> {
  const again = await times(engine, repeated([EMPTY], 500));
  const afterChange: number[] = [];
  for (const document of documents.slice(0, 100)) {
    await engine.put([{ ...document, price: Number(document.price) + 10 }]);
    afterChange.push(...(await times(engine, [EMPTY])));
  }
  return { again: spreadOf(again), afterChange: spreadOf(afterChange) };
}
