import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { QUICK_PICTURES, type ServerProcess, startServerProcess } from "../../setup/server-process.ts";
import { at, expectAccessible, openBrowser } from "../browser.ts";

const { visit } = openBrowser();
const SEARCH = "/search/new-used-and-demo-cars";

/** The first card with several pictures. */
const card = (page: Page) =>
  page
    .getByRole("article")
    .filter({ has: page.locator(".photo-strip") })
    .first();

describe.each(["halden", "kingtide"])("a card on %s", (site) => {
  test("SRCH-008 the keyboard reaches a card's link, two buttons and enquiry, each once", async () => {
    const { page, leave } = await visit();
    await page.goto(at(site, SEARCH));
    const first = card(page);
    await first.getByRole("button", { name: /^Favourite / }).focus();
    const reached: (string | null)[] = [];
    for (let step = 0; step < 4; step++) {
      reached.push(
        await page.evaluate(
          () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "",
        ),
      );
      await page.keyboard.press("Tab");
    }
    expect(reached[0]).toMatch(/^Favourite /);
    expect(reached[1]).toMatch(/^Compare /);
    expect(reached[3]).toMatch(/^(Enquire Now|Find Similar) about /);
    expect(await first.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await leave();
  });

  test("its buttons are 44 px to touch and stand clear of its tag", async () => {
    const { page, leave } = await visit();
    await page.goto(at(site, SEARCH));
    const tagged = page
      .getByRole("article")
      .filter({ has: page.locator(".card-tag") })
      .filter({ has: page.getByRole("button") });
    const tag = await tagged.first().locator(".card-tag").boundingBox();
    for (const button of await tagged.first().getByRole("button").all()) {
      const box = await button.boundingBox();
      expect([box?.width, box?.height]).toEqual([44, 44]);
      expect((tag?.x ?? 0) + (tag?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0);
    }
    await leave();
  });
});

describe("a card on any site", () => {
  const site = "halden";

  test("SRCH-008 a mouse runs through its pictures, which load when it rests there; the first comes back", async () => {
    const { page, leave } = await visit();
    await page.goto(at(site, SEARCH));
    const strip = card(page).locator(".photo-strip");
    expect(await strip.locator("img").count()).toBe(1);
    const box = await strip.boundingBox();
    const over = async (share: number) =>
      page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) * share, (box?.y ?? 0) + (box?.height ?? 0) * 0.85);
    await over(0.9);
    await expect.poll(() => strip.locator("img").count()).toBeGreaterThan(1);
    await over(0.95);
    const last = await strip.evaluate((element) => element.scrollWidth - element.clientWidth);
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(last - 2);
    await page.mouse.move(2, 2);
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBe(0);
    await leave();
  });

  test("SRCH-008 a finger swipes its pictures; a tap on any of them opens the car", async () => {
    const { page, leave } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.goto(at(site, SEARCH));
    const first = card(page);
    const strip = first.locator(".photo-strip");
    await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: "instant" }));
    await expect.poll(() => strip.locator("img").count()).toBeGreaterThan(1);
    await expect.poll(() => first.locator(".photo-mark").getAttribute("style")).toMatch(/--at: ?1/);
    const href = await first.getByRole("heading").getByRole("link").getAttribute("href");
    await strip.tap();
    await page.waitForURL(at(site, href ?? ""));
    await leave();
  });

  test("without JavaScript a card has its first picture and its links, and no buttons that do nothing", async () => {
    const { page, leave } = await visit({ javaScriptEnabled: false });
    await page.goto(at(site, SEARCH));
    const strip = card(page).locator(".photo-strip");
    expect(await strip.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await page.getByRole("article").getByRole("button").filter({ visible: true }).count()).toBe(0);
    await leave();
  });
});

describe("results as a carousel", () => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-carousel-"));
  let server: ServerProcess;
  beforeAll(async () => {
    cpSync("sites", folder, { recursive: true });
    for (const site of ["halden", "kingtide"]) {
      const file = join(folder, site, "site.json");
      const given = JSON.parse(readFileSync(file, "utf8"));
      writeFileSync(file, JSON.stringify({ ...given, search: { ...given.search, resultsLayout: "carousel" } }));
    }
    server = await startServerProcess({ FORECOURT_SITES: folder, FORECOURT_DEMO_STOCK: "120", ...QUICK_PICTURES });
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(["halden", "kingtide"])(
    "SRCH-007 %s: arrows and arrow keys go through the cards and stop at the ends",
    async (site) => {
      const { page, leave } = await visit({ reducedMotion: "reduce" });
      await page.goto(server.at(site, SEARCH));
      const list = page.getByRole("list", { name: "Search results" });
      const [previous, next] = [
        page.getByRole("button", { name: "Previous", exact: true }),
        page.getByRole("button", { name: "Next", exact: true }),
      ];
      const left = () => list.evaluate((element) => element.scrollLeft);
      expect(await previous.getAttribute("aria-disabled")).toBe("true");
      const size = await next.boundingBox();
      expect([size?.width, size?.height]).toEqual([44, 44]);
      await next.click();
      await expect.poll(left).toBeGreaterThan(100);
      await expect.poll(() => previous.getAttribute("aria-disabled")).toBe("false");
      await previous.click();
      await expect.poll(left).toBeLessThan(2);

      await list.getByRole("heading").first().getByRole("link").focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(left).toBeGreaterThan(100);
      await list.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: "instant" }));
      await expect.poll(() => next.getAttribute("aria-disabled")).toBe("true");
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await expectAccessible(page);
      await leave();
    },
  );

  test("SRCH-007 without JavaScript the cars are all there, and the row scrolls", async () => {
    const { page, leave } = await visit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await page.goto(server.at("halden", SEARCH));
    const list = page.getByRole("list", { name: "Search results" });
    expect(await list.getByRole("article").count()).toBeGreaterThan(9);
    expect(await list.evaluate((element) => element.scrollWidth > 3 * element.clientWidth)).toBe(true);
    expect(await page.getByRole("button", { name: "Next", exact: true }).filter({ visible: true }).count()).toBe(0);
    await leave();
  });
});
