import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { at, expectAccessible, get, openBrowser } from "../browser.ts";

const { visit } = openBrowser({ painted: true });

/** The first of a site's cars that fulfils a condition. */
async function carWhere(site: string, search: string, holds: (car: string) => Promise<boolean>): Promise<string> {
  for (const page of [1, 2, 3]) {
    const { text } = await get(site, `/search/${search}?page=${page}`);
    const cars = new Set([...text.matchAll(/href="(\/cars\/[^"/?#]+)"/g)].map(([, car = ""]) => car));
    for (const car of cars) if (await holds(car)) return car;
  }
  throw new Error(`no car of ${site} is such a one`);
}

const gauge = (page: Page) => page.getByRole("img", { name: /^(Good|Great) Deal: / });
const arc = (page: Page) => gauge(page).locator("[data-band]");
/** The heading right below the comparison in this template. */
const below = (page: Page) => page.getByRole("heading", { name: "Specification", exact: true });

/** The sum of the page's layout shifts that no press caused. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          const shifts = (list.getEntries() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        });
        observer.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 100);
      }),
  );

describe("the price comparison", () => {
  /** A car whose comparison is shown, and its price as the page shows it. */
  let car = "";
  let price = "";
  beforeAll(async () => {
    car = await carWhere("alderbank", "new-cars", async (path) =>
      (await get("alderbank", path)).text.includes(`${path}/autogauge`),
    );
    const { listing_price } = JSON.parse((await get("alderbank", `${car}/autogauge`)).text);
    price = `$${listing_price.toLocaleString("en-AU")}`;
  });

  test("VDP-029 VDP-039 VDP-040 API-007 is requested when scrolled near, fills in, counts up and shifts nothing", async () => {
    const { page, leave } = await visit({ viewport: { width: 390, height: 844 } });
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
    await page.goto(at("alderbank", car));
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect(asked).not.toContain(`${car}/autogauge`);
    await below(page).evaluate((element) => element.scrollIntoView({ block: "end" }));
    await gauge(page).waitFor();
    expect(asked.filter((path) => path === `${car}/autogauge`)).toHaveLength(1);
    await gauge(page).scrollIntoViewIfNeeded();
    expect(await arc(page).evaluate((path) => getComputedStyle(path).transitionDuration)).toBe("2.5s");
    await gauge(page).getByText(price).filter({ visible: true }).waitFor();
    await page
      .getByText(/^Compared with \d+ similar cars of (any|the same) grade advertised by Alderbank Mazda;/)
      .waitFor();
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
    await expectAccessible(page);
    await leave();
  });

  test("ERR-006 has no animation where motion is unwanted, and where it fails it hides and writes to the console", async () => {
    const { page, leave, complaints } = await visit({ reducedMotion: "reduce" });
    await page.goto(at("alderbank", car));
    await below(page).scrollIntoViewIfNeeded();
    await gauge(page).scrollIntoViewIfNeeded();
    expect(await gauge(page).getByText(price).filter({ visible: true }).count()).toBe(1);
    expect(await arc(page).evaluate((path) => getComputedStyle(path).transitionProperty)).toBe("none");

    const warned = page.waitForEvent("console", (message) => message.text().includes("price comparison is not shown"));
    await page.route("**/autogauge", (route) => route.fulfill({ status: 503, json: { error: "away" } }));
    await page.reload();
    await below(page).scrollIntoViewIfNeeded();
    await warned;
    expect(await page.getByRole("heading", { name: "Price comparison" }).count()).toBe(0);
    // The browser reports the failed request on the console.
    (complaints as string[]).length = 0;
    await leave();
  });
});

test.each([
  ["halden", "Vehicle History Report"],
  ["switchyard", "PPSR Report"],
])(
  "VDP-123 SITE-043 SITE-045 ANLY-014 %s: a car's report opens in a new tab and fires event 60",
  async (site, label) => {
    const car = await carWhere(site, "used-cars", async (path) =>
      (await get(site, path)).text.includes("history-report.svg"),
    );
    const { page, leave } = await visit();
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(request.url()));
    await page.goto(at(site, car));
    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: label }).click();
    const report = await opened;
    await report.waitForLoadState();
    expect(await report.locator("svg").textContent()).toContain("This is a sample.");
    expect(await report.evaluate(() => opener)).toBeNull();
    const reports = () => page.evaluate(() => globalThis.forecourtEvents?.filter(({ event }) => event === 60));
    expect(await reports()).toMatchObject([
      { event: 60, url: at(site, car), car_id: expect.any(Number), dealership_id: expect.any(Number) },
    ]);
    if (site === "switchyard") {
      // Without the plugin nothing is requested, however far a shopper scrolls.
      await page.keyboard.press("End");
      await page.waitForLoadState("networkidle");
      expect(asked.filter((url) => url.includes("autogauge"))).toEqual([]);
      expect((await get(site, `${car}/autogauge`)).status).toBe(404);
    }
    await leave();
  },
);
