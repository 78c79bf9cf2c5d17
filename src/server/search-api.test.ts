import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { engineWith } from "../../test/fixtures/engine.ts";
import type { App } from "../request.ts";
import type { SearchEngine } from "../services/search/port.ts";
import { CARS, KEY, SITES } from "./search-api.testing.ts";
import { ask, type TestRequest, type TestServerOptions, testServer } from "./testing.ts";

const JSON_TYPE = { "content-type": "application/json" };
const WITH_KEY = { authorization: `Bearer ${KEY}` };

async function serverWith(options: TestServerOptions = {}) {
  const search = options.search ?? (await engineWith(CARS));
  const server = await testServer({ sites: SITES, ...options, search });
  const post = async (path: string, body: unknown, asked: TestRequest = {}) => {
    const text = typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    const headers = { ...JSON_TYPE, ...WITH_KEY, ...asked.headers };
    const answer = await server.ask(path, { method: "POST", ...asked, headers, body: text });
    return { ...answer, json: JSON.parse(answer.text) };
  };
  const search_ = (body: unknown) => post("/indexes/Car_production/search", body);
  return {
    ...server,
    post,
    search: search_,
    own: (body: unknown, asked?: TestRequest) => post("/api/search", body, asked),
  };
}

const idsOf = (hits: readonly { readonly id: number }[]) => hits.map(({ id }) => id);

/** Filters by which a visitor may try to escape the site's own rule. */
const ESCAPES = [
  "id > 0) OR (id > 0",
  ") OR (id > 0",
  "id > 0) OR NOT (id < 0",
  'make = "x") OR (make = "Volvo"',
  "id > 0 OR id > 0",
  "NOT dealership_slug = parramatta",
  "dealership_slug IN [brookvale, elsewhere]",
  "show_on_dealer_website = false",
  'make = "\\") OR (id > 0',
  "make = '\\') OR (id > 0",
];

describe("pages of another origin", () => {
  const ORIGIN = { origin: "https://elsewhere.example" };

  test("may ask the dialect with its key, after asking whether they may", async () => {
    const { ask, post } = await serverWith();
    const asked = await ask("/indexes/Car_production/search", {
      method: "OPTIONS",
      headers: {
        ...ORIGIN,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization",
      },
    });
    expect([asked.status, asked.text]).toEqual([204, ""]);
    expect(asked.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": expect.stringContaining("POST"),
      "access-control-allow-headers": expect.stringMatching(/Authorization.*Content-Type.*X-Meilisearch-Client/),
    });
    expect(asked.headers["access-control-allow-credentials"]).toBeUndefined();
    const found = await post("/multi-search", { queries: [{ indexUid: "Car_production" }] }, { headers: ORIGIN });
    expect([found.status, found.headers["access-control-allow-origin"]]).toEqual([200, "*"]);
    const refused = await post("/multi-search", {}, { headers: { ...ORIGIN, authorization: "Bearer wrong" } });
    expect([refused.status, refused.headers["access-control-allow-origin"]]).toEqual([403, "*"]);
  });

  test("may not read the site's own calls", async () => {
    const { own } = await serverWith();
    const { headers } = await own({ search_filters: "id > 0", limit: 1 }, { headers: ORIGIN });
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  });
});

test.each([
  "/version",
  "/stats",
  "/keys",
  "/keys/1",
  "/tasks",
  "/tasks/0",
  "/batches",
  "/swap-indexes",
  "/dumps",
  "/snapshots",
])("%s is answered in the dialect, as to a key that may only search", async (path) => {
  const { ask } = await serverWith();
  const withKey = await ask(path, { headers: WITH_KEY });
  expect([withKey.status, JSON.parse(withKey.text).code]).toEqual([403, "invalid_api_key"]);
  const without = await ask(path);
  expect([without.status, JSON.parse(without.text).code]).toEqual([401, "missing_authorization_header"]);
});

test("a facet search passes over what only a search needs, as InstantSearch sends it", async () => {
  const { post } = await serverWith();
  const sent = {
    facetName: "make",
    facetQuery: "t",
    facets: ["make", "simple_body"],
    attributesToHighlight: ["*"],
    highlightPreTag: "__ais-highlight__",
    limit: 21,
    offset: 0,
    sort: ["price:asc"],
    distinct: "make",
  };
  const { status, json } = await post("/indexes/Car_production/facet-search", sent);
  expect([status, json.facetHits]).toEqual([200, [{ value: "Toyota", count: 2 }]]);
  const unknown = await post("/indexes/Car_production/facet-search", { ...sent, facet: "make" });
  expect([unknown.status, unknown.json.code]).toEqual([400, "bad_request"]);
});

