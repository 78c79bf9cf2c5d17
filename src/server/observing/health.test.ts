import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import * as v from "valibot";
import { expect, test } from "vitest";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { type FeedSource, FeedSourcesSchema } from "../../features/site/dealership/feed-sources.ts";
import { testServer } from "../testing.ts";
import { Metrics } from "./metrics.ts";

/** As PostgreSQL is: with one connection alone, Kysely waits for ever after the first that fails. */
class ManyConnections extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

/** A database that answers every query with no rows, or with a failure. */
function database(driver = new DummyDriver()) {
  return new Kysely({
    dialect: {
      createAdapter: () => new ManyConnections(),
      createDriver: () => driver,
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}

class GoneDriver extends DummyDriver {
  override async acquireConnection(): Promise<never> {
    throw new Error("connection refused");
  }
}

test("/readyz is 200 when everything answers", async () => {
  const server = await testServer({ db: database() });
  const answer = await server.ask("/readyz", { host: "any.host" });
  expect([answer.status, JSON.parse(answer.text).ready]).toEqual([200, true]);
});

test("/readyz is 503 and says so when the database is away, while /healthz is 200", async () => {
  const server = await testServer({ db: database(new GoneDriver()) });
  const answer = await server.ask("/readyz");
  expect([answer.status, JSON.parse(answer.text).checks]).toEqual([
    503,
    { running: true, database: false, index: true, sites: true },
  ]);
  expect((await server.ask("/healthz")).status).toBe(200);
});

test("/readyz asks the database once for all who ask at the same time", async () => {
  const answered = Promise.withResolvers<void>();
  let questions = 0;
  class SlowDriver extends DummyDriver {
    override async acquireConnection() {
      questions += 1;
      await answered.promise;
      return super.acquireConnection();
    }
  }
  const server = await testServer({ db: database(new SlowDriver()) });
  const all = Array.from({ length: 20 }, () => server.ask("/readyz"));
  await expect.poll(() => questions).toBeGreaterThan(0);
  // Whoever asks after them is answered once they have reached the server.
  await server.ask("/healthz");
  answered.resolve();
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(questions).toBe(1);
  await server.ask("/readyz");
  expect(questions).toBe(2);
});

test("/readyz is 503 while the process ends", async () => {
  const server = await testServer({ db: database(), state: { closing: true, filled: true } });
  expect((await server.ask("/readyz")).status).toBe(503);
});

test("/readyz and every page are 503 until the index is filled, and no page says there are no cars", async () => {
  const server = await testServer({ db: database(), state: { closing: false, filled: false } });
  expect((await server.ask("/readyz")).status).toBe(503);
  const page = await server.ask("/search");
  expect([page.status, page.headers["retry-after"]]).toEqual([503, "2"]);
  server.state.filled = true;
  expect((await server.ask("/search")).status).toBe(200);
});

const AWAY = { answers: false, behind: 3, elected: true, holder: "web-1:4711", lastError: "It cannot be reached." };

test("/readyz shows a search engine that is away, and is 200 all the same: the rest is served", async () => {
  const state = { closing: false, filled: true, search: async () => AWAY };
  const answer = await (await testServer({ db: database(), state })).ask("/readyz");
  expect([answer.status, JSON.parse(answer.text).search]).toEqual([
    200,
    { answers: false, changesBehind: 3, isFilled: true, fillsIt: true },
  ]);
  expect(answer.text).not.toContain("web-1");
});

test("/metrics tells of a search engine beside: whether it answers, what it lacks, who fills it", async () => {
  const metrics = new Metrics();
  let queries = 0;
  metrics.watchSearch(async () => {
    queries++;
    return AWAY;
  });
  const { text } = await (await testServer({ db: database(), metrics })).ask("/metrics");
  expect(text).toContain("forecourt_search_up 0");
  expect(text).toContain("forecourt_search_changes_behind 3");
  expect(text).toContain('forecourt_search_elected{holder="web-1:4711"} 1');
  expect(queries).toBe(1);
});

test("/metrics tells for how long the stock could not be followed, of which nothing else tells", async () => {
  const metrics = new Metrics();
  let lag: number | null = null;
  metrics.watchStock(() => ({ lag }));
  const server = await testServer({ db: database(), metrics });
  expect((await server.ask("/metrics")).text).toContain("forecourt_index_behind_seconds -1");
  lag = 600_000;
  expect((await server.ask("/metrics")).text).toContain("forecourt_index_behind_seconds 600");
});

test("/metrics counts requests by kind and status, even while the database is away", async () => {
  const server = await testServer({ db: database(new GoneDriver()) });
  await server.ask("/");
  await server.ask("/nothing.png", { host: "unknown" });
  const { text } = await server.ask("/metrics");
  expect(text).toContain('forecourt_http_request_seconds_count{class="page",status="2xx"} 1');
  expect(text).toContain('forecourt_http_request_seconds_count{class="page",status="4xx"} 1');
  expect(text).toContain("forecourt_index_documents 3");
});

test("/metrics tells how many pictures that feeds name wait, are stored and were refused", async () => {
  const { text } = await (await testServer({ db: database() })).ask("/metrics");
  for (const state of ["waiting", "stored", "refused"]) {
    expect(text).toContain(`forecourt_stock_pictures{state="${state}"} 0`);
  }
});

test("/metrics tells how each source of stock files is, and for how long it has been silent", async () => {
  const sources = v.parse(FeedSourcesSchema, [{ name: "office", kind: "upload" }]) as readonly FeedSource[];
  const north = { ...dealership(1, "north"), folder: "halden", sources };
  const server = await testServer({ db: database(), sites: [testSite("halden", [north])] });
  const { text } = await server.ask("/metrics");
  expect(text).toContain('forecourt_feed_source{source="north/office",state="waiting"} 1');
  expect(text).toContain('forecourt_feed_silent_seconds{source="north/office"} 0');
});

test("/metrics names the sites whose documents cannot be read or have problems, and says whether they are followed", async () => {
  const state = { closing: false, filled: true, documents: () => ({ answers: false, unread: ["southbank"] }) };
  const server = await testServer({ db: database(), state });
  server.app.sites.problems = () => [{ file: "halden/site.json", pointer: "", message: "It is no JSON." }];
  const { text } = await server.ask("/metrics");
  expect(text.match(/^forecourt_site_\w+.*$/gm)).toEqual([
    'forecourt_site_unread{site="halden"} 1',
    'forecourt_site_unread{site="southbank"} 1',
    "forecourt_site_documents_up 0",
  ]);
  expect((await (await testServer({ db: database() })).ask("/metrics")).text).not.toContain("forecourt_site_unread{");
});

test("/metrics tells how many sites are served, and how many of them are in memory whole", async () => {
  const server = await testServer({ db: database() });
  server.app.sites.loaded = () => ({ sites: 3, bytes: 12_345 });
  const { text } = await server.ask("/metrics");
  expect(text.match(/^forecourt_sites_.*$/gm)).toEqual([
    "forecourt_sites_served 1",
    "forecourt_sites_loaded 3",
    "forecourt_sites_loaded_bytes 12345",
  ]);
});

test("/metrics is there for the token's bearer alone where there is a token, even on this machine", async () => {
  const env = { METRICS_TOKEN: "0123456789abcdef", TRUST_PROXY: "1" };
  const server = await testServer({ env, db: database() });
  const status = async (headers: Record<string, string>) => (await server.ask("/metrics", { headers })).status;
  expect(await status({})).toBe(404);
  expect(await status({ "x-forwarded-for": "127.0.0.1" })).toBe(404);
  expect(await status({ authorization: "Bearer 0123456789abcdeX" })).toBe(404);
  expect(await status({ authorization: "Bearer 0123456789abcdef" })).toBe(200);
  expect(await status({ authorization: "Bearer 0123456789abcdef", "x-forwarded-for": "203.0.113.9" })).toBe(200);
});

test.each(["0", "1"])("/metrics without a token is for a direct connection alone (TRUST_PROXY=%s)", async (trust) => {
  const server = await testServer({ env: { TRUST_PROXY: trust }, db: database() });
  expect((await server.ask("/metrics")).status).toBe(200);
  const marks: Record<string, string>[] = [
    { "x-forwarded-for": "203.0.113.9" },
    { "x-forwarded-for": "127.0.0.1" },
    { forwarded: "for=127.0.0.1" },
    { via: "1.1 proxy" },
    { "x-real-ip": "127.0.0.1" },
    { "x-forwarded-proto": "https" },
  ];
  for (const headers of marks)
    expect([headers, (await server.ask("/metrics", { headers })).status]).toEqual([headers, 404]);
});
