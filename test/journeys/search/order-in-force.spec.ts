import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { at, get, openBrowser } from "../browser.ts";

/** The search page's order control says in which order the cars really are, whether it was typed or chosen. */

const { visit } = openBrowser({ pictures: false });

/** Waits long enough for a busy machine. */
const eventually = <T>(look: () => T | Promise<T>) => expect.poll(look, { interval: 50 });

const typed = (words: string, more = "") =>
  `/search/new-used-and-demo-cars?${new URLSearchParams({ q: words })}${more}`;
const control = (page: Page) => page.getByRole("combobox", { name: "Sort by" }).locator("visible=true");
const shown = (page: Page) => control(page).evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text);
const offered = (page: Page) => control(page).getByRole("option").allTextContents();
const chips = async (page: Page) =>
  (await page.getByRole("list", { name: "Active filters" }).getByRole("link").allTextContents()).join(" · ");
const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const years = async (page: Page) => {
  const titles = await page.getByRole("article").getByRole("heading").allTextContents();
  return titles.map((title) => Number(/\d{4}/.exec(title)?.[0]));
};

test.each([
  ["halden", "oldest suv", "Year (old to new)"],
  ["kingtide", "cheapest suv", "Price (low to high)"],
  ["alderbank", "lowest kms", "Kilometres (low to high)"],
  ["hollis", "dearest caravan", "Price (high to low)"],
])("SRCH-065 on %s “%s” has the control say %s, with JavaScript and without", async (site, words, label) => {
  for (const javaScriptEnabled of [true, false]) {
    const { page, leave } = await visit({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    await page.goto(at(site, typed(words)));
    expect(await shown(page)).toBe(label);
    await leave();
  }
});

test.each([true, false])(
  "SRCH-065 choosing an order takes the place of the one that was typed; JavaScript: %s",
  async (javaScriptEnabled) => {
    const { page, leave } = await visit({ javaScriptEnabled });
    const choose = async (label: string) => {
      await control(page).selectOption({ label });
      if (!javaScriptEnabled) await page.getByRole("button", { name: "Sort" }).locator("visible=true").click();
    };
    await page.goto(at("halden", typed("oldest suv")));
    const oldest = await years(page);
    expect(oldest).toEqual(oldest.toSorted((a, b) => a - b));
    expect(await offered(page)).toContain("Year (old to new)");
    await choose("Year (new to old)");
    await eventually(() => asked(page)).toEqual({ q: "suv", sort: "year-desc" });
    await eventually(() => shown(page)).toBe("Year (new to old)");
    await eventually(() => chips(page)).not.toContain("oldest");
    await eventually(() => offered(page)).not.toContain("Year (old to new)");
    await eventually(async () => (await years(page))[0]).toBeGreaterThan(oldest[0] ?? Number.POSITIVE_INFINITY);
    // The site's own order is one to choose like any other.
    await page.goto(at("halden", typed("cheapest suv")));
    await choose("Recommended");
    // A plain form names the site's own order in the address, too.
    await eventually(() => asked(page)).toMatchObject({ q: "suv" });
    await eventually(() => shown(page)).toBe("Recommended");
    await eventually(() => chips(page)).not.toContain("cheapest");
    await leave();
  },
);

test.each([
  ["kingtide", "oldest suv", "Year (old to new)"],
  ["halden", "cheapest suv", "Price (low to high)"],
])(
  "SRCH-065 without JavaScript “Sort” without a change keeps the typed order on %s: %s",
  async (site, words, label) => {
    const { page, leave } = await visit({ javaScriptEnabled: false });
    await page.goto(at(site, typed(words)));
    await page.getByRole("button", { name: "Sort" }).locator("visible=true").click();
    expect(asked(page)).toEqual({ q: words });
    expect(await shown(page)).toBe(label);
    await leave();
  },
);

test("SRCH-065 the form that keeps a typed order is answered with the search's own address", async () => {
  const sent = (sort: string) => get("kingtide", typed("suv", `&sort=${sort}&q-typed=oldest+suv&sort-typed=year-asc`));
  const [kept, other] = [await sent("year-asc"), await sent("price-asc")];
  expect([kept.status, kept.headers.location]).toEqual([302, typed("oldest suv")]);
  expect([other.status, other.headers.location]).toEqual([302, typed("suv", "&sort=price-asc")]);
});

test("SRCH-065 an order that is typed where one was chosen is the one in force, until its chip is taken away", async () => {
  const { page, leave } = await visit();
  await page.goto(at("halden", typed("cheapest suv", "&sort=year-desc")));
  expect(await shown(page)).toBe("Price (low to high)");
  await page.getByRole("link", { name: /^Remove Price, low first/ }).click();
  await eventually(() => asked(page)).toEqual({ q: "suv", sort: "year-desc" });
  await eventually(() => shown(page)).toBe("Year (new to old)");
  await leave();
});
