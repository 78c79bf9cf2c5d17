import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { BUDGETS } from "../../bench/browser/budgets.ts";
import { at, get, openBrowser, SITES } from "./browser.ts";

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

/**
 * The selectors of the whole sheet that match something on a page and stand in none of the styles that it contains,
 * asked of the browser itself. States (`:checked`) count as given; what needs a pointer or paper is left out.
 */
function missing(page: Page, asked: { readonly html: string; readonly contained: string; readonly whole: string }) {
  return page.evaluate(({ html, contained, whole }) => {
    const document = new DOMParser().parseFromString(html, "text/html");
    const rulesOf = (css: string) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      const found: { key: string; selector: string }[] = [];
      const collect = (rules: CSSRuleList, around: string) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule) {
            found.push({ key: `${around} ${rule.cssText}`, selector: rule.selectorText });
          } else if (
            rule instanceof CSSGroupingRule &&
            !(rule instanceof CSSMediaRule && rule.media.mediaText === "print")
          ) {
            collect(rule.cssRules, `${around}|${rule.cssText.slice(0, rule.cssText.indexOf("{"))}`);
          }
        }
      };
      collect(sheet.cssRules, "");
      return found;
    };
    const there = new Set(rulesOf(contained).map(({ key }) => key));
    const states =
      /(?<!\\)::?(?:focus-visible|focus|checked|open|disabled|popover-open|empty|placeholder|[a-z-]*(?:before|after|marker|backdrop|letter|content|button|bar|value|thumb|track)|-(?:webkit|moz)-[\w-]+)(?![\w-])/g;
    return rulesOf(whole)
      .filter(({ key }) => !there.has(key))
      .flatMap(({ selector, key }) => selector.split(/,(?![^(]*\))/).map((one) => ({ selector: one, key })))
      .filter(({ selector }) => !/(?<!\\):(?:hover|active)/.test(selector))
      .filter(({ selector }) => {
        try {
          return document.querySelector(selector.replace(states, "") || "*") !== null;
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
  const car = /href="(\/cars\/[^"]+)"/.exec((await get(site, SEARCH)).text)?.[1] ?? "";
  expect(car).not.toBe("");
  const kinds = { list: LISTS, form: FORMS, vehicle: [car] } as const;
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
      const { color, backgroundColor, font, display, visibility } = getComputedStyle(element);
      return [element.tagName, x, y, width, height, color, backgroundColor, font, display, visibility].join(" ");
    }),
  );

test("a page is painted before its whole stylesheet is there, does not move when it comes, and then comes alive", async () => {
  const { page, complaints, leave } = await visit({
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
    quiet: true,
  });
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/root-[^/]+\.css$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(at("halden", SEARCH), { waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.fonts.ready);
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
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect.poll(modules, { message: "modules once somebody is there" }).toBeGreaterThan(5);
  expect(await page.evaluate(() => "alive" in document.documentElement.dataset)).toBe(false);
  held.resolve();
  await page.waitForFunction(() => document.querySelectorAll("head style").length === 1);
  expect(await looks(page)).toEqual(before);
  await page.waitForFunction(() => "alive" in document.documentElement.dataset);
  expect(complaints).toEqual([]);
  await leave();
});

test("without JavaScript the whole stylesheet is there from the start; where it cannot be loaded the page still comes alive", async () => {
  const still = await visit({ javaScriptEnabled: false, quiet: true });
  const asked = still.page.waitForResponse(/\/assets\/root-[^/]+\.css$/);
  await still.page.goto(at("hollis", "/finance"));
  await asked;
  expect(await still.page.locator("head noscript link[rel=stylesheet]:not([media])").count()).toBe(1);
  await still.leave();
  const poor = await visit({ quiet: true });
  // A page of its own, because the browser says on the visitor's that the sheet could not be loaded.
  const page = await poor.page.context().newPage();
  await page.route(/\/assets\/root-[^/]+\.css$/, (route) => route.abort());
  await page.goto(at("hollis", "/finance"));
  await page.mouse.wheel(0, 50);
  await page.waitForFunction(() => "alive" in document.documentElement.dataset);
  expect(await page.locator("head style").count()).toBe(2);
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
  await expect.poll(async () => (await missingOf(page)).filter(Boolean).length, { timeout: 10_000 }).toBe(0);
  await leave();
  const still = await visit({ ...phone, javaScriptEnabled: false });
  await still.page.goto(at("kingtide", SEARCH));
  expect(await missingOf(still.page)).toEqual(before.map(() => false));
  await still.leave();
});
