import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { at, openBrowser } from "../browser.ts";

const { visit } = openBrowser({ pictures: false });

const USED = "/search/used-cars";
const eventually = <T>(look: () => T | Promise<T>) => expect.poll(look, { interval: 50 });
const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(`${pathname}${search}`);
};

/** Presses Tab until the focus is on the wanted element, and returns its text. */
async function tabTo(page: Page, wanted: RegExp, most = 120): Promise<string> {
  const seen: string[] = [];
  for (let step = 0; step < most; step++) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      return (focused?.getAttribute("aria-label") ?? focused?.textContent ?? "").trim();
    });
    if (wanted.test(name)) return name;
    seen.push(name);
  }
  throw new Error(`Tab never came to ${wanted}: ${seen.join(" | ")}`);
}

const isSeen = (page: Page) =>
  page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect();
    return box !== undefined && box.bottom > 0 && box.top < innerHeight && box.width > 0;
  });

describe.each(["halden", "kingtide"])("by keyboard alone, %s", (site) => {
  test("SRCH-032 a make, a price and an order are chosen and a car is opened", async () => {
    const { page, leave } = await visit();
    const results = page.getByRole("list", { name: "Search results" });
    await page.goto(at(site, USED));
    const counted = page.getByRole("status").filter({ hasText: / cars?$/ });
    const inAll = await counted.textContent();
    const dearest = page.locator('input[aria-label="Price, to"]');
    const dearestOfAll = await dearest.getAttribute("max");
    if (site === "kingtide") {
      await tabTo(page, /^Make$/);
      await page.keyboard.press("Enter");
    }
    await tabTo(page, /^Kia/);
    expect(await isSeen(page)).toBe(true);
    await page.keyboard.press("Enter");
    await eventually(() => addressOf(page)).toBe(`${USED}?make=Kia`);
    await eventually(() => counted.textContent()).not.toBe(inAll);
    // The filters change with the results.
    await eventually(() => dearest.getAttribute("max")).not.toBe(dearestOfAll);
    // The focus is still there: the next Tab goes on from it.
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Kia/);
    if (site === "kingtide") {
      await page.keyboard.press("Escape");
      await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/Kia/);
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Enter");
    }
    await tabTo(page, /^Price, to$/);
    await page.keyboard.press("ArrowLeft");
    await eventually(() => addressOf(page)).toMatch(/^\/search\/used-cars\?make=Kia&price=-\d+[05]00$/);
    if (site === "kingtide") await page.keyboard.press("Escape");
    const order = page.getByRole("combobox", { name: "Sort by" }).locator("visible=true");
    await order.focus();
    await page.keyboard.press("ArrowDown");
    await eventually(() => addressOf(page)).toContain("sort=price-asc");
    await results.getByRole("heading", { level: 3 }).getByRole("link").first().focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/cars\//);
    await leave();
  });

  test("SRCH-017 a phone's filters open, close by Escape and give the focus back", async () => {
    const { page, leave } = await visit({ viewport: { width: 390, height: 844 } });
    await page.goto(at(site, USED));
    const button = page.getByRole("button", { name: /^(All filters|Filters)/ });
    await button.focus();
    await page.keyboard.press("Enter");
    await eventually(() => page.locator("#filters").isVisible()).toBe(true);
    await tabTo(page, /^Close filters$/, 3);
    // One of the filters may be open within the sheet: both close.
    await page.keyboard.press("Escape");
    await eventually(() => page.locator("#filters").isVisible()).toBe(false);
    await eventually(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    await leave();
  });
});
