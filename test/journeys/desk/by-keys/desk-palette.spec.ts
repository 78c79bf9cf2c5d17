import { randomBytes } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "../../../../src/db/open.ts";
import type { Found, Hit } from "../../../../src/desk/palette/found.ts";
import { dealershipReach, type Grant, siteReach } from "../../../../src/features/staff/ability.ts";
import { ask } from "../../../setup/ask.ts";
import { ENQUIRY, postLead } from "../../../setup/lead.ts";
import { at, expectAccessible, openBrowser } from "../../browser.ts";
import { type Colleague, colleague, DESK, deskOf } from "../desk-people.ts";
import { paidInvoice } from "../money/desk-payments.ts";

const { visit } = openBrowser({ pictures: false });
const SOON = { timeout: 10_000 };

let db: Database;
beforeAll(async () => {
  db = await openDatabase({ url: null, dataDir: inject("serverDataDir") });
});
afterAll(() => db.destroy());

const NAME = "Find or do anything";
const palette = (page: Page) => page.getByRole("dialog", { name: NAME });
const field = (page: Page) => page.getByRole("combobox", { name: NAME });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole("option", { name });
const chosen = (page: Page) => palette(page).locator('[aria-selected="true"]');
const open = (page: Page) => page.keyboard.press("Control+k");

/** Somebody who wrote to halden's Alexandria, with a last name that nobody else has. */
async function shopper(message = "Is it still there?") {
  const name = `Q${randomBytes(4).toString("hex")}`;
  const email = `${name}@shopper.example`;
  // A number that somebody else wrote would join their thread.
  const phone = `0491 57${String(Math.random()).slice(2, 7)}`;
  await postLead(inject("serverPort"), { ...ENQUIRY, name: "Wilhelmina", last_name: name, email, phone, message });
  const find = () => db.selectFrom("people").select("id").where("name", "like", `%${name}`).executeTakeFirst();
  await expect.poll(find, SOON).toBeDefined();
  const person = await find();
  return { name, phone, id: person?.id ?? 0 };
}

async function carOf(dealership: string) {
  return db
    .selectFrom("cars")
    .innerJoin("dealerships", "dealerships.id", "cars.dealership_id")
    .select(["cars.id", "cars.stocknum", "cars.name", "cars.regplate"])
    .where("dealerships.slug", "=", dealership)
    .where("cars.status", "=", "in_stock")
    .orderBy("cars.id")
    .executeTakeFirstOrThrow();
}

test("Escape closes the palette also in the moment in which its code comes", async () => {
  const { page, leave } = await deskOf(visit, await colleague(db, "Esca Pe"), {});
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/assets\/palette-(?!button).*\.js$/, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await page.goto(at(DESK, "/desk/stock"));
  await open(page);
  await palette(page).waitFor();
  // The browser would tell of the closing when the code has taken the dialog's place.
  await page.evaluate(() => document.addEventListener("close", (event) => event.stopImmediatePropagation(), true));
  await page.keyboard.press("Escape");
  const came = page.waitForResponse(/\/assets\/palette-(?!button).*\.js$/);
  letThrough();
  await (await came).finished();
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keys" }).waitFor();
  expect(await palette(page).count()).toBe(0);
  await leave();
});

