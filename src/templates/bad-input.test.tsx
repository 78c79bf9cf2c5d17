import { expect, test } from "vitest";
import { markup, words } from "../../test/fixtures/markup.tsx";
import { homeView } from "../features/content/home.ts";
import type { HeroFacets } from "../features/hero/hero-schema.ts";
import { HOME_BLOCKS, TEMPLATES } from "../features/site/choices.ts";
import { SiteViewProvider } from "../features/site/components/site-context.tsx";
import { checkSites, openSites } from "../features/site/data.ts";
import { markdownToHtml } from "../features/site/markdown.ts";
import { postOf } from "../features/site/reading/content-files.ts";
import type { Site } from "../features/site/site.ts";
import { dealershipFile, locationEntry, siteFile, sitesFolder } from "../features/site/sites-folder.testing.ts";
import { siteView } from "../features/site/view.ts";
import { templateSlots } from "./registry.ts";

const NOW = Date.parse("2026-11-21T10:00:00+10:00");

type Files = Readonly<Record<string, unknown>>;

/** A site of this template with these options and files. */
async function siteOf(template: string, groups: Files = {}, files: Files = {}, own: Files = {}): Promise<Site> {
  await using folder = await sitesFolder({
    "one/site.json": siteFile(groups, { template, dealerships: ["dealer"], ...own }),
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

const none = { attribute: "simple_body", options: [] } as const;
/** What the hero offers where the site has no stock of its kind. */
const EMPTY: HeroFacets = {
  total: 0,
  carTypesLabel: "Car type",
  carTypes: [{ label: "All", values: [], count: 0, selected: true }],
  popularMakes: [],
  makes: [],
  narrowed: null,
  body: none,
  location: none,
  fuelOrColour: none,
  priceRange: none,
  weeklyBudget: null,
  changesAt: null,
};

/** Header, home page and footer as a shopper without JavaScript sees them. */
function page(site: Site): { readonly header: string; readonly home: string; readonly footer: string } {
  const { Header, Home, Footer } = templateSlots(site.config.template);
  const { home } = homeView(site, { facets: EMPTY, justLanded: [] }, NOW);
  const drawn = (element: React.ReactNode) =>
    markup(<SiteViewProvider site={siteView(site, NOW)}>{element}</SiteViewProvider>);
  return { header: drawn(<Header />), home: drawn(<Home home={home} />), footer: drawn(<Footer />) };
}

const LONG = "The Very Long Established Motor And Marine Company Of Brisbane";

test.each(TEMPLATES)("SITE-028 %s shows a name of 60 letters whole, in header, drawer and footer", async (template) => {
  const logo = { url: "/site/logo.svg", name: LONG };
  const site = await siteOf(template, { brand: { ...siteFile().brand, logo } }, {}, { siteName: LONG });
  const { header, footer } = page(site);
  expect(LONG.length).toBeGreaterThanOrEqual(60);
  expect(words(header)).toContain(LONG);
  expect(words(footer)).toContain(`© 2026 ${LONG}`);
});

test.each(TEMPLATES)("NAV-007 %s holds a menu of fourteen, and of one", async (template) => {
  const labels = Array.from({ length: 14 }, (_, at) => `Entry ${at + 1}`);
  const entries = (names: readonly string[]) => names.map((label, at) => ({ label, href: `/page-${at + 1}` }));
  const many = page(await siteOf(template, { navigation: { headerMenu: entries(labels) } })).header;
  for (const at of labels.keys()) expect(many).toContain(`href="/page-${at + 1}"`);
  const single = page(await siteOf(template, { navigation: { headerMenu: entries(["Only"]) } })).header;
  expect(words(single)).toContain("Only");
});

test.each(TEMPLATES)("%s does without a dealership's phone, hours and picture", async (template) => {
  const bare = { ...locationEntry(1, "main", "dealer"), contact_detail: {}, image: null };
  const site = await siteOf(template, {}, { "one/locations.json": [bare] });
  const { header, footer } = page(site);
  expect(header + footer).not.toContain("tel:");
  expect(words(header + footer)).not.toMatch(/undefined|null|Open today/);
});

test.each(TEMPLATES)("%s does without any address at all", async (template) => {
  const { header, home, footer } = page(await siteOf(template, {}, { "one/locations.json": [] }));
  expect(words(header + home + footer)).not.toMatch(/undefined|null|NaN/);
});

test.each(TEMPLATES)("HOME-001 %s says nothing of stock that it has none of", async (template) => {
  const home = { homeBlocks: [...HOME_BLOCKS] };
  const { home: html } = page(await siteOf(template, { home }, {}, { itemTypes: ["caravan"] }));
  for (const heading of ["Just landed", "Just arrived", "Shop by body", "Explore Our Range"]) {
    expect(words(html)).not.toContain(heading);
  }
  expect(html).not.toMatch(/<(ul|ol)[^>]*><\/\1>/);
  expect(words(html)).not.toMatch(/undefined|NaN/);
});

test("HOME-035 SRCH-011 dates the wrong way round are refused with what to do", async () => {
  const days = { start: "2027-02-01", end: "2027-01-01" };
  await using folder = await sitesFolder({
    "one/site.json": siteFile(),
    "one/promos.json": {
      promotionBanner: { ...days, text: "Now" },
      campaigns: [{ id: "x", ...days }],
      promoCards: [{ url: "/", heading: "x", start: days.start, expiry: days.end }],
    },
  });
  const problems = await checkSites(folder.dir);
  expect(problems.map(({ pointer }) => pointer).sort()).toEqual([
    "/campaigns/0/end",
    "/promoCards/0/expiry",
    "/promotionBanner/end",
  ]);
  for (const { message } of problems) expect(message).toContain("swap the two days");
});

test("a post with script in it keeps its words and nothing that runs", () => {
  const head = "---\ntitle: <b>Utes</b>\ndescription: All\ndate: 2026-11-12\n---\n";
  const post = postOf("utes", `${head}Before <script>alert(1)</script><img src=x onerror=alert(1)> after`);
  const html = post.ok ? markdownToHtml(post.value.markdown) : "";
  expect(html).toMatch(/Before .*after/);
  expect(html).not.toMatch(/script|onerror|alert/);
});

test.each(TEMPLATES)("%s shows a logo as a picture, so that a script in it has nothing to run in", async (template) => {
  const { header } = page(await siteOf(template));
  expect(header).toMatch(/<img[^>]*src="\/site\/logo\.svg/);
  expect(header).not.toMatch(/<(object|embed|iframe)/);
});
