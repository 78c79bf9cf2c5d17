import { readFileSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CHROMIUM_ARGS, engineSettings, findChromium, NO_PICTURES, UNPAINTED } from "../../../../scripts/chromium.ts";
import { at, get, SITES } from "../../browser.ts";

/** Letters of twice the size, as people set them in their browser who cannot read smaller ones (WCAG 1.4.4). */
const TWICE = engineSettings(NO_PICTURES, "defaultFontSize=32");
/** On a phone a line has room for as few letters as anywhere. */
const PHONE = { width: 390, height: 844 };

/** The pages of `src/routes.ts` that have an address of their own, and what each vehicle's address may end with. */
const routes = [...readFileSync("src/routes.ts", "utf8").matchAll(/route\("([^"]+)"/g)].map(([, path = ""]) => path);
const NO_PAGES = /[:*]|^(api|dev|search-|viewed-cars|robots|sitemap|manifest|makes|blog\/feed)/;
const PLAIN = routes.filter((path) => !NO_PAGES.test(path)).map((path) => `/${path}`);
const OF_A_CAR = routes
  .filter((path) => /^cars\/:slug(\/(?!autogauge)|$)/.test(path))
  .map((path) => path.slice("cars/:slug".length));

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium() ?? "", args: [...CHROMIUM_ARGS, UNPAINTED, TWICE] });
});
afterAll(() => browser.close());

/** What only a site itself tells: a vehicle, and of each kind of page in its map the first. */
async function found(site: string): Promise<readonly string[]> {
  const { text } = await get(site, "/search/new-used-and-demo-cars");
  const car = /href="(\/cars\/[^"/?#]+)"/.exec(text)?.[1] ?? "";
  const placesIn = (map: string) =>
    [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const maps = placesIn((await get(site, "/sitemap.xml")).text);
  const mapped = (await Promise.all(maps.map(async (map) => placesIn((await get(site, map)).text)))).flat();
  const kinds = Map.groupBy(
    mapped.filter((path) => !/^\/(cars|search)/.test(path)),
    (path) => (path.split("/").length > 2 ? path.split("/")[1] : path),
  );
  const firsts = [...kinds.values()].flatMap(([first]) => first ?? []);
  return [
    ...OF_A_CAR.map((end) => `${car}${end}`),
    "/search/used-cars?q=cheapest+automatic",
    "/no-such-page",
    ...firsts,
  ];
}

/** The size of its letters, and what reaches beyond the window: the page, and the outermost elements that do. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const letters = getComputedStyle(document.documentElement).fontSize;
    // A card's facts and its mark of the market are read before anything else of it.
    const cut = [...document.querySelectorAll(".fact > :last-child, .card-market")].filter(
      (each) =>
        each.scrollWidth > each.clientWidth + 1 ||
        each.getBoundingClientRect().right > (each.closest(".card")?.getBoundingClientRect().right ?? clientWidth),
    );
    if (cut.length > 0) return { letters, out: [`${cut.length} cut`, cut[0]?.textContent ?? ""] };
    if (scrollWidth <= clientWidth) return { letters, out: [] };
    const isOut = (element: Element) => element.getBoundingClientRect().right > clientWidth;
    const out = [...document.querySelectorAll("body *")].filter((each) => isOut(each) && each.parentElement);
    const told = out.slice(0, 5).map(({ className }) => String(className));
    return { letters, out: [`${scrollWidth - clientWidth} px`, ...told] };
  });

/** What a page is beside other pages of its kind: a vehicle's is one whatever the vehicle. */
const kindOf = (path: string): string => path.replace(/^\/cars\/\d{4}-[^/]+/, "/cars/*");

/**
 * A quarter of the kinds of pages on each site, another quarter than on the site before: a part that grows beyond a
 * phone does so on any site that has it. The motorcycles' and the trucks' own pages have parts that no other has, and
 * each site's home page is arranged in its own way.
 */
const isShown = (path: string, site: string, at: number): boolean =>
  path === "/" || kindOf(path) === "/cars/*" || (at + SITES.indexOf(site)) % 4 === 0;

const shown = new Map<string, readonly string[]>();
beforeAll(async () => {
  for (const site of SITES) {
    const paths = [...new Set(["/", ...PLAIN, ...(await found(site))])];
    shown.set(
      site,
      paths.filter((path, at) => isShown(path, site, at)),
    );
  }
});

test("every kind of page is looked at on two sites at least", () => {
  const kinds = Map.groupBy([...shown.values()].flat().map(kindOf), (kind) => kind);
  for (const path of ["/", ...PLAIN, ...OF_A_CAR.map((end) => `/cars/*${end}`)])
    expect(kinds.get(path)?.length ?? 0, path).toBeGreaterThanOrEqual(2);
});

test.each(SITES)(
  "no page of %s is wider than a phone where letters are twice as large",
  async (site) => {
    // Layout is all that is looked at: no picture, and no script, changes how wide a page is. Without scripts a page
    // has its whole sheet from the beginning, which otherwise comes behind its first paint.
    const context = await browser.newContext({
      viewport: PHONE,
      reducedMotion: "reduce",
      locale: "en-AU",
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    const wide: string[] = [];
    for (const path of shown.get(site) ?? []) {
      await page.goto(at(site, path), { waitUntil: "load" });
      const { letters, out } = await beyond(page);
      expect(letters, "the letters of a page").toBe("32px");
      if (out.length > 0) wide.push(`${path}: ${out.join(" | ")}`);
    }
    expect(wide).toEqual([]);
    await context.close();
  },
  240_000,
);