test("by keyboard alone a person is found by part of their name, and what can be done to a car is done by its name", async () => {
  const { name, id } = await shopper();
  const car = await carOf("halden-liverpool");
  const { page, complaints, leave } = await deskOf(visit, await colleague(db, "Pal Ette"), {
    viewport: { width: 1440, height: 900 },
  });
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(at(DESK, "/desk/stock"));
  await page.keyboard.press("j");
  const isOwn = (path: string) => /\/assets\/palette-(?!button).*\.js$/.test(path);
  expect(loaded.filter(isOwn)).toEqual([]);
  await open(page);
  await palette(page).waitFor();
  expect(loaded.filter(isOwn)).toHaveLength(1);
  await option(page, /^Add a car/)
    .first()
    .waitFor();
  await expectAccessible(page);
  await page.keyboard.type(name.slice(0, 6));
  await option(page, name).waitFor();
  await palette(page)
    .getByRole("status")
    .getByText(/^\d+ results?$/)
    .waitFor();
  expect(await field(page).getAttribute("aria-activedescendant")).toBe(await chosen(page).getAttribute("id"));
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await page.waitForURL(new RegExp(`/desk/leads/${id}$`));
  await page.getByRole("heading", { level: 2, name }).waitFor();
  await palette(page).waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("opened");

  await open(page);
  await page.keyboard.type(car.stocknum);
  await option(page, car.stocknum).first().waitFor();
  await expect.poll(() => chosen(page).textContent()).toContain(car.stocknum);
  await page.keyboard.press("Enter");
  await page.waitForURL(new RegExp(`/desk/stock/${car.id}$`));
  await open(page);
  await page.keyboard.type("price");
  await page.keyboard.press("Enter");
  const price = page.getByRole("textbox", { name: "Price", exact: true });
  await expect.poll(() => price.evaluate((one) => one === document.activeElement)).toBe(true);
  await price.fill("31,990");
  await open(page);
  await page.keyboard.type("save what");
  await page.keyboard.press("Enter");
  await page.getByText("Saved: Price.").waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Save", exact: true }).isEnabled()).toBe(true);

  // What was used last stands first, by name; the device itself keeps only ids.
  await open(page);
  await expect
    .poll(() => palette(page).getByRole("group", { name: "Used last" }).getByRole("option").allTextContents(), SOON)
    .toEqual([
      expect.stringContaining("Save what is changed"),
      expect.stringContaining("Change the open car’s price"),
      expect.stringContaining(car.stocknum),
      expect.stringContaining(name),
    ]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(name);
  // Arrows go round, Escape gives the focus back, and the same keys close it.
  await page.keyboard.press("ArrowUp");
  expect(await chosen(page).getAttribute("id")).toBe(await palette(page).getByRole("option").last().getAttribute("id"));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  expect(await chosen(page).textContent()).toContain("Change the open car’s price");
  await open(page);
  await palette(page).waitFor({ state: "detached" });
  await price.focus();
  await open(page);
  await palette(page).waitFor();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("dialog.palette") !== null)).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => price.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
  await leave();
});

test("a quick hand that presses Enter before the answer opens the first of it, and an overtaken answer is thrown away", async () => {
  const [one, other] = [await shopper(), await shopper()];
  const { page, complaints, leave } = await deskOf(visit, await colleague(db, "Quick Hand"));
  await page.goto(at(DESK, "/desk/leads"));
  const waiting: (() => void)[] = [];
  await page.route(/\/desk\/find\?q=/, async (route) => {
    const isSlow = route.request().url().includes(one.name);
    if (isSlow) await new Promise<void>((go) => waiting.push(go));
    await route.continue().catch(() => undefined);
  });
  await open(page);
  await page.keyboard.type(one.name);
  await expect.poll(() => waiting.length).toBe(1);
  await field(page).fill(other.name);
  await option(page, other.name).waitFor();
  for (const go of waiting) go();
  await page.waitForTimeout(300);
  expect(await palette(page).getByRole("option").allTextContents()).toEqual([expect.stringContaining(other.name)]);
  await page.unroute(/\/desk\/find\?q=/);
  await field(page).fill("");
  await page.keyboard.type(one.name, { delay: 0 });
  await page.keyboard.press("Enter");
  await page.waitForURL(new RegExp(`/desk/leads/${one.id}$`));
  expect(complaints).toEqual([]);
  await leave();
});

