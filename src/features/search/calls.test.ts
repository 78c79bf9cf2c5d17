import { describe, expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { engineWith } from "../../../test/fixtures/engine.ts";
import { CARS, SITES } from "../../server/search-api.testing.ts";
import { quoted } from "../../services/search/port.ts";
import type { Site } from "../site/site.ts";
import { answerSearchCall } from "./calls.ts";
import type { Reading } from "./understand/schema.ts";

const engine = engineWith(CARS);
const NOW = Date.UTC(2026, 10, 21);
const [halden] = SITES as readonly [Site];

async function call(body: unknown) {
  const { status, body: said } = await answerSearchCall(await engine, halden, body, NOW);
  // The response as it is sent over the network.
  return {
    status,
    said: JSON.parse(JSON.stringify(said)) as Record<string, unknown> & { hits: { id: number }[]; error: string },
  };
}

const idsIn = async (body: unknown) => (await call(body)).said.hits.map(({ id }) => id);

describe("a page of results", () => {
  test("API-011 both filters hold, and size, offset, words and order are taken", async () => {
    const body = {
      search_filters: "price < 60000",
      filters: "make = Mazda OR make = Ford",
      hitsPerPage: 2,
      offset: 1,
      query: "2020",
      sort: "price:asc",
    };
    expect(await idsIn(body)).toEqual([1, 5]);
    expect(await idsIn({ ...body, query: "ranger", offset: 0 })).toEqual([5]);
    expect(await idsIn({ ...body, search_filters: "price < 25000", offset: 0 })).toEqual([2]);
  });

  test("API-012 hits, pages, count, facets and ms are answered", async () => {
    const { status, said } = await call({ hitsPerPage: 4 });
    expect(status).toBe(200);
    expect(Object.keys(said).sort()).toEqual(["count", "facets", "hits", "ms", "pages"]);
    expect(said).toMatchObject({
      pages: 2,
      count: 6,
      facets: { make: { Mazda: 2, Toyota: 2 }, simple_body: { Ute: 2 } },
    });
    expect(said.facets, "fields of numbers are no lists").not.toHaveProperty("price");
    expect(said.hits).toHaveLength(4);
    expect(said.ms).toBeGreaterThanOrEqual(0);
  });

  test("API-014 without an order the highest custom_rank comes first, and a named one is the same", async () => {
    expect(await idsIn({ hitsPerPage: 10 })).toEqual([6, 5, 4, 3, 2, 1]);
    expect(await idsIn({ hitsPerPage: 10, sort: "custom_rank:desc" })).toEqual([6, 5, 4, 3, 2, 1]);
  });

  test("a query's words are read as choices where that is asked for, and the answer tells them", async () => {
    const { said } = await call({ hitsPerPage: 10, query: "ford or mazda under $45,000 cheapest", understand: true });
    expect(said.reading).toMatchObject({ heading: "Ford or Mazda cars under $45,000", text: "", cut: null });
    const { choices } = said.reading as { choices: { label: string; words: string }[] };
    expect(choices.map(({ label, words }) => `${label}: ${words}`)).toEqual([
      "Ford or Mazda: ford or mazda",
      "Under $45,000: under $45,000",
      "Price, low first: cheapest",
    ]);
    const plain = { filters: "make IN [Ford, Mazda] AND price <= 45000", sort: "price:asc" };
    expect(said.hits.map(({ id }) => id)).toEqual(await idsIn({ hitsPerPage: 10, ...plain }));
    expect((await call({ hitsPerPage: 10, query: "ford or mazda under $45,000 cheapest" })).said).toMatchObject({
      count: 0,
    });
    expect((await call({ query: "ford", understand: "yes" })).status).toBe(400);
    expect((await call({ query: "x".repeat(16_000), understand: true })).status).toBe(200);
  });

  test("a number alone is a price, but for a car whose stock number it is", async () => {
    const numbered = await engineWith([
      testCar(1, { name: "2020 Mazda CX-5", price: 30_000, stocknum: "22000" }),
      testCar(2, { name: "2020 Mazda 3", price: 14_000, stocknum: "A7" }),
    ]);
    const read = async (query: string) => {
      const answer = await answerSearchCall(numbered, halden, { query, understand: true, hitsPerPage: 9 }, NOW);
      const { hits, reading } = answer.body as unknown as { hits: { id: number }[]; reading: Reading };
      return { labels: reading.choices.map(({ label }) => label), ids: hits.map(({ id }) => id) };
    };
    expect(await read("22000")).toEqual({ labels: ["Stock number 22000"], ids: [1] });
    expect(await read("15000")).toEqual({ labels: ["Under $15,000"], ids: [2] });
  });

  test("API-036 a colon stands for an equals sign, save within quotes", async () => {
    expect(await idsIn({ hitsPerPage: 10, search_filters: "make:Ford" })).toEqual([5]);
    expect(await idsIn({ hitsPerPage: 10, filters: `make:${quoted("a:b")} OR make:"Alfa Romeo"` })).toEqual([6]);
  });

  test("the stock rule may be sent as a page would send it", async () => {
    const since = 1_795_000_000 - 3 * 86_400;
    const search_filters = `(status=in_stock OR status=coming_soon OR sold_date_timestamp>${since}) AND show_on_dealer_website=true`;
    expect((await call({ search_filters, hitsPerPage: 1 })).said.count).toBe(6);
  });

  test("API-039 the dearest car is first under the index's own name for its price, and another index's is refused", async () => {
    expect(await idsIn({ hitsPerPage: 1, sort: "Car_production:price:desc" })).toEqual([4]);
    expect(await idsIn({ hitsPerPage: 1, sort: [" Car_production:price:desc ", ""] })).toEqual([4]);
    const wrong = await call({ hitsPerPage: 1, sort: "Other_index:price:desc" });
    expect(wrong).toMatchObject({ status: 400, said: { error: expect.stringContaining("not sortable") } });
  });

  const MANY = { queries: Array.from({ length: 11 }, () => ({ indexUid: "Car_production" })) };
  test("what is no call is refused in a sentence", async () => {
    for (const body of [null, 7, [], { hitsPerPage: 0 }, { hitsPerPage: 5, unheard: 1 }, { queries: [7] }, MANY]) {
      expect(await call(body)).toMatchObject({ status: 400, said: { error: expect.any(String) } });
    }
    expect((await call({ hitsPerPage: 5, filters: "make = " })).said.error).toMatch(/column/);
    expect((await call({ hitsPerPage: 100_000 })).said, "200 at most").toMatchObject({ pages: 1, count: 6 });
  });
});

test("API-016 a second lookup is answered with the list of hits", async () => {
  const { status, said } = await call({ search_filters: "slug IN [car-2, car-5, car-11]", limit: 10 });
  expect(status).toBe(200);
  expect(Array.isArray(said) && said.map(({ slug }) => slug)).toEqual(["car-5", "car-2"]);
  const few = (await call({ search_filters: "price>1", limit: 2 })).said;
  expect(few).toHaveLength(2);
});

test("API-017 several queries are answered with their hits, in order", async () => {
  const similar = { indexUid: "Car_production", facets: [], attributesToHighlight: ["*"], limit: 10 };
  const { said } = await call({
    queries: [
      { ...similar, filter: "status:in_stock AND make:Mazda AND id != 1 AND price 20000 TO 40000" },
      { ...similar, filter: ["simple_body:SUV", ["make:Toyota", "make:Ford"]] },
    ],
  });
  const { results } = said as unknown as { results: { indexUid: string; hits: { id: number }[] }[] };
  expect(results.map(({ hits }) => hits.map(({ id }) => id))).toEqual([[2], [3]]);
  const other = await call({ queries: [{ indexUid: "Kingtide" }] });
  expect(other).toMatchObject({ status: 404, said: { error: "Inside `.queries[0]`: Index `Kingtide` not found." } });
});
