import { Meilisearch, MeilisearchApiError } from "meilisearch";
import { describe, expect, test } from "vitest";
import { engineWith } from "../../../../test/fixtures/engine.ts";
import { CARS, KEY, SITES } from "../../../server/search-api.testing.ts";
import { testServer } from "../../../server/testing.ts";

/**
 * The official Meilisearch client, unchanged, over HTTP. Its fetch cannot set the Host header, so it names the site
 * as a proxy would.
 */
async function clientOf(slug: string, apiKey?: string) {
  const search = await engineWith(CARS);
  const { port } = await testServer({ sites: SITES, search, env: { TRUST_PROXY: "1" } });
  return new Meilisearch({
    host: `http://127.0.0.1:${port}`,
    ...(apiKey === undefined ? {} : { apiKey }),
    requestInit: { headers: { "X-Forwarded-Host": `${slug}.localhost` } },
  });
}

const stockOf = async () => (await clientOf("halden", KEY)).index("Car_production");

async function failureOf(request: PromiseLike<unknown>) {
  const error = await request.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof MeilisearchApiError)) throw new Error(`no error of the API: ${String(error)}`);
  const { code, type, link } = error.cause ?? {};
  return { status: error.response.status, code, type, link, message: error.message };
}

const idsOf = (hits: readonly Record<string, unknown>[]) => hits.map(({ id }) => id);