test("an outage is told as one, pages and actions go on, and it can be asked again; a lost session says so", async () => {
  const { name } = await shopper();
  const { page, complaints, leave } = await deskOf(visit, await colleague(db, "Out Age"), { colorScheme: "dark" });
  await page.goto(at(DESK, "/desk/leads"));
  await page.route(/\/desk\/find\?q=/, (route) => route.fulfill({ status: 503, body: "" }));
  await open(page);
  await page.keyboard.type(name);
  const problem = palette(page).getByText("People, cars and payments cannot be searched just now");
  await problem.waitFor();
  await expectAccessible(page);
  expect(await palette(page).getByText("Nothing is found").count()).toBe(0);
  await page.unroute(/\/desk\/find\?q=/);
  await palette(page).getByRole("button", { name: "Ask again" }).press("Enter");
  await option(page, name).waitFor();
  expect(await problem.count()).toBe(0);
  await page.route(/\/desk\/find\?q=/, (route) => route.abort());
  await field(page).fill("stock");
  await problem.waitFor();
  await option(page, /^Stock/)
    .first()
    .click();
  await page.waitForURL(/\/desk\/stock$/);
  // The search of the stock alone does not answer: people are found, and no car is said to be gone.
  await page.unroute(/\/desk\/find\?q=/);
  await page.route(/\/desk\/find\?q=/, (route) =>
    route.fulfill({ json: { people: [], cars: null, payments: [] } satisfies Found }),
  );
  await open(page);
  await page.keyboard.type("hilux");
  await palette(page).getByText("The search of the stock does not answer; the cars are safe.").waitFor();
  await page.unroute(/\/desk\/find\?q=/);
  await page.context().clearCookies();
  await field(page).fill(name);
  await palette(page).getByText("You are signed out. Reload the page and sign in again.").waitFor();
  expect(complaints.filter((said) => !/503|ERR_FAILED|Failed to load/.test(said))).toEqual([]);
  (complaints as string[]).length = 0;
  await leave();
});

test("what is pasted is harmless: 5,000 letters, quotes, wildcards and markup find nothing and break nothing", async () => {
  const { name } = await shopper();
  const { page, complaints, leave } = await deskOf(visit, await colleague(db, "Pas Ted"));
  await page.goto(at(DESK, "/desk/leads"));
  await open(page);
  await palette(page).waitFor();
  for (const text of ["x".repeat(5_000), "%%%", "__ %%", `"'\\';--`]) {
    await field(page).fill(text);
    await palette(page).getByText("Nothing is found.").waitFor();
  }
  await field(page).fill("<img src=x onerror=alert(1)> 'or'1'='1");
  await expect.poll(() => palette(page).getByRole("listbox").getAttribute("aria-busy")).toBe("false");
  expect(await palette(page).locator("img[src=x]").count()).toBe(0);
  await field(page).fill("");
  await page.keyboard.insertText("y".repeat(5_000));
  expect((await field(page).inputValue()).length).toBe(200);
  expect(complaints).toEqual([]);
  await leave();
  // The server asks for no more than it would from its own page, and takes no sign for a wildcard.
  const other = await colleague(db, "Pas Ted Two");
  const nothing = { people: [], cars: [], payments: [] };
  expect(await found(other, "x".repeat(5_000))).toEqual(nothing);
  expect(await found(other, "%% __")).toEqual(nothing);
  for (const part of [`${name.slice(0, 4)}%`, `${name.slice(0, 4)}_${name.slice(5)}`])
    expect((await found(other, part)).people).toEqual([]);
});

/** What the desk answers to this colleague. */
async function found({ token }: Colleague, words: string): Promise<Found> {
  const path = `/desk/find?${new URLSearchParams({ q: words })}`;
  const { status, text } = await ask(inject("serverPort"), DESK, path, {
    headers: { cookie: `desk-session=${token}` },
  });
  expect(status, text.slice(0, 300)).toBe(200);
  return JSON.parse(text);
}

async function again({ token }: Colleague, ids: readonly string[]): Promise<readonly Hit[]> {
  const path = `/desk/find?${new URLSearchParams({ again: ids.join() })}`;
  const { text } = await ask(inject("serverPort"), DESK, path, { headers: { cookie: `desk-session=${token}` } });
  return JSON.parse(text);
}

