import type { Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { at, openBrowser } from "../browser.ts";

const { visit } = openBrowser();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LIST = "/search/new-used-and-demo-cars";

/** Each vehicle's data that the page asks for, and whether it did so ahead. */
function watchData(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request: Request) => {
    const car = /\/cars\/([^/]+)\.data$/.exec(new URL(request.url()).pathname)?.[1];
    if (car) asked.push(`${request.headers()["sec-purpose"] ?? "now"} ${car}`);
  });
  return asked;
}

const cars = (page: Page) =>
  page
    .locator("main a[href^='/cars/']:visible")
    .evaluateAll((links) => [
      ...new Set(links.map((link) => (link as HTMLAnchorElement).pathname.split("/")[2] ?? "")),
    ]);

test("a phone fetches the first car's page ahead, and another's once a finger is on its card", async () => {
  const { page, complaints, leave } = await visit(PHONE);
  const asked = watchData(page);
  await page.goto(at("hollis", LIST));
  const [first = "", second = ""] = await cars(page);
  await expect.poll(() => asked).toEqual([`prefetch ${first}`]);
  const card = page.locator(`main a[href='/cars/${second}']:visible`).first();
  await card.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const { x = 0, y = 0, width = 0, height = 0 } = (await card.boundingBox()) ?? {};
  const devtools = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await expect.poll(() => asked.at(-1)).toBe(`prefetch ${second}`);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForURL(at("hollis", `/cars/${second}`));
  expect(complaints).toEqual([]);
  await leave();
});

test("whoever asks the browser to save data gets no page ahead", async () => {
  const { page, leave } = await visit(PHONE);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const asked = watchData(page);
  await page.goto(at("hollis", LIST));
  await page.waitForFunction(() => "alive" in document.documentElement.dataset);
  const [, second = ""] = await cars(page);
  const card = page.locator(`main a[href='/cars/${second}']:visible`).first();
  await card.hover();
  await card.click();
  await page.waitForURL(at("hollis", `/cars/${second}`));
  expect(asked).toEqual([`now ${second}`]);
  await leave();
});

test("a page that a link led to is painted before what lies below its first screen; after going back all is there at once", async () => {
  const { page, complaints, leave } = await visit(PHONE);
  await page.goto(at("kingtide", LIST));
  await page.waitForFunction(() => "alive" in document.documentElement.dataset);
  /** Whether the vehicle's page has its specifications at the moment its heading appears. */
  const arrival = () =>
    page.evaluate(() => {
      const before = document.querySelector("main h1")?.textContent;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      new MutationObserver((_changes, observer) => {
        const heading = document.querySelector("main h1")?.textContent;
        if (!heading || heading === before) return;
        observer.disconnect();
        resolve([...document.querySelectorAll("main h2")].some((one) => one.textContent === "Specifications"));
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      (globalThis as { whole?: Promise<boolean> }).whole = promise;
    });
  const isWhole = () => page.evaluate(() => (globalThis as { whole?: Promise<boolean> }).whole);
  await arrival();
  await page.locator("main :is(article, li) a[href^='/cars/']:visible").first().click();
  expect(await isWhole(), "the first paint has what lies below").toBe(false);
  await page.getByRole("heading", { name: "Specifications" }).waitFor();
  await page
    .getByRole("heading", { name: /^(?:Similar|More|Other)/ })
    .first()
    .waitFor();
  await page.goBack();
  await page.waitForURL(at("kingtide", LIST));
  await page.getByRole("heading", { level: 1, name: "New, Used & Demo Cars" }).waitFor();
  await arrival();
  await page.goForward();
  expect(await isWhole(), "all is there after going forward").toBe(true);
  expect(complaints).toEqual([]);
  await leave();
});
