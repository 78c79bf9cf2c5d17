import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { at, expectAccessible, get, openBrowser } from "./browser.ts";

const { visit } = openBrowser();

/** Addresses of a site's first cars. */
async function carsOf(site: string, search: string): Promise<readonly string[]> {
  const pages = await Promise.all([1, 2, 3].map((page) => get(site, `/search/${search}?page=${page}`)));
  return [
    ...new Set(
      pages.flatMap(({ text }) => [...text.matchAll(/href="(\/cars\/[^"/?#]+)"/g)].map(([, car = ""]) => car)),
    ),
  ];
}

/** The first of a site's cars of which something holds. */
async function carWhere(site: string, search: string, holds: (car: string) => Promise<boolean>): Promise<string> {
  for (const car of await carsOf(site, search)) if (await holds(car)) return car;
  throw new Error(`no car of ${site} is such a one`);
}

/** A car whose comparison the panel shows. */
const compared = () =>
  carWhere("alderbank", "new-used-and-demo-cars", async (car) => {
    const { status, text } = await get("alderbank", `${car}/autogauge`);
    const { confidence, market_range_max, listing_price } = status === 200 ? JSON.parse(text) : {};
    return confidence > 0.2 && market_range_max >= listing_price;
  });

const gauge = (page: Page) => page.getByRole("img", { name: /^(Good|Great) Deal: / });

/** The worst window of shifts of the page's layout, as the budget counts it. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          );
        });
        observer.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 100);
      }),
  );

describe("the price comparison", () => {
  test("VDP-029 VDP-039 VDP-040 API-007 is asked for as its place comes near, fills, counts up and moves nothing", async () => {
    const car = await compared();
    const { listing_price } = JSON.parse((await get("alderbank", `${car}/autogauge`)).text);
    const { page, leave } = await visit({ viewport: { width: 390, height: 844 } });
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
    await page.goto(at("alderbank", car));
    expect(asked).not.toContain(`${car}/autogauge`);
    const heading = page.getByRole("heading", { name: "Specification", exact: true });
    await heading.evaluate((element) => element.scrollIntoView({ block: "end" }));
    await gauge(page).waitFor();
    expect(asked.filter((path) => path === `${car}/autogauge`)).toHaveLength(1);
    await gauge(page).scrollIntoViewIfNeeded();
    const arc = gauge(page).locator("[data-band]");
    expect(await arc.evaluate((path) => getComputedStyle(path).transitionDuration)).toBe("2.5s");
    await expect
      .poll(() => gauge(page).getByText(/^\$/).first().textContent(), { timeout: 5_000, interval: 100 })
      .toBe(`$${listing_price.toLocaleString("en-AU")}`);
    await page
      .getByText(/^Compared with \d+ similar cars of (any|the same) grade advertised by Alderbank Mazda;/)
      .waitFor();
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
    await expectAccessible(page);
    await leave();
  });

  test("the gauge stands still for who wants no motion", async () => {
    const car = await compared();
    const { page, leave } = await visit({ reducedMotion: "reduce" });
    await page.goto(at("alderbank", car));
    await page.getByRole("heading", { name: "Specification", exact: true }).scrollIntoViewIfNeeded();
    await gauge(page).scrollIntoViewIfNeeded();
    const [label = "", shown = ""] = [await gauge(page).getAttribute("aria-label"), await gauge(page).textContent()];
    expect(shown).toContain(/\$[\d,]+/.exec(label ?? "")?.[0]);
    const arc = gauge(page).locator("[data-band]");
    expect(await arc.evaluate((path) => getComputedStyle(path).transitionProperty)).toBe("none");
    await leave();
  });

  test("ERR-006 a failure is told on the console alone, and the panel is hidden", async () => {
    const car = await compared();
    const { page, leave, complaints } = await visit();
    const warned = page.waitForEvent("console", (message) => message.text().includes("price comparison is not shown"));
    await page.route("**/autogauge", (route) => route.fulfill({ status: 503, json: { error: "away" } }));
    await page.goto(at("alderbank", car));
    await page.getByRole("heading", { name: "Specification", exact: true }).scrollIntoViewIfNeeded();
    await warned;
    expect(await gauge(page).count()).toBe(0);
    expect(await page.getByRole("heading", { name: "Price comparison" }).count()).toBe(0);
    // The browser's own line on what was answered.
    (complaints as string[]).length = 0;
    await leave();
  });

  test("SITE-043 a site without the plugin asks for nothing", async () => {
    const [car = ""] = await carsOf("switchyard", "used-cars");
    const { page, leave } = await visit();
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(request.url()));
    await page.goto(at("switchyard", car));
    await page.keyboard.press("End");
    await page.waitForLoadState("networkidle");
    expect(asked.filter((url) => url.includes("autogauge"))).toEqual([]);
    expect((await get("switchyard", `${car}/autogauge`)).status).toBe(404);
    await leave();
  });
});

test.each([
  ["halden", "Vehicle History Report"],
  ["kingtide", "PPSR Report"],
])("VDP-123 SITE-045 ANLY-014 %s: a car's report opens in a new tab and fires event 60", async (site, label) => {
  const car = await carWhere(site, "used-cars", async (path) =>
    (await get(site, path)).text.includes("history-report.svg"),
  );
  const { page, leave } = await visit();
  await page.goto(at(site, car));
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: label }).click();
  const report = await opened;
  await report.waitForLoadState();
  expect(await report.locator("svg").textContent()).toContain("This is a sample.");
  expect(await report.evaluate(() => opener)).toBeNull();
  expect(await page.evaluate(() => globalThis.forecourtEvents)).toMatchObject([
    { event: 60, url: at(site, car), car_id: expect.any(Number), dealership_id: expect.any(Number) },
  ]);
  await leave();
});
