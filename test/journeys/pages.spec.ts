import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { at, expectAccessible, get, openBrowser, SITES, type Visitor } from "./browser.ts";

const { visit } = openBrowser();
const TABLET = 820;
const NARROWEST = 320;
/** The width in pixels of a window of 1,280 pixels at 200% zoom. */
const ZOOMED = 640;

const templateOf = (site: string): string => JSON.parse(readFileSync(`sites/${site}/site.json`, "utf8")).site.template;
/** The first site of each template: between a phone's and a desktop's width a page is its template's alone. */
const ON_TABLET = new Set([...Map.groupBy(SITES, templateOf).values()].map(([first]) => first));

/** Address of the first car of a site's used stock. */
async function firstCar(site: string): Promise<string> {
  const { text: page } = await get(site, "/search/new-used-and-demo-cars");
  const found = /href="(\/cars\/[^"/?#]+)"/.exec(page)?.[1];
  expect(found, "a car on the search page").toBeDefined();
  return found ?? "";
}

/** Pixels by which the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(SITES)("%s", (site) => {
  // One visitor opens all pages of a site, as a shopper would: a new one loads and compiles all scripts again.
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit();
  });
  afterAll(() => visitor.leave());
  // What the browser keeps of a page must not show on the next, whichever comes first.
  afterEach(async () => {
    await visitor.page.context().clearCookies();
    await visitor.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  });

  test.each(["/", "/search/new-used-and-demo-cars", "vehicle", "/success", "/no-such-page"])(
    "%s is clean for axe and fits every width, a narrow phone's and a window zoomed to 200% too",
    async (path) => {
      const address = at(site, path === "vehicle" ? await firstCar(site) : path);
      const { page, complaints } = visitor;
      await page.goto(address);
      for (const width of [NARROWEST, ZOOMED]) {
        await page.setViewportSize({ width, height: 700 });
        expect(await overflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
      }
      for (const width of [390, TABLET, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
        if (width !== TABLET || ON_TABLET.has(site)) await expectAccessible(page);
      }
      const said = (complaints as string[]).splice(0);
      const isExpected = (words: string) => path === "/no-such-page" && words.includes("status of 404");
      expect(said.filter((words) => !isExpected(words))).toEqual([]);
    },
    120_000,
  );

  test("VDP-001 an unknown car is answered with 404 and a link to the stock", async () => {
    const answer = await get(site, "/cars/no-such-car");
    expect(answer.status).toBe(404);
    expect(answer.text).toMatch(/href="\/search/);
    expect(answer.text.match(/href="\/cars\/[^"/]+"/g)?.length, "vehicles to go on with").toBeGreaterThan(1);
  });

  test("SITE-021 SITE-056 no address is only for operators, who work with files and commands", async () => {
    for (const path of ["/admin", "/console", "/login", "/dashboard"]) expect((await get(site, path)).status).toBe(404);
  });

  test("SITE-019 SITE-050 home, search and vehicle pages open without a session and set no cookie", async () => {
    for (const path of ["/", "/search/new-used-and-demo-cars", await firstCar(site)]) {
      const answer = await get(site, path);
      expect(answer.status).toBe(200);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  });
});

test("SITE-001 SITE-013 SITE-014 two hosts are two dealers, from one server", async () => {
  const [halden, kingtide] = await Promise.all(["halden", "kingtide"].map(async (site) => (await get(site)).text));
  expect(halden).toContain("Halden Motor Group");
  expect(halden).not.toContain("Kingtide");
  expect(kingtide).toContain("Kingtide Car Warehouse");
  expect(kingtide).not.toContain("Halden");
});

test("SITE-004 a page declares its language: Australian English, or the site's own", async () => {
  expect((await get("halden", "/locations")).text).toContain('<html lang="en-AU"');
  expect((await get("everything", "/our-location")).text).toContain('<html lang="en"');
});

test("a car of one dealer does not exist on the other's site", async () => {
  const car = await firstCar("halden");
  expect((await get("kingtide", car)).status).toBe(404);
});

test("an unknown host gets no dealer's page", async () => {
  const answer = await get("nobody");
  expect(answer.status).toBe(404);
  expect(answer.text).not.toMatch(/Enquire|Search Our/);
});
