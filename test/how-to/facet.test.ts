import { afterAll, beforeAll, expect, test } from "vitest";
import { dealershipFile, siteFile, sitesFolder } from "../../src/features/site/sites-folder.testing.ts";
import { blockOf } from "./steps.ts";
import { type Workshop, workshopOf } from "./workshop.ts";

const PAGE = "facet.md";
let workshop: Workshop;
beforeAll(async () => {
  workshop = await workshopOf(PAGE);
});
afterAll(() => workshop.close());

const SEARCH = `
  import { openSites } from "./src/features/site/data.ts";
  import { searchPage, searchRoute } from "./src/features/search/data.ts";
  import { parseSearchState } from "./src/features/search/rules.ts";
  import { searchView } from "./src/features/search/view/search-view.ts";
  import { sentResults } from "./src/features/search/sent-results.ts";
  import { resolveSearchPath } from "./src/features/search/search-paths.ts";
  import { testCar } from "./test/fixtures/cars.ts";
  import { engineWith } from "./test/fixtures/engine.ts";
  const sites = await openSites(process.env.SITES, { defaultSite: null });
  const site = sites.bySlug("one");
  const tows = { variant: { towingcapacitybraked: 3500 } };
  const stock = [testCar(1, { doors: 5, ...tows }), testCar(2, { doors: 3 }), testCar(3, { doors: 5 })];
  const search = await engineWith(stock.map((car) => ({ ...car, dealership_slug: "yard" })));
  const found = async (query) => {
    const url = new URL("http://one.example/search/used-cars" + query);
    const { value: route } = resolveSearchPath(["used-cars"], site, new Map());
    const page = await searchPage({ search }, site, route, parseSearchState(url, route, site), 0);
    return searchView(sentResults(page.value, [], route, site, 0));
  };
  const all = await found("");
  const five = await found("?doors=5&tows=3%2C000+kg+and+more");
  console.log(JSON.stringify({
    problems: sites.problems(),
    filters: all.facets.map(({ heading, items }) => [heading, items.map(({ label, count }) => label + ": " + count)]),
    href: all.facets[1].items[0].href,
    chips: five.chips.map(({ label }) => label),
    count: five.countText,
  }));
`;

test("SRCH-069 the facets of the walk-through are counted, shown with their headings, and chosen by address", async () => {
  const { search, site } = JSON.parse(blockOf(PAGE, "site.json"));
  await using folder = await sitesFolder({
    "one/site.json": siteFile({ search }, { ...site, dealerships: ["yard"] }),
    "one/dealerships/yard.json": dealershipFile(1),
  });
  expect(JSON.parse(await workshop.run(SEARCH, { SITES: folder.dir }))).toEqual({
    problems: [],
    filters: [
      ["Make", ["Mazda: 3"]],
      ["Doors", ["3: 1", "5: 2"]],
      ["What it can tow", ["3,000 kg and more: 1"]],
    ],
    href: "/search/used-cars?doors=3",
    chips: ["Used", "5 doors", "3,000 kg and more"],
    count: "1 car",
  });
});

test("no other file needs a change, and without the second step the code does not compile", async () => {
  const derived = "src/features/search/index/documents/derived-facets.ts";
  await workshop.change(derived, (text) => text.replace(/^ {2}tows: .*\n/m, ""));
  const problems = await workshop.compile("src/features/search/data.ts", "src/features/search/view/search-view.ts");
  expect(problems).toEqual([expect.stringMatching(/derived-facets\.ts: .*tows/)]);
});
