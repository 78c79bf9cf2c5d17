import { describe, expect, test } from "vitest";
import { testCar } from "../../../../test/fixtures/cars.ts";
import { engineWith } from "../../../../test/fixtures/engine.ts";
import { dealership, testSite } from "../../../../test/fixtures/site.ts";
import { withOrder } from "../answer/filters/typed-choices.ts";
import { searchPage } from "../data.ts";
import { isFromForm, parseSearchState } from "../rules.ts";
import { resolveSearchPath } from "../search-paths.ts";
import { carItems, sentResults } from "../sent-results.ts";
import { carriedFields } from "./parts.ts";
import { pendingView, searchView } from "./search-view.ts";

const NOW = Date.UTC(2026, 10, 20);
const STOCK = [
  testCar(1, { make: "Mazda", price: 20_000 }),
  testCar(2, { make: "Mazda", price: 30_000 }),
  testCar(3, { make: "Kia", price: 40_000 }),
];

async function viewOf(address: string, options: Parameters<typeof testSite>[2] = {}, stock = STOCK) {
  const site = testSite("halden", [dealership(1, "parramatta")], options);
  const url = new URL(address, "http://halden.example");
  const route = resolveSearchPath(url.pathname.split("/").slice(2), site, new Map());
  if (!route.ok) throw new Error("no such search");
  const state = parseSearchState(url, route.value, site);
  const page = await searchPage({ search: await engineWith(stock) }, site, route.value, state, NOW);
  if (!page.ok) throw new Error(page.error.message);
  return searchView(sentResults(page.value, carItems(page.value, site, NOW), route.value, site, NOW));
}

