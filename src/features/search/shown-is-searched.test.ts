import { describe, expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { engineWith } from "../../../test/fixtures/engine.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { priceView } from "../cards/card.ts";
import { listingOf } from "../listings/listing.ts";
import { shownPrice } from "../stock/shown-price.ts";
import { FACET_ATTRIBUTES, RANGE_ATTRIBUTES, RANGES, SORT_KEYS, SORTS } from "../vocabulary/attributes.ts";
import { PRICE_RANGES, priceRange } from "./answer/bands.ts";
import { searchPage } from "./data.ts";
import { ALL_STOCK_PATH, parseSearchState } from "./rules.ts";
import { resolveSearchPath } from "./search-paths.ts";
import { programSearch } from "./site-search.ts";

const NOW = Date.parse("2026-11-20T12:00:00+11:00");
const BEFORE = { before_price: 55_000 };
/** Cars whose list price would put them elsewhere than the price that their cards show. */
const CARS = [
  testCar(1, { price: 41_000, offer_price: 18_990 }),
  testCar(2, { price: 31_000, ...BEFORE, price_type: "Drive away" }),
  testCar(3, { price: 29_990, price_type: "Excl. gov. charges" }),
  testCar(4, { price: null }),
  testCar(5, { price: 1, offer_price: 9_000 }),
  testCar(6, { price: 52_000, offer_price: 9_490, subscription_price: 240 }),
  testCar(7, { price: 8_000, subscription_price: 199 }),
  testCar(8, { price: 61_000, offer_price: 35_500, ...BEFORE, subscription_price: 0 }),
  testCar(9, { price: null, preorder: true, subscription_price: 310 }),
].map((car) => ({ ...car, dealership_slug: "yard" }));

const siteWith = (subscriptionEnabled: boolean) =>
  testSite("yard", [dealership(1, "yard")], {
    config: {
      subscriptionEnabled,
      searchPageSize: 48,
      searchFilters: [...FACET_ATTRIBUTES, ...RANGE_ATTRIBUTES] as never,
      sortOptions: [...SORT_KEYS],
      minPhotos: 0,
    },
  });

type Priced = Parameters<typeof shownPrice>[0];
const isOfPrice = (name: string) => /price/.test(name) && !/weekly/.test(name);

describe.each([
  ["a site that sells", siteWith(false)],
  ["a site with subscriptions", siteWith(true)],
])("on %s what is shown is what is searched", (_, site) => {
  const pageAt = async (query: string) => {
    const search = await engineWith(CARS);
    const route = resolveSearchPath([], site, new Map());
    if (!route.ok) return expect.unreachable();
    const state = parseSearchState(new URL(`http://a.example${ALL_STOCK_PATH}?${query}`), route.value, site);
    const page = await searchPage({ search }, site, route.value, state, NOW);
    return page.ok ? page.value : expect.unreachable();
  };
  const shownOf = (car: Priced) => shownPrice(car, site.config);
  const price = (car: Priced, per: "car" | "week") => {
    const shown = shownOf(car);
    return shown?.per === per ? shown.amount : null;
  };

  test("a card's price is the shown price, in its own words", async () => {
    for (const car of (await pageAt("")).cars) {
      const digits = priceView(car, site.config).text.replace(/\D/g, "");
      expect(digits === "" ? null : Number(digits), car.name).toBe(shownOf(car)?.amount ?? null);
      expect(priceView(car, site.config).note?.replace("per week", "week") ?? null).toBe(
        shownOf(car)?.per === "week" ? "week" : (shownOf(car)?.includes ?? null),
      );
    }
    const [offered] = CARS.filter(({ id }) => id === 1);
    const [card] = (await pageAt("price=18990-18990")).cars;
    expect([card?.price, card && priceView(card, site.config).before]).toEqual([offered?.price, "$41,000"]);
  });

  test.each(SORT_KEYS.filter((key) => SORTS[key].by.some(isOfPrice)))("SRCH-065 order %s", async (key) => {
    const amounts = (await pageAt(`sort=${key}`)).cars.map((car) => shownOf(car));
    expect(amounts).toHaveLength(CARS.length);
    const known = amounts.filter((shown) => shown !== null);
    expect(amounts.slice(known.length).every((shown) => shown === null)).toBe(true);
    const rank = (shown: (typeof known)[number]) => (shown.per === "week" ? 0 : 1_000_000) + shown.amount;
    const rising = known.toSorted((a, b) => rank(a) - rank(b));
    expect(known).toEqual(key.endsWith("desc") ? rising.toReversed() : rising);
  });

  test.each(RANGE_ATTRIBUTES.filter(isOfPrice))("SRCH-083 SRCH-084 slider %s", async (attribute) => {
    const per = "per" in RANGES[attribute] ? "week" : "car";
    // A site without subscriptions offers no slider of their prices.
    if (per === "week" && !site.config.subscriptionEnabled) return;
    const amounts = CARS.flatMap((car) => price(car, per) ?? []);
    const middle = amounts.toSorted((a, b) => a - b)[amounts.length >> 1] ?? 0;
    const found = await pageAt(`${attribute}=-${middle}`);
    const inRange = CARS.filter((car) => (price(car, per) ?? Number.POSITIVE_INFINITY) <= middle);
    expect(found.cars.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(inRange.map(({ id }) => id));
    const programs = await programSearch(await engineWith(CARS), site).search({
      query: "",
      filter: `${attribute} <= ${middle}`,
      refinements: { facets: {}, ranges: {} },
      facets: [],
      stats: [attribute],
      sort: [`${attribute}:desc`],
      offset: 0,
      limit: 20,
    });
    if (!programs.ok) return expect.unreachable();
    expect(programs.value.hits.map((hit) => hit[attribute])).toEqual(
      inRange.map((car) => price(car, per)).toSorted((a, b) => Number(b) - Number(a)),
    );
    expect(programs.value.stats[attribute]?.max).toBe(middle);
    expect(JSON.stringify(programs.value)).not.toContain("outright");
  });

  test.each(FACET_ATTRIBUTES.filter(isOfPrice))("SRCH-085 bands of %s", async (attribute) => {
    const facet = (await pageAt("")).facets.find((one) => one.attribute === attribute);
    if (facet?.kind !== "list") return expect.unreachable();
    const bandOf = (car: Priced) => priceRange(price(car, "car"));
    const counted = Object.fromEntries(facet.values.map((value, at) => [value, facet.counts[at]]));
    for (const band of PRICE_RANGES) {
      const expected = CARS.filter((car) => bandOf(car) === band).map(({ id }) => id);
      expect(counted[band] ?? 0, band).toBe(expected.length);
      const found = await pageAt(`${attribute}=${encodeURIComponent(band)}`);
      expect(found.cars.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(expected);
    }
  });

  test("a stock file tells the shown price, and none of a week", () => {
    for (const car of CARS) expect(listingOf(car, site, "https://a.example").price, car.name).toBe(price(car, "car"));
  });
});
