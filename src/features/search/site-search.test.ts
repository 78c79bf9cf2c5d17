import { expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { engineWith } from "../../../test/fixtures/engine.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { carCard } from "../cards/card.ts";
import type { LenderProduct } from "../loans/lender-products.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Site } from "../site/site.ts";
import { weeklyLanesOf } from "../site/weekly-lanes.ts";
import { searchPage } from "./data.ts";
import { weeklyFigures } from "./index/weekly-figures.ts";
import { parseSearchState } from "./rules.ts";
import { resolveSearchPath } from "./search-paths.ts";
import { programSearch, siteFilter } from "./site-search.ts";

const NOW = Date.parse("2026-11-20T12:00:00+11:00");
const product = (interest: number, more: Partial<LenderProduct> = {}): LenderProduct => ({
  lender: "AusLoans",
  name: `At ${interest}`,
  licence: "Marram Finance Group Pty Ltd, Australian Credit Licence 000 744",
  age: {},
  amount: { least: 1000, most: 200_000 },
  rates: [{ interest, comparison: interest }],
  fees: { establishment: 0, securityRegistration: 0, dealerAgency: 0, monthlyAdmin: 0, paid: "financed" },
  balloons: [],
  estimate: { years: 5, deposit: 0, balloon: 0 },
  ...more,
});
const YARD = [dealership(1, "yard")];
const siteOf = (slug: string, lenderProducts: readonly LenderProduct[], over: Partial<SiteConfig> = {}): Site =>
  testSite(slug, YARD, {
    config: {
      financeProvider: "AusLoans",
      lenderProducts,
      minPhotos: 0,
      searchFilters: ["weekly_price_range", "price"],
      sortOptions: ["recommended", "weekly-asc"],
      ...over,
    },
  });
const CHEAP_LOAN = siteOf("alpha", [product(0)]);
const DEAR_LOAN = siteOf("beta", [product(60)]);
const NO_LOAN = siteOf("gamma", [], { financeProvider: null });

/** Imported cars: their feed brought no figure of any lender. The fourth brought one. */
const CARS = [
  testCar(1, { dealership_slug: "yard", price: 52_000 }),
  testCar(2, { dealership_slug: "yard", price: 13_000 }),
  testCar(3, { dealership_slug: "yard", price: null }),
  testCar(4, {
    dealership_slug: "yard",
    price: 26_000,
    finance_lenders: {
      ausloans: { interestRate: 5, comparisonRate: 6, paymentWeek: 33, termYears: 5, deposit: 0, balloon: 0 },
    },
  }),
];

async function laned(sites: readonly Site[]) {
  const lanes = weeklyLanesOf(sites);
  const all = sites.map((site) => ({ ...site, weeklyLane: lanes.get(site.slug) ?? 0 }));
  const weekly = weeklyFigures({ all: () => all, onChange: () => () => {} });
  return { sites: all, search: await engineWith(CARS, { weekly, now: NOW }) };
}

async function found({ search }: Awaited<ReturnType<typeof laned>>, site: Site, query: string) {
  const route = resolveSearchPath([], site, new Map());
  if (!route.ok) return expect.unreachable();
  const state = parseSearchState(new URL(`http://a.example/search${query}`), route.value, site);
  const page = await searchPage({ search }, site, route.value, state, NOW);
  if (!page.ok) return expect.unreachable();
  const facet = page.value.facets.find(({ attribute }) => attribute === "weekly_price_range");
  const counts = facet?.kind === "list" ? facet.values.map((value, at) => [value, facet.counts[at]]) : [];
  return { ids: page.value.cars.map(({ id }) => id), counts: Object.fromEntries(counts), cars: page.value.cars };
}

test("SRCH-086 cars without a lender's entry are counted, found and ordered by what their cards say they cost a week", async () => {
  const both = await laned([CHEAP_LOAN, DEAR_LOAN, NO_LOAN]);
  const [alpha, beta, gamma] = both.sites;
  if (!alpha || !beta || !gamma) return expect.unreachable();
  // $52,000, $26,000 and $13,000 over 260 weeks at no interest: $200, the feed's own $33, $50.
  const cheap = await found(both, alpha, "?sort=weekly-asc");
  expect(cheap.counts).toEqual({ "Under $75": 2, "$200 to $250": 1 });
  expect(cheap.ids).toEqual([4, 2, 1, 3]);
  expect((await found(both, alpha, "?weekly_price_range=Under+%2475&sort=weekly-asc")).ids).toEqual([4, 2]);
  // The same cars on another site, with another loan: counted by that one.
  const dear = await found(both, beta, "?sort=weekly-asc");
  expect(dear.counts).toEqual({ "Under $75": 1, "$150 to $200": 1, "$300 and over": 1 });
  for (const [site, answer] of [
    [alpha, cheap],
    [beta, dear],
  ] as const) {
    const repayments = answer.cars.map((car) => carCard(car, site, NOW).estimate?.repayment ?? null);
    const sorted = repayments.filter((text) => text !== null).map((text) => Number(text.replace(/[$,]/g, "")));
    expect(sorted).toHaveLength(3);
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
  }
  const none = await found(both, gamma, "?sort=weekly-asc");
  expect([none.counts, none.ids.length]).toEqual([{}, 4]);
});

test("a program that asks a site's index sees that site's figures under the plain names, and no other's", async () => {
  const both = await laned([CHEAP_LOAN, DEAR_LOAN]);
  const tellOf = async (site: Site | undefined) => {
    const forPrograms = programSearch(both.search, site ?? expect.unreachable());
    const answer = await forPrograms.search({
      query: "",
      filter: "weekly_price > 100",
      refinements: { facets: {}, ranges: {} },
      facets: ["weekly_price_range"],
      stats: ["weekly_price"],
      sort: ["weekly_price:desc"],
      offset: 0,
      limit: 9,
    });
    if (!answer.ok) return expect.unreachable();
    const { hits, facets, stats } = answer.value;
    expect(JSON.stringify(answer.value)).not.toContain("weekly_price_2");
    expect(hits[0]?.weekly_price).toBe(stats.weekly_price?.max);
    return [hits.map(({ id, weekly_price_range }) => [id, weekly_price_range]), facets.weekly_price_range];
  };
  const [alpha, beta] = both.sites;
  expect(await tellOf(alpha)).toEqual([[[1, "$200 to $250"]], { "$200 to $250": 1 }]);
  expect(await tellOf(beta)).toEqual([
    [
      [1, "$300 and over"],
      [2, "$150 to $200"],
    ],
    { "$300 and over": 1, "$150 to $200": 1 },
  ]);
});

test("a site's own filter means its own lane, but words in quotes stay as they are", () => {
  expect(siteFilter(`weekly_price < 90 AND name = "weekly_price"`, { weeklyLane: 2 })).toBe(
    `weekly_price_3 < 90 AND name = "weekly_price"`,
  );
  expect(siteFilter("weekly_price_range = 'x'", { weeklyLane: 1 })).toBe("weekly_price_range_2 = 'x'");
  expect(siteFilter("weekly_price < 90", {})).toBe("weekly_price < 90");
});

test("a site without a lane has no weekly filter, rather than another site's", async () => {
  const both = await laned([CHEAP_LOAN]);
  const site = { ...CHEAP_LOAN, weeklyLane: 4 };
  const answer = await found(both, site, "?weekly_price_range=Under+%2475&sort=weekly-asc");
  expect([answer.counts, answer.ids.length]).toEqual([{ "Under $75": 0 }, 4]);
});

test("what the figures depend on changes with the sites' files, when a product begins or ends, and with the year", () => {
  const dated = siteOf("alpha", [product(0, { from: "2026-12-01", until: "2026-12-24" })]);
  let sites = [dated];
  let changed = () => {};
  const weekly = weeklyFigures({
    all: () => sites,
    onChange: (listener) => {
      changed = listener;
      return () => {};
    },
  });
  const day = (text: string) => Date.parse(`${text}+11:00`);
  const stateAt = (text: string) => weekly.stateAt(day(text));
  const before = stateAt("2026-11-20T12:00");
  expect(stateAt("2026-11-30T23:59:59")).toBe(before);
  const during = stateAt("2026-12-01T00:00");
  expect(during.get(1)).not.toBe(before.get(1));
  expect(stateAt("2026-12-24T23:59:59")).toBe(during);
  const after = stateAt("2026-12-25T00:00");
  expect(after.get(1)).toBe(before.get(1));
  expect(stateAt("2027-01-01T00:00").get(1)).not.toBe(after.get(1));
  const now = stateAt("2027-01-02T00:00");
  sites = [{ ...dated, configFor: () => ({ ...dated.config, financeExcludedMakes: ["Kia"] }) }];
  changed();
  expect(stateAt("2027-01-02T00:00").get(1)).not.toBe(now.get(1));
});

test("Recommended is ordered by each site's own weights, also of cars that several sites show, with words and without", async () => {
  const byPrice = { photos: 0, price: 100, freshness: 0, availability: 0, completeness: 0 };
  const byPhotos = { ...byPrice, photos: 100, price: 0 };
  const sites = [
    siteOf("alpha", [product(0)], { recommendedWeights: byPhotos }),
    siteOf("beta", [product(0)], { recommendedWeights: byPrice }),
  ];
  const lanes = weeklyLanesOf(sites);
  const all = sites.map((site) => ({ ...site, weeklyLane: lanes.get(site.slug) ?? 0 }));
  const weekly = weeklyFigures({ all: () => all, onChange: () => () => {} });
  const market = { average_market_price: 20_000 } as never;
  const car = (id: number, price: number, photos_count: number) =>
    testCar(id, {
      dealership_slug: "yard",
      make: `Make${id}`,
      model: "Golf",
      price,
      photos_count,
      autograb_data: market,
    });
  const search = await engineWith([car(1, 24_000, 12), car(2, 20_000, 8), car(3, 16_000, 4)], { weekly, now: NOW });
  const orders: (readonly number[])[] = [];
  for (const site of all) {
    for (const query of ["", "?q=golf&exactly=1", "?q=gol&exactly=1"]) {
      orders.push((await found({ sites: all, search }, site, query)).ids);
    }
  }
  expect(orders).toEqual([...Array(3).fill([1, 2, 3]), ...Array(3).fill([3, 2, 1])]);
});
