import { expect, test } from "vitest";
import { at, expectAccessible, openBrowser } from "../browser.ts";

const { visit } = openBrowser({ pictures: false });
const wide = { viewport: { width: 1440, height: 900 } };
const STOCK = "/search/new-used-and-demo-cars";

test("NAV-007 NAV-009 the keyboard reaches the header's utility menus, then the departments under them", async () => {
  const { page, leave } = await visit(wide);
  await page.goto(at("ironbark"));
  const main = page.getByRole("navigation", { name: "Main", exact: true });
  const workshop = main.locator("summary", { hasText: "Workshop" });
  await workshop.focus();
  await page.keyboard.press("Enter");
  const bay = main.getByRole("link", { name: "Book a bay" });
  await bay.waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  expect(await main.getByRole("link", { name: "Service", exact: true }).evaluate((one) => one.matches(":focus"))).toBe(
    true,
  );
  await page.keyboard.press("Escape");
  await bay.waitFor({ state: "hidden" });
  const departments = page.getByRole("navigation", { name: "Departments", exact: true });
  await departments.getByRole("link", { name: "Tippers" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(at("ironbark", `${STOCK}?simple_body=Tipper`));
  await page.getByRole("link", { name: "Remove filter: Tipper" }).waitFor();
  expect(await departments.locator('[aria-current="page"]').allTextContents()).toEqual(["Tippers"]);
  await leave();
});

test("a towing band leads to as many vans as it says, each with its masses before its price", async () => {
  const { page, leave } = await visit(wide);
  await page.goto(at("hollis"));
  const band = page.getByRole("link", { name: /up to\s*2,500\s*kg/ });
  const promised = /([\d,]+) caravans?/.exec((await band.textContent()) ?? "")?.[1];
  await band.click();
  await page.getByRole("heading", { level: 1 }).getByText(`${promised} caravan`).waitFor();
  const card = page.locator("article[data-kind]").first();
  const words = (await card.textContent()) ?? "";
  expect(words.indexOf("ATM")).toBeGreaterThan(0);
  expect(words.indexOf("ATM")).toBeLessThan(words.indexOf("$"));
  await leave();
});

test("on a phone four departments are under the bar, and work without JavaScript", async () => {
  const { page, leave } = await visit({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await page.goto(at("corella"));
  const strip = page.getByRole("navigation", { name: "Departments, small screens" });
  expect(await strip.getByRole("link").filter({ visible: true }).count()).toBe(4);
  await strip.getByRole("link", { name: "Naked" }).click();
  await page.waitForURL(at("corella", `${STOCK}?simple_body=Naked`));
  await leave();
});
