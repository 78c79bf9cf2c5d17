import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { BUDGETS } from "../../../bench/browser/budgets.ts";
import { at, get, openBrowser, SITES } from "../browser.ts";

const { visit } = openBrowser();

const SEARCH = "/search/new-used-and-demo-cars";
const LISTS = ["/", SEARCH];
const FORMS = ["/finance", "/trade-in", "/contact-us", "/nothing-here"];

/** The styles that a document contains, the address of the whole sheet, and its text without them. */
function stylesOf(html: string): { readonly contained: string[]; readonly sheet: string } {
  const head = html.slice(0, html.indexOf("</head>"));
  return {
    contained: [...head.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = ""]) => css),
    sheet: /href="([^"]+)"[^>]* data-later/.exec(head)?.[1] ?? "",
  };
}

/** The cars that a site's search page lists, as their pages' addresses. */
async function carsOf(site: string): Promise<string[]> {
  const { text } = await get(site, SEARCH);
  return [...new Set(text.match(/(?<=href=")\/cars\/[^"/?#]+(?=")/g))];
}

/**
 * The rules of the whole sheet that match something on a page and stand in none of the styles that it contains, asked
 * of the browser itself. States (`:checked`) count as given; what needs a pointer, a key, paper, a browser without
 * scripts, a person's own colours or a picture that could not be loaded is left out, and so are declarations that no
 * first paint shows: how something changes, and properties that nothing reads.
 */
function missing(page: Page, asked: { readonly html: string; readonly contained: string; readonly whole: string }) {
  return page.evaluate(({ html, contained, whole }) => {
    const document = new DOMParser().parseFromString(html, "text/html");
    const namesIn = (text: string, pattern: RegExp) =>
      new Set([...text.matchAll(pattern)].map(([, name = ""]) => name));
    const read = namesIn(contained + html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, ""), /var\((--[\w-]+)/g);
    const isShown = (property: string) =>
      property.startsWith("--") ? read.has(property) : !/^(?:transition|cursor)/.test(property);
    const rulesOf = (css: string) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      const found: { key: string; selector: string }[] = [];
      const collect = (rules: CSSRuleList, around: string) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule) {
            for (const property of [...rule.style]) if (!isShown(property)) rule.style.removeProperty(property);
            if (rule.style.length > 0) found.push({ key: `${around} ${rule.cssText}`, selector: rule.selectorText });
          } else if (
            rule instanceof CSSGroupingRule &&
            !(
              rule instanceof CSSMediaRule &&
              /^(?:print|\((?:scripting: none|forced-colors: active)\)|not all and \(width >= 18rem\))$/.test(
                rule.media.mediaText,
              )
            ) &&
            !(rule instanceof CSSSupportsRule && rule.conditionText.includes("-moz-orient"))
          ) {
            collect(rule.cssRules, `${around}|${rule.cssText.slice(0, rule.cssText.indexOf("{"))}`);
          }
        }
      };
      collect(sheet.cssRules, "");
      return found;
    };
    const there = new Set(rulesOf(contained).map(({ key }) => key));
    const never = /(?<!\\):(?:hover|active|focus-visible|focus-within)|\bimg::(?:before|after)$/;
    const fields = [
      [/::placeholder/, "[placeholder]"],
      [/::file-selector-button/, "[type=file]"],
      [/::-webkit-search[\w-]*/, "[type=search]"],
      [/::-webkit-(?:inner|outer)-spin-button/, "[type=number]"],
      [/::-webkit-date[\w-]*/, ":is([type=date],[type=time],[type=datetime-local])"],
    ] as const;
    const states =
      /(?<!\\)::?(?:focus|checked|open|popover-open|empty|[a-z-]*(?:before|after|marker|backdrop|letter|content|button|bar|value|thumb|track)|-(?:webkit|moz)-[\w-]+)(?![\w-])/g;
    return rulesOf(whole)
      .filter(({ key }) => !there.has(key))
      .flatMap(({ selector, key }) => selector.split(/,(?![^(]*\))/).map((one) => ({ selector: one, key })))
      .filter(({ selector }) => !never.test(selector))
      .filter(({ selector }) => {
        const field = fields.reduce((text, [pattern, attribute]) => text.replace(pattern, attribute), selector);
        try {
          return document.querySelector(field.replace(states, "") || "*") !== null;
        } catch {
          return false;
        }
      })
      .map(({ key }) => key);
  }, asked);
}

