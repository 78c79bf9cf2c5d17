import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { at, expectAccessible, get, openBrowser } from "../browser.ts";

const { visit } = openBrowser({ pictures: false });

const USED = "/search/used-cars";
const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(`${pathname}${search}`).replaceAll("+", " ");
};
const away = (page: Page) => page.locator("article .away-far");
const kmOf = (texts: readonly string[]) => texts.map((text) => Number(text.replace(/\D/g, "")));

async function openDistance(page: Page, site: string) {
  if (site === "kingtide")
    return page
      .getByRole("button", { name: /^Distance/ })
      .locator("visible=true")
      .first()
      .click();
  const filter = page.locator("details", { has: page.getByText("Distance", { exact: true }) });
  if ((await filter.getAttribute("open")) === null) await filter.locator("summary").click();
}
const near = (page: Page) => page.getByLabel("Near", { exact: true }).locator("visible=true");

describe.each([
  ["halden", "2150"],
  ["kingtide", "4000"],
])("near a place, %s", (site, postcode) => {
  test("the nearest come first and say how far they are; a radius narrows them; the place stays for the visit", async () => {
    const { page, leave } = await visit({ viewport: { width: 1440, height: 900 } });
    await page.goto(at(site, USED));
    await openDistance(page, site);
    await near(page).fill(postcode);
    await page.keyboard.press("Enter");
    await page.waitForURL(/near=/);
    expect(addressOf(page)).toBe(`${USED}?near=${postcode}&sort=nearest`);
    await away(page).first().waitFor();
    const km = kmOf(await away(page).allTextContents());
    expect(km).toEqual(km.toSorted((a, b) => a - b));
    await expectAccessible(page);
    const radius = page.locator('[data-list="radii"] a', { hasText: "25 km" }).locator("visible=true");
    const count = Number(((await radius.locator("span").first().textContent()) ?? "").replace(/\D/g, ""));
    await radius.click();
    await page.waitForURL(/within=25/);
    await page
      .locator('[data-list="radii"] a[aria-current]', { hasText: "25 km" })
      .first()
      .waitFor({ state: "attached" });
    await expect.poll(() => page.locator("main h1").textContent()).toContain(String(count));
    // A search that names no place is near the same one.
    await page.goto(at(site, "/search/new-cars"));
    await page.waitForURL(/near=/);
    expect(addressOf(page)).toBe(`/search/new-cars?near=${postcode}`);
    // Taken away it stays away.
    await page.getByRole("list", { name: "Active filters" }).getByRole("link", { name: /Near/ }).click();
    await page.waitForURL((url) => !url.search.includes("near"));
    await away(page).first().waitFor({ state: "detached" });
    await page.goto(at(site, USED));
    expect(await away(page).count()).toBe(0);
    expect(addressOf(page)).toBe(USED);
    await leave();
  });

  test("without JavaScript it is a form and links, and asks nobody where they are", async () => {
    const { page, leave } = await visit({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    await page.goto(at(site, `${USED}?make=Kia`));
    await openDistance(page, site);
    expect(await page.getByRole("button", { name: "Use where I am" }).locator("visible=true").count()).toBe(0);
    await near(page).fill(postcode);
    await page.getByRole("button", { name: "Search near" }).locator("visible=true").click();
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      near: postcode,
      make: "Kia",
      sort: "nearest",
    });
    await openDistance(page, site);
    await page.locator('[data-list="radii"] a', { hasText: "250 km" }).locator("visible=true").click();
    expect(addressOf(page)).toBe(`${USED}?near=${postcode}&within=250&make=Kia&sort=nearest`);
    await leave();
  });
});

describe("where somebody is", () => {
  test("is asked of the browser only when they press for it, and told to about a kilometre", async () => {
    const { page, leave } = await visit({
      viewport: { width: 1440, height: 900 },
      permissions: ["geolocation"],
      geolocation: { latitude: -33.812345, longitude: 151.003456 },
    });
    await page.goto(at("halden", USED));
    expect(await away(page).count()).toBe(0);
    await openDistance(page, "halden");
    await page.getByRole("button", { name: "Use where I am" }).click();
    await page.waitForURL(/near=/);
    expect(addressOf(page)).toBe(`${USED}?near=-33.81,151&sort=nearest`);
    await leave();
  });

  test("that they do not tell is said in words, and nothing is lost", async () => {
    const { page, leave } = await visit({ viewport: { width: 1440, height: 900 } });
    await page.goto(at("halden", `${USED}?make=Kia`));
    await openDistance(page, "halden");
    await near(page).fill("Parr");
    await page.getByRole("button", { name: "Use where I am" }).click();
    await page.getByText("We can’t see where you are. Type a postcode or suburb.").waitFor();
    expect([addressOf(page), await near(page).inputValue()]).toEqual([`${USED}?make=Kia`, "Parr"]);
    await leave();
  });
});

test("a kept page shows nobody another visitor's place", async () => {
  const bodies = [];
  for (const query of ["", "?near=2150", "?near=4000", "?near=2150&within=50", "", "?near=2150"]) {
    bodies.push((await get("halden", `${USED}${query}`)).text);
  }
  const [plain = "", parramatta = "", brisbane = "", within = "", again = "", other = ""] = bodies;
  expect(plain).not.toMatch(/away-far|2150|Parramatta NSW 2150/);
  expect(again).not.toContain("away-far");
  expect(other).toContain("Near Parramatta NSW 2150");
  expect(new Set([plain, parramatta, brisbane, within]).size).toBe(4);
  expect(brisbane).not.toContain("Parramatta NSW 2150");
});
