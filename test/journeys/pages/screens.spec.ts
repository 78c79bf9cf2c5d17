import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { at, expectAccessible, get, openBrowser, SITES } from "../browser.ts";

const { visit } = openBrowser();
const SOON = { timeout: 10_000, interval: 50 };

/** How many of these items are in the first one's row. */
const inFirstRow = (items: Locator) =>
  items.evaluateAll((found) => {
    const tops = found.map((item) => Math.round(item.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });

/** The number of rows of the menu, and of lines of the dealer's name beside it. */
const headerOf = (page: Page) =>
  page.evaluate(() => {
    const entries = [...(document.querySelector("header nav[aria-label=Main]")?.children ?? [])];
    const rows = new Set(entries.map((entry) => Math.round(entry.getBoundingClientRect().top))).size;
    const words = document.createRange();
    words.selectNodeContents(document.querySelector("header a[href='/'] > span")?.firstChild ?? document.body);
    const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
    return { rows, lines, overflow: document.documentElement.scrollWidth - innerWidth };
  });

test.each(SITES)("the header of %s keeps its name and its menu on one line each, from 1024 pixels on", async (site) => {
  const { page, leave } = await visit({ quiet: true });
  await page.goto(at(site, "/about-us"));
  for (const width of [1024, 1100, 1200, 1280, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await headerOf(page), `${site} at ${width}`).toEqual({ rows: 1, lines: 1, overflow: 0 });
  }
  await leave();
});

/** The words of the dealer's name, and of what stands beside it, that are broken within. */
const brokenInLogo = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector("header a[href='/']") ?? document, 4);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  });

test.each(SITES)("no word of the name of %s is broken on a phone, however narrow", async (site) => {
  const { page, leave } = await visit({ quiet: true });
  await page.goto(at(site, "/about-us"));
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await brokenInLogo(page), `${site} at ${width}`).toEqual([]);
  }
  await leave();
});

test.each(["/models", "/locations", "/blog/vehicle-reviews"])(
  "the first picture of %s loads at once, before other things, and the others when they come near",
  async (path) => {
    for (const site of ["kingtide", "halden", "corella"]) {
      const { text } = await get(site, path);
      const pictures = [...text.slice(text.indexOf("<main")).matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
      const isAtOnce = (tag: string) => tag.includes('loading="eager"') && tag.includes('fetchPriority="high"');
      expect(pictures.map(isAtOnce), `${site}${path}`).toEqual(pictures.map((_, index) => index === 0));
      expect(pictures.length, `${site}${path}`).toBeGreaterThan(0);
    }
  },
);

test("NAV-008 MODEL-038 the base template opens a wide menu with every model, its price and its bodies", async () => {
  const site = "everything";
  const { page, leave } = await visit({ viewport: { width: 1280, height: 900 } });
  await page.goto(at(site));
  await menuOf(page).getByText("Range", { exact: true }).click();
  const models = menuOf(page)
    .getByRole("listitem")
    .filter({ has: page.locator("img") });
  await models.first().waitFor();
  const range = (await get(site, "/models")).text;
  const links = await menuOf(page)
    .locator("ul:last-of-type > li > a")
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).getAttribute("href") ?? ""));
  const all = [
    ...new Set([...range.matchAll(/<article[^>]*>.*?<a [^>]*href="([^"]+)"/g)].map(([, href = ""]) => href)),
  ];
  expect(all.length).toBeGreaterThan(8);
  for (const href of all) expect(links).toContain(href);
  await menuOf(page)
    .getByText(/^From \$[\d,]+$/)
    .first()
    .waitFor();
  await expectAccessible(page);
  await leave();
});

