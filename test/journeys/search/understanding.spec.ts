import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { at, expectAccessible, get, openBrowser } from "../browser.ts";

const { visit } = openBrowser({ pictures: false });

/** Waits long enough for a busy machine. */
const eventually = <T>(look: () => T | Promise<T>) => expect.poll(look, { interval: 50 });

const ALL = "/search/new-used-and-demo-cars";
const typed = (words: string) => `${ALL}?${new URLSearchParams({ q: words })}`;
const wordsIn = (page: Page) => new URL(page.url()).searchParams.get("q");
const chips = (page: Page) => page.getByRole("list", { name: "Active filters" }).getByRole("link");
const box = (page: Page) => page.getByRole("combobox", { name: /^Search (our|this) stock$/ });
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Vans have choices of their own. */
const VANS = { "used caravans": ["Used", "Caravan"], "jayco under 60k": ["Jayco", "Under $60,000"] };

/** The choices that a page shows, each without its words. */
const choicesIn = (html: string) =>
  [...html.matchAll(/<b><span class="sr-only">(?:Remove|Search after all:) <\/span>(.*?)<\/b>/g)].map(
    ([, label]) => label,
  );

test.each(Object.entries(VANS))(
  "on a site of vans “%s” is read as %j, and something is shown",
  async (words, choices) => {
    const { status, text } = await get("hollis", typed(words));
    expect(status).toBe(200);
    expect(choicesIn(text)).toEqual(choices);
    expect(text).toMatch(/<article/);
  },
);

