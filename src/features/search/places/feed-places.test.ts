import { describe, expect, test } from "vitest";
import { testCar } from "../../../../test/fixtures/cars.ts";
import { engineWith } from "../../../../test/fixtures/engine.ts";
import { dealership, testSite } from "../../../../test/fixtures/site.ts";
import type { Site } from "../../site/site.ts";
import { searchPage } from "../data.ts";
import { weeklyFigures } from "../index/weekly-figures.ts";
import { ALL_STOCK_PATH, parseSearchState } from "../rules.ts";
import { savedSearch } from "../saved-search.ts";
import { resolveSearchPath } from "../search-paths.ts";
import { carItems, sentResults } from "../sent-results.ts";
import { programSearch } from "../site-search.ts";
import { searchView } from "../view/search-view.ts";

const NOW = Date.parse("2026-11-20T12:00:00+11:00");
const made = testSite("yards", [dealership(1, "north"), dealership(2, "south")], {
  config: { minPhotos: 0, searchFilters: ["make", "location_name"], searchPageSize: 48 },
});
const [north, south] = made.locations;
if (!north || !south) throw new Error("the site has two locations");
const site: Site = {
  ...made,
  locations: [
    { ...north, name: "Example Northside" },
    { ...south, name: "Example Southside" },
  ],
};
const car = (id: number, yard: string, location_id: number | null, location_name: string | null) => ({
  ...testCar(id, { location_id, location_name }),
  dealership_slug: yard,
});
const CARS = [
  car(1, "north", north.id, "Depot 7"),
  car(2, "north", north.id, "Example Northside"),
  car(3, "north", north.id, null),
  car(4, "south", south.id, "Depot 9"),
  // Nobody knows this yard but the feed.
  car(5, "south", null, "Wharf Lane"),
];
const weekly = weeklyFigures({ all: () => [site], onChange: () => () => {} });
const search = await engineWith(CARS, { weekly, now: NOW });
const route = resolveSearchPath([], site, new Map());

async function pageAt(query: string) {
  if (!route.ok) return expect.unreachable();
  const state = parseSearchState(new URL(`http://a.example${ALL_STOCK_PATH}?${query}`), route.value, site);
  const page = await searchPage({ search }, site, route.value, state, NOW);
  if (!page.ok) return expect.unreachable();
  const sent = sentResults(page.value, carItems(page.value, site, NOW), route.value, site, NOW);
  const view = searchView(sent);
  const list = view.facets.find((filter) => filter.kind === "list" && filter.attribute === "location_name");
  const items = list?.kind === "list" ? list.items : [];
  return {
    ids: page.value.cars.map(({ id }) => id).toSorted(),
    places: sent.items.flatMap((item) => (item.kind === "car" ? [item.card.place] : [])),
    facet: items.map(({ label, count, selected }) => `${label} ${count}${selected ? " *" : ""}`),
    chips: view.chips.map(({ label }) => label),
  };
}

describe("SRCH-079 a place has one name, the site's own", () => {
  test("in the filter and on cards alike, whatever came with its cars", async () => {
    const { facet, places } = await pageAt("");
    expect(facet).toEqual(["Example Northside 3", "Example Southside 1", "Wharf Lane 1"]);
    expect(new Set(places)).toEqual(new Set(["Example Northside", "Example Southside", "Wharf Lane"]));
  });

  test("an address that says what came with the cars finds them, and shows the site's name as chosen", async () => {
    const shown = await pageAt("location_name=depot+7");
    expect(shown.ids).toEqual([1, 2, 3]);
    expect(shown.chips).toEqual(["Example Northside"]);
    expect(shown.facet).toContain("Example Northside 3 *");
    expect(await pageAt("location_name=Example+Northside")).toEqual(shown);
    expect((await pageAt("location_name=Wharf+Lane&location_name=Depot+9")).ids).toEqual([4, 5]);
    expect((await pageAt("location_name=Elsewhere")).ids).toEqual([]);
  });

  test("a saved search with the old words finds the same cars under the site's name", async () => {
    const saved = await savedSearch({ search }, site, `${ALL_STOCK_PATH}?location_name=Depot+7`, NOW);
    if (!saved.ok) return expect.unreachable();
    expect(saved.value.name).toBe("Example Northside");
    expect(saved.value.demand.refinements.facets).toEqual({ location_name: ["Example Northside"] });
  });

  test("typed, the old words mean the same place", async () => {
    const typed = await pageAt("q=depot+7");
    expect(typed.ids).toEqual([1, 2, 3]);
    expect(typed.chips.join()).toContain("Example Northside");
  });

  test("programs are told the site's name alone", async () => {
    const found = await programSearch(search, site).search({
      query: "",
      filter: "location_name = 'Example Northside'",
      refinements: { facets: {}, ranges: {} },
      facets: ["location_name"],
      stats: [],
      sort: [],
      offset: 0,
      limit: 9,
    });
    if (!found.ok) return expect.unreachable();
    expect(found.value.total).toBe(3);
    expect(JSON.stringify(found.value)).not.toMatch(/Depot|place_in_feed/);
  });
});

test("a place that its site renames has the new name in the index", async () => {
  let changed = () => {};
  let [own] = [site];
  const figures = weeklyFigures({
    all: () => [own],
    onChange: (listener) => {
      changed = listener;
      return () => {};
    },
  });
  const before = figures.stateAt(NOW);
  own = { ...site, locations: site.locations.map((one) => (one.id === north.id ? { ...one, name: "Renamed" } : one)) };
  changed();
  const after = figures.stateAt(NOW);
  expect(after.get(1)).not.toBe(before.get(1));
  expect(after.get(2)).toBe(before.get(2));
  expect(figures.placeNameOf?.(CARS[0] as (typeof CARS)[0], NOW)).toBe("Renamed");
});