describe("the search page's view", () => {
  test("SRCH-017 the count and its button, one or many, by the site's noun", async () => {
    expect(await viewOf("/search/used-cars")).toMatchObject({ countText: "3 cars", showMeText: "Show Me 3 cars" });
    expect((await viewOf("/search/used-cars?make=Kia")).showMeText).toBe("Show Me 1 car");
    const trucks = { config: { vehicleNoun: "Truck" } };
    expect((await viewOf("/search/used-cars", trucks)).showMeText).toBe("Show Me 3 trucks");
    const buses = await viewOf("/search/used-cars", { config: { vehicleNoun: "Bus" } });
    expect(buses).toMatchObject({ title: "Used Buses", countText: "3 buses", showMeText: "Show Me 3 buses" });
  });

  test("a filter says in a few words what of it is chosen", async () => {
    const view = await viewOf("/search/used-cars?make=Kia&make=Mazda&price=-35000");
    const summary = Object.fromEntries(view.facets.map((facet) => [facet.attribute, facet.summary]));
    expect(summary).toMatchObject({ make: "Mazda +1", price: "Up to $35,000", simple_body: null });
  });

  test("a form that changes one filter carries all the others, and not the page", async () => {
    const view = await viewOf("/search/used-cars?q=cx&make=Mazda&price=10000-30000&sort=price-asc&page=2");
    const price = view.facets.find((facet) => facet.attribute === "price");
    expect(price).toMatchObject({
      selectedMin: 10_000,
      selectedMax: 30_000,
      carried: [
        ["q", "cx"],
        ["make", "Mazda"],
        ["sort", "price-asc"],
      ],
    });
    expect(view.carried.query).toContainEqual(["price", "10000-30000"]);
    expect(view.carried.query.map(([name]) => name)).not.toContain("q");
    expect(view.carried.sort.map(([name]) => name)).toEqual(["q", "make", "price"]);
  });

  test("SRCH-018 SRCH-019 nothing found: Clear Filters lifts the filters, or without any leads to the refresh path", async () => {
    expect((await viewOf("/search/used-cars?make=Kia&price=1-2")).clearHref).toBe("/search/used-cars");
    const offers = { config: { noResultsRefreshPath: "/our-offers" } };
    expect((await viewOf("/search/demo-cars", offers)).clearHref).toBe("/our-offers");
    // The platform's own path of offers leads nowhere where the dealer has written no such page.
    expect((await viewOf("/search/demo-cars")).clearHref).toBe("/search/new-used-and-demo-cars");
  });

  test("SRCH-020 SRCH-021 SRCH-022 ERR-012 the words of an empty search, by the site's variant", async () => {
    expect((await viewOf("/search/used-cars?price=1-2")).noResults?.text).toBe(
      "No results found for your search at this time. Please try adjusting the filters for more results.",
    );
    const offers = await viewOf("/search/used-cars?price=1-2", { config: { noResultsVariant: "offers" } });
    expect(offers.noResults).toMatchObject({
      title: "No Results Available",
      text: "There appears to be no offers currently available that meet the conditions of your search.",
    });
    expect((await viewOf("/search/used-cars")).noResults).toBeNull();
  });

  test("SRCH-023 Find Me Something Similar appears only where there is no stock at all", async () => {
    expect((await viewOf("/search/used-cars", {}, [])).noResults?.findSimilarHref).toBe("/contact-us#enquire");
    expect((await viewOf("/search/parramatta", {}, [])).noResults?.findSimilarHref).toBe("/contact-us#enquire");
    expect((await viewOf("/search/used-cars?price=1-2")).noResults?.findSimilarHref).toBeNull();
  });

  test("nothing found: the heading says what there is none of, and each row what it lets go and how many it finds", async () => {
    const view = await viewOf("/search/used-cars?make=Kia&price=-37000");
    expect([view.title, view.announcement]).toEqual([
      "No used Kia cars up to $37,000",
      "No used Kia cars up to $37,000. Nearest matches in 2 rows.",
    ]);
    expect(view.noResults).toMatchObject({
      summary: "1 up to $40,700, 2 other used cars up to $37,000",
      all: "All 3 cars",
    });
    expect(view.noResults?.rows.map(({ heading, note, see }) => [heading, note, see])).toEqual([
      [
        "Used Kia cars up to $40,700",
        "1 car, up to $40,700 in place of $37,000",
        { label: "See it", href: "/search/used-cars?make=Kia&price=-40700" },
      ],
      [
        "Other used cars up to $37,000",
        "2 cars, without Kia",
        { label: "See both", href: "/search/used-cars?price=-37000" },
      ],
    ]);
    expect(view.noResults?.rows.flatMap(({ cars }) => cars.map(({ why }) => why))).toEqual([
      "$3,000 over",
      "Mazda in place of Kia",
      "Mazda in place of Kia",
    ]);
  });

  test("SRCH-065 where the nearest is the first order, words still say the order of a search without a place", async () => {
    const config: Parameters<typeof viewOf>[1] = { config: { sortOptions: ["nearest", "recommended", "price-desc"] } };
    const dearest = await viewOf("/search/used-cars?q=most+expensive", config);
    const prices = dearest.items.map((item) => item.kind === "car" && item.card.price.text);
    expect(prices).toEqual(["$40,000", "$30,000", "$20,000"]);
    expect(dearest.chips.map(({ label, href }) => [label, href])).toEqual([
      ["Price, high first", "/search/used-cars"],
      ["Used", "/search/new-used-and-demo-cars?q=most+expensive"],
    ]);
    const none = await viewOf("/search/used-cars?price=1-2&make=Kia", config);
    expect(none.noResults?.rows.map(({ see }) => see.href).join(" ")).not.toContain("sort=");
  });

  test("SRCH-065 the control shows the order in force: the typed one, offered beside the site's own while it is", async () => {
    const config: Parameters<typeof viewOf>[1] = { config: { sortOptions: ["recommended", "newest", "price-desc"] } };
    const orderOf = async (query: string) => {
      const view = await viewOf(`/search/used-cars?${query}`, config);
      return [view.order, view.sorts.map(({ key }) => key).join(" "), view.carried.sort] as const;
    };
    const offered = "recommended newest price-desc";
    expect(await orderOf("")).toEqual(["recommended", offered, []]);
    expect(await orderOf("sort=newest")).toEqual(["newest", offered, []]);
    // The form for another order leaves out the words that set one, whatever was chosen before they were typed.
    // It says which words these were, for whoever keeps the order.
    const ofWords = (words: string, order: string) => [
      ["q-typed", words],
      ["sort-typed", order],
    ];
    expect(await orderOf("q=cheap+kia&sort=newest")).toEqual([
      "price-asc",
      `${offered} price-asc`,
      [["q", "kia"], ...ofWords("cheap kia", "price-asc")],
    ]);
    expect(await orderOf("q=dearest")).toEqual(["price-desc", offered, ofWords("dearest", "price-desc")]);
    expect((await orderOf("q=cheap&exactly=1")).slice(0, 2)).toEqual(["recommended", offered]);
    // Of two typed orders the first applies, and the other one's chip is struck out.
    expect((await orderOf("q=dearest+newest+kia"))[0]).toBe("price-desc");
    const both = await viewOf("/search/used-cars?q=dearest+newest+kia", config);
    expect(both.chips.map(({ label, struck }) => [label, struck !== undefined])).toContainEqual([
      "Year, newest first",
      true,
    ]);
    expect(both.carried.sort).toEqual([["q", "kia"], ...ofWords("dearest newest kia", "price-desc")]);
  });

  test("SRCH-065 while an order that takes the typed one's place is awaited, the control shows it", async () => {
    const view = await viewOf("/search/used-cars?q=cheapest+kia");
    const state = withOrder(view.state, view.reading, "newest");
    expect(state).toMatchObject({ query: "kia", sortBy: "newest" });
    expect(pendingView(view, { route: view.route, state }).order).toBe("newest");
  });

  test("while another search is asked, its marks and chips stand over the cars that are there", async () => {
    const view = await viewOf("/search/used-cars?make=Mazda");
    const state = { ...view.state, facets: { make: ["Kia"] }, ranges: { price: { max: 35_000 } } };
    const pending = pendingView(view, { route: view.route, state });
    expect(pending.items).toBe(view.items);
    expect(pending.countText).toBe(view.countText);
    expect(pending.chips.map(({ label }) => label)).toEqual(["Used", "Kia", "Up to $35,000"]);
    const facets = Object.fromEntries(pending.facets.map((facet) => [facet.attribute, facet]));
    expect([facets.make?.summary, facets.price?.summary]).toEqual(["Kia", "Up to $35,000"]);
    const before = view.facets.find(({ attribute }) => attribute === "simple_body");
    expect(facets.simple_body).toBe(before);
    expect(pendingView(view, view).facets.every((facet, at) => facet === view.facets[at])).toBe(true);
  });

  test("the comparison-rate warning stands with the results when any card shows a rate", async () => {
    const config = { financeProvider: "Taurus" as const };
    const finance_lenders = { taurus: { interestRate: 7.49, comparisonRate: 8.38 } };
    const lent = await viewOf("/search/used-cars", { config }, [testCar(1, { finance_lenders })]);
    expect(lent.financeNotice).toContain("WARNING: This comparison rate is true only");
    expect((await viewOf("/search/used-cars", { config })).financeNotice).toBeNull();
  });
});

describe("forms", () => {
  test("a plain form's address is known by its empty fields and its two ends", () => {
    const from = (query: string) => isFromForm(new URL(`http://halden.example/search/used-cars?${query}`));
    expect(from("price-min=&price-max=30000")).toBe(true);
    expect(from("q=&make=Kia")).toBe(true);
    expect(from("make=Kia&price=-30000")).toBe(false);
    expect(from("")).toBe(false);
  });

  test("an address's parameters become hidden fields, values of one name each their own", () => {
    expect(carriedFields("/search?make=Kia&make=Mazda")).toEqual([
      ["make", "Kia"],
      ["make", "Mazda"],
    ]);
    expect(carriedFields("/search")).toEqual([]);
  });
});
