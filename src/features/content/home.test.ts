import { expect, test } from "vitest";
import type { HeroFacets } from "../hero/hero-schema.ts";
import { openSites } from "../site/data.ts";
import type { Site } from "../site/site.ts";
import { dealershipFile, locationEntry, siteFile, sitesFolder } from "../site/sites-folder.testing.ts";
import { siteView, siteViewAt } from "../site/view.ts";
import { homeView, priceBands } from "./home.ts";

const NOW = Date.parse("2026-11-21T10:00:00+10:00");
const day = (date: string) => Date.parse(`${date}T12:00:00+10:00`);

const band = (label: string, count: number) => ({ label, value: label, count });
const facets: HeroFacets = {
  total: 1284,
  carTypesLabel: "Car type",
  carTypes: [],
  popularMakes: [],
  makes: [],
  narrowed: null,
  body: { attribute: "simple_body", options: [] },
  location: { attribute: "location_name", options: [] },
  fuelOrColour: { attribute: "simple_fuel", options: [] },
  weeklyBudget: null,
  priceRange: {
    attribute: "price_range",
    options: [band("Under $10,000", 4), band("$10,000 to $20,000", 1)],
  },
  changesAt: null,
};

async function siteWith(groups: Record<string, unknown>, files: Record<string, unknown> = {}): Promise<Site> {
  await using folder = await sitesFolder({
    "one/site.json": siteFile(groups, (groups.site ?? {}) as Record<string, unknown>),
    "one/dealerships/dealer.json": dealershipFile(1),
    "one/locations.json": [locationEntry(1, "main", "dealer")],
    ...files,
  });
  const sites = await openSites(folder.dir, { defaultSite: null, secrets: () => null });
  const site = sites.bySlug("one");
  if (!site) throw new Error(JSON.stringify(sites.problems()));
  await sites.close();
  return site;
}

const post = (date: string, description: string) =>
  `---\ntitle: T\ndescription: ${description}\ndate: ${date}\n---\nText`;
const view = (site: Site, now = NOW) => homeView(site, { facets, justLanded: [] }, now).home;

test("HOME-001 a block without data renders nothing, the others keep the site's order", async () => {
  const site = await siteWith({ home: { homeBlocks: ["blogCards", "rangeGrid", "featureBanner", "hero"] } });
  expect(view(site).blocks).toEqual(["featureBanner", "hero"]);
});

test("HOME-002 HOME-003 the hero's heading is the site's own, else the platform's", async () => {
  expect(view(await siteWith({})).hero.heading).toBe("Search Our New & Used Vehicles");
  expect(view(await siteWith({ home: { heroHeading: "Search Our Stock" } })).hero.heading).toBe("Search Our Stock");
});

test("HOME-012 a hero that should ask for a weekly budget asks for a price where the stock has no weekly figures", async () => {
  const site = await siteWith({ home: { heroPriceControl: "weekly" } });
  expect(view(site).hero.priceControl).toBe("dropdown");
  const weeklyBudget = { attribute: "weekly_price_range", options: [band("Under $100", 2)] } as const;
  const lent = homeView(site, { facets: { ...facets, weeklyBudget }, justLanded: [] }, NOW).home;
  expect(lent.hero.priceControl).toBe("weekly");
});

test("HOME-018 the latest offers are the whole stock where the dealer has written no page of them", async () => {
  expect(view(await siteWith({})).features[0]?.href).toBe("/search/new-used-and-demo-cars");
});

test("HOME-018 HOME-019 HOME-020 HOME-021 three features, each with its words and target", async () => {
  const written = { "one/pages/special-offers.md": "---\ntitle: Offers\n---\nText" };
  const site = await siteWith({ tradeIn: { sellMyCarPath: "/sell-your-car" } }, written);
  expect(view(site).features.map(({ label, href }) => [label, href])).toEqual([
    ["Latest Offers", "/special-offers"],
    ["Book Service Online", "/book-a-service"],
    ["Sell Your Car", "/sell-your-car"],
  ]);
  expect(view(site).features[2]?.text).toBe("Get an instant offer in 2 minutes");
  const trucks = await siteWith({ site: { vehicleNoun: "Truck" } });
  expect(view(trucks).features[2]?.label).toBe("Sell Your Truck");
});

test("SITE-025 HOME-002 the hero's words count the stock, and are silent while it cannot be counted", async () => {
  const site = await siteWith({ site: { texts: { "hero.text": "{count} vehicles" } } });
  expect(view(site).hero.text).toBe("1,284 vehicles");
  expect(homeView(site, { facets: null, justLanded: [] }, NOW).home.hero.text).toBeNull();
  const none = { facets: { ...facets, total: 0 }, justLanded: [] };
  expect(homeView(site, none, NOW).home.hero.text).toBeNull();
  const plain = await siteWith({ site: { texts: { "hero.text": "Vans of the coast" } } });
  expect(homeView(plain, none, NOW).home.hero.text).toBe("Vans of the coast");
});

