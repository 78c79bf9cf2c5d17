import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { FACET_ATTRIBUTES, RANGE_ATTRIBUTES } from "../vocabulary/attributes.ts";
import { LONGEST_SEARCH } from "../vocabulary/longest-search.ts";
import {
  ALL_STOCK_PATH,
  facetHref,
  facetHrefs,
  hasFilters,
  isFromForm,
  parseSearchState,
  type SearchRoute,
  searchHref,
  searchTitle,
  shownCarTypes,
  withFacet,
  withoutFilters,
  withPage,
  withQuery,
  withRange,
  withSort,
} from "./rules.ts";
import type { SearchState } from "./schema.ts";
import { resolveSearchPath } from "./search-paths.ts";
import { withExactly, withReading } from "./words-read.ts";

const site = testSite("halden", [dealership(1, "parramatta"), dealership(2, "mazda")]);
const known = new Map([
  ["Mazda", ["CX-5", "CX 5", "3"]],
  ["Land Rover", ["Defender"]],
  ["Citroën", []],
]);
const resolve = (path: string) => resolveSearchPath(path.split("/").filter(Boolean), site, known);
function routeOf(path: string): SearchRoute {
  const route = resolve(path);
  if (!route.ok) throw new Error(`no route for ${path}`);
  return route.value;
}
const ALL = routeOf("");
const parse = (query: string, route = ALL) => parseSearchState(new URL(`http://halden.test/x?${query}`), route, site);
const EMPTY: SearchState = { query: "", page: 1, sortBy: "recommended", facets: {}, ranges: {} };

describe("paths", () => {
  test.each([
    ["SRCH-104", "used-cars", ["used"]],
    ["SRCH-105", "new-cars", ["new"]],
    ["SRCH-106", "demo-cars", ["demo"]],
    ["SRCH-107", "new-and-demo-cars", ["new", "demo"]],
  ])("%s SRCH-102 /search/%s fixes the car type", (_, segment, types) => {
    expect(routeOf(segment)).toMatchObject({
      kind: "stock-type",
      path: `/search/${segment}`,
      fixed: { car_type: types },
    });
  });

  test("SRCH-103 /search/new-used-and-demo-cars is the whole stock, and so is no segment at all", () => {
    expect(routeOf("new-used-and-demo-cars")).toMatchObject({ kind: "all", fixed: {}, filter: "" });
    expect(routeOf("")).toEqual(routeOf("new-used-and-demo-cars"));
  });

  test("SRCH-098 a dealership's slug restricts to that dealership", () => {
    expect(routeOf("parramatta")).toMatchObject({ kind: "dealership", filter: 'dealership_slug = "parramatta"' });
  });

  test("SRCH-099 a make's slug restricts to that make, however it is spelt", () => {
    expect(routeOf("land-rover")).toMatchObject({ kind: "make", fixed: { make: ["Land Rover"] } });
    expect(routeOf("CITROEN")).toMatchObject({ path: "/search/citroen", fixed: { make: ["Citroën"] } });
  });

  test("SRCH-100 make and model restrict to both; models of one slug go together", () => {
    expect(routeOf("mazda/cx-5")).toMatchObject({
      kind: "model",
      path: "/search/mazda/cx-5",
      heading: "Mazda CX-5",
      fixed: { make: ["Mazda"], model: ["CX-5", "CX 5"] },
    });
  });

  test("SRCH-101 a stock type comes before a dealership, a dealership before a make, and nothing else is found", () => {
    expect(routeOf("mazda").kind).toBe("dealership");
    for (const path of [
      "tesla",
      "mazda/defender",
      "tesla/model-3",
      "mazda/cx-5/akera",
      "used-cars/mazda",
      "constructor",
    ]) {
      expect(resolve(path)).toEqual({ ok: false, error: "not-found" });
    }
  });
});