describe("a site is searched alone", () => {
  test("whatever filter is sent, only its own shown cars are found", async () => {
    const { post, own } = await serverWith();
    for (const filter of ESCAPES) {
      for (const sent of [filter, [filter], [[filter, "id > 0"]]]) {
        const answers = [
          await post("/indexes/Car_production/search", { filter: sent }),
          await post("/indexes/Car_production/documents/fetch", { filter: sent }),
          await post("/multi-search", { queries: [{ indexUid: "Car_production", filter: sent }] }),
          await own({ search_filters: filter, filters: filter, hitsPerPage: 10 }),
          await own({ search_filters: filter, limit: 10 }),
          await own({ queries: [{ indexUid: "Car_production", filter: sent }] }),
        ];
        for (const { status, text } of answers) {
          expect([200, 400], text).toContain(status);
          expect(text, filter).not.toMatch(/Volvo XC60|Kia|Hidden/);
        }
      }
    }
  });

  test("the same address on another host is another site's, with its own key and index", async () => {
    const { post } = await serverWith();
    const kingtide = { host: "kingtide.localhost", headers: { authorization: "Bearer a-search-key-of-kingtide" } };
    expect(idsOf((await post("/indexes/Kingtide/search", {}, kingtide)).json.hits)).toEqual([11]);
    expect((await post("/indexes/Car_production/search", {}, kingtide)).status).toBe(404);
    const foreign = { host: "kingtide.localhost", headers: WITH_KEY };
    expect((await post("/indexes/Kingtide/search", {}, foreign)).status).toBe(403);
    expect(await post("/indexes/Kingtide/search", {}, { host: "nobody.localhost" }).catch(() => null)).toBe(null);
  });
});

