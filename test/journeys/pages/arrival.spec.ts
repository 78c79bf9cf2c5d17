import { describe, expect, test } from "vitest";
import { at, openBrowser } from "../browser.ts";

const browser = openBrowser();
const SEARCH = "/search/used-cars";

describe.each(["halden", "kingtide"])("a page that nobody has touched on %s", (site) => {
  /** A page without any interaction; the page of `visit` interacts whenever it loads. */
  async function untouched() {
    const visitor = await browser.visit();
    const page = await visitor.page.context().newPage();
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.goto(at(site, SEARCH));
    return { ...visitor, page, scripts };
  }

  test("loads the code of its search, header and footer at the first interaction, and not before", async () => {
    const { page, scripts, leave } = await untouched();
    const before = scripts.length;
    expect(await page.evaluate(() => "alive" in document.documentElement.dataset)).toBe(false);
    await page.mouse.move(5, 5);
    await page.waitForFunction(() => "alive" in document.documentElement.dataset);
    expect(scripts.length).toBeGreaterThan(before);
    await leave();
  });

  test("holds back a press that comes before any of its code has run, and repeats it then", async () => {
    const { page, leave } = await untouched();
    const code = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.reload();
    const heart = page.getByRole("button", { name: /^Favourite /, includeHidden: true }).first();
    // Assistive technology clicks without a pointer event before it.
    await heart.evaluate((button: HTMLElement) => button.click());
    code.resolve();
    await page
      .getByRole("button", { name: /^Favourite /, pressed: true })
      .first()
      .waitFor();
    await leave();
  });

  test("follows a link in place although its part was not hydrated when it was pressed", async () => {
    const { page, leave } = await untouched();
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await page.mouse.move(5, 5);
    await page
      .getByRole("navigation", { name: "Search results" })
      .getByRole("link", { name: /Next/ })
      // Before any code runs a link is followed by the browser; React marks the document when its code has begun.
      .evaluate(async (link: HTMLElement) => {
        while (!Object.keys(document).some((key) => key.startsWith("__reactContainer")))
          await new Promise((resolve) => setTimeout(resolve, 1));
        link.click();
      });
    await page.waitForURL(/page=2/);
    expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
    await leave();
  });

  test("shows a returning shopper's saved cars at once", async () => {
    const { page, leave } = await untouched();
    await page.mouse.move(5, 5);
    await page
      .getByRole("button", { name: /^Favourite / })
      .first()
      .click();
    await page
      .getByRole("button", { name: /^Favourite /, pressed: true })
      .first()
      .waitFor();
    const again = await page.context().newPage();
    await again.goto(at(site, SEARCH));
    await again
      .getByRole("button", { name: /^Favourite /, pressed: true })
      .first()
      .waitFor();
    await leave();
  });
});
