import { describe, expect, test, vi } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { engineWith } from "../../../test/fixtures/engine.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { err, ok } from "../../lib/result.ts";
import { advertisedMarket, advertisedMarketOfMany } from "../../services/market/live.ts";
import type { Market, MarketFigures } from "../../services/market/port.ts";
import type { Car } from "../stock/schema.ts";
import { advertsLike, advertsLikeAll, comparisonToAsk, priceComparison, priceComparisons } from "./data.ts";

const NOW = Date.UTC(2026, 10, 21);
const config = { websitePlugins: [{ feature: "price-comparison", name: "Autogauge" as const }] };
const site = testSite("halden", [dealership(1, "parramatta"), dealership(2, "brookvale")], { config });
const SUBJECT = testCar(1, { badge: "Akera", price_type: "Drive away" });
const QUESTION = {
  site: "halden",
  car_id: 1,
  make: "Mazda",
  model: "CX-5",
  badge: "Akera",
  year: 2020,
  km: 50_000,
  car_type: "used",
  price_type: "Drive away",
  listing_price: 30_000,
};

const FIGURES: MarketFigures = {
  fill: 0.7,
  market_range_min: 29_000,
  market_range_max: 34_000,
  confidence: 0.6,
  description: "Compared.",
};
const answering = (answer: Awaited<ReturnType<Market["compare"]>>) => ({ compare: vi.fn(async () => answer) });

describe("a car's comparison", () => {
  test("API-007 is what the market says of it, with its own price", async () => {
    const market = answering(ok(FIGURES));
    expect(await priceComparison(market, site, SUBJECT)).toEqual(ok({ ...FIGURES, listing_price: 30_000 }));
    expect(market.compare).toHaveBeenCalledWith(QUESTION);
  });

  test("VDP-036 a market that cannot say leaves the figures out, and so does a car without its year", async () => {
    const nothing = { fill: null, market_range_min: null, market_range_max: null, confidence: null, description: null };
    expect(await priceComparison(answering(ok(null)), site, SUBJECT)).toEqual(
      ok({ ...nothing, listing_price: 30_000 }),
    );
    const market = answering(ok(FIGURES));
    expect(await priceComparison(market, site, { ...SUBJECT, year: null })).toMatchObject({ value: { fill: null } });
    expect(market.compare).not.toHaveBeenCalled();
  });

  test("SITE-043 CAR-129 the market is not asked without the plugin, nor for a car that is not eligible", async () => {
    const market = answering(ok(FIGURES));
    const without = testSite("halden", [dealership(1, "parramatta")]);
    expect(await priceComparison(market, without, SUBJECT)).toEqual(err({ kind: "not-compared" }));
    expect(await priceComparison(market, site, { ...SUBJECT, reserved: true })).toEqual(err({ kind: "not-compared" }));
    expect(market.compare).not.toHaveBeenCalled();
  });
});

test("a page asks only for what it would show, and for what may be answered later", async () => {
  const address = (answer: Parameters<typeof answering>[0]) => comparisonToAsk(answering(answer), site, SUBJECT);
  expect(await address(ok(FIGURES))).toBe("/cars/car-1/autogauge");
  expect(await address(ok(null))).toBeNull();
  expect(await address(ok({ ...FIGURES, confidence: 0.2 }))).toBeNull();
  expect(await address(err({ kind: "unavailable", message: "down" }))).toBe("/cars/car-1/autogauge");
  expect(await comparisonToAsk(answering(ok(FIGURES)), site, { ...SUBJECT, sold: true })).toBeNull();
});