describe("columns", () => {
  test("SRCH-006 results stand two to a row from 640 pixels on, and three on large screens", async () => {
    const { page, leave } = await visit({ quiet: true, viewport: { width: 640, height: 900 } });
    await page.goto(at("halden", "/search/used-cars"));
    const cards = page.getByRole("list", { name: "Search results" }).locator("> li");
    expect(await inFirstRow(cards)).toBe(2);
    await page.setViewportSize({ width: 639, height: 900 });
    expect(await inFirstRow(cards)).toBe(1);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await inFirstRow(cards)).toBe(3);
    await leave();
  });

  test("LOC-075 more than three places stand four to a row on a laptop", async () => {
    const { page, leave } = await visit({ quiet: true, viewport: { width: 1280, height: 900 } });
    await page.goto(at("halden", "/locations"));
    const places = page.getByRole("main").locator("ul > li:has(> article)");
    expect(await places.count()).toBeGreaterThan(3);
    expect(await inFirstRow(places)).toBe((await places.count()) === 6 ? 3 : 4);
    const [, picture = ""] =
      /<img[^>]*src="([^"]*locations[^"]*)"/.exec((await get("halden", "/locations")).text) ?? [];
    if (picture) expect(picture, "IMG-004").toContain("crop=2:1");
    await leave();
  });
});

test.each(["halden", "alderbank", "ironbark"])(
  "SRCH-017 on a wide screen %s says how many are shown under its filters, and leads to them",
  async (site) => {
    const { page, leave } = await visit({ viewport: { width: 1280, height: 900 } });
    await page.goto(at(site, "/search/new-used-and-demo-cars"));
    const [count = ""] = /[\d,]+/.exec((await page.getByRole("status").first().textContent()) ?? "") ?? [];
    const show = page.getByRole("link", { name: new RegExp(`^Show Me ${count} `) }).locator("visible=true");
    await page.mouse.wheel(0, 900);
    await show.click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect.poll(() => heading.evaluate((title) => title.getBoundingClientRect().top >= 0), SOON).toBe(true);
    expect(await heading.evaluate((title) => title === document.activeElement)).toBe(true);
    await leave();
  },
);

test("MODEL-034 a body type chosen on the range page is in the address, with the price, and Back restores it", async () => {
  const { page, leave } = await visit();
  await page.goto(at("halden", "/models"));
  const every = await page.getByRole("main").getByRole("article").allTextContents();
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  await page.getByRole("link", { name: /^SUV/ }).first().click();
  await page.waitForURL(at("halden", "/models?body=SUV"));
  const names = () => page.getByRole("main").getByRole("article").allTextContents();
  await expect.poll(names, SOON).not.toEqual(every);
  const suvs = await names();
  await page.getByRole("link", { name: /^Ute/ }).first().click();
  await page.waitForURL(at("halden", "/models?body=Ute"));
  await expect.poll(names, SOON).not.toEqual(suvs);
  await page.goBack();
  await page.waitForURL(at("halden", "/models?body=SUV"));
  await expect.poll(names, SOON).toEqual(suvs);
  expect(asked.filter((address) => address.includes(".data"))).toEqual([]);
  await leave();
});

test("VDP-111 VDP-112 VDP-113 an outdoor vehicle's page begins with kilometres, transmission and body", async () => {
  const { text } = await get("ironbark", "/search/used-trucks");
  const [, path = ""] =
    /href="(\/cars\/[^"/?#]+)"/.exec(text || (await get("ironbark", "/search/used-cars")).text) ?? [];
  const { page, leave } = await visit({ quiet: true });
  await page.goto(at("ironbark", path));
  const facts = page.getByRole("heading", { level: 1 }).locator("xpath=following-sibling::*").locator(".fact");
  const words = await facts.allTextContents();
  expect(words).toHaveLength(3);
  expect(words[0]).toMatch(/^Kilometres: [\d,]+ km$/);
  await leave();
});

test.each([
  ["everything", "/mazda-bt-50", "/mazda-bt-50-2027"],
  ["alderbank", "/MAZDA-CX-5?x=1", "/mazda-cx-5?x=1"],
  ["alderbank", "/blog", "/blog/vehicle-reviews"],
  ["halden", "/Careers", "/careers"],
])("MODEL-037 %s%s has moved for good", async (site, from, to) => {
  const { status, headers } = await get(site, from);
  expect([status, headers.location]).toEqual([301, to]);
});
