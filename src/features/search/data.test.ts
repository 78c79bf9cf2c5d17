import { describe, expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { engineWith } from "../../../test/fixtures/engine.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import type { SearchEngine } from "../../services/search/port.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Car } from "../stock/schema.ts";
import { carsBySlugs, searchPage, searchRoute, similarCars, vehicleCount } from "./data.ts";
import { parseSearchState } from "./rules.ts";
import { sentResults } from "./sent-results.ts";
import { searchView } from "./view/search-view.ts";

const NOW = Date.UTC(2026, 10, 21, 12, 0, 30);
const DAY = 86_400;
const siteWith = (config: Partial<SiteConfig> = {}) =>
  testSite("halden", [dealership(1, "parramatta"), dealership(2, "brookvale")], { config });
const site = siteWith();

/** The page at an address, on a site with these cars. */
async function pageAt(
  cars: readonly Car[],
  address = "/search/new-used-and-demo-cars",
  config: Partial<SiteConfig> = {},
  now = NOW,
) {
  const own = siteWith(config);
  const search = await engineWith(cars);
  const url = new URL(address, "http://halden.test");
  const route = await searchRoute(search, own, url.pathname.split("/").slice(2));
  if (!route.ok) throw new Error(`no route: ${JSON.stringify(route.error)}`);
  const page = await searchPage({ search }, own, route.value, parseSearchState(url, route.value, own), now);
  if (!page.ok) throw new Error(page.error.message);
  return { ...page.value, ...searchView(sentResults(page.value, [], route.value, own, now)) };
}
const idsOf = (page: { readonly cars: readonly { readonly id: number }[] }) => page.cars.map(({ id }) => id);
const listOf = (page: Awaited<ReturnType<typeof pageAt>>, attribute: string) => {
  const facet = page.facets.find((each) => each.attribute === attribute);
  return facet?.kind === "list" ? facet : null;
};
const rangeOf = (page: Awaited<ReturnType<typeof pageAt>>, attribute: string) => {
  const facet = page.facets.find((each) => each.attribute === attribute);
  return facet?.kind === "range" ? facet : null;
};
const many = (count: number) => Array.from({ length: count }, (_, index) => testCar(index + 1));

const DOWN: SearchEngine = {
  search: async () => ({ ok: false, error: { kind: "unavailable", message: "down" } }),
  put: async () => {},
  remove: async () => {},
  size: () => 0,
};

describe("which cars are listed", () => {
  test("SRCH-057 only with pictures enough", async () => {
    const cars = [testCar(1, { photos_count: 2 }), testCar(2, { photos_count: 3 })];
    expect(idsOf(await pageAt(cars))).toEqual([2]);
    expect((await pageAt(cars, undefined, { minPhotos: 0 })).total).toBe(2);
  });

  test("SRCH-058 only those of the site's own condition", async () => {
    const cars = [testCar(1), testCar(2, { make: "Kia" })];
    expect(idsOf(await pageAt(cars, undefined, { defaultStockFilter: "make:Kia" }))).toEqual([2]);
  });

  test("only those of the site's dealerships that are to be shown", async () => {
    const cars = [
      testCar(1, { dealership_slug: "elsewhere" }),
      testCar(2, { show_on_dealer_website: false }),
      testCar(3),
    ];
    expect(idsOf(await pageAt(cars))).toEqual([3]);
  });

  test("SRCH-062 a sold car stays three days, or as many as the site says, and the page says until when", async () => {
    const soldAt = NOW / 1000 - 2 * DAY;
    const cars = [testCar(1), testCar(2, { status: "sold", sold: true, sold_date_timestamp: soldAt })];
    const page = await pageAt(cars);
    expect(page.total).toBe(2);
    expect(page.changesAt).toBe(Math.ceil((soldAt + 3 * DAY) / 60) * 60_000);
    const before = await pageAt(cars, undefined, {}, (page.changesAt ?? 0) - 1);
    const after = await pageAt(cars, undefined, {}, page.changesAt ?? 0);
    expect([before.total, after.total]).toEqual([2, 1]);
    expect(after.changesAt).toBeNull();
    expect((await pageAt(cars, undefined, { includeSoldCarsDays: 1 })).total).toBe(1);
  });

  test("SRCH-060 runs of sold cars collapse on the page", async () => {
    const sold = { status: "sold", sold: true, sold_date_timestamp: NOW / 1000, custom_rank: 5 } as const;
    const cars = [testCar(1, sold), testCar(2, sold), testCar(3)];
    expect(idsOf(await pageAt(cars))).toEqual([2, 3]);
    expect(idsOf(await pageAt(cars, undefined, { soldHandling: false }))).toEqual([2, 1, 3]);
  });
});

