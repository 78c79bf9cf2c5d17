import { expect, test } from "vitest";
import { at, expectAccessible, openBrowser } from "../browser.ts";

const { visit } = openBrowser({ pictures: false });
const SITE = "alderbank";
const wide = { viewport: { width: 1440, height: 900 } };

test("NAV-008 MODEL-038 the range menu opens by keyboard over the dark bar, shows the models, and Escape closes it", async () => {
  const { page, leave } = await visit(wide);
  await page.goto(at(SITE));
  const range = page.getByRole("navigation", { name: "Main", exact: true }).locator("summary", { hasText: "Range" });
  await range.focus();
  await page.keyboard.press("Enter");
  const model = page.locator("header").getByRole("link", { name: /Mazda CX-60/ });
  await model.waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await model.waitFor({ state: "hidden" });
  await expect.poll(() => range.evaluate((one) => one === document.activeElement)).toBe(true);
  await leave();
});

test("NAV-009 without JavaScript a press opens a menu, and on phones the drawer", async () => {
  const { page, leave } = await visit({ ...wide, javaScriptEnabled: false });
  await page.goto(at(SITE, "/finance"));
  await page.getByRole("navigation", { name: "Main", exact: true }).getByText("Service & Parts").click();
  await page.locator("header").getByRole("link", { name: "Book a Service" }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("navigation", { name: "Main, small screens" }).getByText("Stock", { exact: true }).click();
  await page.getByRole("link", { name: "Demo Cars", exact: true }).click();
  await page.waitForURL(at(SITE, "/search/demo-cars"));
  await leave();
});

test("the stage's lines choose its slide, and it stands still once it is paused", async () => {
  const { page, leave } = await visit({ ...wide, reducedMotion: "reduce" });
  await page.goto(at(SITE));
  const stage = page.getByRole("region", { name: "New models" });
  const second = stage.getByRole("button").nth(2);
  await stage.getByRole("button", { name: "Play" }).waitFor();
  await second.focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction((line) => line?.getAttribute("aria-current") === "true", await second.elementHandle());
  await expectAccessible(page);
  await leave();
});

test("VDP-056 the car's name, price and next step appear in a bar once its stage is scrolled away", async () => {
  const { page, leave } = await visit(wide);
  await page.goto(at(SITE, "/search/used-cars"));
  await page.locator('article a[href^="/cars/"]').first().click();
  await page.waitForURL(/\/cars\//);
  const bar = page.locator(".sticky-header");
  expect(await bar.evaluate((one) => one.hasAttribute("inert"))).toBe(true);
  await page.mouse.wheel(0, 900);
  await bar.getByRole("link", { name: /Enquire Now|Something Similar/ }).waitFor();
  await expectAccessible(page);
  await leave();
});
