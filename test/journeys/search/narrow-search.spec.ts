import { expect, test } from "vitest";
import { at, get, openBrowser } from "../browser.ts";
import { FIRST_OF_TEMPLATES } from "../vehicle/statements/sites.ts";

const { visit } = openBrowser({ pictures: false });

/** All cars, words that are read, a rail of nearest cars, and a page without any. */
const SEARCHES = ["", "?q=automatic+suv+under+30k", "?q=2001+mazda+under+5k+automatic", "?q=porsche+911"];

/**
 * The smallest width that a page must fit into (WCAG 1.4.10), and a phone of 390 px at a zoom of 200 %. How wide a
 * search page is at least is its template's; that every site's own fits 320 pixels is held by `pages`.
 */
test.each(FIRST_OF_TEMPLATES)("no search page of %s is wider than a window of 320 or 195 pixels", async (site) => {
  const { page, leave } = await visit({ viewport: { width: 320, height: 640 }, reducedMotion: "reduce" });
  for (const search of SEARCHES) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(at(site, `/search/new-used-and-demo-cars${search}`));
    await page.getByRole("heading", { level: 1 }).waitFor();
    for (const width of [320, 195]) {
      await page.setViewportSize({ width, height: 640 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `${search} at ${width} px`).toBe(0);
    }
    // What orders the results can be read and pressed there too.
    const order = page.getByRole("combobox", { name: "Sort by" }).locator("visible=true");
    for (const box of await order.all()) {
      expect((await box.boundingBox())?.width, search).toBeGreaterThanOrEqual(90);
    }
  }
  await leave();
});

/** A card's facts, the three figures of finance, and what a hero is searched by. */
const TOLD = ".plate dd, [data-estimate] dd, [data-estimate] dt:not(.sr-only), main form[action='/search'] > *";

test.each(["ironbark", "kingtide", "everything"])(
  "%s: on a window of 320 pixels no fact of a card, no figure of finance and no part of the hero is cut",
  async (site) => {
    const { text } = await get(site, "/search/new-used-and-demo-cars");
    const cars = [...new Set(text.match(/(?<=href=")\/cars\/[^"/?#]+(?=")/g))].slice(0, 3);
    const { page, leave } = await visit({ viewport: { width: 320, height: 640 } });
    for (const path of ["/", "/search/new-used-and-demo-cars", ...cars]) {
      await page.goto(at(site, path));
      const estimates = page.getByRole("checkbox", { name: "Weekly estimates" });
      if (await estimates.isVisible()) await estimates.check();
      const cut = await page.locator(TOLD).evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && one.getClientRects().length > 0)
          .filter((one) => {
            const around = one.closest("article") ?? one.closest("form")?.parentElement ?? document.documentElement;
            const isOut = one.getBoundingClientRect().right > around.getBoundingClientRect().right;
            return isOut || (one.scrollWidth > one.clientWidth + 1 && !one.matches(".rail"));
          })
          .map((one) => one.textContent),
      );
      expect(cut, path).toEqual([]);
    }
    await leave();
  },
);