test("nobody finds another dealer's people, cars or payments, nor what their role does not show, by words or by ids", async () => {
  const { name, phone, id } = await shopper();
  const car = await carOf("halden-alexandria");
  const payment = await paidInvoice(db);
  const who = (grant: Grant) => colleague(db, `Who ${randomBytes(3).toString("hex")}`, [grant]);
  const ids = [`person ${id}`, `car ${car.id}`, `payment ${payment.id}`];
  const all = async (one: Colleague) => ({
    people: (await found(one, name)).people.length,
    cars: (await found(one, car.stocknum)).cars?.filter((hit) => hit.id === car.id).length,
    payments: (await found(one, payment.reference)).payments.length,
    again: (await again(one, ids)).map(({ kind }) => kind).join(),
  });
  const manager = await who({ role: "manager", reach: siteReach("halden") });
  expect(await all(manager)).toEqual({ people: 1, cars: 1, payments: 1, again: "person,car,payment" });
  const kingtide = await who({ role: "manager", reach: siteReach("kingtide") });
  expect(await all(kingtide)).toEqual({ people: 0, cars: 0, payments: 0, again: "" });
  const next = await who({ role: "manager", reach: dealershipReach("halden-liverpool") });
  expect(await all(next)).toMatchObject({ people: 0, cars: 0 });
  expect((await again(next, [`person ${id}`, `car ${car.id}`])).length).toBe(0);
  const marketing = await who({ role: "marketing", reach: siteReach("halden") });
  expect(await all(marketing)).toEqual({ people: 0, cars: 1, payments: 0, again: "car" });
  const workshop = await who({ role: "workshop", reach: siteReach("halden") });
  expect(await all(workshop)).toEqual({ people: 0, cars: 1, payments: 0, again: "car" });
  expect(await again(manager, ["person x", "person 1 or 1=1", "lead 1", `person ${"9".repeat(40)}`])).toEqual([]);
  const stranger = await ask(inject("serverPort"), DESK, `/desk/find?q=${name}`);
  expect([stranger.status, stranger.text.includes(name)]).toEqual([302, false]);
  // Part of a phone number or a plate finds them, too, and a single letter asks for nothing.
  for (const part of [phone, phone.replaceAll(" ", "").slice(1), phone.slice(-6)])
    expect((await found(manager, part)).people.map((hit) => hit.id)).toContain(id);
  if (car.regplate) expect((await found(manager, car.regplate)).cars?.map((hit) => hit.id)).toContain(car.id);
  expect(await found(manager, "a")).toEqual({ people: [], cars: [], payments: [] });
});

test("on a phone it is the bar's search without keys; without JavaScript it is not there, and the rooms' searches are", async () => {
  const { name, id } = await shopper();
  const boss = await colleague(db, "Pho Ne", [{ role: "manager", reach: siteReach("halden") }]);
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
  const { page, complaints, leave } = await deskOf(visit, boss, phone);
  await page.goto(at(DESK, "/desk/stock"));
  const button = page.getByRole("banner").getByRole("button", { name: NAME });
  const size = await button.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await button.tap();
  await palette(page).waitFor();
  expect(await palette(page).locator("kbd").filter({ visible: true }).count()).toBe(0);
  await field(page).fill(name);
  await option(page, name).waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await option(page, name).tap();
  await page.waitForURL(new RegExp(`/desk/leads/${id}$`));
  await button.tap();
  await palette(page).getByRole("button", { name: "Close" }).tap();
  await palette(page).waitFor({ state: "detached" });
  expect(complaints).toEqual([]);
  await leave();

  const plain = await deskOf(visit, boss, { javaScriptEnabled: false });
  await plain.page.goto(at(DESK, "/desk/stock"));
  expect(await plain.page.getByRole("button", { name: NAME }).isVisible()).toBe(false);
  await plain.page.getByRole("searchbox", { name: "Search the stock" }).waitFor();
  await plain.leave();
});

test("where its code is gone it says so, and everything else goes on", async () => {
  const visitor = await deskOf(visit, await colleague(db, "Lo St"), { first: true });
  const { page, complaints, leave } = visitor;
  await page.goto(at(DESK, "/desk/stock"));
  await page.route(/\/assets\/palette-.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await open(page);
  await palette(page).getByText("This could not be loaded").waitFor();
  await page.keyboard.press("Escape");
  await palette(page).waitFor({ state: "detached" });
  await page.keyboard.press("j");
  expect(await page.evaluate(() => document.activeElement?.matches(".car"))).toBe(true);
  (complaints as string[]).length = 0;
  await leave();
});