describe("the page", () => {
  test("SRCH-042 SRCH-043 holds 21 cars, or as many as the site says; those of one dealer or make always 21", async () => {
    const cars = many(30);
    for (const path of ["new-used-and-demo-cars", "parramatta", "mazda"]) {
      expect((await pageAt(cars, `/search/${path}`)).cars).toHaveLength(21);
    }
    const ofFour = (path?: string) => pageAt(cars, path, { searchPageSize: 4 });
    expect(await ofFour()).toMatchObject({ pages: 8, cars: { length: 4 } });
    for (const path of ["parramatta", "mazda"]) {
      expect(await ofFour(`/search/${path}`), path).toMatchObject({ pages: 2, cars: { length: 21 } });
    }
  });

  test("SRCH-064 the next page goes on where this one ends, with links to both sides", async () => {
    const page = await pageAt(many(50), "/search/mazda?sort=newest&page=2");
    expect(idsOf(page)).toEqual(Array.from({ length: 21 }, (_, index) => 29 - index));
    expect(page.pagination).toEqual({
      previous: "/search/mazda?sort=newest",
      next: "/search/mazda?sort=newest&page=3",
      links: [1, 2, 3].map((number) => ({
        page: number,
        href: `/search/mazda?sort=newest${number > 1 ? `&page=${number}` : ""}`,
        current: number === 2,
      })),
    });
  });

  test("a page after the last is the last", async () => {
    const page = await pageAt(many(22), "/search/mazda?page=900");
    expect([page.state.page, page.pages, page.cars.length, page.pagination.next]).toEqual([2, 2, 1, null]);
  });

  test("SRCH-065 API-014 orders: the dealer's rank first by default, and each by its own field", async () => {
    const cars = [
      testCar(1, { custom_rank: 1, price: 30_000, km: 10, year: 2019 }),
      testCar(2, { custom_rank: 9, price: 20_000, km: 30, year: 2021 }),
      testCar(3, { custom_rank: 5, price: null, km: 20, year: 2020 }),
    ];
    const order = async (sort: string) => idsOf(await pageAt(cars, `/search/mazda${sort && `?sort=${sort}`}`));
    expect(await order("")).toEqual([2, 3, 1]);
    expect(await order("price-asc")).toEqual([2, 1, 3]);
    expect(await order("price-desc")).toEqual([1, 2, 3]);
    expect(await order("newest")).toEqual([3, 2, 1]);
    expect(await order("km-asc")).toEqual([1, 3, 2]);
    expect(await order("year-desc")).toEqual([2, 3, 1]);
    const idsFor = async (words: string) => idsOf(await pageAt(cars, `/search/mazda?q=${words.replaceAll(" ", "+")}`));
    expect(await idsFor("oldest car")).toEqual([1, 3, 2]);
    expect(await idsFor("newest car")).toEqual([2, 3, 1]);
  });

  test("SRCH-065 the orders are named as specified, the chosen one marked", async () => {
    const { sorts, order } = await pageAt(many(1), "/search/mazda?sort=price-asc");
    expect(sorts.map(({ label }) => label)).toEqual([
      "Recommended",
      "Price (low to high)",
      "Price (high to low)",
      "Newest",
      "Kilometres (low to high)",
      "Year (new to old)",
    ]);
    expect(order).toBe("price-asc");
  });

  test("SRCH-063 words narrow it", async () => {
    const cars = [testCar(1), testCar(2, { name: "2020 Kia Rio", make: "Kia", model: "Rio" })];
    expect(idsOf(await pageAt(cars, "/search/new-used-and-demo-cars?q=ki"))).toEqual([2]);
  });

  test("an outage is a failure, never an empty page", async () => {
    const route = await searchRoute(DOWN, site, ["mazda"]);
    expect(route).toEqual({ ok: false, error: { kind: "unavailable", message: "down" } });
    const all = await searchRoute(DOWN, site, []);
    if (!all.ok) throw new Error("the whole stock needs no engine to be named");
    const state = parseSearchState(new URL("http://halden.test"), all.value, site);
    expect(await searchPage({ search: DOWN }, site, all.value, state, NOW)).toMatchObject({ ok: false });
    expect(await similarCars(DOWN, site, testCar(1), NOW)).toMatchObject({ ok: false });
  });

  test("SRCH-058 a site's condition that is wrong is an invalid request", async () => {
    const wrong = siteWith({ defaultStockFilter: "wheels = 4" });
    expect(await vehicleCount(await engineWith(many(1)), wrong, NOW)).toMatchObject({
      ok: false,
      error: { kind: "invalid" },
    });
  });
});