describe("bad input is told so, and never 500", () => {
  const long = (one: string, times: number) => Array.from({ length: times }, () => one);
  test("in filters", async () => {
    const { search } = await serverWith();
    const filters: readonly (readonly [filter: unknown, status: number])[] = [
      [`make = "${"x".repeat(10_000 - 9)}"`, 200],
      [`make = ${"x".repeat(20_000)}`, 400],
      [`${"(".repeat(200)}make = Ford${")".repeat(200)}`, 400],
      [`${"NOT ".repeat(200)}make = Ford`, 400],
      ["(".repeat(5_000), 400],
      ['make = "Ford', 400],
      ["make = 'Ford", 400],
      ["unknown = 1", 400],
      ["price > NaN", 200],
      ["price = NaN", 200],
      ["price 9 TO 1", 200],
      [`make IN [${long("Ford", 500).join(", ")}]`, 200],
      [long("make = Ford", 500), 200],
      [long("make = Ford", 1_001), 400],
      [[[[["make = Ford"]]]], 400],
      [[1], 400],
      [{ make: "Ford" }, 400],
      ["make = 🚗", 400],
      ['make = "🚗"', 200],
      ['make = "مرسيدس"', 200],
      ["\u0000", 400],
      ["   ", 200],
    ];
    for (const [filter, status] of filters) {
      const answer = await search({ filter });
      expect(answer.status, `${JSON.stringify(filter).slice(0, 60)}: ${answer.text.slice(0, 200)}`).toBe(status);
      if (status === 400) expect(answer.json).toMatchObject({ code: "invalid_search_filter", type: "invalid_request" });
    }
  });

  test("in pages, limits and offsets", async () => {
    const { search } = await serverWith();
    expect((await search({ page: 0 })).json).toMatchObject({ hits: [], page: 0, totalHits: 6 });
    expect((await search({ page: 1e9 })).json).toMatchObject({ hits: [], page: 1e9, totalHits: 6 });
    expect((await search({ page: Number.MAX_SAFE_INTEGER, hitsPerPage: 1000 })).json.hits).toEqual([]);
    expect((await search({ hitsPerPage: 0 })).json).toMatchObject({ hits: [], hitsPerPage: 0, totalPages: 0 });
    expect((await search({ hitsPerPage: 100_000 })).json).toMatchObject({ hitsPerPage: 1000, totalPages: 1 });
    expect((await search({ limit: 100_000 })).json).toMatchObject({ limit: 1000, estimatedTotalHits: 6 });
    expect((await search({ offset: 1e9 })).json.hits).toEqual([]);
    for (const [name, code] of [
      ["page", "invalid_search_page"],
      ["hitsPerPage", "invalid_search_hits_per_page"],
      ["limit", "invalid_search_limit"],
      ["offset", "invalid_search_offset"],
    ] as const) {
      for (const value of [-1, "abc", 1.5, 1e300, true, [1], {}]) {
        const { status, json } = await search({ [name]: value });
        expect([status, json.code], `${name}: ${value}`).toEqual([400, code]);
      }
    }
    const { ask } = await serverWith();
    const got = await ask("/indexes/Car_production/search?page=abc", { headers: WITH_KEY });
    expect([got.status, JSON.parse(got.text).code]).toEqual([400, "invalid_search_page"]);
  });

  test("in words", async () => {
    const { search, own } = await serverWith();
    const words = [
      "🚗🔥",
      "مرسيدس بنز",
      "‮adzam",
      "x".repeat(5_000),
      "ab ".repeat(5_000),
      "    ",
      "\u0000",
      "%",
      "(.*)+$",
      "'; --",
      "\ud800",
    ];
    for (const q of words) {
      const marked = { q, attributesToHighlight: ["*"], attributesToCrop: ["*"], showMatchesPosition: true };
      const { status, json } = await search({ ...marked, showRankingScore: true, matchingStrategy: "all" });
      expect(status, q.slice(0, 20)).toBe(200);
      expect(json.query).toBe(q);
      expect((await own({ query: q, hitsPerPage: 5 })).status).toBe(200);
    }
    expect((await search({ q: "    " })).json.estimatedTotalHits).toBe(6);
    expect((await search({ q: "x".repeat(5_000) })).json.hits).toEqual([]);
  });

  test("in texts that are longer than anyone's: refused at once, whatever stands in them", async () => {
    const { search, own, ask } = await serverWith();
    const began = process.cpuUsage();
    for (const sort of [",".repeat(99_000), "(".repeat(50_000), ",(".repeat(40_000)]) {
      expect((await own({ query: "", hitsPerPage: 5, sort })).status).toBe(400);
      expect((await own({ query: "", hitsPerPage: 5, sort: [sort] })).status).toBe(400);
      expect((await search({ sort: [sort] })).json.code).toBe("invalid_search_sort");
    }
    const long = "a".repeat(20_000);
    for (const call of [{ query: long }, { filters: long }, { search_filters: long, limit: 5 }])
      expect((await own({ hitsPerPage: 5, ...call })).status).toBe(400);
    for (const name of ["q", "highlightPreTag", "highlightPostTag", "cropMarker"]) {
      const { status, text } = await search({ [name]: "<b>".repeat(13_000), attributesToHighlight: ["*"] });
      expect(status, name).toBe(400);
      expect(text.length).toBeLessThan(1_000);
    }
    const address = `/indexes/Car_production/search?sort=${",(".repeat(3_000)}`;
    expect((await ask(address, { headers: WITH_KEY })).status).toBe(400);
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1000, "milliseconds of the process for all of them").toBeLessThan(1_500);
  });

  test("in orders, facets and names", async () => {
    const { search, post } = await serverWith();
    expect((await search({ sort: ["make:asc"] })).json.code).toBe("invalid_search_sort");
    expect((await search({ sort: ["price:up"] })).json.code).toBe("invalid_search_sort");
    expect((await search({ facets: Array.from({ length: 500 }, () => "make") })).json.code).toBe(
      "invalid_search_facets",
    );
    expect((await search({ facets: ["__proto__"] })).json.code).toBe("invalid_search_facets");
    expect((await search({ attributesToRetrieve: ["__proto__", "constructor", "id"] })).json.hits[0]).toEqual({
      id: 6,
    });
    expect((await search({ unheard: 1 })).json.code).toBe("bad_request");
    const queries = Array.from({ length: 51 }, () => ({ indexUid: "Car_production" }));
    expect((await post("/multi-search", { queries })).json.code).toBe("invalid_multi_search_queries");
    const greedy = queries.slice(0, 6).map((query) => ({ ...query, limit: 200 }));
    expect((await post("/multi-search", { queries: greedy })).json.code).toBe("invalid_multi_search_queries");
    expect((await post("/multi-search", { queries: greedy.slice(0, 5) })).status).toBe(200);
    expect((await post("/multi-search", { queries: [{ q: "x" }] })).json.code).toBe("missing_index_uid");
    expect((await post("/multi-search", { queries: [7] })).json.code).toBe("bad_request");
    expect((await post("/multi-search", {})).json.code).toBe("bad_request");
    for (const name of ["Kingtide", "a b", "Car_production%2fx", "\u{1F697}", "x".repeat(500)]) {
      const { status, json } = await post(`/indexes/${encodeURI(name)}/search`, {});
      expect([status, json.code], name.slice(0, 20)).toEqual([404, "index_not_found"]);
    }
  });

  test("in bodies", async () => {
    const { post, own, ask } = await serverWith();
    const path = "/indexes/Car_production/search";
    const faults = [
      [await post(path, '{"q":'), 400, "malformed_payload"],
      [await post(path, "null"), 400, "bad_request"],
      [await post(path, "[]"), 400, "bad_request"],
      [await post(path, ""), 400, "bad_request"],
      [await post(path, JSON.stringify({ q: "x".repeat(200_000) })), 413, "payload_too_large"],
      [await post(path, gzipSync("{}"), { headers: { "content-encoding": "gzip" } }), 415, "invalid_content_type"],
      [await post(path, "{}", { headers: { "content-type": "text/plain" } }), 415, "invalid_content_type"],
    ] as const;
    for (const [{ status, json }, expected, code] of faults) expect([status, json.code]).toEqual([expected, code]);
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      const { status, text } = await ask(path, { method, headers: WITH_KEY });
      expect([status, JSON.parse(text).code], method).toEqual([403, "invalid_api_key"]);
    }
    for (const sent of [
      '{"q":',
      "null",
      "[]",
      "",
      "7",
      '{"queries":7}',
      '{"hitsPerPage":"abc"}',
      '{"limit":-1}',
      '{"foo":1}',
    ]) {
      const { status, json } = await own(sent);
      expect([status, typeof json.error], sent).toEqual([400, "string"]);
    }
    expect((await own("x".repeat(200_000))).status).toBe(413);
    const read = await ask("/api/search");
    expect([read.status, read.headers.allow]).toEqual([405, "POST"]);
  });
});

