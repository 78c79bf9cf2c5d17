import { expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { embeddedEngine } from "../../services/search/embedded/engine.ts";
import { platformDefaults } from "../site/schema.ts";
import type { Site } from "../site/site.ts";
import { STOCK_RULES } from "../stock/filter.ts";
import type { Car } from "../stock/schema.ts";
import { stockRule } from "./data.ts";
import { holdOnly, RULE_INDEX, showingOf } from "./showing.ts";

const NOW = Date.UTC(2026, 9, 2);
const site = {
  slug: "alpha",
  dealerships: [{ slug: "parramatta" }],
  config: { ...platformDefaults(), includeSoldCarsDays: 3, minPhotos: 3, defaultStockFilter: "price > 5000" },
} as unknown as Site;
const DAY = 86_400;

/** For each rule, a car that only that rule excludes. */
const OUT: Readonly<Record<(typeof STOCK_RULES)[number], Partial<Car>>> = {
  status: { status: "sold", sold: true, sold_date_timestamp: NOW / 1000 - 4 * DAY },
  shown: { show_on_dealer_website: false },
  photos: { photos_count: 2 },
  dealership: { dealership_slug: "brookvale" },
  kind: { item_type: "truck" },
  own: { price: 4000 },
};

test("SRCH-057 SRCH-058 SRCH-062 SITE-003 each rule of a site is named for the car that it keeps out, and no other", async () => {
  const engine = embeddedEngine(RULE_INDEX);
  const cars = [testCar(1), ...STOCK_RULES.map((rule, at) => testCar(at + 2, OUT[rule]))];
  await holdOnly(engine, cars, 0);
  const { listed, hidden } = await showingOf(cars, site, engine, NOW);
  expect(listed.map(({ id }) => id)).toEqual([1]);
  expect(hidden.map(({ rule, cars: out }) => [rule, out.map(({ id }) => id)])).toEqual(
    STOCK_RULES.map((rule, at) => [rule, [at + 2]]),
  );
  expect(hidden.map(({ says }) => says)).toEqual([
    "sold longer ago than 3 days (search.includeSoldCarsDays)",
    "told not to be shown on the website (show_on_dealer_website)",
    "fewer than 3 pictures (search.minPhotos)",
    "not of its dealerships, which are parramatta (site.dealerships)",
    "not of the kinds it sells, which are car (site.itemTypes)",
    "not what its own condition asks for: price > 5000 (search.defaultStockFilter)",
  ]);
  // The result must equal that of the site's own searches.
  const request = {
    query: "",
    refinements: { facets: {}, ranges: {} },
    facets: [],
    stats: [],
    sort: [],
    offset: 0,
    limit: 9,
  };
  const found = await engine.search({ ...request, filter: stockRule(site, NOW) });
  expect(found.ok && found.value.hits.map(({ id }) => id)).toEqual([1]);
});

test("of a batch after a longer one only the batch is asked about", async () => {
  const engine = embeddedEngine(RULE_INDEX);
  await holdOnly(engine, [testCar(1), testCar(2), testCar(3)], 0);
  const next = [testCar(1, { photos_count: 0 })];
  await holdOnly(engine, next, 3);
  expect(engine.size()).toBe(1);
  expect((await showingOf(next, site, engine, NOW)).hidden).toMatchObject([{ rule: "photos", cars: [{ id: 1 }] }]);
});