describe("paths of makes and models", () => {
  test("SRCH-101 of a make the site had once is found, even with nothing for sale; of one it never had is not", async () => {
    const soldCar = { status: "sold", sold: true, sold_date_timestamp: 1 } as const;
    const search = await engineWith([
      testCar(1, { ...soldCar, make: "Land Rover", model: "Defender 110" }),
      testCar(2, { make: "Tesla", dealership_slug: "elsewhere" }),
    ]);
    const found = async (...segments: string[]) => (await searchRoute(search, site, segments)).ok;
    expect(await found("land-rover")).toBe(true);
    expect(await found("land-rover", "defender-110")).toBe(true);
    expect(await found("land-rover", "discovery")).toBe(false);
    expect(await found("tesla")).toBe(false);
    expect(await found("used-cars", "x")).toBe(false);
  });

  test("SRCH-098 SRCH-099 SRCH-100 SRCH-102 each restricts the cars", async () => {
    const cars = [
      testCar(1, { car_type: "new" }),
      testCar(2, { car_type: "demo", dealership_slug: "brookvale" }),
      testCar(3, { make: "Kia", model: "Rio" }),
      testCar(4, { make: "Kia", model: "Niro" }),
    ];
    const ids = async (path: string) => idsOf(await pageAt(cars, `/search/${path}`)).sort();
    expect(await ids("brookvale")).toEqual([2]);
    expect(await ids("kia")).toEqual([3, 4]);
    expect(await ids("kia/rio")).toEqual([3]);
    expect(await ids("new-and-demo-cars")).toEqual([1, 2]);
    expect(await ids("used-cars")).toEqual([3, 4]);
  });
});

