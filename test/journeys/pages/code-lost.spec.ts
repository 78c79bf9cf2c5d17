import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { at, becomePresent, get, openBrowser, type Visitor } from "../browser.ts";

/**
 * Code that a page asks for later may not be there any more: a newer version has taken the server's place, or the
 * shopper is on a train. What the server sent must go on working, as it does without JavaScript.
 */
const { visit: open } = openBrowser();
/** A browser that was here before has code that is lost to others. */
const visit: typeof open = (options) => open({ first: true, ...options });
const SITE = "halden";
const CARS = "/search/new-used-and-demo-cars";

/** From now on no code comes. */
const loseCode = (page: Page) => page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 }));

/** What was lost is named on the console; nothing else may be. */
const LOST = /^Failed to load resource: .* 404|Failed to fetch dynamically imported module/;
async function leave({ page, complaints }: Visitor): Promise<void> {
  await page.context().close();
  expect(complaints.filter((said) => !LOST.test(said))).toEqual([]);
}

async function carPath(): Promise<string> {
  const { text } = await get(SITE, CARS);
  return /href="(\/cars\/[^/"]+)"/.exec(text)?.[1] ?? "";
}

test.each([
  ["the home page", () => "/"],
  ["a search", () => CARS],
  ["a vehicle page", carPath],
])("%s stays as it was sent where its code is gone at the first touch", async (_, pathOf) => {
  const path = await pathOf();
  const visitor = await visit({ quiet: true });
  const { page, complaints } = visitor;
  await page.goto(at(SITE, path), { waitUntil: "networkidle" });
  const main = await page.getByRole("main").textContent();
  await loseCode(page);
  for (const place of [1, 40, 80]) await page.mouse.move(place, place);
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  expect(await page.getByRole("main").textContent()).toBe(main);
  const box = page.getByRole("combobox").or(page.getByRole("searchbox")).first();
  if (path !== CARS) {
    await page.getByRole("banner").getByRole("link").first().click();
    await page.waitForLoadState();
    expect(await page.getByRole("main").isVisible()).toBe(true);
  } else {
    await box.fill("mazda");
    await box.press("Enter");
    await expect.poll(() => page.url()).toContain("mazda");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toMatch(/cars/i);
  }
  await leave(visitor);
});

test("a box for words, a request and a way to share do without the code that did not come", async () => {
  const visitor = await visit();
  const { page } = visitor;
  const path = await carPath();
  await page.goto(at(SITE, path));
  await becomePresent(page);
  await loseCode(page);
  await page.getByRole("button", { name: /share/i }).first().click();
  const panel = page.getByRole("dialog", { name: /^Share / });
  expect(await panel.getByRole("link").count()).toBeGreaterThan(1);
  await panel.getByRole("button", { name: "Close" }).click();
  await page
    .getByRole("link", { name: /enquire/i })
    .first()
    .click();
  await page.waitForURL(`**${path}/enquire`);
  expect(
    await page
      .getByRole("textbox", { name: /e-?mail/i })
      .first()
      .isVisible(),
  ).toBe(true);
  await leave(visitor);
});

test("a search box whose offers do not come is a plain form", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await page.goto(at(SITE, CARS));
  await becomePresent(page);
  await loseCode(page);
  const box = page.getByRole("main").getByRole("combobox").or(page.getByRole("main").getByRole("searchbox")).first();
  await box.click();
  await box.fill("mazda");
  await box.press("Enter");
  await expect.poll(() => page.url()).toContain("mazda");
  await leave(visitor);
});

/** Delays every timer by a second, as on a page that is busy: what waits for its turn then comes after all the rest. */
const delayTimers = (page: Page) =>
  page.evaluate(() => {
    const soon = window.setTimeout.bind(window);
    const late = (act: TimerHandler, ms = 0, ...given: unknown[]) => soon(act, ms + 1_000, ...given);
    Object.assign(window, { setTimeout: late });
  });

test.each([
  ["at once", () => Promise.resolve()],
  ["after a moment in which the page was busy", delayTimers],
])("a link to a page whose code is gone leads there all the same, %s", async (_, before) => {
  const { page } = await visit();
  await page.goto(at(SITE, CARS));
  await becomePresent(page);
  await loseCode(page);
  await before(page);
  await page.getByRole("banner").getByRole("link", { name: "Finance" }).first().click();
  await expect.poll(() => page.url()).toContain("/finance");
  await page.waitForLoadState();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toMatch(/finance/i);
  await page.context().close();
});

test("a page that is fetched ahead in vain takes nothing from what somebody types", async () => {
  const visitor = await visit();
  const { page } = visitor;
  await page.goto(at(SITE, CARS));
  await becomePresent(page);
  await loseCode(page);
  const box = page.getByRole("main").getByRole("combobox").or(page.getByRole("main").getByRole("searchbox")).first();
  await box.fill("mazda");
  const inVain = page.waitForResponse(
    (response) => /content-.*\.js$/.test(response.url()) && response.status() === 404,
  );
  await page.getByRole("banner").getByRole("link", { name: "Finance" }).first().hover();
  await inVain;
  // A page that was loaded anew would have lost the words by then.
  await page.waitForLoadState("networkidle");
  expect(await box.inputValue()).toBe("mazda");
  await leave(visitor);
});