describe("the address", () => {
  test("SRCH-063 SRCH-064 SRCH-065 reads query, page, sort, facets and ranges", () => {
    const query = "q=low+kms&make=Toyota&make=Mazda&price=10000-30000&year=2018-&km=-50000&sort=price-asc&page=2";
    expect(parse(query)).toEqual({
      query: "low kms",
      page: 2,
      sortBy: "price-asc",
      facets: { make: ["Mazda", "Toyota"] },
      ranges: { price: { min: 10_000, max: 30_000 }, year: { min: 2018 }, km: { max: 50_000 } },
    });
  });

  test.each(["0", "-1", "1e9", "abc", "1.5", "", "99999999999999999999", "10000"])(
    "SRCH-064 page=%s is page one",
    (page) => {
      expect(parse(`page=${page}`)).toEqual(EMPTY);
    },
  );

  test("SRCH-064 the last page that can be asked for is 9999", () => {
    expect(parse("page=9999").page).toBe(9999);
  });

  test.each([
    "price=9-1",
    "price=5-x",
    "price=NaN",
    "price=NaN-5",
    "price=-",
    "price=5",
    "price=1-2-3",
    "year=-5-9",
    "km=1e3-",
  ])("%s is no range", (query) => {
    expect(parse(query)).toEqual(EMPTY);
  });

  test("a range of one value is one", () => {
    expect(parse("year=2020-2020").ranges).toEqual({ year: { min: 2020, max: 2020 } });
    expect(parse("year=2020+-+2021").ranges).toEqual({ year: { min: 2020, max: 2021 } });
  });

  test("a plain form's two fields are a range", () => {
    expect(parse("price-min=5,000&price-max=&km-min=&km-max=90000&q=").ranges).toStrictEqual({
      price: { min: 5000 },
      km: { max: 90_000 },
    });
    const plain = (query: string) => isFromForm(new URL(`http://halden.test/x?${query}`));
    expect(["q=", "make=+", "price-min=5", "km-max=9", "price=5-9&q=x"].map(plain)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  test("SRCH-065 a plain form that keeps the typed order keeps its words, and another order takes their place", () => {
    const form = (sort: string) => parse(`q=suv&sort=${sort}&q-typed=oldest+suv&sort-typed=year-asc`);
    expect(form("year-asc")).toEqual({ ...EMPTY, query: "oldest suv" });
    expect(form("price-asc")).toEqual({ ...EMPTY, query: "suv", sortBy: "price-asc" });
    expect(parse("q=suv&q-typed=oldest+suv").query).toBe("suv");
    expect(parse("q=suv&sort=newest&sort-typed=newest")).toMatchObject({ query: "suv", sortBy: "newest" });
    expect(isFromForm(new URL("http://halden.test/x?q=suv&sort=year-asc&q-typed=oldest+suv"))).toBe(true);
  });

  test("unknown parameters, unknown orders, blank and overlong values are left out", () => {
    expect(parse(`wheels=4&sort=cheapest&make=&make=+&make=${"x".repeat(101)}&constructor=1`)).toEqual(EMPTY);
  });

  test("of 500 values of a facet 50 are taken, of a query as many letters as the box takes", () => {
    const many = Array.from({ length: 500 }, (_, index) => `make=M${index}`).join("&");
    expect(parse(many).facets.make).toHaveLength(50);
    expect(parse(`q=${"x".repeat(5000)}`).query).toHaveLength(LONGEST_SEARCH);
    expect(parse(`make=${"x".repeat(100)}`).facets.make).toHaveLength(1);
  });

  test("the words of a query are one space apart, and none stands at either end, wherever it is cut", () => {
    expect(parse("q=++low+++kms++").query).toBe("low kms");
    expect(parse(`q=++${"x".repeat(LONGEST_SEARCH - 1)}++y`).query).toBe("x".repeat(LONGEST_SEARCH - 1));
  });

  test("SRCH-065 an order that the site does not offer falls back to the site's first", () => {
    const own = testSite("own", [], { config: { sortOptions: ["newest", "km-asc"] } });
    const sortOf = (query: string) => parseSearchState(new URL(`http://own.test/?${query}`), ALL, own).sortBy;
    expect([sortOf(""), sortOf("sort=price-asc"), sortOf("sort=km-asc")]).toEqual(["newest", "newest", "km-asc"]);
  });

  test("is written with parameters and values in one order and defaults left out", () => {
    const state = parse("page=1&sort=recommended&price=-9000&make=Mazda&car_type=used&make=Audi&q=x");
    expect(searchHref("/search/x", state)).toBe("/search/x?q=x&car_type=used&make=Audi&make=Mazda&price=-9000");
    const chosen = { ...EMPTY, facets: { make: ["Mazda", "Audi"] } };
    expect(searchHref("/search/x", chosen)).toBe("/search/x?make=Audi&make=Mazda");
    expect(searchHref("/search/x", EMPTY)).toBe("/search/x");
    expect(searchHref("/search/x", EMPTY, "newest")).toBe("/search/x?sort=recommended");
  });

  test("what is written is read back the same, whatever the state", () => {
    const value = fc
      .string({ minLength: 1, maxLength: 30, unit: "grapheme" })
      .filter((text) => text.trim() === text && text !== "");
    const end = fc.option(fc.nat(), { nil: undefined });
    const range = fc
      .tuple(end, end)
      .filter(([min, max]) => (min ?? max) !== undefined && (min ?? 0) <= (max ?? min ?? 0));
    const states = fc.record({
      query: fc.string({ maxLength: 40 }).map((text) => text.replace(/\s+/g, " ").trim()),
      page: fc.integer({ min: 1, max: 9999 }),
      sortBy: fc.constantFrom(...site.config.sortOptions),
      facets: fc.dictionary(
        fc.constantFrom(...FACET_ATTRIBUTES),
        fc.uniqueArray(value, { minLength: 1, maxLength: 4 }).map((values) => values.sort()),
      ),
      ranges: fc.dictionary(
        fc.constantFrom(...RANGE_ATTRIBUTES),
        range.map(([min, max]) => ({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) })),
      ),
    });
    const run = fc.property(states, (state) => {
      const href = searchHref("/search/used", state);
      const read = parseSearchState(new URL(href, "http://halden.test"), ALL, site);
      expect(read).toEqual({ ...state, facets: { ...state.facets }, ranges: { ...state.ranges } });
      expect(searchHref("/search/used", read)).toBe(href);
    });
    fc.assert(run, { seed: 7, numRuns: 200 });
  });

  test("reading never throws", () => {
    const name = fc.constantFrom("q", "page", "sort", "price", "price-min", "km-max", ...FACET_ATTRIBUTES);
    const value = fc.oneof(fc.string(), fc.constantFrom("-1", "0", "1e3", "9-1", "-", "99999999999999999", "NaN"));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (query) => {
        expect(parse(String(new URLSearchParams(query))).page).toBeGreaterThan(0);
      }),
      { seed: 7, numRuns: 200 },
    );
  });
});