describe("facets", () => {
  const cars = [
    testCar(1),
    testCar(2, { make: "Kia", model: "Rio", colour: "Red" }),
    testCar(3, { make: "Kia", model: "Rio" }),
  ];

  test("SRCH-001 SITE-024 are the site's, in its order", async () => {
    const shown = async (config: Partial<SiteConfig>) =>
      (await pageAt(cars, undefined, config)).facets.map(({ attribute }) => attribute);
    expect(await shown({ searchFilters: ["km", "make", "body"] })).toEqual(["km", "make", "simple_body"]);
    expect(await shown({})).toEqual(["car_type", "make", "model", "simple_body", "price", "year", "km", "colour"]);
  });

  test("SRCH-088 SRCH-091 body and fuel are the attributes that the site names", async () => {
    const both = [testCar(1, { body: "Wagon", fuel: "Unleaded" })];
    const config = { searchFilters: ["body", "fuel"], bodyFacet: "body", fuelFacet: "fuel" } as const;
    const page = await pageAt(both, undefined, { ...config, searchFilters: ["body", "fuel"] });
    expect([listOf(page, "body")?.items[0]?.value, listOf(page, "fuel")?.items[0]?.value]).toEqual([
      "Wagon",
      "Unleaded",
    ]);
  });

  test("SRCH-066 SRCH-067 SRCH-068 an item has label, value and count, and its link toggles it", async () => {
    const page = await pageAt(cars, "/search/new-used-and-demo-cars?make=Kia&page=1");
    expect(listOf(page, "make")).toMatchObject({
      heading: "Make",
      visible: 7,
      plural: "makes",
      items: [
        { label: "Kia", value: "Kia", count: 2, selected: true, href: "/search/new-used-and-demo-cars" },
        {
          label: "Mazda",
          value: "Mazda",
          count: 1,
          selected: false,
          href: "/search/new-used-and-demo-cars?make=Kia&make=Mazda",
        },
      ],
    });
    expect(listOf(page, "colour")?.items).toMatchObject([{ value: "Red", count: 1 }]);
  });

  test("SRCH-024 the number shown at first is the site's", async () => {
    expect(listOf(await pageAt(cars, undefined, { facetVisibleCount: 3 }), "make")?.visible).toBe(3);
  });

  test("a choice is shown as the stock spells it, however the address does", async () => {
    const page = await pageAt(cars, "/search/new-used-and-demo-cars?make=kia&make=KIA");
    expect(page.total).toBe(2);
    expect(listOf(page, "make")?.items.filter(({ selected }) => selected)).toMatchObject([{ value: "Kia", count: 2 }]);
    expect(page.chips).toEqual([{ label: "Kia", href: "/search/new-used-and-demo-cars" }]);
  });

  test("a choice that no car has any more stays, with 0", async () => {
    const page = await pageAt(cars, "/search/new-used-and-demo-cars?make=Saab");
    expect(page.total).toBe(0);
    expect(listOf(page, "make")?.items.find(({ value }) => value === "Saab")).toMatchObject({
      count: 0,
      selected: true,
    });
  });

  test("SRCH-078 SRCH-083 SRCH-095 sliders span the stock's own range, which their choice does not narrow", async () => {
    const two = [testCar(1, { price: 12_345, year: 2015 }), testCar(2, { price: 67_890, year: 2024 })];
    const page = await pageAt(two, "/search/mazda?price=50000-&year=2020-2030");
    expect(page.total).toBe(1);
    expect(rangeOf(page, "price")).toMatchObject({ min: 67_000, max: 68_000, selectedMin: 50_000, unit: "dollars" });
    expect(rangeOf(await pageAt(two, "/search/mazda?price=50000-"), "price")).toMatchObject({
      min: 12_000,
      max: 68_000,
      selectedMin: 50_000,
    });
    expect(rangeOf(page, "year")).toMatchObject({ min: 2024, max: 2024, step: 1 });
  });

  test("with nothing found the sliders keep the range of the path's stock", async () => {
    const two = [testCar(1, { price: 12_345, year: 2015 }), testCar(2, { price: 67_890, year: 2024 })];
    const page = await pageAt(two, "/search/mazda?colour=Pink");
    expect(page.total).toBe(0);
    expect(rangeOf(page, "price")).toMatchObject({ min: 12_000, max: 68_000 });
    expect(rangeOf(page, "year")).toMatchObject({ min: 2015, max: 2024 });
  });

  test("SRCH-084 on a subscription site the price slider is the subscription's", async () => {
    const page = await pageAt([testCar(1, { subscription_price: 180 })], undefined, { subscriptionEnabled: true });
    expect(rangeOf(page, "subscription_price")).toMatchObject({ min: 180 });
    expect(rangeOf(page, "price")).toBeNull();
  });
});

describe("chips", () => {
  test("say each filter in force, the path's own too, and lead to the search without it", async () => {
    const page = await pageAt(many(2), "/search/mazda?q=cx&seats=5&price=10000-&km=-90000&year=2019-2021&page=2");
    const rest = "price=10000-&km=-90000&year=2019-2021";
    expect(page.chips).toEqual([
      { label: "“cx”", href: `/search/mazda?seats=5&${rest}` },
      { label: "Mazda", href: `/search/new-used-and-demo-cars?q=cx&seats=5&${rest}` },
      { label: "5 seats", href: `/search/mazda?q=cx&${rest}` },
      { label: "From $10,000", href: "/search/mazda?q=cx&seats=5&km=-90000&year=2019-2021" },
      { label: "Up to 90,000 km", href: "/search/mazda?q=cx&seats=5&price=10000-&year=2019-2021" },
      { label: "2019 to 2021", href: "/search/mazda?q=cx&seats=5&price=10000-&km=-90000" },
    ]);
    expect(page.clearHref).toBe("/search/mazda");
  });

  test("SRCH-019 with nothing to clear, Clear Filters leads to the special offers, and to all stock without such a page", async () => {
    // Nobody has written a page of special offers here.
    expect((await pageAt([], "/search/used-cars")).clearHref).toBe("/search/new-used-and-demo-cars");
    expect((await pageAt([], "/search/used-cars", { noResultsRefreshPath: "/deals" })).clearHref).toBe("/deals");
    expect((await pageAt([], "/search/used-cars?make=X")).clearHref).toBe("/search/used-cars");
  });
});