test.each([
  ["halden", 390],
  ["kingtide", 1440],
  ["hollis", 390],
] as const)("chips on %s at %i px: removed by keyboard with their words, and accessible", async (site, width) => {
  const words = site === "hollis" ? "used jayco under 90k" : "used toyota under 90k";
  const { page, leave } = await visit({ viewport: { width, height: 900 } });
  await page.goto(at(site, typed(words)));
  await eventually(() => chips(page).count()).toBe(4);
  await expectAccessible(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await chips(page).nth(1).focus();
  await page.keyboard.press("Enter");
  await eventually(() => wordsIn(page)).toBe("used under 90k");
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Under $90,000");
  await eventually(() => page.getByRole("status").filter({ hasText: "removed." }).count()).toBe(1);
  await leave();
});

test.each([true, false])(
  "a dead end shows the nearest in rows, each a link; JavaScript: %s",
  async (javaScriptEnabled) => {
    const { page, leave } = await visit({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    await page.goto(at("halden", typed("1999 toyota hilux")));
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toMatch(/^No 1999 Toyota HiLux/);
    const row = page.getByRole("region", { name: "Toyota HiLux, other years" });
    const cars = await row.getByRole("article").count();
    expect(cars).toBeGreaterThan(0);
    expect(await row.getByText(/^\d+ years newer$/).count()).toBe(cars);
    if (javaScriptEnabled) await expectAccessible(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await row.getByRole("link", { name: /^See / }).click();
    await eventually(() => wordsIn(page)).toBe("toyota hilux");
    await leave();
  },
);

test("without JavaScript: exactly as typed, and back to choices", async () => {
  const { page, leave } = await visit({ javaScriptEnabled: false });
  await page.goto(at("kingtide", typed("used toyota")));
  await page.getByRole("link", { name: "Search exactly what I typed" }).click();
  await page.waitForURL(/[?&]exactly=1/);
  await page.getByText("Exactly used toyota, as typed.").waitFor();
  await page.getByRole("link", { name: "Read it as choices instead" }).click();
  await expect.poll(() => chips(page).count()).toBe(3);
  await leave();
});

test("while typing: names, choices and cars, by keyboard; nothing is loaded before the box has the focus", async () => {
  const { page, leave } = await visit({ viewport: { width: 1440, height: 900 } });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(at("kingtide", "/"));
  expect(asked.filter((path) => /search-(words|offers)|suggestions/.test(path))).toEqual([]);
  await page.getByLabel("Search our stock").locator("visible=true").first().focus();
  await eventually(() => asked.includes("/search-words")).toBe(true);
  await eventually(() => box(page).count()).toBe(1);
  await box(page).pressSequentially("toy");
  const option = page.getByRole("option", { name: /^Toyota Make/ });
  await eventually(() => option.count()).toBe(1);
  await eventually(() => page.getByRole("option", { name: /^See all/ }).count()).toBe(1);
  await eventually(() =>
    page
      .getByRole("status")
      .filter({ hasText: /suggestions, 3 cars/ })
      .count(),
  ).toBe(1);
  await expectAccessible(page);
  await box(page).press("ArrowDown");
  await expect.poll(() => option.getAttribute("aria-selected")).toBe("true");
  expect(await box(page).getAttribute("aria-activedescendant")).toBe(await option.getAttribute("id"));
  await box(page).press("ArrowUp");
  expect(await box(page).getAttribute("aria-activedescendant")).toBeNull();
  await box(page).press("Escape");
  await eventually(() => page.getByRole("listbox").count()).toBe(0);
  expect(await box(page).inputValue()).toBe("toy");

  // One loop with the box in it; Home and End are the text's; Tab takes nothing, leaves and closes.
  await box(page).press("Alt+ArrowDown");
  await eventually(() => page.getByRole("listbox").count()).toBe(1);
  await box(page).press("ArrowUp");
  const chosen = () => page.getByRole("listbox").getByRole("option", { selected: true });
  await eventually(() => chosen().first().textContent()).toMatch(/^See all/);
  await box(page).press("Home");
  expect(await box(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
  await box(page).press("End");
  expect(await box(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
  expect(await chosen().count()).toBe(1);
  await box(page).press("Tab");
  await eventually(() => page.getByRole("listbox").count()).toBe(0);
  expect(new URL(page.url()).search).toBe("");
  expect(await box(page).inputValue()).toBe("toy");
  // A list that opens again has nothing chosen: Enter would search for the words.
  await box(page).focus();
  await eventually(() => page.getByRole("listbox").count()).toBe(1);
  expect(await chosen().count()).toBe(0);
  await box(page).press("ArrowDown");
  await box(page).press("Enter");
  await eventually(() => new URL(page.url()).search).toBe("?q=toyota");

  // Words that find nothing as they stand are not finished while places are offered for them.
  const heading = () => page.getByRole("heading", { level: 1 }).textContent();
  await page.goto(at("halden", typed("toyota")));
  await page.getByLabel("Search this stock").locator("visible=true").first().focus();
  await eventually(() => box(page).count()).toBe(1);
  await box(page).fill("toyota rich");
  await eventually(() => wordsIn(page)).toBe("toyota rich");
  await eventually(() => page.getByRole("listbox").count()).toBe(1);
  expect(await heading()).toMatch(/^Toyota cars/);
  await box(page).press("Escape");
  await eventually(heading).toMatch(/^No Toyota/);
  await leave();
});

test("on a phone a sheet covers the page: Back and Escape close it and keep the words, its button shows the cars", async () => {
  const { page, leave } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(at("kingtide", "/"));
  const own = page.getByLabel("Search our stock").locator("visible=true").first();
  await own.tap();
  const sheet = page.getByRole("dialog", { name: "Search our stock" });
  const inside = sheet.getByRole("combobox");
  await eventually(() => inside.count()).toBe(1);
  await inside.pressSequentially("toy");
  await eventually(() => sheet.getByRole("option", { name: /^Toyota Make/ }).count()).toBe(1);
  await expectAccessible(page);
  await page.goBack();
  await eventually(() => sheet.count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe("/");
  expect(await own.inputValue()).toBe("toy");
  await own.tap();
  await eventually(() => inside.inputValue()).toBe("toy");
  await eventually(() => sheet.getByRole("option", { name: /^Toyota Make/ }).count()).toBe(1);
  // The focus stays in the sheet, however often Tab is pressed; the browser's own bar is outside of any page.
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press("Tab");
    const isOutside = () => document.activeElement !== document.body && !document.activeElement?.closest("dialog");
    expect(await page.evaluate(isOutside)).toBe(false);
  }
  await inside.focus();
  await inside.press("Escape");
  await eventually(() => sheet.count()).toBe(0);
  expect(await own.inputValue()).toBe("toy");
  expect(new URL(page.url()).pathname).toBe("/");
  await own.tap();
  await sheet.getByRole("button", { name: /^Show Me \d+ cars$/ }).click();
  await eventually(() => new URL(page.url()).search).toBe("?q=toyota");
  await page.goBack();
  await eventually(() => new URL(page.url()).pathname).toBe("/");
  await leave();
});

test.each(["halden", "hollis", "alderbank"])(
  "the box in the column of %s grows over what is beside it only once its words need the room",
  async (site) => {
    const { page, leave } = await visit({ viewport: { width: 1440, height: 900 } });
    await page.goto(at(site, ALL));
    const input = page.locator("form[role=search] input[name=q]").first();
    const width = () => input.evaluate((element) => Math.round(element.getBoundingClientRect().width));
    const narrow = await width();
    await input.click();
    await input.fill("suv");
    await eventually(() => box(page).count()).toBe(1);
    expect(await width()).toBe(narrow);
    await input.fill("automatic suv under 30k with a tow bar and low kilometres");
    await eventually(width).toBeGreaterThan(narrow + 80);
    expect(await width()).toBeLessThanOrEqual(544);
    expect(await input.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await leave();
  },
);

test("on a phone words that nothing is offered for are searched by a button all the same", async () => {
  const { page, leave } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(at("kingtide", "/"));
  await page.getByRole("searchbox").first().click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("combobox").fill("zzqqx");
  await sheet.getByRole("button", { name: "Search", exact: true }).click();
  await eventually(() => wordsIn(page)).toBe("zzqqx");
  await leave();
});

test.each(["halden", "alderbank", "hollis"])(
  "on %s the form that tells of a lower price opens over its car, before all of the page is alive",
  async (site) => {
    const { page, complaints, leave } = await visit({ viewport: { width: 390, height: 844 } });
    await page.goto(at(site, ALL));
    const car = await page.locator("main a[href^='/cars/']").first().getAttribute("href");
    await page.goto(at(site, car ?? ""));
    const link = page.getByRole("link", { name: "Tell me if the price drops" });
    await link.click();
    const dialog = page.getByRole("dialog", { name: "Tell me if the price drops" });
    await dialog.getByLabel("Email address").fill("jo@nodot");
    await dialog.getByRole("button", { name: "Tell Me If It Drops" }).click();
    await dialog.getByText("Please enter a valid email address.").waitFor();
    // A refusal has status 422, which the browser reports on the console.
    expect(complaints).toEqual([expect.stringContaining("422")]);
    (complaints as string[]).length = 0;
    expect(new URL(page.url()).pathname).toBe(car);
    await page.keyboard.press("Escape");
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Tell me if the price drops");
    await leave();
  },
);
