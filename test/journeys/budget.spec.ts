import { expect, test } from "vitest";
import { BUDGETS, PHONE } from "../../bench/browser/budgets.ts";
import { firstLoad } from "../../bench/browser/first-load.ts";
import { at, openBrowser, SITES } from "./browser.ts";

const { visit } = openBrowser();

test.each(SITES)("%s: the search page's first load stays within its budgets of bytes", async (site) => {
  const { page, leave } = await visit({ ...PHONE, popups: true });
  // A separate page, because the visitor's interacts as soon as it loads.
  const load = await firstLoad(await page.context().newPage(), at(site, "/search/new-used-and-demo-cars"));
  expect(load.scripts, "scripts were loaded").toBeGreaterThan(5);
  expect(load.stylesGzip, "styles were loaded").toBeGreaterThan(5_000);
  expect(load.scriptsGzip, "JavaScript, gzip").toBeLessThanOrEqual(BUDGETS.scriptsGzip);
  expect(load.stylesGzip, "CSS, gzip").toBeLessThanOrEqual(BUDGETS.stylesGzip);
  expect(load.htmlGzip, "HTML, gzip").toBeLessThanOrEqual(BUDGETS.htmlGzip);
  expect(load.html, "HTML").toBeLessThanOrEqual(BUDGETS.html);
  await leave();
});