describe("API-013 API-015 the official client searches", () => {
  test("everything, twenty at a time, in the index's own order", async () => {
    const found = await (await stockOf()).search("");
    expect(idsOf(found.hits)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(found).toMatchObject({ query: "", offset: 0, limit: 20, estimatedTotalHits: 6 });
    expect(found.processingTimeMs).toBeGreaterThanOrEqual(0);
    expect(found).not.toHaveProperty("facetDistribution");
  });

  test("by words, a beginning, a filter in text and in lists, and an order", async () => {
    const stock = await stockOf();
    expect(idsOf((await stock.search("toyota coro")).hits)).toContain(3);
    const cheap = await stock.search("", { filter: "make = Mazda AND price < 25000" });
    expect(idsOf(cheap.hits)).toEqual([2]);
    const listed = await stock.search(null, {
      filter: [["make = Mazda", 'make = "Alfa Romeo"'], "price >= 30000"],
      sort: ["price:asc"],
    });
    expect(idsOf(listed.hits)).toEqual([1, 6]);
    const ids = idsOf((await stock.search("", { sort: ["price:desc"] })).hits);
    expect(ids).toEqual([4, 5, 6, 1, 3, 2]);
  });

  test("with all words or with fewer of them, as Meilisearch's matching strategies have it", async () => {
    const stock = await stockOf();
    const all = await stock.search("mazda unheardof", { matchingStrategy: "all" });
    expect(all.hits).toEqual([]);
    expect(idsOf((await stock.search("mazda unheardof")).hits)).toEqual([2, 1]);
  });

  test("in pages that are counted, or from an offset with an estimate", async () => {
    const stock = await stockOf();
    const page = await stock.search("", { hitsPerPage: 4, page: 2 });
    expect(idsOf(page.hits)).toEqual([2, 1]);
    expect(page).toMatchObject({ page: 2, hitsPerPage: 4, totalPages: 2, totalHits: 6 });
    expect(page).not.toHaveProperty("estimatedTotalHits");
    const part = await stock.search("", { offset: 4, limit: 1 });
    expect(part).toMatchObject({ offset: 4, limit: 1, estimatedTotalHits: 6 });
    expect(idsOf(part.hits)).toEqual([2]);
    expect(part).not.toHaveProperty("totalPages");
  });

  test("with counts by value, and the ends of numbers", async () => {
    const stock = await stockOf();
    const { facetDistribution, facetStats } = await stock.search("", { facets: ["make", "price"], limit: 0 });
    expect(facetDistribution?.make).toEqual({ "Alfa Romeo": 1, Ford: 1, Mazda: 2, Toyota: 2 });
    expect(Object.keys(facetDistribution?.make ?? {})).toEqual(["Alfa Romeo", "Ford", "Mazda", "Toyota"]);
    expect(facetStats).toEqual({ price: { min: 24_000, max: 61_000 } });
    const every = await stock.search("", { facets: ["*"], filter: "make = Ford" });
    expect(every.facetDistribution).toMatchObject({ make: { Ford: 1 }, simple_fuel: { Diesel: 1 } });
  });

  test("for some attributes, and with what was found marked, cut out and placed", async () => {
    const stock = await stockOf();
    const { hits } = await stock.search("prado", {
      attributesToRetrieve: ["id", "model"],
      attributesToHighlight: ["model"],
      attributesToCrop: ["name"],
      cropLength: 2,
      highlightPreTag: "<b>",
      highlightPostTag: "</b>",
      showMatchesPosition: true,
      showRankingScore: true,
    });
    expect(hits).toEqual([
      {
        id: 4,
        model: "LandCruiser Prado",
        _formatted: { id: "4", model: "LandCruiser <b>Prado</b>", name: "…LandCruiser Prado" },
        _matchesPosition: {
          model: [{ start: 12, length: 5 }],
          name: [{ start: 24, length: 5 }],
          make_model: [{ start: 19, length: 5 }],
        },
        _rankingScore: 1,
      },
    ]);
  });

  test("by GET", async () => {
    const stock = await stockOf();
    const found = await stock.searchGet("mazda", {
      filter: "price > 25000",
      facets: ["make", "model"],
      sort: ["price:asc", "year:desc"],
      attributesToRetrieve: ["id"],
      hitsPerPage: 5,
      page: 1,
    });
    expect(found.hits).toEqual([{ id: 1 }]);
    expect(found.facetDistribution).toEqual({ make: { Mazda: 1 }, model: { "CX-5": 1 } });
    expect(found.totalHits).toBe(1);
  });
});

describe("API-017 the official client asks several things at once", () => {
  test("and has an answer to each in its order", async () => {
    const client = await clientOf("halden", KEY);
    const { results } = await client.multiSearch({
      queries: [
        {
          indexUid: "Car_production",
          filter: "make = Ford",
          limit: 10,
          facets: ["make"],
          attributesToHighlight: ["*"],
        },
        { indexUid: "Car_production", q: "giulia" },
      ],
    });
    expect(results.map(({ indexUid, hits }) => [indexUid, idsOf(hits)])).toEqual([
      ["Car_production", [5]],
      ["Car_production", [6]],
    ]);
  });

  test("and the first that is wrong answers for all", async () => {
    const client = await clientOf("halden", KEY);
    const good = { indexUid: "Car_production" };
    const request = client.multiSearch({
      queries: [good, { indexUid: "Kingtide" }, { ...good, filter: "make =" }],
    });
    expect(await failureOf(request)).toMatchObject({
      status: 404,
      code: "index_not_found",
      message: "Inside `.queries[1]`: Index `Kingtide` not found.",
    });
    const federated = client.multiSearch({ federation: {}, queries: [good] });
    expect(await failureOf(federated)).toMatchObject({ status: 400, code: "invalid_multi_search_federation" });
  });
});

describe("the official client looks through", () => {
  test("the values of a facet, by the beginning of any word, mistyped too, and signs are signs", async () => {
    const stock = await stockOf();
    const valuesFor = async (facetQuery: string, more: object = {}) => {
      const found = await stock.searchForFacetValues({ facetName: "make", facetQuery, ...more });
      expect(found.facetQuery).toBe(facetQuery);
      return found.facetHits;
    };
    expect(await valuesFor("rom")).toEqual([{ value: "Alfa Romeo", count: 1 }]);
    expect(await valuesFor("maz", { filter: "price < 25000" })).toEqual([{ value: "Mazda", count: 1 }]);
    expect(await valuesFor("toyotq")).toEqual([{ value: "Toyota", count: 2 }]);
    expect(await valuesFor("toyota", { q: "prado" })).toEqual([{ value: "Toyota", count: 1 }]);
    for (const signs of [".*", "[a-z]+", "(", "\\", "^F", "M|F"]) {
      expect(await valuesFor(signs === "^F" || signs === "M|F" ? `${signs}x` : signs)).toEqual([]);
    }
    const all = await stock.searchForFacetValues({ facetName: "make" });
    expect(all.facetHits).toHaveLength(4);
    const none = stock.searchForFacetValues({ facetName: "price" });
    expect(await failureOf(none)).toMatchObject({ status: 400, code: "invalid_facet_search_facet_name" });
  });

  test("its documents, one, several, filtered, and only what is asked of them", async () => {
    const stock = await stockOf();
    const page = await stock.getDocuments({ offset: 1, limit: 2, fields: ["id", "make"] });
    expect(page).toEqual({
      results: [
        { id: 5, make: "Ford" },
        { id: 4, make: "Toyota" },
      ],
      offset: 1,
      limit: 2,
      total: 6,
    });
    const filtered = await stock.getDocuments({ filter: ["make = Mazda"], fields: ["id"] });
    expect(filtered).toEqual({ results: [{ id: 2 }, { id: 1 }], offset: 0, limit: 20, total: 2 });
    expect((await stock.getDocuments({ ids: [3, 11] })).results).toHaveLength(1);
    expect(await stock.getDocument(3, { fields: ["id", "model"] })).toEqual({ id: 3, model: "Corolla" });
    for (const id of [7, 11, 21, 99, "no-number"]) {
      expect(await failureOf(stock.getDocument(id)), String(id)).toMatchObject({
        status: 404,
        code: "document_not_found",
      });
    }
  });

  test("what the index is, and whether the service is up", async () => {
    const client = await clientOf("halden", KEY);
    expect(await client.index("Car_production").getRawInfo()).toMatchObject({
      uid: "Car_production",
      primaryKey: "id",
    });
    expect(await client.isHealthy()).toBe(true);
  });
});

describe("the official client is told", () => {
  test("that a key is missing, wrong or another site's, and that a site without one is closed", async () => {
    const ask = async (slug: string, key?: string) =>
      failureOf((await clientOf(slug, key)).index("Car_production").search(""));
    expect(await ask("halden")).toEqual({
      status: 401,
      code: "missing_authorization_header",
      type: "auth",
      link: "https://docs.meilisearch.com/errors#missing_authorization_header",
      message: "The Authorization header is missing. It must use the bearer authorization method.",
    });
    expect(await ask("halden", "wrong")).toMatchObject({ status: 403, code: "invalid_api_key", type: "auth" });
    expect(await ask("halden", "a-search-key-of-kingtide")).toMatchObject({ status: 403, code: "invalid_api_key" });
    expect(await ask("closed", KEY)).toMatchObject({ status: 403, code: "invalid_api_key" });
  });

  test("that another site's index is not found, however it is asked for", async () => {
    const client = await clientOf("halden", KEY);
    const index = client.index("Kingtide");
    for (const request of [
      () => index.search(""),
      () => index.searchGet(""),
      () => index.searchForFacetValues({ facetName: "make" }),
      () => index.getDocuments(),
      () => index.getDocument(11),
      () => index.getRawInfo(),
    ]) {
      expect(await failureOf(request())).toMatchObject({
        status: 404,
        code: "index_not_found",
        message: "Index `Kingtide` not found.",
      });
    }
  });

  test("that it may write nothing", async () => {
    const client = await clientOf("halden", KEY);
    const index = client.index("Car_production");
    for (const request of [
      () => index.addDocuments([{ id: 1 }]),
      () => index.updateDocuments([{ id: 1 }]),
      () => index.deleteDocument(1),
      () => index.deleteAllDocuments(),
      () => index.updateSynonyms({}),
      () => index.getSettings(),
      () => client.deleteIndex("Car_production"),
      () => client.createIndex("More"),
    ]) {
      expect(await failureOf(request())).toMatchObject({ status: 403, code: "invalid_api_key" });
    }
    expect((await index.search("")).estimatedTotalHits).toBe(6);
  });

  test("where a filter, a facet or an order is wrong", async () => {
    const stock = await stockOf();
    const wrong = [
      [{ filter: "price <" }, "invalid_search_filter"],
      [{ filter: 'make = "Mazda' }, "invalid_search_filter"],
      [{ filter: "unheard = 1" }, "invalid_search_filter"],
      [{ facets: ["unheard"] }, "invalid_search_facets"],
      [{ sort: ["make:asc"] }, "invalid_search_sort"],
      [{ sort: ["price"] }, "invalid_search_sort"],
      [{ limit: -1 }, "invalid_search_limit"],
      [{ distinct: "make" }, "invalid_search_distinct"],
      [{ rankingScoreThreshold: 0.5 }, "invalid_search_ranking_score_threshold"],
      [{ hybrid: { embedder: "x" } }, "invalid_search_hybrid"],
      [{ attributesToSearchOn: ["make"] }, "invalid_search_attributes_to_search_on"],
    ] as const;
    for (const [options, code] of wrong) {
      const failure = await failureOf(stock.search("", options as object));
      expect(failure, JSON.stringify(options)).toMatchObject({ status: 400, code, type: "invalid_request" });
    }
    expect((await failureOf(stock.search("", { filter: "price <" }))).message).toMatch(/column 8/);
  });
});
