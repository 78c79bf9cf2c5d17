import { describe, expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { engineWith } from "../../../test/fixtures/engine.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { FULL_CAR } from "../stock/full-car.testing.ts";
import { FACET_ATTRIBUTES, FACETS, RANGE_ATTRIBUTES, RANGES, SORT_KEYS, SORTS } from "../vocabulary/attributes.ts";
import { ITEM_TYPES } from "../vocabulary/vehicle-kinds.ts";
import { searchPage } from "./data.ts";
import { parseSearchState } from "./rules.ts";
import { resolveSearchPath } from "./search-paths.ts";
import { carItems, sentResults } from "./sent-results.ts";
import { searchView } from "./view/search-view.ts";

const NOW = Date.UTC(2026, 10, 20);
const PRICED = {
  subscription_price: 299,
  show_on_dealer_website: true,
};
/** A vehicle that has a value for every facet, and two that differ from it in every field of the orders. */
const STOCK = [
  testCar(1, { ...FULL_CAR, ...PRICED, sold: false }),
  testCar(2, { price: 20_000, km: 90_000, year: 2016 }),
  testCar(3, { price: 60_000, km: 10, year: 2025 }),
];
/** The filters `body` and `fuel` stand for these two attributes each. */
const siteWith = (words: "feed's" | "ours") =>
  testSite("halden", [dealership(1, "parramatta")], {
    config: {
      bodyFacet: words === "ours" ? "simple_body" : "body",
      fuelFacet: words === "ours" ? "simple_fuel" : "fuel",
      searchFilters: [...FACET_ATTRIBUTES, ...RANGE_ATTRIBUTES],
      sortOptions: [...SORT_KEYS],
      itemTypes: [...ITEM_TYPES],
    },
  });
/** What each vehicle costs a week, by its id. */
const WEEKLY = [0, 140, 90, 290];
const weekly = { stateAt: () => new Map(), of: ({ id }: { readonly id: number }) => [WEEKLY[id] ?? null] };
const search = await engineWith(
  STOCK.map((car) => ({ ...car, dealership_slug: "parramatta", photos_count: 5 })),
  { weekly },
);

async function viewOf(query: string, site = siteWith("ours")) {
  const url = new URL(`http://halden.example/search${query}`);
  const route = resolveSearchPath([], site, new Map());
  if (!route.ok) throw new Error("no such search");
  const page = await searchPage({ search }, site, route.value, parseSearchState(url, route.value, site), NOW);
  if (!page.ok) throw new Error(page.error.message);
  return searchView(sentResults(page.value, carItems(page.value, site, NOW), route.value, site, NOW));
}

const all = await viewOf("");
const facets = [...all.facets, ...(await viewOf("", siteWith("feed's"))).facets];
const cars = ({ items }: Awaited<ReturnType<typeof viewOf>>) =>
  items.flatMap((item) => (item.kind === "car" ? [item.card.id] : []));

describe("every facet of the record", () => {
  test.each(FACET_ATTRIBUTES)(
    "SRCH-069 %s stands on the search page with its heading, values and their vehicles",
    async (attribute) => {
      const list = facets.find((facet) => facet.attribute === attribute);
      if (list?.kind !== "list") return expect.unreachable();
      expect([list.heading, list.plural]).toEqual([FACETS[attribute].heading, FACETS[attribute].plural]);
      for (const { label, count, href } of list.items) {
        expect(label).not.toBe("");
        const chosen = await viewOf(new URL(href, "http://halden.example").search);
        expect(cars(chosen)).toHaveLength(count);
        expect(chosen.chips).toHaveLength(1);
      }
      expect(list.items.length).toBeGreaterThan(0);
    },
  );

  test.each(RANGE_ATTRIBUTES)("SRCH-033 %s stands there as a slider, and narrows the search", async (attribute) => {
    const range = facets.find((facet) => facet.attribute === attribute);
    expect(range).toMatchObject({ kind: "range", heading: RANGES[attribute].heading, unit: RANGES[attribute].unit });
    const narrowed = await viewOf(`?${attribute}=100-250`);
    expect(cars(narrowed).length).toBeLessThan(STOCK.length);
    expect(narrowed.chips).toHaveLength(1);
  });

  test.each(SORT_KEYS.filter((key) => key !== "nearest"))(
    "SRCH-065 the order %s is offered, and is the engine's",
    async (key) => {
      expect(all.sorts).toContainEqual(expect.objectContaining({ label: SORTS[key].label }));
      const [by] = SORTS[key].by;
      const [field = "", direction] = by?.split(":") ?? [];
      const sorted = cars(await viewOf(`?sort=${key}`));
      const soughtOf = (id: number) =>
        Number(
          Object.entries({ ...STOCK.find((car) => car.id === id), weekly_price: WEEKLY[id] }).find(
            ([name]) => name === field,
          )?.[1],
        );
      const values = field === "created_at_timestamp" ? sorted : sorted.map(soughtOf);
      if (by) expect(values).toEqual(values.toSorted((a, b) => (direction === "asc" ? a - b : b - a)));
      expect(sorted).toHaveLength(STOCK.length);
    },
  );
});
