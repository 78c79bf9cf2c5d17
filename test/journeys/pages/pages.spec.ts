import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { at, expectAccessible, get, openBrowser, SITES, type Visitor } from "../browser.ts";
import { FIRST_OF_TEMPLATES, templateOf } from "../vehicle/statements/sites.ts";

const { visit } = openBrowser();
const [NARROWEST, PHONE, TABLET, DESKTOP] = [320, 390, 820, 1440];
/** The width in pixels of a window of 1,280 pixels at 200% zoom. */
const ZOOMED = 640;

const PAGES = ["/", "/search/new-used-and-demo-cars", "vehicle", "/success", "/no-such-page"] as const;

/**
 * The widths at which axe judges a page. What stands where at a width is a template's, so the first site of each shows
 * every page to it on a phone and a desktop, and one page on a tablet, another than the template before. Colours and
 * words are a site's own whatever the width: a further site shows each page once, on a phone and a desktop in turn.
 */
function judgedAt(site: string, path: (typeof PAGES)[number]): readonly number[] {
  const page = PAGES.indexOf(path);
  const template = FIRST_OF_TEMPLATES.indexOf(site);
  if (template < 0) return [(page + SITES.indexOf(site)) % 2 === 0 ? PHONE : DESKTOP];
  return [PHONE, ...(template % PAGES.length === page ? [TABLET] : []), DESKTOP];
}

test("axe judges every page of every site, of every template on a phone and a desktop, and every page on a tablet", () => {
  const all = SITES.flatMap((site) =>
    PAGES.flatMap((path) => judgedAt(site, path).map((width) => ({ site, path, width, template: templateOf(site) }))),
  );
  for (const path of PAGES) {
    const judged = all.filter((one) => one.path === path);
    expect(new Set(judged.map(({ site }) => site)), path).toEqual(new Set(SITES));
    expect(new Set(judged.map(({ width }) => width)), path).toEqual(new Set([PHONE, TABLET, DESKTOP]));
  }
  for (const template of new Set(SITES.map(templateOf))) {
    const judged = all.filter((one) => one.template === template);
    for (const width of [PHONE, DESKTOP]) {
      const pages = judged.filter((one) => one.width === width).map(({ path }) => path);
      expect(new Set(pages), `${template} at ${width}`).toEqual(new Set(PAGES));
    }
    expect(
      judged.some(({ width }) => width === TABLET),
      `${template} on a tablet`,
    ).toBe(true);
  }
});

test("what axe finds wrong is told with its place", async () => {
  const { page, leave } = await visit();
  await page.goto(at("halden", "/success"));
  await expectAccessible(page);
  const wrong = `<button id="nameless"></button><p id="pale" style="color: #ccc; background: #fff">Pale words</p>`;
  await page.evaluate((html) => document.querySelector("main")?.insertAdjacentHTML("beforeend", html), wrong);
  const failure = await expectAccessible(page).catch((error: { actual?: unknown }) => error);
  const told = [
    expect.stringMatching(/^button-name: #nameless .+/),
    expect.stringMatching(/^color-contrast: #pale .+/),
  ];
  expect(failure?.actual).toEqual(told);
  await leave();
});

test("of things that are alike axe judges the first two and the last, and each that is not", async () => {
  const { page, leave } = await visit();
  await page.goto(at("halden", "/success"));
  const pale = (words: string, more = "") => `<li style="color: #ccc; background: #fff"${more}>${words}</li>`;
  const list = [pale("One"), pale("Two"), pale("Three"), pale("Four"), pale("Five", ' class="other"'), pale("Six")];
  const html = `<ol id="alike">${list.join("")}</ol>`;
  await page.evaluate((text) => document.querySelector("main")?.insertAdjacentHTML("beforeend", text), html);
  const failure = await expectAccessible(page).catch((error: { actual?: unknown }) => error);
  const told = (failure?.actual ?? []) as readonly string[];
  const places = told.map((line) => /:nth-child\(\d\)|\.other/.exec(line)?.[0]);
  expect(places).toEqual([":nth-child(1)", ":nth-child(2)", ".other", ":nth-child(6)"]);
  await leave();
});

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

  test.each(PAGES)(
    "%s is clean for axe and fits every width, a narrow phone's and a window zoomed to 200% too",
    async (path) => {
      const address = at(site, path === "vehicle" ? await firstCar(site) : path);
      const { page, complaints } = visitor;
      await page.goto(address);
      for (const width of [NARROWEST, ZOOMED]) {
        await page.setViewportSize({ width, height: 700 });
        expect(await overflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
      }
      const judged = judgedAt(site, path);
      for (const width of [PHONE, TABLET, DESKTOP]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflow(page), `pixels wider than ${width}`).toBeLessThanOrEqual(0);
        if (judged.includes(width)) await expectAccessible(page);
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
