import { afterAll, beforeAll, expect, test } from "vitest";
import { BUDGETS, PHONE } from "../../bench/browser/budgets.ts";
import { firstLoad } from "../../bench/browser/first-load.ts";
import { type ServerProcess, startServerProcess } from "../setup/server-process.ts";
import { openBrowser, SITES } from "./browser.ts";

const { visit } = openBrowser();

// The run's own server does not draw its pictures as small as they are.
let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess();
});
afterAll(() => server?.stop());

test.each(SITES)(
  "%s: the first loads of its search and home pages stay within their budgets of bytes",
  async (site) => {
    const { page, leave } = await visit({ ...PHONE, popups: true });
    // A separate page, because the visitor's interacts as soon as it loads.
    const load = await firstLoad(await page.context().newPage(), server.at(site, "/search/new-used-and-demo-cars"));
    expect(load.scripts, "scripts were loaded").toBeGreaterThan(5);
    expect(load.isPictureFirst, "no script stands in a picture's way").toBe(true);
    expect(load.stylesGzip, "styles were loaded").toBeGreaterThan(5_000);
    expect(load.scriptsGzip, "JavaScript, gzip").toBeLessThanOrEqual(BUDGETS.scriptsGzip);
    expect(load.stylesGzip, "CSS, gzip").toBeLessThanOrEqual(BUDGETS.stylesGzip);
    expect(load.htmlGzip, "HTML, gzip").toBeLessThanOrEqual(BUDGETS.htmlGzip);
    expect(load.html, "HTML").toBeLessThanOrEqual(BUDGETS.html);
    expect(load.picturesBytes, "pictures were loaded").toBeGreaterThan(5_000);
    expect(load.bytes, "all that is loaded before somebody scrolls").toBeLessThanOrEqual(BUDGETS.searchBytes);
    const home = await firstLoad(await page.context().newPage(), server.at(site));
    expect(home.picturesBytes, "pictures of the home page were loaded").toBeGreaterThan(5_000);
    expect(home.bytes, "all that the home page loads before somebody scrolls").toBeLessThanOrEqual(BUDGETS.homeBytes);
    expect(home.scriptsGzip, "JavaScript of the home page, gzip").toBeLessThanOrEqual(BUDGETS.scriptsGzip);
    await leave();
  },
);
