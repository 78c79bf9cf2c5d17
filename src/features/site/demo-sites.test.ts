import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parsePhone } from "../../lib/words/phone.ts";
import { FINANCE_WORDS, financeAddresses, financePageAt } from "../finance/finance-pages.ts";
import { MANUFACTURERS } from "../makes/manufacturers.ts";
import { parsePaintedAddress } from "../media/paint.ts";
import { warrantyLines, warrantyText } from "../service/rules.ts";
import { daysOf } from "./campaigns/campaigns.ts";
import { checkSites, openSites } from "./data.ts";
import { markdownToHtml } from "./markdown.ts";
import { generatedFiles } from "./reading/generated.ts";
import type { Site } from "./site.ts";

const ROOT = join(import.meta.dirname, "../../..");
const sites = await openSites(join(ROOT, "sites"), { defaultSite: null, secrets: () => null });
const site = (slug: string): Site => {
  const found = sites.bySlug(slug);
  if (!found) throw new Error(`no demo site ${slug}`);
  return found;
};
const demo = sites.all();

test("the demo sites are in order", async () => {
  expect(await checkSites(join(ROOT, "sites"))).toEqual([]);
});

test.each([...generatedFiles().keys()])(
  "%s is what its schema says now (write it with: forecourt sites docs)",
  (path) => {
    expect(readFileSync(join(ROOT, path), "utf8")).toBe(generatedFiles().get(path));
  },
);

test("SITE-001 SITE-014 the demo sites differ in colour, halden and kingtide in template and options", () => {
  const [halden, kingtide] = [site("halden").config, site("kingtide").config];
  expect([halden.template, kingtide.template]).toEqual(["group", "superstore"]);
  expect(new Set(demo.map(({ brand }) => brand.colour)).size).toBe(demo.length);
  for (const option of [
    "heroHeading",
    "searchFilters",
    "minPhotos",
    "noPriceText",
    "justArrivedTagName",
    "homeBlocks",
  ] as const) {
    expect(halden[option], option).not.toEqual(kingtide[option]);
  }
});

test.each(demo)("$slug: no two finance pages have one title, by which tabs and results are told apart", (own) => {
  const titles = [...new Set(financeAddresses(own))].map((path) => {
    const name = financePageAt(own, path);
    return own.pages.get(path)?.title ?? (name && FINANCE_WORDS[name].title);
  });
  expect(titles).toEqual([...new Set(titles)]);
});

/**
 * Numbers reserved for fiction by the regulator, and two series of the demo's own, none of which reaches a stranger.
 */
const NOBODYS = /^(0[2378](5550|7010)\d{4}|0491570(006|156)|1[38]009757(07|08|09|10|11))$/;
/** Locations that deliberately lack data, to show pages without it. */
const WITHOUT_HOURS = ["mitchell-parts"];
const WITHOUT_PHONE = ["mitchell-parts", "brookvale-sales"];

test.each(demo)(
  "$slug: every shown location names its licence, hours and place, and one of them is primary",
  ({ locations }) => {
    expect(locations.filter((one) => one.primary)).toHaveLength(1);
    for (const one of locations.filter(({ visible }) => visible)) {
      const { phone, landline_phone, opening_hours } = one.contact_detail;
      expect(opening_hours, one.slug).toHaveLength(WITHOUT_HOURS.includes(one.slug) ? 0 : 7);
      expect(one.address.lat).toBeLessThan(-10);
      const numbers = [phone, landline_phone].filter((number) => number !== null);
      expect(numbers.length === 0, one.slug).toBe(WITHOUT_PHONE.includes(one.slug));
      for (const number of numbers) expect(parsePhone(number)?.national, number).toMatch(NOBODYS);
      if (one.location_type === "sales") expect(one.dealer_license_number).not.toBeNull();
    }
  },
);

test.each(demo)("$slug: every dealership's leads go somewhere", ({ dealerships }) => {
  for (const dealership of dealerships) expect(dealership.leads.email[0]).toMatch(/@[a-z]+\.example$/);
});

test.each(demo)(
  "$slug: every picture that its files name is there",
  ({ models, pages, posts, slides, promos, locations, brand, publicDir }) => {
    const named = [
      ...models.map((model) => model.image?.url),
      ...[...pages.values()].map((page) => page.image),
      ...posts.map((post) => post.image),
      ...slides.map((slide) => slide.image),
      ...promos.map((card) => card.image),
      ...locations.map((location) => location.image?.url),
      brand.logo.url,
    ]
      .filter((address) => typeof address === "string")
      .filter((address) => address !== "");
    const filesOf = (address: string) => {
      const painted = parsePaintedAddress(address);
      if (painted) {
        return ["black", "gain"].map((frame) =>
          join(ROOT, "demo/art", painted.design, `${painted.view}.${frame}.avif`),
        );
      }
      return address.startsWith("/art/")
        ? [join(ROOT, "demo", address)]
        : [join(publicDir, address.replace("/site/", ""))];
    };
    expect(named.filter((address) => !filesOf(address).every((file) => existsSync(file)))).toEqual([]);
  },
);

test.each(demo)(
  "CONT-004 CONT-005 CONT-007 CONT-010 $slug: the pages that every dealer owes are there",
  ({ pages }) => {
    const owed = [
      "/privacy-policy",
      "/terms-and-conditions",
      "/about-us",
      "/careers",
      "/fleet",
      "/warranty",
      "/roadside-assist",
    ];
    for (const path of [...owed, "/special-offers", "/buying", "/pages/faqs"])
      expect(markdownToHtml(pages.get(path)?.markdown ?? ""), path).toContain("<p>");
  },
);

test("CONT-024 CONT-025 CONT-026 CONT-027 CONT-028 CONT-029 the warranty page states what the specification states, each where it belongs", () => {
  const { pages, config, models } = site("halden");
  const html = markdownToHtml(pages.get("/warranty")?.markdown ?? "");
  const [, preOwned = "", certified = ""] = html.split("<h2");
  expect(preOwned).toMatch(/>Pre-owned vehicles<.*comes with 12 months roadside assist/s);
  expect(certified).toMatch(
    />Toyota certified<.*90-point inspection.*extra 1 year warranty.*12 months roadside assist/s,
  );
  const terms = warrantyLines(config, models).map(({ make, text }) => `${make}: ${text}`);
  expect(terms).toContain("Mazda: 5 years, unlimited km");
  expect(warrantyText(config, "a make that is not named")).toBe("3 years");
});

test.each(demo)("$slug: posts come newest first, promotions run through 2027", ({ posts, config }) => {
  expect(posts.map((post) => post.date)).toEqual(
    posts
      .map((post) => post.date)
      .toSorted()
      .toReversed(),
  );
  expect(posts.length).toBeGreaterThanOrEqual(3);
  const { promotionBanner: banner, campaigns } = config;
  if (banner) expect((daysOf(banner, campaigns).end ?? "") >= "2027-12-31").toBe(true);
});

test("MODEL-016 MODEL-017 MODEL-018 MODEL-019 the makes sold in Australia are a fixed list, each with its own slug", () => {
  expect(MANUFACTURERS.length).toBeGreaterThanOrEqual(140);
  expect(new Set(MANUFACTURERS.map((make) => make.slug)).size).toBe(MANUFACTURERS.length);
  expect(new Set(MANUFACTURERS.map((make) => make.id)).size).toBe(MANUFACTURERS.length);
  for (const model of demo.flatMap((one) => one.models)) {
    expect(MANUFACTURERS.map((make) => make.name)).toContain(model.manufacturer_name);
  }
});
