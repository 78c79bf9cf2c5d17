import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { at, expectAccessible, get, openBrowser } from "../browser.ts";

const { visit } = openBrowser();
const SEARCH = "/search/new-used-and-demo-cars";
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const toggles = (page: Page) => page.getByRole("button", { name: /^Compare / });
const tray = (page: Page) => page.getByRole("region", { name: "To compare" });

async function openSearch(page: Page, site: string): Promise<void> {
  await page.goto(at(site, SEARCH));
}

/** Slugs of cars that a search shows, as the server sends it. */
async function someSlugs(site: string, count: number): Promise<string[]> {
  const { text } = await get(site, SEARCH);
  const slugs = [...text.matchAll(/<h3[^>]*><a[^>]*href="\/cars\/([a-z0-9-]+)"/g)].map(([, slug = ""]) => slug);
  return slugs.slice(0, count);
}

describe.each(["halden", "kingtide"])("comparing on %s", (site) => {
  test("SITE-051 cars chosen from the results are counted, a fifth is refused in words, and lead to their comparison", async () => {
    const { page, leave } = await visit();
    await openSearch(page, site);
    for (const index of [0, 1, 2, 3]) await toggles(page).nth(index).click();
    await tray(page).getByText("Compare 4 of 4").waitFor();
    await toggles(page).nth(4).click();
    await page.getByText("4 are the most to compare: remove one to add another.").waitFor();
    expect(await page.getByRole("button", { name: /^Compare /, pressed: true }).count()).toBe(4);
    // At the page's end nothing is under the tray; elsewhere, what scrolls under it is half hidden for a moment.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expectAccessible(page);

    await tray(page)
      .getByRole("button", { name: /^Remove / })
      .first()
      .click();
    await tray(page).getByText("Compare 3 of 4").waitFor();
    await tray(page).getByRole("link", { name: "Compare" }).click();
    await page.getByRole("heading", { level: 1, name: "Compare cars" }).waitFor();
    expect(new URL(page.url()).search).toMatch(/^\?cars=[a-z0-9-]+,[a-z0-9-]+,[a-z0-9-]+$/);
    expect(await page.getByRole("columnheader").count()).toBe(3);
    expect(await tray(page).count()).toBe(0);
    await expectAccessible(page);
    await leave();
  });

  test("on a phone the tray covers nothing, and the table scrolls under its first column", async () => {
    const { page, leave } = await visit(PHONE);
    await openSearch(page, site);
    for (const index of [0, 1, 2]) await toggles(page).nth(index).tap();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const bar = await tray(page).boundingBox();
    const footer = await page.getByRole("contentinfo").boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((footer?.y ?? 0) + 1);
    await tray(page)
      .getByRole("link", { name: /^Compare/ })
      .tap();
    const table = page.getByRole("region", { name: "Comparison" });
    const head = page.getByRole("rowheader", { name: /^Price/ });
    await head.waitFor();
    // The badge is in no row, so however long it is it stands in full below the model.
    const badge = table.locator(".card-badge").first();
    const isCut = await badge.evaluate((element) => {
      element.textContent = "2.0 TDI quattro S line Sportback Auto AWD MY23";
      return element.scrollWidth > element.clientWidth;
    });
    expect(isCut, "the badge is cut").toBe(false);
    const before = await head.boundingBox();
    await table.evaluate((element) => element.scrollTo({ left: 200, behavior: "instant" }));
    expect(await table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
    expect(Math.abs(((await head.boundingBox())?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(24);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
    await leave();
  });

  test("SITE-051 the vehicle page can add its car to the comparison", async () => {
    const [slug = ""] = await someSlugs(site, 1);
    const { page, leave } = await visit(PHONE);
    await page.goto(at(site, `/cars/${slug}`));
    await page.getByRole("button", { name: "Compare", exact: true }).tap();
    await page.getByRole("link", { name: "See your comparison (1 of 4)" }).tap();
    await page.waitForURL(at(site, `/compare?cars=${slug}`));
    await leave();
  });
});

/** What no site arranges in its own way. */
describe("comparing on any site", () => {
  const site = "halden";

  test("SITE-051 differences are marked in words and signs, and the switch shows only them", async () => {
    const slugs = await someSlugs(site, 3);
    const { page, leave } = await visit({ javaScriptEnabled: false });
    await page.goto(at(site, `/compare?cars=${slugs.join(",")}`));
    const table = page.getByRole("region", { name: "Comparison" });
    const rows = table.getByRole("rowheader");
    const differing = table.getByRole("rowheader", { name: /, differs$/ });
    const [all, marked] = [await rows.count(), await differing.count()];
    expect(marked).toBeGreaterThan(0);
    expect(marked).toBeLessThan(all);
    expect(await table.getByText("≠").count()).toBe(marked);
    await page.getByRole("checkbox", { name: "Show only differences" }).check();
    const shown = await differing.filter({ visible: true }).count();
    await expect.poll(() => rows.filter({ visible: true }).count()).toBe(shown);
    await leave();
  });

  test("by keyboard alone: choose on a card, go to the tray, compare", async () => {
    const { page, leave } = await visit();
    await openSearch(page, site);
    await toggles(page).first().focus();
    await page.keyboard.press("Space");
    await toggles(page).nth(1).focus();
    await page.keyboard.press("Enter");
    await tray(page).getByText("Compare 2 of 4").waitFor();
    await tray(page).getByRole("link", { name: "Compare" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("columnheader").nth(1).waitFor();
    await leave();
  });

  test("SITE-051 the comparison has an address that can be sent, and cars can be taken out, without JavaScript too", async () => {
    const [first = "", second = ""] = await someSlugs(site, 2);
    const { page, leave } = await visit({ javaScriptEnabled: false });
    await page.goto(at(site, `/compare?cars=${first},${second}`));
    expect(await page.getByRole("columnheader").count()).toBe(2);
    await page
      .getByRole("link", { name: /^Remove / })
      .first()
      .click();
    expect(new URL(page.url()).search).toBe(`?cars=${second}`);
    await page.getByText("Add another car to see what is different").waitFor();
    await page.getByRole("link", { name: /^Remove / }).click();
    await page.getByRole("heading", { name: "Nothing to compare yet" }).waitFor();
    expect(await page.getByRole("main").getByRole("link").last().getAttribute("href")).toMatch(/^\/search/);
    await page.goto(at(site, "/compare"));
    await page.getByText("Your choice is kept in your browser, which needs JavaScript for it.").waitFor();
    expect(await page.getByText(/^Press the two arrows/).isVisible()).toBe(false);
    await leave();
  });

  test("the comparison's address without cars shows this browser's own; a car that is gone is named", async () => {
    const [slug = ""] = await someSlugs(site, 1);
    const { page, leave } = await visit();
    const kept = [
      { id: 1, name: "2011 Gone Car", slug: "2011-gone-car", make: "Gone", model: "Car", primary_image_url: null },
      { id: 2, name: "Here", slug, make: "Here", model: "Here", primary_image_url: null },
    ];
    await page.addInitScript(([key, text]) => localStorage.setItem(key, localStorage.getItem(key) ?? text), [
      `${site}:compare`,
      JSON.stringify(kept),
    ] as const);
    await page.goto(at(site, "/compare"));
    await page.getByText("2011 Gone Car").waitFor();
    expect(new URL(page.url()).search).toBe(`?cars=2011-gone-car,${slug}`);
    await page.getByRole("link", { name: "Take it off the comparison" }).click();
    await page.waitForURL(at(site, `/compare?cars=${slug}`));
    expect(await page.evaluate((key) => localStorage.getItem(key), `${site}:compare`)).not.toContain("gone");
    await expectAccessible(page);
    await leave();
  });

  test("comparisons are not indexed; more than four cars, a car twice or nonsense do no harm", async () => {
    const slugs = await someSlugs(site, 5);
    const asked = `/compare?cars=${slugs[0]},${slugs.join(",")}`;
    const { text } = await get(site, asked);
    expect(text).toContain('content="noindex"');
    expect(text.match(/<th scope="col"/g)).toHaveLength(4);
    const nonsense = await get(site, "/compare?cars=<script>alert(1)</script>,../..,--&cars=x");
    expect(nonsense.status).toBe(200);
    expect(nonsense.text).not.toContain("<script>alert");
    expect((await get(site, "/compare?cars=%00")).status).toBe(400);
  });
});