describe("changing the search", () => {
  const state = parse("make=Mazda&price=1-2&sort=newest&page=3");

  test("SRCH-030 a facet or a range changed returns to page one", () => {
    expect(withFacet(state, "make", "Audi")).toMatchObject({ page: 1, facets: { make: ["Mazda", "Audi"] } });
    expect(withFacet(state, "make", "Mazda")).toEqual({ ...state, page: 1, facets: {} });
    const both = withFacet(state, "make", "Audi");
    expect(withFacet(both, "make", "Mazda").facets).toEqual({ make: ["Audi"] });
    expect(withRange(state, "price", { min: 5 })).toMatchObject({ page: 1, ranges: { price: { min: 5 } } });
    for (const open of [null, {}]) expect(withRange(state, "price", open).ranges).toEqual({});
    expect(withRange(state, "price", { max: 5 }).ranges).toEqual({ price: { max: 5 } });
    expect(withSort(state, "price-asc")).toMatchObject({ page: 1, sortBy: "price-asc" });
  });

  test("turning the page changes nothing else", () => {
    expect(withPage(state, 4)).toEqual({ ...state, page: 4 });
  });

  test("clearing lifts every filter", () => {
    expect(withoutFilters(state)).toEqual({ ...EMPTY, sortBy: "newest" });
    expect([hasFilters(state), hasFilters(withoutFilters(state)), hasFilters(parse("q=x"))]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test("choosing another make under a make's path leads to the whole stock with both", () => {
    const route = routeOf("land-rover");
    expect(facetHref(route, EMPTY, "make", "Mazda")).toBe(`${ALL_STOCK_PATH}?make=Land+Rover&make=Mazda`);
    expect(facetHref(route, EMPTY, "make", "Land Rover")).toBe(ALL_STOCK_PATH);
    expect(facetHref(route, EMPTY, "colour", "Red")).toBe("/search/land-rover?colour=Red");
    for (const [attribute, value] of [
      ["make", "Mazda"],
      ["colour", "Pearl & 50% grey"],
      ["seats", "7"],
    ] as const) {
      const state = { ...EMPTY, query: "v8 diesel", facets: { seats: ["5"] }, ranges: { km: { max: 9 } } };
      expect(facetHrefs(route, state, attribute)(value)).toBe(facetHref(route, state, attribute, value));
    }
  });

  test("under a path a choice may narrow what the path says, never widen it", () => {
    const route = routeOf("new-and-demo-cars");
    expect(parse("car_type=demo", route).facets).toEqual({ car_type: ["demo"] });
    expect(parse("car_type=used", route).facets).toEqual({});
    expect(parse("car_type=demo&car_type=new", route).facets).toEqual({});
    expect(shownCarTypes(route, EMPTY)).toEqual(["new", "demo"]);
    expect(shownCarTypes(ALL, EMPTY)).toEqual(["new", "demo", "used"]);
  });
});

describe("how typed words are taken, in an address", () => {
  test("words as typed, and readings that were picked, survive their own address", () => {
    for (const query of ["q=golf&exactly=1", "q=3&read=model-mg-3.price-from-20000", "q=golf"]) {
      expect(searchHref(ALL_STOCK_PATH, parse(query))).toBe(`${ALL_STOCK_PATH}?${query}`);
    }
  });

  test("what says nothing is left out: readings without words or beside words as typed, in disorder or malformed", () => {
    const canonical = (query: string) => searchHref(ALL_STOCK_PATH, parse(query));
    expect(canonical("exactly=1&read=a")).toBe(ALL_STOCK_PATH);
    expect(canonical("q=a&exactly=1&read=b")).toBe(`${ALL_STOCK_PATH}?q=a&exactly=1`);
    expect(canonical("q=a&exactly=yes&read=b.a.b..%3Cb%3E.-x.Über")).toBe(`${ALL_STOCK_PATH}?q=a&read=a.b`);
    expect(parse(`q=a&read=${"a.".repeat(5_000)}z`).read).toEqual(["a"]);
    expect(parse(`q=a&read=${Array.from({ length: 30 }, (_, at) => `m${at}`).join(".")}`).read).toHaveLength(10);
  });

  test("other words are read anew; a picked reading replaces those before", () => {
    const exact = parse("q=golf&exactly=1&page=3");
    expect(withQuery(exact, "polo")).not.toHaveProperty("exactly");
    expect(withReading(exact, { query: "golf", read: ["text-golf"] })).toMatchObject({ read: ["text-golf"], page: 1 });
    expect(withReading(exact, { query: "golf", read: [] })).not.toHaveProperty("read");
    expect(withExactly(parse("q=golf"), true)).toMatchObject({ exactly: true });
  });
});

test("the search of a model has another title than the model's own page, and each further page its number", () => {
  expect(searchTitle({ kind: "model", heading: "Kia Sportage" }, 1)).toBe("Kia Sportage for Sale");
  expect(searchTitle({ kind: "model", heading: "Kia Sportage" }, 2)).toBe("Kia Sportage for Sale, page 2");
  expect(searchTitle({ kind: "make", heading: "Kia Cars" }, 1)).toBe("Kia Cars");
});
