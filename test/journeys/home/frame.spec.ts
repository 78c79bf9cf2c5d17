import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { at, expectAccessible, openBrowser } from "../browser.ts";

const { visit } = openBrowser();
const CATALOGUE = "/dev/catalogue";
const popupOn = (page: Page) => page.getByRole("dialog", { name: "The new CX-5 is here" });

test.each([
  [390, 844],
  [1440, 900],
])(
  "NAV-021 NAV-022 NAV-024 NAV-025 the popup opens once, 600 px wide at most and 80vh high (%d px)",
  async (width, height) => {
    const { page, leave } = await visit({ popups: true, viewport: { width, height }, reducedMotion: "reduce" });
    await page.goto(at("alderbank", "/about-us"));
    await popupOn(page).waitFor();
    const box = await popupOn(page).boundingBox();
    expect(box?.width).toBe(Math.min(600, width - 32));
    expect(box?.height).toBeCloseTo(height * 0.8, 0);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await popupOn(page).waitFor({ state: "detached" });
    await page.reload({ waitUntil: "networkidle" });
    expect(await popupOn(page).count()).toBe(0);
    await leave();
  },
);

test("NAV-020 the popup waits for its picture, which a server may be drawing for the first time", async () => {
  const { page, leave } = await visit({ popups: true });
  const held = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route("**/images/**", async (route) => {
    asked.push(route.request().url());
    await held.promise;
    await route.continue();
  });
  const brought = page.waitForResponse(/\/popup-[^/]*\.js/);
  await page.goto(at("alderbank", "/about-us"), { waitUntil: "domcontentloaded" });
  await brought;
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(await popupOn(page).count()).toBe(0);
  held.resolve();
  await popupOn(page).waitFor();
  const picture = popupOn(page).locator("img");
  await expect.poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await leave();
});

/** Milliseconds on the page's clock, longer than the popup waits for an interaction. */
const LONGER = 20_000;

test("NAV-022 opened by its timer on a quiet visit, the popup closed by Escape stays closed on that page", async () => {
  const { page, leave } = await visit({ popups: true, quiet: true });
  await page.clock.install();
  await page.goto(at("alderbank", "/about-us"), { waitUntil: "networkidle" });
  expect(await popupOn(page).count()).toBe(0);
  await page.clock.runFor(LONGER);
  await popupOn(page).waitFor();
  // The key is the first interaction on this page.
  await page.keyboard.press("Escape");
  await popupOn(page).waitFor({ state: "detached" });
  await page.mouse.move(200, 300);
  await page.mouse.move(240, 320);
  await page.clock.runFor(LONGER);
  await page.waitForLoadState("networkidle");
  expect(await popupOn(page).count()).toBe(0);
  await leave();
});

test("NAV-022 a popup that an interaction opened and its button closed does not open again by its timer, nor on the next page", async () => {
  const { page, leave } = await visit({ popups: true });
  await page.clock.install();
  await page.goto(at("alderbank", "/about-us"));
  await popupOn(page).getByRole("button", { name: "Close" }).click();
  await popupOn(page).waitFor({ state: "detached" });
  await page.clock.runFor(LONGER);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/warranty"]')?.click());
  await page.waitForURL(at("alderbank", "/warranty"));
  await page.clock.runFor(LONGER);
  expect(await popupOn(page).count()).toBe(0);
  await leave();
});

test("NAV-022 where the browser stores nothing, a dismissal lasts as long as the page", async () => {
  const { page, leave } = await visit({ popups: true });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.clock.install();
  await page.goto(at("alderbank", "/about-us"));
  await popupOn(page).waitFor();
  await page.keyboard.press("Escape");
  await popupOn(page).waitFor({ state: "detached" });
  await page.clock.runFor(LONGER);
  expect(await popupOn(page).count()).toBe(0);
  await leave();
});

test("NAV-022 following the popup's link dismisses it", async () => {
  const { page, leave } = await visit({ popups: true });
  await page.goto(at("alderbank", "/about-us"));
  await popupOn(page).getByRole("link").click();
  await page.waitForURL(at("alderbank", "/book-test-drive?campaign=cx-5-arrival"));
  expect(await popupOn(page).count()).toBe(0);
  await leave();
});

