import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "../../../../src/db/open.ts";
import { siteReach } from "../../../../src/features/staff/ability.ts";
import { at, openBrowser, type Visitor } from "../../browser.ts";
import { colleague, DESK, deskOf } from "../desk-people.ts";

/**
 * Code that a page of the desk asks for later may not be there any more, because a newer version has taken the server's
 * place. Whoever was working then must get to where they wanted to go, and lose nothing that they typed.
 */
const { visit } = openBrowser({ pictures: false });

let db: Database;
beforeAll(async () => {
  db = await openDatabase({ url: null, dataDir: inject("serverDataDir") });
});
afterAll(() => db.destroy());

/** The page as a colleague has it who opened it before the newer version came. */
async function openedBefore(name: string, path: string): Promise<Visitor> {
  const boss = await colleague(db, name, [{ role: "manager", reach: siteReach("halden") }]);
  // No test can take away what an earlier visitor's process has in its memory, nor what a service worker asks for.
  const visitor = await deskOf(visit, boss, { first: true });
  await visitor.page.goto(at(DESK, path));
  return visitor;
}

/** From now on no code comes to this document; the next one is of the new version, and has its own. */
async function loseCode(page: Page): Promise<void> {
  let isOld = true;
  page.on("request", (asked) => {
    if (asked.isNavigationRequest()) isOld = false;
  });
  await page.route(/\/desk\/assets\/.*\.js$/, (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()));
}

/** What was lost is named on the console; nothing else may be. */
const LOST = /^Failed to load resource: .* 404|Failed to fetch dynamically imported module|Error loading route module/;
async function leave({ page, complaints, leave: done }: Visitor): Promise<void> {
  const others = complaints.filter((said) => !LOST.test(said));
  (complaints as string[]).length = 0;
  await page.unrouteAll();
  await done();
  expect(others).toEqual([]);
}

test("a link of the desk whose page's code is gone leads there all the same", async () => {
  const visitor = await openedBefore("Lena Link", "/desk/leads");
  const { page } = visitor;
  await loseCode(page);
  await page.getByRole("navigation", { name: "Rooms", exact: true }).getByRole("link", { name: "Money" }).click();
  await page.getByRole("heading", { name: "Money", level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/desk/money");
  await leave(visitor);
});

test("a key of the desk leads to its room where the room's code is gone", async () => {
  const visitor = await openedBefore("Karl Key", "/desk/leads");
  const { page } = visitor;
  await loseCode(page);
  await page.keyboard.press("g");
  await page.keyboard.press("d");
  await page.getByRole("navigation", { name: "Location" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/desk/diary");
  await leave(visitor);
});

test("a form that was taken goes on to its next page where that page's code is gone, and is not offered again", async () => {
  const visitor = await openedBefore("Fay Form", "/desk/stock/new");
  const { page } = visitor;
  await page.getByRole("combobox", { name: "Dealership" }).selectOption("halden-liverpool");
  await page.getByRole("textbox", { name: "Stock number" }).fill("FAY-1");
  await page.getByRole("combobox", { name: "Make" }).fill("Kia");
  await page
    .getByRole("combobox", { name: "Model" })
    .or(page.getByRole("textbox", { name: "Model" }))
    .fill("Seltos");
  await loseCode(page);
  await page.getByRole("button", { name: "Add the car" }).click();
  await page.getByText("Add photos").first().waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/desk\/stock\/\d+\/photos$/);
  await page.goto(at(DESK, "/desk/stock/new"));
  expect(await page.getByRole("textbox", { name: "Stock number" }).inputValue()).toBe("");
  await leave(visitor);
});

test("a page of the desk that is fetched ahead in vain takes nothing from what somebody types", async () => {
  const visitor = await openedBefore("Ted Typing", "/desk/stock");
  const { page } = visitor;
  await loseCode(page);
  const box = page.getByPlaceholder("Plate, stock number, car");
  await box.fill("half a na");
  const [inVain] = await Promise.all([
    page.waitForResponse((response) => /\/car-.*\.js$/.test(response.url())),
    page.locator(".stock a.car").first().hover(),
  ]);
  expect(inVain.status()).toBe(404);
  // A page that was loaded anew would have lost the words by then.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await box.inputValue()).toBe("half a na");
  await leave(visitor);
});

test("what every page asks for is not asked where its code is gone, and the page stays as it is", async () => {
  const boss = await colleague(db, "Olga Offer", [{ role: "manager", reach: siteReach("halden") }]);
  const visitor = await deskOf(visit, boss, { first: true });
  const { page } = visitor;
  await page.route(/\/desk\/assets\/(offers|cars)-.*\.js$/, (route) => route.fulfill({ status: 404 }));
  const inVain = page.waitForResponse((response) => /\/offers-.*\.js$/.test(response.url()));
  await page.goto(at(DESK, "/desk/stock"));
  const box = page.getByPlaceholder("Plate, stock number, car");
  await box.fill("half a na");
  expect((await inVain).status()).toBe(404);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await box.inputValue()).toBe("half a na");
  await leave(visitor);
});

test("a passkey's button says that the desk is newer where its code is gone, and can be pressed again", async () => {
  const visitor = await openedBefore("Pia Key", "/desk/account");
  const { page } = visitor;
  await loseCode(page);
  const button = page.getByRole("button", { name: "Add a passkey for this device" });
  await button.click();
  await page.getByText("The desk was updated meanwhile. Reload this page, then press again.").waitFor();
  expect(await button.isEnabled()).toBe(true);
  await leave(visitor);
});
