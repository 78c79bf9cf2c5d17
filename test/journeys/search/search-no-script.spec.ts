import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { at, get, openBrowser } from "../browser.ts";

const { visit } = openBrowser({ pictures: false });

const USED = "/search/used-cars";
const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(`${pathname}${search}`);
};

describe.each(["halden", "kingtide"])("without JavaScript, %s", (site) => {
  const open = async (path: string, width = 1440) => {
    const visitor = await visit({ javaScriptEnabled: false, viewport: { width, height: 900 } });
    await visitor.page.goto(at(site, path));
    return visitor;
  };
  /**
   * Opens a filter, which its template hides behind a button, of the bar or of the open sheet, or folds.
   */
  const openFilter = async (page: Page, name: string) => {
    if (site === "kingtide") {
      const sheet = page.locator("#filters");
      const place = (await sheet.isVisible()) ? sheet : page;
      return place.getByRole("button", { name, exact: true }).locator("visible=true").first().click();
    }
    const filter = page.locator("details", { has: page.getByText(name, { exact: true }) }).last();
    if ((await filter.getAttribute("open")) === null) await filter.locator("summary").first().click();
  };

  test("SRCH-001 SRCH-024 every make can be reached and chosen by a plain link", async () => {
    const { page, leave } = await open(USED);
    await openFilter(page, "Make");
    await page.getByText("Show all makes").click();
    const makes = page.locator('[data-list="make"]').getByRole("link").locator("visible=true");
    expect(await makes.count()).toBeGreaterThan(12);
    await makes.last().click();
    expect(addressOf(page)).toMatch(/^\/search\/used-cars\?make=/);
    await page.getByRole("list", { name: "Active filters" }).waitFor();
    expect(await page.getByRole("list", { name: "Active filters" }).getByRole("link").count()).toBeGreaterThan(1);
    await leave();
  });

  test("SRCH-003 SRCH-063 the range and the words are plain forms, and each keeps the other's value", async () => {
    const { page, leave } = await open(`${USED}?make=Kia&page=2`);
    await openFilter(page, "Price");
    const price = page.getByRole("textbox", { name: "To ($)" }).locator("visible=true").first();
    await price.fill("45,000");
    await page.getByRole("button", { name: "Apply Price" }).locator("visible=true").click();
    expect(addressOf(page)).toBe(`${USED}?make=Kia&price=-45000`);
    if (site === "kingtide") await page.getByRole("button", { name: /^All filters/ }).click();
    await page.getByRole("searchbox", { name: "Search this stock" }).fill("kia");
    await page.keyboard.press("Enter");
    await page.waitForURL(/q=kia/);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ make: "Kia", price: "-45000", q: "kia" });
    await leave();
  });

  test("SRCH-017 the phone's filters open and work, each within the window", async () => {
    const { page, leave } = await open(USED, 390);
    await page.getByRole("button", { name: /^(All filters|Filters)/ }).click();
    await openFilter(page, "Make");
    await page.locator('[data-list="make"]').getByRole("link", { name: /^Kia/ }).click();
    expect(addressOf(page)).toBe(`${USED}?make=Kia`);
    await leave();
  });

  test("SRCH-064 SRCH-065 pages are links, and the order has a button that applies it", async () => {
    const { page, leave } = await open(USED);
    await page.getByRole("link", { name: "Next page" }).click();
    expect(addressOf(page)).toBe(`${USED}?page=2`);
    await page.getByRole("combobox", { name: "Sort by" }).locator("visible=true").selectOption("price-asc");
    await page.getByRole("button", { name: "Sort" }).locator("visible=true").click();
    expect(addressOf(page)).toBe(`${USED}?sort=price-asc`);
    await leave();
  });

  test("nothing is shown that only works with JavaScript", async () => {
    const { page, leave } = await open(USED);
    await openFilter(page, "Price");
    expect(await page.getByRole("slider").count()).toBe(0);
    expect(await page.getByPlaceholder("Search makes").locator("visible=true").count()).toBe(0);
    await leave();
  });

  test.each([
    ["SRCH-064 page=0", "page=0", ""],
    ["SRCH-064 page=-1", "page=-1", ""],
    ["SRCH-064 page=abc", "page=abc", ""],
    ["SRCH-065 sort=bad", "sort=bad", ""],
    ["SRCH-083 price=9-1", "price=9-1", ""],
    ["SRCH-083 price=NaN", "price=NaN", ""],
    ["SRCH-063 only spaces", "q=%20%20", ""],
    ["SRCH-063 a word of 5,000 letters", `q=${"a".repeat(5000)}`, `q=${"a".repeat(200)}`],
    ["SRCH-063 an emoji", "q=🚗", "q=🚗"],
    ["SRCH-063 words from right to left", "q=سيارة", "q=سيارة"],
    ["SRCH-067 500 values", Array.from({ length: 500 }, (_, at) => `make=M${at}`).join("&"), null],
  ])("%s falls back and never fails", async (_, query, kept) => {
    let { status, text, headers } = await get(site, encodeURI(`${USED}?${query}`).replaceAll("%25", "%"));
    if (status === 302) ({ status, text } = await get(site, headers.location ?? ""));
    expect(status).toBe(200);
    expect(text).not.toContain("Something went wrong");
    const robots = /<meta name="robots" content="([^"]+)"/.exec(text)?.[1];
    if (kept === "") expect(robots).toBeUndefined();
    else expect(robots).toBe("noindex, follow");
    if (kept === null) expect(text.match(/Remove filter: M\d+/g)?.length).toBe(50);
  });

  test("SRCH-064 a page after the last is the last", async () => {
    const { status, text } = await get(site, `${USED}?page=1000000000`);
    expect(status).toBe(200);
    expect(text).toContain('aria-current="page"');
    const last = await get(site, `${USED}?page=9999`);
    expect(last.text).not.toContain('rel="next"');
  });
});

describe("the data for search engines", () => {
  const head = async (path: string) => {
    const { status, text } = await get("halden", path);
    return {
      status,
      canonical: new URL(
        /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]?.replaceAll("&amp;", "&") ?? "http://x/none",
      ).pathname,
      robots: /<meta name="robots" content="([^"]+)"/.exec(text)?.[1] ?? null,
      text,
    };
  };

  test.each(["/search/used-cars", "/search/kia", "/search/kia/sportage", "/search/halden-parramatta"])(
    "SRCH-098 SRCH-099 SRCH-100 SRCH-102 %s is its own page",
    async (path) => {
      const { status, canonical, robots } = await head(path);
      expect(status).toBe(200);
      expect(canonical).toBe(path);
      expect(robots).toBeNull();
    },
  );

  test("a filtered search belongs to its path and is not indexed", async () => {
    expect(await head("/search/used-cars?make=Kia&page=2")).toMatchObject({
      canonical: "/search/used-cars",
      robots: "noindex, follow",
    });
  });

  test("SRCH-101 an unknown make or model is not found", async () => {
    for (const path of ["/search/no-such-make", "/search/kia/no-such-model", "/search/used-cars/kia"]) {
      expect((await head(path)).status, path).toBe(404);
    }
  });

  test("SRCH-020 with nothing found the card says so, and the page is not indexed", async () => {
    const { status, text, robots } = await head("/search/used-cars?price=1-2");
    expect(status).toBe(200);
    expect(text).toContain(
      "No results found for your search at this time. Please try adjusting the filters for more results.",
    );
    expect(robots).toBe("noindex, follow");
  });
});
