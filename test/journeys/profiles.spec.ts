import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { at, openBrowser } from "./browser.ts";

const { visit } = openBrowser();
const HOME = at.bind(null, "halden", "/about-us");
/** Options of no other journey, so that the profile is an earlier visitor's of this file or new. */
const own = (number: number) => ({ deviceScaleFactor: 1 + number / 1000 });

/** Stores something in each place where a page can. */
const leaveTraces = (page: Page) =>
  page.evaluate(async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: what a page leaves is what is proved
    document.cookie = "left=here";
    localStorage.setItem("left", "here");
    sessionStorage.setItem("left", "here");
    await caches.open("left");
    await new Promise((done) => Object.assign(indexedDB.open("left"), { onsuccess: done }));
  });

const traces = (page: Page) =>
  page.evaluate(async () => [
    ...[document.cookie, localStorage.getItem("left"), sessionStorage.getItem("left")].filter(Boolean),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);

/** How many of the page's files came from the browser's cache. */
const cached = (page: Page) =>
  page.evaluate(
    () =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).filter(
        ({ transferSize, decodedBodySize }) => transferSize === 0 && decodedBodySize > 0,
      ).length,
  );

test("the next visitor has the same profile, emptied of all that the last one stored, with the files that were loaded", async () => {
  const first = await visit(own(701));
  await first.page.goto(HOME());
  await leaveTraces(first.page);
  expect(await traces(first.page)).toHaveLength(5);
  const other = await first.page.context().newPage();
  await first.leave();
  expect([first.page.isClosed(), other.isClosed()]).toEqual([true, true]);
  const next = await visit(own(701));
  expect(next.page.context()).toBe(first.page.context());
  await next.page.goto(HOME());
  expect(await traces(next.page)).toEqual([]);
  expect(await cached(next.page)).toBeGreaterThan(5);
  await next.leave();
});

test.each<[string, (page: Page) => Promise<unknown>]>([
  ["the clock", (page) => page.clock.install()],
  ["permissions", (page) => page.context().grantPermissions(["notifications"])],
  ["every page", (page) => page.context().addInitScript(() => {})],
])("nobody gets the profile of a visitor who changed %s", async (_, change) => {
  const first = await visit(own(702));
  await change(first.page);
  await first.leave();
  const next = await visit(own(702));
  expect(next.page.context()).not.toBe(first.page.context());
  await next.leave();
});

test("requests that a visitor stopped, and a network that was away, are there for the next with the same profile", async () => {
  const first = await visit(own(706));
  await first.page.context().route("**/about-us", (route) => route.fulfill({ body: "Stopped." }));
  await first.page.goto(HOME());
  expect(await first.page.textContent("body")).toBe("Stopped.");
  await first.page.context().setOffline(true);
  await first.leave();
  const next = await visit(own(706));
  expect(next.page.context()).toBe(first.page.context());
  await next.page.goto(HOME());
  expect(await next.page.textContent("h1")).toContain("About");
  expect(await next.page.evaluate(() => navigator.onLine)).toBe(true);
  await next.leave();
});

test("few profiles wait for a visitor: the one that was given back longest ago is closed", async () => {
  const first = await visit(own(704));
  const isClosed = new Promise<void>((done) => first.page.context().once("close", () => done()));
  await first.leave();
  for (let number = 710; number < 716; number++) await (await visit(own(number))).leave();
  await isClosed;
  const next = await visit(own(704));
  expect(next.page.context()).not.toBe(first.page.context());
  await next.leave();
});

test("two visitors at a time have two profiles, and who measures a first visit has a new one", async () => {
  const [one, two] = [await visit(own(703)), await visit(own(703))];
  expect(one.page.context()).not.toBe(two.page.context());
  await Promise.all([one.leave(), two.leave()]);
  const first = await visit({ ...own(703), first: true });
  expect([one, two].map(({ page }) => page.context())).not.toContain(first.page.context());
  await first.page.goto(HOME());
  expect(await cached(first.page)).toBe(0);
  await first.leave();
});

test("a profile serves windows of any size, each as large as its visitor asks, in every tab", async () => {
  const size = (page: Page) => page.evaluate(() => [innerWidth, innerHeight]);
  const phone = await visit({ ...own(705), viewport: { width: 390, height: 844 } });
  await phone.page.goto(HOME());
  expect(await size(phone.page)).toEqual([390, 844]);
  await phone.leave();
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    const next = await visit({ ...own(705), viewport: { width, height } });
    expect(next.page.context()).toBe(phone.page.context());
    const other = await next.page.context().newPage();
    for (const page of [next.page, other]) {
      await page.goto(HOME());
      expect(await size(page)).toEqual([width, height]);
      expect(await page.evaluate(() => matchMedia("(max-width: 600px)").matches)).toBe(width === 390);
    }
    await next.leave();
  }
});
