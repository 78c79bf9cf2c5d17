import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { calendarDayText, clockText } from "../../../src/lib/time/moments.ts";
import { at, expectAccessible, get, openBrowser } from "../browser.ts";
import { mailWith } from "../mailbox.ts";

const { visit } = openBrowser({ pictures: false });
const SITE = "halden";

const events = (page: Page) => page.evaluate(() => (globalThis.forecourtEvents ?? []).map(({ event }) => event));

/** A used car in another city than the dealer's first location, at a location with a phone number. */
async function usedCarElsewhere(): Promise<string> {
  const { text } = await get(SITE, "/search/used-cars");
  for (const [, path = ""] of text.matchAll(/href="(\/cars\/[^"/]+)"/g)) {
    const page = (await get(SITE, path)).text;
    if (page.includes("Located at") && page.includes("Call Now")) return path;
  }
  throw new Error(`${SITE} has no such car`);
}
let path = "";
beforeAll(async () => {
  path = await usedCarElsewhere();
});

test("VDP-068 VDP-071 VDP-073 VDP-074 VDP-075 VDP-084 VDP-115 VDP-118 ANLY-001 ANLY-009 ANLY-015 a shopper reads, shares and prints a vehicle's page", async () => {
  const { page, leave } = await visit();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.context().route("https://www.facebook.com/**", (route) => route.fulfill({ body: "shared" }));
  const slug = path.slice("/cars/".length);
  await page.goto(at(SITE, path));
  await expect.poll(() => events(page)).toContain(4);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect.poll(() => page.getByText("Located at").count()).toBe(0);
  await page.getByRole("link", { name: "Call Now" }).first().click();
  await expect.poll(() => events(page)).toContain(25);

  await page.getByRole("tab", { name: "What's Included" }).click();
  await page.getByText("a 90-point inspection").waitFor();
  await page.evaluate(() => document.getElementById("vehicle-map")?.scrollIntoView({ behavior: "instant" }));
  await page.getByRole("figure", { name: "Map of where this car is" }).waitFor();

  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("Copied", { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`^https://.*${path}$`));
  const [shared] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Facebook" }).click(),
  ]);
  await shared.close();
  await page.getByRole("link", { name: "Facebook" }).waitFor({ state: "hidden" });

  const held = Promise.withResolvers<void>();
  await page.route("**/api/cars/*/pdf", async (route) => {
    await held.promise;
    await route.continue();
  });
  const print = page.getByRole("link", { name: /^(Print|Preparing\.\.\.)$/ });
  const download = page.waitForEvent("download");
  await print.click();
  await expect.poll(() => print.textContent()).toBe("Preparing...");
  expect(await print.getAttribute("aria-disabled")).toBe("true");
  expect(await print.locator("svg").getAttribute("class")).toContain("animate-spin");
  held.resolve();
  const sheet = await download;
  await expect.poll(() => print.textContent()).toBe("Print");
  expect(sheet.suggestedFilename()).toBe(`${slug}.pdf`);
  expect(await events(page)).toContain(61);
  await leave();
});

test("VDP-121 API-006 LEAD-018 a shopper books a test drive from the vehicle's page at one of the free times", async () => {
  const { page, leave } = await visit();
  await page.goto(at(SITE, path));
  await page.getByRole("link", { name: "Book Test Drive" }).first().click();
  const day = page.getByRole("combobox", { name: "Preferred date" });
  await day.selectOption({ index: 3 });
  const time = page.getByRole("combobox", { name: "Preferred time" });
  await time.selectOption({ index: 1 });
  await expectAccessible(page);
  const when = `${calendarDayText(await day.inputValue())}, ${clockText(await time.inputValue())}`;
  const fields = {
    "First name": "Odette",
    "Last name": "Farran-Testdrive",
    Email: "odette@example.com",
    Phone: "0491 570 156",
  };
  for (const [name, value] of Object.entries(fields)) await page.getByRole("textbox", { name }).fill(value);
  const terms = page.getByRole("checkbox", { name: /terms of use/ });
  if ((await terms.count()) > 0) await terms.check();
  await page.getByRole("button", { name: "Request test drive" }).click();
  await page.waitForURL(/\/success/);
  expect(await mailWith(SITE, "Farran-Testdrive")).toContain(`Preferred time: ${when}`);
  await leave();
});

test.each([
  ["halden", "VDP-068", /^Copied$/, 1_500],
  ["kingtide", "VDP-069", /^Copied .+ to your clipboard!$/, 3_000],
] as const)("at %s a copied link is said for exactly as long as %s says", async (site, _row, words, ms) => {
  const { page, leave } = await visit();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const { text } = await get(site, "/search/used-cars");
  await page.goto(at(site, /href="(\/cars\/[^"/?#]+)"/.exec(text)?.[1] ?? ""));
  await page.getByRole("button", { name: "Share" }).click();
  const copy = page.getByRole("button", { name: "Copy link" });
  await copy.waitFor();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy.click();
  const said = page.getByRole("dialog", { name: /^Share / }).getByText(words);
  await said.waitFor();
  await page.clock.runFor(ms - 50);
  expect(await said.count()).toBe(1);
  await page.clock.runFor(100);
  await expect.poll(() => said.count()).toBe(0);
  await leave();
});
