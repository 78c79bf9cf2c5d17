import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../../setup/ask.ts";
import { clockAt, type ServerWithClock, startServerAt } from "../../setup/clock/server-with-clock.ts";
import { runCommand } from "../../setup/command.ts";
import { expectAccessible, openBrowser } from "../browser.ts";
import { mailWith } from "../mailbox.ts";

/** Alerts from the search's page to the mailbox, on a server of its own whose clock the test sets. */

const { visit } = openBrowser({ pictures: false });
const SITE = "kingtide";
const SEARCH = "/search/new-used-and-demo-cars?make=Zeekr";
/** A Monday, by the clocks of Queensland: 10 am, 9 pm, and 8 am of the next day. */
const MORNING = Date.parse("2026-11-23T00:00:00Z");
const NIGHT = Date.parse("2026-11-23T11:00:00Z");
const TUESDAY = Date.parse("2026-11-23T22:00:00Z");

const folder = mkdtempSync(join(tmpdir(), "forecourt-alerts-"));
let server: ServerWithClock;
let now = MORNING;

beforeAll(async () => {
  server = await startServerAt(now, { FORECOURT_DEMO_STOCK: "0", LOG_LEVEL: "error" });
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = (site: string, path = "/") => ask(server.port, site, path);
const mail = (words: string) => mailWith(SITE, words, get);
const setClock = (next: number) => {
  now = next;
  return server.setClock(next);
};

/** A car comes with the dealer's next file, as an operator imports it. */
async function arrives(make: string, car: number): Promise<void> {
  const file = join(folder, `stock-${car}.csv`);
  const row = `ALERT-${car},2024,${make},X,${30_000 + car * 1_000},/art/suv-a/132d5c/f34.webp`;
  writeFileSync(file, `Stock No,Year,Make,Model,Price,Photos\n${row}\n`);
  const env = { FORECOURT_DATA: server.dataDir, ...clockAt(now) };
  expect(await runCommand(["import", file, "--dealership", "kingtide-southport"], { env })).toMatchObject({ code: 0 });
}

/** How many alerts are in a state, as the operator's figures say. */
async function alertsThat(state: string): Promise<number> {
  const { text } = await get(SITE, "/metrics");
  return Number(new RegExp(`^forecourt_alerts\\{state="${state}"\\} (\\d+)$`, "m").exec(text)?.[1] ?? 0);
}
const eventually = (state: string) => expect.poll(() => alertsThat(state), { timeout: 20_000, interval: 100 });

const pathIn = (text: string, pattern: RegExp) =>
  new URL(pattern.exec(text)?.[0] ?? "", "http://none.invalid").pathname;
const says = (page: Page, words: string) => page.getByRole("main").getByText(words).first().waitFor();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

/** From the link under the search's chips, by the keyboard alone, to "One step left" in the dialog over the results. */
async function asksFor(page: Page, email: string): Promise<void> {
  page.setDefaultTimeout(10_000);
  await page.goto(server.at(SITE, SEARCH));
  await page.waitForFunction(() => "alive" in document.documentElement.dataset);
  const link = page.getByRole("link", { name: "Tell Me of New Ones" });
  const dialog = page.getByRole("dialog");
  await link.focus();
  await page.keyboard.press("Enter");
  await dialog.getByRole("heading", { name: "Tell me when it comes" }).waitFor();
  await dialog.getByText("1 car in stock today.").waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await focused(page)).toBe("Tell Me of New Ones");
  await page.keyboard.press("Enter");
  await dialog.getByLabel("Email address").fill("jo@nodot");
  await page.keyboard.press("Enter");
  await dialog.getByText("Please enter a valid email address.").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("email");
  expect(await dialog.getByLabel("Email address").inputValue()).toBe("jo@nodot");
  await dialog.getByLabel("Email address").fill(email);
  await dialog.locator("label", { hasText: "At once" }).click();
  await dialog.getByRole("button", { name: "Tell Me When It Comes" }).click();
  await dialog.getByRole("heading", { level: 2, name: "One step left" }).waitFor();
  await expect.poll(() => focused(page)).toBe("One step left");
  expect(new URL(page.url()).pathname).toBe(new URL(server.at(SITE, SEARCH)).pathname);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Change it" }).click();
  await dialog.getByLabel("Email address").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
}

/** Without JavaScript the link leads to the form's own page. */
async function readsItsPage(page: Page): Promise<void> {
  page.setDefaultTimeout(10_000);
  await page.goto(server.at(SITE, SEARCH));
  await page.getByRole("link", { name: "Tell Me of New Ones" }).click();
  await page.getByRole("heading", { level: 1, name: "Tell me when it comes" }).waitFor();
  await says(page, "1 car in stock today.");
}

/** From the form between the nearest cars, where nothing is found: what was typed stays with its error. */
async function asksBetweenRows(page: Page, email: string): Promise<void> {
  page.setDefaultTimeout(10_000);
  await page.goto(server.at(SITE, `${SEARCH}&price=32000-`));
  expect(await page.getByRole("link", { name: "Tell Me When One Comes" }).getAttribute("href")).toBe("#alert-offer");
  const offer = page.getByRole("form", { name: "Tell me when one comes" });
  await offer.getByLabel("Email address").fill("kit@nodot");
  await offer.getByRole("button", { name: "Tell Me" }).click();
  await says(page, "Please enter a valid email address.");
  expect(await page.getByLabel("Email address").inputValue()).toBe("kit@nodot");
  await says(page, "None in stock today.");
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Tell Me When It Comes" }).click();
  await page.getByRole("heading", { level: 1, name: "One step left" }).waitFor();
}

/** By the mail's link, whose page starts the alert only when its button is pressed. */
async function confirms(page: Page, email: string): Promise<void> {
  const link = pathIn(await mail(email), /https?:\/\/\S+?\/alerts\/confirm\/[\w~.-]+/);
  await page.goto(server.at(SITE, link));
  const { waiting, active } = { waiting: await alertsThat("waiting"), active: await alertsThat("active") };
  await page.reload();
  expect([await alertsThat("waiting"), await alertsThat("active")]).toEqual([waiting, active]);
  await page.getByRole("button", { name: "Start my alert" }).click();
  await page.getByRole("heading", { level: 1, name: "Your alert has begun" }).waitFor();
  expect(await alertsThat("active")).toBe(active + 1);
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test("an alert from the search's page: nothing before the link's button, then the imported car by mail, none at night, and an end by one click that can be undone", async () => {
  await arrives("Zeekr", 1);
  await expect.poll(async () => (await get(SITE, "/cars/2024-zeekr-x-alert-1")).status).toBe(200);
  // The search's index learns of a car a moment after its page does.
  await expect.poll(async () => (await get(SITE, SEARCH)).text).toContain("Tell Me of New Ones");
  const { page, complaints, leave } = await visit();
  await asksFor(page, "jo@mail.example");
  const plain = await visit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await readsItsPage(plain.page);
  await asksBetweenRows(plain.page, "kit@mail.example");
  // A refusal has status 422, which the browser reports on the console.
  for (const said of [complaints, plain.complaints]) {
    expect(said).toEqual([expect.stringContaining("422")]);
    (said as string[]).length = 0;
  }
  expect(await overflow(plain.page)).toBeLessThanOrEqual(0);
  await confirms(page, "jo@mail.example");
  await expectAccessible(page);
  await confirms(plain.page, "kit@mail.example");

  await arrives("Zeekr", 2);
  await eventually("mail_waits").toBe(2);
  await setClock(MORNING + 5_000);
  const told = await mail("A new match: Zeekr");
  expect(told).toContain("jo@mail.example");
  expect(told).toContain("/cars/2024-zeekr-x-alert-2");
  expect(told).not.toContain("alert-1");
  const html = await get(SITE, /\/dev\/mailbox\/[^"]+\/html/.exec(told)?.[0] ?? "");
  expect(html.text).toMatch(/<img src="[^"]*\/art\/suv-a/);

  // At night it is found, and told at 8 am: to the one who is told daily with all of the day.
  await setClock(NIGHT);
  await arrives("Zeekr", 3);
  await arrives("Jaecoo", 4);
  await eventually("mail_waits").toBe(2);
  expect(await alertsThat("mails_written")).toBe(1);
  await setClock(TUESDAY + 5_000);
  const both = await mail("2 new matches: Zeekr");
  expect(both).toContain("kit@mail.example");
  expect(both).not.toContain("jaecoo");
  await eventually("mails_written").toBe(3);

  // The mail program's own button, which opens no page; the link of the same address changes nothing by being opened.
  const stop = pathIn(told, /https?:\/\/[^\s<"]+?\/alerts\/stop\/[\w~.-]+/);
  expect((await get(SITE, stop)).status).toBe(200);
  expect(await alertsThat("active")).toBe(2);
  const oneClick = { "Content-Type": "application/x-www-form-urlencoded" };
  const posted = { method: "POST", headers: oneClick, body: "List-Unsubscribe=One-Click" };
  expect((await ask(server.port, SITE, stop, posted)).status).toBe(200);
  expect(await alertsThat("active")).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(server.at(SITE, stop));
  await page.getByRole("heading", { level: 1, name: "Stopped" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("heading", { level: 1, name: "Your alert goes on" }).waitFor();
  expect(await alertsThat("active")).toBe(2);

  const own = pathIn(told, /https?:\/\/[^\s<"]+?\/alerts\/(?!stop)[\w~.-]+/);
  await page.goto(server.at(SITE, own));
  await says(page, "Emails go to jo@mail.example.");
  await expectAccessible(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: /^End/ }).click();
  await says(page, "Ended: Zeekr.");
  await leave();
  await plain.page.goto(server.at(SITE, pathIn(both, /https?:\/\/[^\s<"]+?\/alerts\/stop\/[\w~.-]+/)));
  await plain.page.getByRole("button", { name: "Stop this alert" }).click();
  await says(plain.page, "We email you no more");
  expect(await alertsThat("active")).toBe(0);
  await plain.leave();
});