test.each(SITES)("%s: each page contains every rule that its first paint needs, in few bytes", async (site) => {
  const { page, leave } = await visit({ bypassCSP: true });
  await page.goto(at(site, "/robots.txt"));
  const cars = (await carsOf(site)).slice(0, 4);
  expect(cars).toHaveLength(4);
  const kinds = { list: LISTS, form: FORMS, vehicle: cars } as const;
  const pages = (["list", "form", "vehicle"] as const).flatMap((kind) => kinds[kind].map((path) => ({ kind, path })));
  for (const { kind, path } of pages) {
    const { status, text: html } = await get(site, path);
    // A gate leads to the sign-in.
    if (status === 302) continue;
    const { contained, sheet } = stylesOf(html);
    expect(contained, path).toHaveLength(2);
    const whole = (await get(site, sheet)).text;
    expect(await missing(page, { html, contained: contained[1] ?? "", whole }), path).toEqual([]);
    const size = gzipSync(contained.join("")).length;
    expect(size, `CSS of ${path}, gzip`).toBeLessThanOrEqual(BUDGETS.firstStylesGzip[kind]);
  }
  await leave();
});

/** Where each part of a page stands, and in which colours. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *:not(script, use)")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, background, border, boxShadow, font, display, visibility, opacity } = getComputedStyle(element);
      const before = getComputedStyle(element, "::before");
      // Before a picture something stands only if it could not be loaded.
      const isPicture = element.tagName === "IMG";
      const drawn = isPicture ? [] : [before.content, before.background, before.width, before.height];
      const own = [color, background, border, boxShadow, font, display, visibility, opacity];
      return [element.tagName, x, y, width, height, ...own, ...drawn].join(" ");
    }),
  );

/**
 * Waits until the page was painted with its fonts. Before the first frame what is out of sight has only an estimated
 * height, and no font was asked for.
 */
const painted = (page: Page) =>
  page.evaluate(async () => {
    // What the first frame finds to be in sight is laid out for the second.
    const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await twoFrames();
    await document.fonts.ready;
    await twoFrames();
  });

/** Whether the page has what its first paint left out of the site's own sheet: tokens that it does not read. */
const hasRest = (page: Page) =>
  page.evaluate(() => {
    const [left = ""] = /--[\w-]+/.exec(document.querySelector("body > style")?.textContent ?? "") ?? [];
    return left !== "" && getComputedStyle(document.documentElement).getPropertyValue(left) !== "";
  });

test("a page is painted before its whole stylesheet is there, does not move when it comes, and then comes alive", async () => {
  const { page, complaints, leave } = await visit({
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
    quiet: true,
  });
  const held = Promise.withResolvers<void>();
  // Without its pictures the page has not come, so nothing but a person makes it load its modules.
  await page.route(/\/assets\/root-[^/]+\.css$|\/images\//, async (route) => {
    await held.promise;
    await route.continue();
  });
  const sheets: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") sheets.push(request.url());
  });
  await page.goto(at("halden", SEARCH), { waitUntil: "domcontentloaded" });
  await painted(page);
  const before = await looks(page);
  const modules = () =>
    page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length);
  const isHere = await page.evaluate(() => {
    // As a row of cards says that snaps into place by itself.
    document.querySelector("main")?.dispatchEvent(new Event("scroll"));
    return "here" in document.documentElement.dataset;
  });
  expect(isHere, "somebody is there, though nobody did anything").toBe(false);
  expect(await modules(), "modules before somebody is there, and before the page has come").toBe(0);
  expect(sheets, "the whole stylesheet stands in no picture's way").toEqual([]);
  expect(await hasRest(page), "the page is styled a second time for what it does not show").toBe(false);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect.poll(modules, { message: "modules once somebody is there" }).toBeGreaterThan(5);
  expect(await page.evaluate(() => "alive" in document.documentElement.dataset)).toBe(false);
  held.resolve();
  await page.waitForFunction(() => document.querySelectorAll("head style").length === 1);
  expect(await looks(page)).toEqual(before);
  expect(await hasRest(page)).toBe(true);
  await page.waitForFunction(() => "alive" in document.documentElement.dataset);
  expect(complaints).toEqual([]);
  await leave();
});

