import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { TemplateName } from "../features/site/choices.ts";
import { SiteViewProvider } from "../features/site/components/site-context.tsx";
import { openSites } from "../features/site/data.ts";
import {
  dealershipFile,
  locationEntry,
  siteFile,
  sitesFolder,
  writtenPages,
} from "../features/site/sites-folder.testing.ts";
import { type SiteView, siteView } from "../features/site/view.ts";
import { AddressProvider } from "../ui/address.tsx";
import { templateSlots } from "./registry.ts";

const NOW = Date.parse("2026-11-21T10:00:00+10:00");
const TEMPLATE_NAMES: readonly TemplateName[] = ["default", "group", "marque", "superstore"];
const model = {
  id: 1,
  name: "HiLux",
  slug: "toyota-hilux",
  manufacturer_name: "Toyota",
  manufacturer_body: "Ute",
  from_price: 33_990,
};

async function siteOf(template: TemplateName, groups: Record<string, unknown> = {}): Promise<SiteView> {
  await using folder = await sitesFolder({
    "one/site.json": siteFile(groups, { template, dealerships: ["dealer"] }),
    "one/dealerships/dealer.json": dealershipFile(1),
    "one/locations.json": [locationEntry(1, "main", "dealer", { dealer_license_number: "QLD 4098765" })],
    "one/models.json": [model],
    ...writtenPages("one"),
  });
  const sites = await openSites(folder.dir, { defaultSite: null, secrets: () => null });
  const site = sites.bySlug("one");
  if (!site) throw new Error(JSON.stringify(sites.problems()));
  await sites.close();
  return siteView(site, NOW);
}

function drawn(site: SiteView, part: "Header" | "Footer"): string {
  const Part = templateSlots(site.template)[part];
  return renderToStaticMarkup(
    <MemoryRouter>
      <AddressProvider>
        <SiteViewProvider site={site}>
          <Part />
        </SiteViewProvider>
      </AddressProvider>
    </MemoryRouter>,
  );
}

const inOrder = (markup: string, words: readonly string[]): boolean => {
  let from = 0;
  return words.every((word) => {
    const at = markup.indexOf(`>${word}<`, from);
    from = at + 1;
    return at >= 0;
  });
};

const mainMenu = (markup: string) => /<nav aria-label="Main".*?<\/nav>/s.exec(markup)?.[0] ?? "";
/** Removes icons: one follows the text of each summary. */
const plain = (markup: string) => markup.replace(/<svg.*?<\/svg>/gs, "");

test.each(TEMPLATE_NAMES)(
  "NAV-001..NAV-007 the %s header's menu has the seven entries in their order",
  async (name) => {
    const menu = plain(mainMenu(drawn(await siteOf(name), "Header")));
    expect(
      inOrder(menu, ["Home", "Range", "Stock", "Sell My Car", "Finance", "Service &amp; Parts", "More"]),
      menu,
    ).toBe(true);
    for (const path of [
      "/search/used-cars",
      "/search/demo-cars",
      "/sell-my-car",
      "/finance",
      "/book-a-service",
      "/careers",
    ]) {
      expect(menu).toContain(`href="${path}"`);
    }
  },
);

test.each(TEMPLATE_NAMES)("NAV-007 a site's own menu replaces the %s header's", async (name) => {
  const headerMenu = [{ label: "Only This", href: "/only" }];
  const menu = mainMenu(drawn(await siteOf(name, { navigation: { headerMenu } }), "Header"));
  expect(menu).toContain("Only This");
  expect(menu).not.toContain("Sell My Car");
});

test.each(["group", "superstore"] as const)(
  "NAV-008 MODEL-038 the %s header's Range opens the models by body, with price and link",
  async (name) => {
    const menu = mainMenu(drawn(await siteOf(name), "Header"));
    expect(menu).toContain('href="/toyota-hilux"');
    expect(menu).toContain("From $33,990");
    expect(menu).toContain('href="/models?body=Ute"');
  },
);

test("NAV-008 the base's Range opens a list of bodies, and so does an item that asks for a dropdown", async () => {
  const headerMenu = [{ label: "Range", link: "models", source: "models", style: "dropdown" }];
  for (const site of [await siteOf("default"), await siteOf("superstore", { navigation: { headerMenu } })]) {
    const menu = mainMenu(drawn(site, "Header"));
    expect(menu).not.toContain('href="/toyota-hilux"');
    expect(menu).toContain('href="/models?body=Ute"');
  }
});

test.each(TEMPLATE_NAMES)("NAV-009 the %s menus open by a press without JavaScript", async (name) => {
  const menu = mainMenu(drawn(await siteOf(name), "Header"));
  expect(menu.match(/<details/g)?.length).toBe(4);
});

test.each(TEMPLATE_NAMES)("NAV-016 the %s header calls by digits only", async (name) => {
  expect(drawn(await siteOf(name), "Header")).toContain('href="tel:0755500100"');
});

test.each(TEMPLATE_NAMES)("NAV-010..NAV-014 the %s footer has its four sections and the models", async (name) => {
  const footer = drawn(await siteOf(name), "Footer");
  expect(inOrder(footer, ["Models", "Buyer Tools", "Service &amp; Parts", "Test Motors"])).toBe(true);
  expect(footer).toContain('href="/toyota-hilux"');
  for (const path of ["/trade-in", "/accessories", "/privacy-policy", "/terms-and-conditions"]) {
    expect(footer).toContain(`href="${path}"`);
  }
});

test.each(TEMPLATE_NAMES)("LOC-060 the %s footer says who the business is by law, with its licence", async (name) => {
  const footer = drawn(await siteOf(name), "Footer");
  expect(footer).toContain("Test Pty Ltd");
  expect(footer).toContain("QLD 4098765");
  const hidden = drawn(await siteOf(name, { locationPages: { showLicenceNumbers: false } }), "Footer");
  expect(hidden).not.toContain("QLD 4098765");
});

test.each(TEMPLATE_NAMES)("the %s footer leads to no place where the dealership has none", async (name) => {
  const site = await siteOf(name);
  expect(drawn({ ...site, address: null }, "Footer")).not.toContain("Get Directions");
});