test("NAV-021 the popup waits while somebody fills in a form, and opens on the next page", async () => {
  const { page, leave } = await visit({ popups: true });
  const brought = page.waitForResponse(/\/popup-[^/]*\.js/);
  await page.goto(at("alderbank", "/book-test-drive"));
  await brought;
  await page.locator('main [name="email"]').fill("imogen@example.com");
  expect(await popupOn(page).count()).toBe(0);
  // A page without a form, by a link that is followed in place.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/about-us"]')?.click());
  await popupOn(page).waitFor();
  expect(new URL(page.url()).pathname).toBe("/about-us");
  await leave();
});

test("NAV-026 a second toast replaces the first", async () => {
  const { page, leave } = await visit();
  await page.goto(at("halden", CATALOGUE));
  await page.getByRole("button", { name: "Show one" }).click();
  await page.getByText("The first message").waitFor();
  await page.getByRole("button", { name: "Show another" }).click();
  await page.getByText("The second message").waitFor();
  expect(await page.getByText("The first message").count()).toBe(0);
  expect(await page.locator(".toast-place .toast").count()).toBe(1);
  await leave();
});

test.each([
  ["kingtide", "closed", "as it was left"],
  ["halden", "open", "as it is at first"],
])("NAV-027 NAV-028 on %s a panel that was closed comes back %s: %s", async (site, then) => {
  const { page, leave } = await visit();
  await page.goto(at(site, CATALOGUE));
  const panel = page.locator("#panels details", { has: page.getByRole("heading", { name: "Features" }) });
  const isOpen = () => panel.evaluate((one: HTMLDetailsElement) => one.open);
  expect(await isOpen()).toBe(true);
  await panel.getByRole("heading").click();
  expect(await isOpen()).toBe(false);
  await page.reload();
  expect(await isOpen()).toBe(then === "open");
  await leave();
});

test("NAV-029 NAV-030 accordions open by their headings in 300 ms, several at a time", async () => {
  const { page, leave } = await visit({ reducedMotion: "no-preference" });
  await page.goto(at("halden", CATALOGUE));
  const accordions = page.locator('[data-sample="Accordion"] details');
  await page.getByText("Delivery", { exact: true }).click();
  expect(await accordions.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))).toEqual([
    true,
    true,
  ]);
  const times = await accordions
    .first()
    .evaluate((one) => getComputedStyle(one, "::details-content").transitionDuration);
  expect(times).toBe("0.3s, 0.3s");
  await page.getByText("Delivery", { exact: true }).click();
  expect(await accordions.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))).toEqual([
    false,
    true,
  ]);
  await leave();
});

test("VDP-056 VDP-057 the header appears after 500 px of scrolling, the bar grows after 900", async () => {
  const { page, leave } = await visit({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  await page.goto(at("halden", CATALOGUE));
  const header = page.locator("section[aria-label='Sticky header']");
  const more = page.locator(".action-bar-more");
  const seen = async (y: number) => {
    await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), y);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return [await header.isVisible(), await more.isVisible()];
  };
  expect(await seen(499)).toEqual([false, false]);
  expect(await seen(500)).toEqual([true, false]);
  expect(await seen(899)).toEqual([true, false]);
  expect(await seen(900)).toEqual([true, true]);
  expect(await seen(0)).toEqual([false, false]);
  await leave();
});

test("USER-007 SITE-047 a form is filled in with the details that the shopper gave the same site before", async () => {
  const { page, leave } = await visit();
  await page.goto(at("halden", CATALOGUE));
  await page.evaluate(() => localStorage.setItem("halden:user", '{"name":"Ann","email":"ann@example.com"}'));
  await page.goto(at("halden", "/contact"));
  const field = (name: string) => page.locator(`main form input[name="${name}"]`);
  await expect.poll(() => field("name").inputValue()).toBe("Ann");
  expect(await field("email").inputValue()).toBe("ann@example.com");
  expect(await field("phone").inputValue()).toBe("");
  await leave();
});
