import { describe, expect, test } from "vitest";
import { testCar } from "../../../../test/fixtures/cars.ts";
import { engineWith } from "../../../../test/fixtures/engine.ts";
import { dealership, testSite } from "../../../../test/fixtures/site.ts";
import { geocoding } from "../../../services/geocoding/geocoding.ts";
import { postcodePlace } from "../../../services/geocoding/table.ts";
import type { Site } from "../../site/site.ts";
import { searchPage } from "../data.ts";
import { weeklyFigures } from "../index/weekly-figures.ts";
import { isFromForm, parseSearchState, searchHref } from "../rules.ts";
import { resolveSearchPath } from "../search-paths.ts";
import { carItems, sentResults } from "../sent-results.ts";
import { searchView } from "../view/search-view.ts";
import { placed } from "./find-place.ts";
import { cleanPlace, distanceWords, nearLabel, withNear, withWithin } from "./near.ts";

const NOW = Date.parse("2026-11-20T12:00:00+11:00");
const YARDS = [dealership(1, "ryde"), dealership(2, "newcastle"), dealership(3, "hobart")];
const ADDRESSES: Readonly<Record<string, Partial<Site["locations"][number]["address"]>>> = {
  ryde: { city: "Ryde", state: "NSW", postcode: "2112", lat: -33.815, long: 151.101 },
  // Without coordinates it is where its postcode is.
  newcastle: { city: "Wallsend", state: "NSW", postcode: "2287", lat: null, long: null },
  hobart: { city: "Hobart", state: "TAS", postcode: "7000", lat: -42.88, long: 147.33 },
};
const made = testSite("yards", YARDS, { config: { minPhotos: 0, searchFilters: ["make"], searchPageSize: 48 } });
const site: Site = {
  ...made,
  locations: made.locations.map((one) => ({
    ...one,
    address: { ...one.address, ...ADDRESSES[one.dealership_slug] },
  })),
};
const car = (id: number, yard: string, changes: Parameters<typeof testCar>[1] = {}) => {
  const location = site.locations.find(({ dealership_slug }) => dealership_slug === yard);
  return { ...testCar(id, { location_id: location?.id ?? null, ...changes }), dealership_slug: yard };
};
const CARS = [
  car(1, "hobart"),
  car(2, "newcastle"),
  car(3, "ryde"),
  car(4, "ryde", { location_id: null, private_postcode: "2000" }),
];
const places = geocoding({ live: () => expect.unreachable(), onFailure: () => {} });
const route = resolveSearchPath([], site, new Map());

async function found(query: string) {
  if (!route.ok) return expect.unreachable();
  const weekly = weeklyFigures({ all: () => [site], onChange: () => () => {} }, postcodePlace);
  const search = await engineWith(CARS, { weekly, now: NOW });
  const url = new URL(`http://a.example${route.value.path}${query}`);
  const state = await placed(parseSearchState(url, route.value, site), site, places);
  const page = await searchPage({ search }, site, route.value, state, NOW);
  if (!page.ok) return expect.unreachable();
  const sent = sentResults(page.value, carItems(page.value, site, NOW), route.value, site, NOW);
  const cards = sent.items.flatMap((item) => (item.kind === "car" ? [item.card] : []));
  return { state, view: searchView(sent), ids: cards.map(({ id }) => id), away: cards.map(({ away }) => away) };
}