test("HOME-024 HOME-027 HOME-028 a post's card leads to it, with a cut summary and the day as D MMM YYYY", async () => {
  const site = await siteWith({}, { "one/blog/utes.md": post("2026-11-04", "x".repeat(81)) });
  expect(view(site).blog.cards).toEqual([
    {
      href: "/blog/vehicle-reviews/utes",
      heading: "T",
      description: `${"x".repeat(80)}...`,
      image: null,
      date: "4 Nov 2026",
    },
  ]);
});

test.each([
  ["the day before", "2026-11-09", false],
  ["the first day", "2026-11-10", true],
  ["the last day", "2026-11-20", true],
  ["the day after", "2026-11-21", false],
])("HOME-035 the promotion banner on %s", async (_, date, shown) => {
  const promotionBanner = { start: "2026-11-10", end: "2026-11-20", text: "Run-out" };
  const site = await siteWith({}, { "one/promos.json": { promotionBanner } });
  expect(view(site, day(date)).banner !== null).toBe(shown);
});

test("HOME-036 SITE-023 the sales counter is shown only where the site wants it, and dates the page", async () => {
  expect(view(await siteWith({})).salesCount).toBeNull();
  const site = await siteWith({ home: { salesCounterEnabled: true } });
  expect(view(site).salesCount).toBeGreaterThan(0);
  expect(homeView(site, { facets, justLanded: [] }, NOW).changesAt).toBe(NOW + 150_000);
});

test("a page with nothing timed does not change by itself", async () => {
  expect(homeView(await siteWith({}), { facets, justLanded: [] }, NOW).changesAt).toBeNull();
});

test("price bands lead to their search; those above the fifth are one", () => {
  const labels = ["$10,000 to $20,000", "$20,000 to $30,000", "$30,000 to $40,000", "$40,000 to $50,000"];
  const options = [
    band("Under $10,000", 4),
    ...labels.map((label) => band(label, 1)),
    band("$50,000 to $75,000", 2),
    band("$100,000 and over", 3),
  ];
  const bands = priceBands({ ...facets, priceRange: { attribute: "price_range", options } }, "/search/used-cars");
  expect(bands.map(({ label, count }) => [label, count])).toEqual([
    ["Under $10k", 4],
    ["$10k – $20k", 1],
    ["$20k – $30k", 1],
    ["$30k – $40k", 1],
    ["$40k – $50k", 1],
    ["$50k and up", 5],
  ]);
  expect(bands[0]?.href).toBe("/search/used-cars?price_range=Under+%2410%2C000");
  expect(new URL(bands[5]?.href ?? "", "http://x").searchParams.getAll("price_range")).toHaveLength(2);
});

test("a band that nobody is in is not offered", () => {
  const options = [band("Under $10,000", 0), band("$10,000 to $20,000", 1)];
  const bands = priceBands({ ...facets, priceRange: { attribute: "price_range", options } }, "/x");
  expect(bands.map(({ label }) => label)).toEqual(["$10k – $20k"]);
});

test("HOME-034 slides, banner and promo cards of a campaign show on its days only, and lead on in its name", async () => {
  const site = await siteWith(
    { home: { homeBlocks: ["promotionsSlider"] } },
    {
      "one/promos.json": {
        campaigns: [{ id: "ute-week", start: "2026-11-16", end: "2026-11-22" }],
        slides: [
          { name: "Always", url: "/about-us" },
          { name: "Utes", url: "/search?body=Ute#top", campaign: "ute-week" },
          { name: "Elsewhere", url: "https://maker.example/utes", campaign: "ute-week" },
        ],
        promotionBanner: { text: "Forty-two utes", url: "/utes", campaign: "ute-week" },
        promoCards: [{ heading: "Utes", url: "/utes", campaign: "ute-week", expiry: "2026-11-20" }],
      },
    },
  );
  const at = (instant: string) => homeView(site, { facets, justLanded: [] }, Date.parse(instant));
  const shown = (instant: string) => at(instant).home.slides.map(({ url }) => url);
  const [first, last] = ["2026-11-16T00:00:00+10:00", "2026-11-22T23:59:59+10:00"];
  const all = ["/about-us", "/search?body=Ute&campaign=ute-week#top", "https://maker.example/utes"];
  expect(shown("2026-11-15T23:59:59+10:00")).toEqual(["/about-us"]);
  expect(shown(first)).toEqual(all);
  expect(shown(last)).toEqual(all);
  expect(shown("2026-11-23T00:00:00+10:00")).toEqual(["/about-us"]);
  expect(at(first).home.banner).toEqual({ text: "Forty-two utes", href: "/utes?campaign=ute-week" });
  expect(at("2026-11-15T23:59:59+10:00")).toMatchObject({ home: { banner: null }, changesAt: Date.parse(first) });
  expect(at(last).changesAt).toBe(Date.parse("2026-11-23T00:00:00+10:00"));
  expect(site.promos).toMatchObject([{ url: "/utes?campaign=ute-week", start: "2026-11-16", expiry: "2026-11-20" }]);
  expect(siteView(site, Date.parse(first)).menuFeature?.name).toBe("Utes");
  const before = siteViewAt(site, Date.parse("2026-11-15T12:00:00+10:00"));
  expect(before.value.menuFeature?.name).toBe("Always");
  expect(before.changesAt).toBeLessThanOrEqual(Date.parse(first));
});