describe("searching has its own limits", () => {
  test("more searches than forms, from other servers too, and a form's own protection stays", async () => {
    const { own, post, ask } = await serverWith({ env: { POSTS_PER_MINUTE: "1", SEARCHES_PER_MINUTE: "4" } });
    const foreign = { headers: { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" } };
    expect((await own({ hitsPerPage: 1 }, foreign)).status).toBe(200);
    expect((await own({ hitsPerPage: 1 })).status).toBe(200);
    expect((await post("/indexes/Car_production/search", {}, foreign)).status).toBe(200);
    expect((await own({ hitsPerPage: 1 })).headers).not.toHaveProperty("access-control-allow-origin");
    const refused = await post("/indexes/Car_production/search", {});
    expect([refused.status, refused.json.code]).toEqual([429, "too_many_search_requests"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await own({ hitsPerPage: 1 })).json).toEqual({ error: expect.stringContaining("Please wait a minute") });
    expect((await ask("/api/leads", { method: "POST", headers: foreign.headers, body: "{}" })).status).toBe(403);
  });

  test("an answer worth it is compressed", async () => {
    const { post } = await serverWith();
    const plain = await post("/indexes/Car_production/search", {});
    expect(plain.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
    });
    const { port } = await serverWith();
    const packed = await ask(port, "/indexes/Car_production/search", {
      headers: { ...WITH_KEY, "accept-encoding": "gzip" },
    });
    expect(packed.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
    expect(JSON.parse(gunzipSync(packed.bytes).toString()).hits).toEqual(plain.json.hits);
  });

  test("what nobody foresaw is told without its reason, which is logged", async () => {
    const broken = { search: async () => Promise.reject(new Error("secret reason")) } as unknown as App["search"];
    const { search, own, lines } = await serverWith({ search: broken });
    expect(await search({})).toMatchObject({ status: 500, json: { code: "internal", type: "internal" } });
    const answer = await own({ hitsPerPage: 1 });
    expect(answer).toMatchObject({ status: 500, json: { error: expect.any(String) } });
    expect(answer.text).not.toContain("secret");
    expect(JSON.stringify(lines)).toContain("secret reason");
  });

  test("an engine that is away is 503 with a sentence, and so is one that is not filled yet", async () => {
    const away: Pick<SearchEngine, "search"> = {
      search: async () => ({ ok: false, error: { kind: "unavailable", message: "connect ECONNREFUSED 10.0.0.7" } }),
    };
    for (const options of [{ search: away as App["search"] }, { state: { closing: false, filled: false } }]) {
      const { own, search, post } = await serverWith(options);
      const answers = [await search({}), await post("/multi-search", { queries: [{ indexUid: "Car_production" }] })];
      for (const { status, json, text } of answers) {
        expect([status, json.type]).toEqual([503, "internal"]);
        expect(text).not.toContain("10.0.0.7");
      }
      expect(await own({ hitsPerPage: 1 })).toMatchObject({ status: 503, json: { error: expect.any(String) } });
    }
  });
});