describe("a search near a place", () => {
  test("is ordered by distance where that is asked for, and its cards say how far they are", async () => {
    const { ids, away, view } = await found("?near=2112&sort=nearest");
    expect(ids).toEqual([3, 4, 2, 1]);
    expect(away).toEqual(["less than 1 km away", "11 km away", "115 km away", "1,060 km away"]);
    expect(view.sorts.map(({ key }) => key)).toContain("nearest");
    expect(view.chips.map(({ label }) => label)).toEqual(["Near Ryde NSW 2112"]);
    expect(view.around).toMatchObject({ place: "Ryde NSW 2112", problem: null, summary: "Ryde NSW 2112" });
  });

  test("within a radius finds what is there; each radius says how many it would find", async () => {
    const { ids, view } = await found("?near=Ryde&within=25");
    expect(ids.toSorted()).toEqual([3, 4]);
    expect(view.chips.map(({ label }) => label)).toEqual(["Within 25 km of Ryde NSW 2112"]);
    expect(view.around.radii.map(({ label, count, selected }) => `${label} ${count}${selected ? " *" : ""}`)).toEqual([
      "5 km 1",
      "10 km 1",
      "25 km 2 *",
      "50 km 2",
      "100 km 2",
      "250 km 3",
      "Any distance 4",
    ]);
    const far = await found("?near=0870&within=10");
    expect(far.view.noResults?.rows.map(({ cars }) => cars.length)).toEqual([4]);
    expect([far.ids, far.view.around.radii[1]?.selected, far.view.around.radii[1]?.count]).toEqual([[], true, "0"]);
    expect((await found("?near=2112&within=33")).view.around.radii.map(({ km }) => km)).toContain(33);
  });

  test.each([
    ["Newcastle", "Newcastle NSW 2300"],
    ["3220", "Geelong VIC 3220"],
    ["Fitzroy", "Fitzroy VIC 3065"],
    ["-33.8149,151.1012", "where you are"],
    ["hobart tas", "Hobart TAS 7000"],
  ])("knows %j as %s", async (typed, name) => {
    const { state } = await found(`?near=${encodeURIComponent(typed)}`);
    expect(state.near?.place?.name).toBe(name);
  });

  test("that nobody knows says so, and all cars stay", async () => {
    const { ids, away, view } = await found("?near=Nowhere&within=5&sort=nearest");
    expect([ids.length, away]).toEqual([4, [undefined, undefined, undefined, undefined]]);
    expect(view.around.problem).toBe("We don’t know “Nowhere”. Type a postcode or suburb.");
    expect(view.around.radii).toEqual([]);
  });

  test("without a place nothing is asked, said or offered", async () => {
    const { view, away } = await found("?within=5&sort=nearest");
    expect([view.chips, view.around.radii, view.state.sortBy]).toEqual([[], [], "recommended"]);
    expect(away).toEqual([undefined, undefined, undefined, undefined]);
    expect(view.sorts.map(({ key }) => key)).not.toContain("nearest");
  });
});

describe("its address", () => {
  const read = (query: string) => {
    if (!route.ok) return expect.unreachable();
    const url = new URL(`http://a.example/s${query}`);
    return { state: parseSearchState(url, route.value, site), fromForm: isFromForm(url) };
  };
  const canonical = (query: string) => searchHref("/s", read(query).state);

  test("is canonical: place, radius and order in their places, nothing malformed", () => {
    expect(canonical("?sort=nearest&within=15&q=ute&near=+Ryde++NSW+&page=2")).toBe(
      "/s?q=ute&near=Ryde+NSW&within=15&sort=nearest&page=2",
    );
    for (const within of ["0", "-5", "5001", "x", "1e3", "12345", ""]) {
      expect(canonical(`?near=2112&within=${within}`), within).toBe("/s?near=2112");
    }
    expect(read(`?near=${"x".repeat(300)}`).state.near?.asked).toHaveLength(60);
    expect(read("?near=&within=5").fromForm).toBe(true);
  });

  test("tells no more of where somebody is than a kilometre", () => {
    expect(cleanPlace("-33.814912,151.101236")).toBe("-33.81,151.1");
    expect(canonical("?near=-33.814912,151.101236")).toBe("/s?near=-33.81%2C151.1");
    expect(cleanPlace("-95,151")).toBe("-95,151");
  });

  test("a place that is set orders by distance; one that is taken away takes its order and radius along", () => {
    const { state } = read("?make=Kia&page=3");
    const near = withWithin(withNear(state, "2112"), 25);
    expect(searchHref("/s", near)).toBe("/s?near=2112&within=25&make=Kia&sort=nearest");
    expect(searchHref("/s", withWithin(near, null))).toBe("/s?near=2112&make=Kia&sort=nearest");
    expect(searchHref("/s", withNear(near, "Hobart"))).toBe("/s?near=Hobart&within=25&make=Kia&sort=nearest");
    expect(searchHref("/s", withNear(near, null))).toBe("/s?make=Kia");
    expect(withWithin(state, 5)).toBe(state);
    expect(nearLabel({ asked: "-33.81,151.1", place: null })).toBe("Near where you are");
  });
});

test("kilometres are whole, in a straight line", () => {
  const from = { lat: -33.8, lng: 151 };
  expect(distanceWords(from, { lat: -33.8, lng: 151.005 })).toBe("less than 1 km away");
  expect(distanceWords(from, { lat: -33.81, lng: 151 })).toBe("1 km away");
  expect(distanceWords(from, undefined)).toBeNull();
});
