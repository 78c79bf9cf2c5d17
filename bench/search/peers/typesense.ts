import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type BenchCar, FACETS, type FacetField, NUMBERS } from "../questions/stock.ts";
import { PAGE, type Query, SORTS } from "../questions/workload.ts";
import { COLUMNS, Codes, openFacets, refinedFacets, wholeFacets } from "./coded.ts";
import type { Answer, PeerKind } from "./peer.ts";
import { residentOf } from "./resident.ts";

/** Names the server's program; unset where the machine has none. */
const SERVER = "FORECOURT_BENCH_TYPESENSE";
const KEY = "bench";
const BATCH = 5000;
/** All words that begin with what was typed, and all values of a field: otherwise it takes the first few. */
const ALL = 100_000;
const START_MS = 30_000;

interface Found {
  readonly found: number;
  readonly hits: readonly { readonly document: { readonly id: string } }[];
  readonly facet_counts: readonly {
    readonly field_name: FacetField;
    readonly counts: readonly { readonly value: string; readonly count: number }[];
  }[];
}
type Ask = (path: string, body: string) => Promise<string>;

/**
 * Typesense, whose server runs on loopback with its data in memory and in a folder of its own: without typos and
 * dropped words, the last word a beginning; facets as codes, for it counts values that differ by their signs as one.
 * All open facets are counted by one search, a refined one by another without
 * its choice, and all of these are one request.
 */
export const typesense: PeerKind = {
  name: "Typesense",
  kind: "database",
  ordersTies: false,
  build: async (cars) => {
    const program = process.env[SERVER];
    if (!program) return null;
    const folder = mkdtempSync(join(tmpdir(), "forecourt-typesense-"));
    const [port, peering] = [await freePort(), await freePort()];
    const places = ["--api-address=127.0.0.1", "--peering-address=127.0.0.1", `--data-dir=${folder}`];
    const ports = [`--api-port=${port}`, `--peering-port=${peering}`, `--api-key=${KEY}`];
    const child = spawn(program, [...places, ...ports], { stdio: "ignore" });
    const base = `http://127.0.0.1:${port}`;
    await isUp(base, child);
    const ask: Ask = async (path, body) => {
      const answer = await fetch(`${base}${path}`, { method: "POST", body, headers: { "X-TYPESENSE-API-KEY": KEY } });
      if (!answer.ok) throw new Error(`Typesense: ${await answer.text()}`);
      return answer.text();
    };
    await ask("/collections", JSON.stringify({ name: "cars", fields: FIELDS }));
    const codes = new Codes();
    for (let from = 0; from < cars.length; from += BATCH) {
      const lines = cars.slice(from, from + BATCH).map((car) => documentOf(codes, car));
      await ask("/collections/cars/documents/import?action=create", lines.join("\n"));
    }
    return {
      search: (query) => answerOf(ask, codes, query),
      put: async (car) => {
        await ask("/collections/cars/documents?action=upsert", documentOf(codes, car));
      },
      heldOutside: () => residentOf(child),
      close: async () => {
        const ended = once(child, "exit");
        child.kill("SIGKILL");
        await ended;
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
};

const FIELDS = [
  { name: "text", type: "string" },
  { name: "rank", type: "int64" },
  ...NUMBERS.map((name) => ({ name, type: "int32", sort: true })),
  ...FACETS.map((name) => ({ name, type: "int32", facet: true, optional: true })),
];

function documentOf(codes: Codes, car: BenchCar): string {
  const row = codes.rowOf(car);
  const values = COLUMNS.flatMap((column, place) => (row[place] === null ? [] : [[column, row[place]] as const]));
  return JSON.stringify({ ...Object.fromEntries(values), id: String(car.id) });
}

async function answerOf(ask: Ask, codes: Codes, query: Query): Promise<Answer> {
  const refined = refinedFacets(query);
  const searches = [
    { ...searchOf(query, codes, null), facet_by: openFacets(query).join(), per_page: PAGE, page: query.page + 1 },
    ...refined.map((field) => ({ ...searchOf(query, codes, field), facet_by: field, per_page: 1 })),
  ];
  const { results } = JSON.parse(await ask("/multi_search", JSON.stringify({ searches }))) as { results: Found[] };
  const [page] = results;
  if (!page?.hits) throw new Error(`Typesense: ${JSON.stringify(page)}`);
  const counted = results.flatMap((result) => result.facet_counts);
  const facets = counted.map(({ field_name, counts }) => [
    field_name,
    codes.counts(
      field_name,
      counts.map(({ value, count }) => [Number(value), count] as const),
    ),
  ]);
  return {
    total: page.found,
    ids: page.hits.map(({ document }) => Number(document.id)),
    facets: wholeFacets(Object.fromEntries(facets)),
  };
}

function searchOf(query: Query, codes: Codes, butFor: FacetField | null) {
  const filters = refinedFacets(query)
    .filter((field) => field !== butFor)
    .map((field) => `${field}:=[${codes.codesOf(field, query.facets[field] ?? [])}]`);
  const ranges = Object.entries(query.ranges).map(
    ([field, [least, most]]) => `${field}:[${Math.ceil(least)}..${Math.floor(most)}]`,
  );
  const [field, direction] = SORTS[query.sort];
  return {
    collection: "cars",
    q: query.words.join(" ") || "*",
    query_by: "text",
    filter_by: [...filters, ...ranges].join(" && "),
    sort_by: `${field}:${direction}`,
    include_fields: "id",
    prefix: true,
    num_typos: 0,
    drop_tokens_threshold: 0,
    typo_tokens_threshold: 0,
    max_candidates: ALL,
    max_facet_values: ALL,
    highlight_fields: "none",
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

async function isUp(base: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(`${base}/health`).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  child.kill("SIGKILL");
  throw new Error("Typesense did not start.");
}