test.each([
  ["alderbank", 390],
  ["hollis", 1440],
  ["kingtide", 390],
  ["halden", 1440],
])(
  "%s: a vehicle's page, %i pixels wide, looks the same before and after its whole stylesheet",
  async (site, width) => {
    const { page, leave } = await visit({ viewport: { width, height: 900 }, quiet: true });
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\/root-[^/]+\.css$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    // Only the sheet comes. With its modules the page comes alive, once the sheet is there or, on a busy machine, in
    // the middle of the second picture, and has buttons that it had not.
    const looked = Promise.withResolvers<void>();
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      await looked.promise;
      await route.continue();
    });
    const [car = ""] = await carsOf(site);
    await page.goto(at(site, car), { waitUntil: "domcontentloaded" });
    await painted(page);
    const before = await looks(page);
    expect(before.length, "parts of the page").toBeGreaterThan(200);
    held.resolve();
    await page.waitForFunction(() => document.querySelectorAll("head style").length === 1);
    expect(await looks(page)).toEqual(before);
    expect(await page.evaluate(() => "alive" in document.documentElement.dataset)).toBe(false);
    looked.resolve();
    await page.waitForLoadState();
    await page.unrouteAll({ behavior: "wait" });
    await leave();
  },
);

test("without JavaScript the whole stylesheet is there from the start; where it cannot be loaded the page still comes alive", async () => {
  const still = await visit({ javaScriptEnabled: false, quiet: true });
  const asked = still.page.waitForResponse(/\/assets\/root-[^/]+\.css$/);
  await still.page.goto(at("hollis", "/finance"));
  await asked;
  expect(await still.page.locator("head noscript link[rel=stylesheet]:not([media])").count()).toBe(1);
  expect(await hasRest(still.page)).toBe(true);
  await still.leave();
  const poor = await visit({ quiet: true });
  // A page of its own, because the browser says on the visitor's that the sheet could not be loaded.
  const page = await poor.page.context().newPage();
  await page.route(/\/assets\/root-[^/]+\.css$/, (route) => route.abort());
  await page.goto(at("hollis", "/finance"));
  await page.mouse.wheel(0, 50);
  await page.waitForFunction(() => "alive" in document.documentElement.dataset);
  expect(await page.locator("head style").count()).toBe(2);
  expect(await hasRest(page)).toBe(true);
  await poor.leave();
});

test("pictures out of sight come when somebody scrolls to them, and are there at once without JavaScript", async () => {
  const phone = { viewport: { width: 390, height: 844 }, quiet: true };
  const missingOf = (page: Page) =>
    page
      .locator("main img[loading=lazy]:visible")
      .evaluateAll((all) => (all as HTMLImageElement[]).map((one) => one.naturalWidth === 0));
  const { page, leave } = await visit(phone);
  await page.goto(at("kingtide", SEARCH));
  const before = await missingOf(page);
  expect(before.length, "pictures that may wait").toBeGreaterThan(8);
  expect(before.filter(Boolean).length, "pictures that wait").toBeGreaterThan(before.length / 2);
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }
  });
  await expect.poll(async () => (await missingOf(page)).filter(Boolean).length).toBe(0);
  await leave();
  const still = await visit({ ...phone, javaScriptEnabled: false });
  await still.page.goto(at("kingtide", SEARCH));
  expect(await missingOf(still.page)).toEqual(before.map(() => false));
  await still.leave();
});
