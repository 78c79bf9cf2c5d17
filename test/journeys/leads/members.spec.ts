import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { at, becomePresent, expectAccessible, get, openBrowser } from "../browser.ts";

const { visit } = openBrowser({ pictures: false });
const SEARCH = "/search/used-cars";

const watch = (page: Page) => page.getByRole("button", { name: "Watchlist", exact: true }).locator("visible=true");
const toast = (page: Page) => page.locator(".toast-place");

/** Completes a sign-in from its phone step. */
async function signIn(page: Page, phone: string): Promise<void> {
  await page.getByRole("textbox", { name: "Mobile number" }).fill(phone);
  await page.getByRole("button", { name: "Text me a code" }).click();
  await page.getByText("the code is 000000").waitFor();
  await page.getByRole("textbox", { name: "6-digit code" }).fill("000 000");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** A save that the server refuses is shown at once, then undone, with a message. */
async function failToSave(page: Page): Promise<void> {
  const held = Promise.withResolvers<void>();
  await page.route("**/api/watchlist/save-car", async (route) => {
    await held.promise;
    await route.fulfill({ json: { success: false, error: "Not just now." } });
  });
  await watch(page).click();
  await expect.poll(() => watch(page).getAttribute("aria-pressed")).toBe("true");
  expect(await watch(page).isDisabled()).toBe(true);
  held.resolve();
  await page.getByRole("alert").getByText("Not just now.").waitFor();
  await expect.poll(() => watch(page).getAttribute("aria-pressed")).toBe("false");
  expect(await watch(page).isDisabled()).toBe(false);
  await page.unroute("**/api/watchlist/save-car");
}

test("ANLY-011 USER-010 USER-011 USER-012 USER-013 USER-015 USER-016 USER-017 USER-033 a member signs in, saves, finds it in the garage, signs out", async () => {
  const [site, garage] = ["kingtide", "/my-garage"];
  const { page, leave } = await visit();
  await page.goto(at(site, SEARCH));
  const path = await page.getByRole("main").locator('a[href^="/cars/"]').first().getAttribute("href");
  await page.goto(at(site, path ?? ""));
  await watch(page).click();
  await page.waitForURL(/\/sign-in\?type=watchlist/);
  await expectAccessible(page);
  await signIn(page, "0491 570 156");
  await page.waitForURL(at(site, path ?? ""));

  await becomePresent(page);
  await failToSave(page);
  await watch(page).click();
  await expect.poll(() => watch(page).getAttribute("aria-pressed")).toBe("true");
  await toast(page).getByText("Car Saved In Watchlist").waitFor();
  const saved = () => page.evaluate(() => (globalThis.forecourtEvents ?? []).filter(({ event }) => event === 39));
  expect(await saved()).toMatchObject([{ car_id: expect.any(Number), dealership_id: expect.any(Number) }]);
  await watch(page).click();
  await toast(page).getByText("Car Removed").waitFor();
  await expect.poll(() => watch(page).getAttribute("aria-pressed")).toBe("false");
  expect(await saved()).toHaveLength(1);
  await watch(page).click();
  await toast(page).getByText("Car Saved In Watchlist").waitFor();
  await toast(page).getByRole("link", { name: "View List" }).click();
  await page.waitForURL(at(site, garage));
  const list = page.getByRole("list", { name: "Watchlist" });
  await list.getByRole("article").waitFor();
  await expectAccessible(page);
  await list.getByRole("button", { name: /^Remove/ }).click();
  await page.getByText("Nothing on your watchlist yet").waitFor();
  const otherTab = await page.context().newPage();
  await otherTab.goto(at(site, garage));
  await becomePresent(otherTab);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(at(site));
  // Whoever comes back to the other tab finds nobody's number on it.
  await otherTab.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await otherTab.waitForURL(/\/sign-in/);
  // The address is the new one a moment before its page is drawn.
  await expect.poll(() => otherTab.getByRole("main").textContent()).not.toContain("570 156");
  await page.goto(at(site, garage));
  expect(new URL(page.url()).pathname).toBe("/sign-in");
  await leave();
});

test("USER-008 SITE-063 the gate, the code, error messages and the garage work without JavaScript", async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(at("everything", "/trade-in"));
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    type: "trade-in",
    redirect: "/trade-in",
  });
  await page.getByRole("textbox", { name: "Mobile number" }).fill("02 5550 1234");
  await page.getByRole("button", { name: "Text me a code" }).click();
  await page.getByText("Please enter an Australian mobile number").waitFor();
  expect(await page.getByRole("textbox", { name: "Mobile number" }).inputValue()).toBe("02 5550 1234");
  await page.getByRole("textbox", { name: "Mobile number" }).fill("0491 570 159");
  await page.getByRole("button", { name: "Text me a code" }).click();
  await page.getByRole("textbox", { name: "6-digit code" }).fill("111111");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByText("4 tries are left").waitFor();
  expect(await page.getByRole("textbox", { name: "6-digit code" }).inputValue()).toBe("111111");
  await page.getByRole("textbox", { name: "6-digit code" }).fill("000000");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(at("everything", "/trade-in"));
  await page.goto(at("everything", "/mymotorama"));
  await page.getByText("0491 570 159").waitFor();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(at("everything"));
  await page.context().close();
});

test("SITE-057 SITE-058 SITE-059 USER-034 USER-037 the site's gates ask for a sign-in; other names are not found", async () => {
  const gated = await get("everything", "/mymotorama");
  expect([gated.status, gated.headers.location]).toEqual([
    302,
    "/sign-in?type=my-garage&redirect=%2Fmymotorama&back=%2F",
  ]);
  expect(gated.headers["cache-control"]).toBe("no-store");
  expect((await get("halden", "/online-payment")).headers.location).toMatch(/^\/sign-in\?type=online-payment&/);
  for (const path of ["/my-garage", "/mybigboxcars", "/myblinkr", "/myservco"]) {
    expect((await get("everything", path)).status, path).toBe(404);
  }
  expect((await get("halden", "/trade-in")).status).toBe(200);
  expect((await get("halden", "/sign-in")).text).toContain('content="noindex"');
});