describe("what comparable cars are advertised for", () => {
  const pricesOf = async (others: readonly Partial<Car>[], question = QUESTION) => {
    const cars = others.map((changes, at) => testCar(at + 2, { price_type: "Drive away", ...changes }));
    const search = await engineWith([SUBJECT, ...cars]);
    const sites = { bySlug: () => site };
    const found = await advertsLike({ search, sites, clock: () => NOW }, question);
    if (!found.ok) throw new Error(found.error.message);
    return found.value.prices.toSorted((a, b) => a - b);
  };

  test("the car itself is none of them, and one with an offer counts as offered", async () => {
    expect(await pricesOf([{ price: 31_000 }, { price: 33_000, offer_price: 32_500 }])).toEqual([31_000, 32_500]);
  });

  test.each([
    ["of another make", { make: "Kia" }],
    ["of another model", { model: "CX-9" }],
    ["two years older", { year: 2018 }],
    ["two years younger", { year: 2022 }],
    ["much further driven", { km: 70_001 }],
    ["much less driven", { km: 29_999 }],
    ["new", { car_type: "new" }],
    ["without on-road costs", { price_type: "Excl. gov. charges" }],
    ["without a price", { price: null }],
    ["at a price that is none", { price: 200 }],
    ["sold", { status: "sold", sold: true, sold_date_timestamp: NOW / 1000 }],
    ["still to come", { status: "coming_soon" }],
    ["another site's", { dealership_slug: "elsewhere" }],
    ["not shown on the website", { show_on_dealer_website: false }],
    ["without pictures enough to be listed", { photos_count: 1 }],
  ] as const)("a car %s is none", async (_, changes) => {
    expect(await pricesOf([{ price: 31_000, ...changes }, { price: 30_500 }])).toEqual([30_500]);
  });

  test("a year and the distance apart is near enough, another dealership of the site's and a reserved car too", async () => {
    const near = [{ year: 2019 }, { year: 2021 }, { km: 30_000 }, { km: 70_000 }, { dealership_slug: "brookvale" }];
    expect(await pricesOf([...near, { reserved: true }])).toHaveLength(6);
  });

  test("a car that does not tell its kilometres is compared with all of its kind", async () => {
    expect(await pricesOf([{ km: null }, { km: 190_000 }], { ...QUESTION, km: null } as never)).toHaveLength(2);
  });

  test("three of the same grade are enough, two are compared with the others too", async () => {
    const others = [{ price: 20_000 }, { price: 21_000 }];
    const same = [30_000, 31_000, 32_000].map((price) => ({ price, badge: "Akera" }));
    expect(await pricesOf([...others, ...same])).toEqual([30_000, 31_000, 32_000]);
    expect(await pricesOf([...others, ...same.slice(1)])).toEqual([20_000, 21_000, 31_000, 32_000]);
  });

  test("they are said to be the site's, under its own noun", async () => {
    const trucks = testSite("ironbark", [dealership(1, "parramatta")], { config: { vehicleNoun: "Truck" } });
    const sites = { bySlug: () => trucks };
    const found = await advertsLike({ search: await engineWith([]), sites, clock: () => NOW }, QUESTION);
    expect(found).toEqual(ok({ prices: [], whose: "similar trucks of any grade advertised by Site ironbark" }));
  });

  test("a search that does not answer, or a site that is gone, is a failure and not an empty market", async () => {
    const down = { search: async () => err({ kind: "unavailable" as const, message: "down" }) };
    const search = { ...(await engineWith([])), ...down };
    const clock = () => NOW;
    expect(await advertsLike({ search, sites: { bySlug: () => site }, clock }, QUESTION)).toEqual(
      err({ kind: "unavailable", message: "down" }),
    );
    expect((await advertsLike({ search, sites: { bySlug: () => null }, clock }, QUESTION)).ok).toBe(false);
  });
});

test("many cars are compared as each by itself, with one question to the search", async () => {
  const cars = Array.from({ length: 60 }, (_, at) =>
    testCar(at + 1, {
      make: at % 7 === 0 ? "Kia" : "Mazda",
      model: at % 3 === 0 ? "CX-5" : "Rio",
      badge: at % 4 === 0 ? "Akera" : null,
      price: 20_000 + at * 137,
      year: at % 11 === 0 ? null : 2018 + (at % 4),
      km: at % 13 === 0 ? null : at * 2_500,
      car_type: at % 5 === 0 ? "new" : "used",
      price_type: at % 6 === 0 ? "Drive away" : null,
      reserved: at % 17 === 0,
    }),
  );
  const search = await engineWith(cars);
  const stock = { search, sites: { bySlug: () => site }, clock: () => NOW };
  const single = advertisedMarket((question) => advertsLike(stock, question));
  const spy = vi.spyOn(search, "search");
  const together = await priceComparisons(
    advertisedMarketOfMany((questions) => advertsLikeAll(stock, questions)),
    site,
    cars,
  );
  expect(spy).toHaveBeenCalledTimes(1);
  for (const car of cars) {
    const alone = await priceComparison(single, site, car);
    expect(together.get(car.id) ?? null).toEqual(alone.ok && alone.value.fill !== null ? alone.value : null);
  }
  expect(together.size).toBeGreaterThan(10);
});