describe("similar cars", () => {
  const subject = testCar(1, { price: 30_000 });
  async function similarTo(car: Car, ...others: Car[]) {
    const found = await similarCars(await engineWith([car, ...others]), site, car, NOW);
    if (!found.ok) throw new Error(found.error.message);
    return found.value.map(({ id }) => id);
  }

  test.each([
    ["below 50,000 within 10,000", 49_999, [39_999, 59_999], [39_998, 60_000]],
    ["from 50,000 within 25,000", 50_000, [25_000, 75_000], [24_999, 75_001]],
  ])("VDP-051 %s", async (_, price, inside, outside) => {
    const car = testCar(1, { price });
    const others = [...inside, ...outside].map((each, index) => testCar(10 + index, { price: each }));
    expect((await similarTo(car, ...others)).sort()).toEqual([10, 11]);
  });

  test("VDP-052 VDP-053 only cars in stock, never the car itself", async () => {
    const others = [
      testCar(2, { status: "coming_soon" }),
      testCar(3),
      testCar(4, { status: "sold", sold_date_timestamp: NOW / 1000 }),
    ];
    expect(await similarTo(subject, ...others)).toEqual([3]);
  });

  test("VDP-054 the same model first, then others of the body, each once", async () => {
    const others = [
      testCar(2, { make: "Kia", model: "Sportage", custom_rank: 9 }),
      testCar(3),
      testCar(4, { make: "Kia", model: "Rio", simple_body: "Hatch" }),
    ];
    expect(await similarTo(subject, ...others)).toEqual([3, 2]);
  });

  test("VDP-049 at most six", async () => {
    expect(await similarTo(subject, ...many(20).slice(1))).toHaveLength(6);
  });

  test("VDP-050 at most ten are asked for at once", async () => {
    const limits: number[] = [];
    const engine = await engineWith(many(3));
    const listening = {
      ...engine,
      search: (request: Parameters<typeof engine.search>[0]) => {
        limits.push(request.limit);
        return engine.search(request);
      },
    };
    await similarCars(listening, site, subject, NOW);
    expect(new Set(limits)).toEqual(new Set([10]));
  });

  test("VDP-048 when there are none, the same make at any price, and failing that the same body", async () => {
    const dear = testCar(2, { price: 90_000, model: "BT-50", simple_body: "Ute" });
    const other = testCar(3, { price: 90_000, make: "Kia", model: "Sorento" });
    expect(await similarTo(subject, dear, other)).toEqual([2]);
    expect(await similarTo(subject, other)).toEqual([3]);
    expect(await similarTo(subject)).toEqual([]);
  });

  test("of a car without a price any price is near", async () => {
    expect(await similarTo(testCar(1, { price: null }), testCar(2, { price: 900_000 }))).toEqual([2]);
  });
});

test("cars by slug come in the order asked for, sold ones too, and none of another site's", async () => {
  const search = await engineWith([
    testCar(1, { status: "sold", sold: true, sold_date_timestamp: 1, photos_count: 0 }),
    testCar(2),
    testCar(3, { dealership_slug: "elsewhere" }),
    testCar(4, { show_on_dealer_website: false }),
  ]);
  const found = await carsBySlugs(search, site, ["car-2", "car-9", "car-1", "car-3", "car-4", "car-2", ""]);
  expect(found.ok && found.value.map(({ id }) => id)).toEqual([2, 1]);
});
