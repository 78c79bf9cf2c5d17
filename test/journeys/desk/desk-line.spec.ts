import { randomBytes } from "node:crypto";
import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "../../../src/db/open.ts";
import { siteReach } from "../../../src/features/staff/ability.ts";
import { at, openBrowser } from "../browser.ts";
import { colleague, DESK, deskOf, listOfOneCar } from "./desk-people.ts";

/** A line that is lost, cut or answered by another server while somebody works takes nothing from them. */
const { visit } = openBrowser({ pictures: false });

let db: Database;
beforeAll(async () => {
  db = await openDatabase({ url: null, dataDir: inject("serverDataDir") });
});
afterAll(() => db.destroy());

/** A manager at the desk, in a browser whose every request a test can answer. */
async function managerAt(name: string, path: string, viewport = { width: 1280, height: 900 }) {
  const boss = await colleague(db, name, [{ role: "manager", reach: siteReach("halden") }]);
  const visitor = await deskOf(visit, boss, { viewport });
  await visitor.page.goto(at(DESK, path));
  return visitor;
}

/** The browser itself reports what it could not ask for; nothing else may be said. */
async function leave({ complaints, leave: done }: Awaited<ReturnType<typeof managerAt>>): Promise<void> {
  const others = complaints.filter((said) => !/^Failed to load resource|net::ERR_/.test(said));
  (complaints as string[]).length = 0;
  await done();
  expect(others).toEqual([]);
}

/** In the page: reads all of its data anew, as each news of the event stream does. */
const readAnew = () => {
  const { __reactRouterDataRouter: router } = globalThis as unknown as {
    __reactRouterDataRouter: { revalidate: () => Promise<void> };
  };
  void router.revalidate();
};

const openFirstCar = async (page: Page) => {
  await page.locator(".stock a.car").first().click();
  const tag = page.getByRole("textbox", { name: "Tag" });
  await tag.waitFor();
  return tag;
};

/** Words that no car has yet: what is saved already would not be saved again. */
const words = () => `Yard ${randomBytes(4).toString("hex")}`;

const rooms = (page: Page) => page.getByRole("navigation", { name: "Rooms", exact: true });

test.each([
  ["the connection breaks", 1, (route: Route) => route.abort()],
  ["another server says that it starts", 2, (route: Route) => route.fulfill({ status: 503, body: "starting" })],
] as const)("where %s while a page is read anew, the page stays with what was typed, and goes on", async (...given) => {
  const [, which, fail] = given;
  const visitor = await managerAt("Polly Patient", await listOfOneCar(db, which));
  const { page } = visitor;
  const tag = await openFirstCar(page);
  const typed = words();
  await tag.fill(typed);
  let isUp = false;
  const asked: string[] = [];
  await page.route(/\/desk\/(.*\.data|offline)(\?|$)/, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return isUp ? route.continue() : fail(route);
  });
  await page.evaluate(readAnew);
  await page.getByText(/^The desk does not answer since \d+:\d\d [ap]m\./).waitFor();
  expect(asked.some((path) => path.startsWith("/desk/stock"))).toBe(true);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Nothing was sent; what you typed stays here.").waitFor();
  isUp = true;
  await expect.poll(() => page.getByText("The desk does not answer").count(), { timeout: 15_000 }).toBe(0);
  expect(await tag.inputValue()).toBe(typed);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved: Tag.").waitFor();
  await leave(visitor);
});

test("where the connection breaks while a form is sent, its page says so and keeps what was typed", async () => {
  const visitor = await managerAt("Dora Doubt", await listOfOneCar(db, 3));
  const { page } = visitor;
  const tag = await openFirstCar(page);
  const typed = words();
  await tag.fill(typed);
  let sent = 0;
  await page.route(/\.data(\?|$)/, (route) =>
    route.request().method() === "POST" && sent++ === 0 ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: "Save" }).click();
  const said = page.getByText("The connection broke while that was sent.");
  await said.waitFor();
  await expect.poll(() => page.getByText("The desk does not answer").count(), { timeout: 15_000 }).toBe(0);
  expect([await tag.inputValue(), sent]).toEqual([typed, 1]);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved: Tag.").waitFor();
  expect([await said.count(), sent]).toEqual([0, 2]);
  await leave(visitor);
});

test("without a connection a page that was seen opens with its time, and another one once the line is back", async () => {
  const visitor = await managerAt("Moira Memory", "/desk/leads");
  const { page } = visitor;
  await rooms(page).getByRole("link", { name: "Stock" }).click();
  await openFirstCar(page);
  const car = new URL(page.url()).pathname;
  await rooms(page).getByRole("link", { name: "Leads" }).click();
  await page.getByRole("heading", { name: "Leads", level: 1 }).waitFor();
  await page.getByText("Live", { exact: true }).waitFor();
  await page.context().setOffline(true);
  await page.getByText(/^No connection since/).waitFor();
  expect(await page.getByText("Live", { exact: true }).count()).toBe(0);

  await rooms(page).getByRole("link", { name: "Stock" }).click();
  await page.getByRole("heading", { name: "Stock", level: 1 }).waitFor();
  await page.getByText(/You see what was here at \d+:\d\d [ap]m\. Prices wait for the connection/).waitFor();
  await page.locator(`.stock a.car[href^="${car}"]`).first().click();
  await page.getByRole("textbox", { name: "Tag" }).waitFor();
  expect(new URL(page.url()).pathname).toBe(car);

  await rooms(page).getByRole("link", { name: "Money" }).click();
  await page.getByText("The page that you chose opens once it is back.").waitFor();
  expect(new URL(page.url()).pathname).toBe(car);
  await page.getByRole("button", { name: "Stay here" }).click();
  await rooms(page).getByRole("link", { name: "Diary" }).click();
  await page.getByText("The page that you chose opens once it is back.").waitFor();
  await page.context().setOffline(false);
  await page.waitForURL(/\/desk\/diary$/);
  await page.getByRole("navigation", { name: "Location" }).waitFor();
  expect(await page.getByText("No connection since").count()).toBe(0);
  await leave(visitor);
});
