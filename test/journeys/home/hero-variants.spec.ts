import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { QUICK_PICTURES, type ServerProcess, startServerProcess } from "../../setup/server-process.ts";
import { expectAccessible, openBrowser } from "../browser.ts";
import { button, chooseMost, heroOf, list, optionsOf, SOON } from "./hero.ts";

const { visit } = openBrowser();

/** The demo sites with options that they do not use themselves: each has the controls of the other. */
const VARIANTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  halden: {
    heroHeading: "Search Our Stock",
    heroCarTypeControl: "both",
    heroCarTypes: ["Demo", "Used"],
    heroFuelOrColour: "colour",
    heroPriceControl: "slider",
  },
  kingtide: {
    heroHeading: "Search Our New & Used Vehicles",
    heroCarTypeControl: "dropdown",
    heroCarTypes: ["All", "New / Demo", "Used"],
    heroFuelOrColour: "fuel",
    heroPriceControl: "dropdown",
  },
};

/** A dealer's name as most are: two words that fit beside a phone's buttons. */
const NAME = "Guide Motors";

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-hero-"));
  cpSync("sites", folder, { recursive: true });
  for (const [site, home] of Object.entries(VARIANTS)) {
    const file = join(folder, site, "site.json");
    const settings = JSON.parse(readFileSync(file, "utf8"));
    const { brand } = settings;
    const named = { ...brand, logo: { ...brand.logo, name: NAME } };
    writeFileSync(file, JSON.stringify({ ...settings, brand: named, home: { ...settings.home, ...home } }));
  }
  server = await startServerProcess({ FORECOURT_SITES: folder, ...QUICK_PICTURES });
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("HOME-009 HOME-014 toggle and dropdown show the same car type, the first offered from the start", async () => {
  const { page, leave } = await visit();
  await page.goto(server.at("halden"));
  const toggle = heroOf(page).getByRole("group", { name: "Car type" });
  const radio = (name: string) => toggle.getByRole("radio", { name, exact: true });
  const dropdown = list(page, "Car type");
  expect([await radio("Used").isChecked(), await dropdown.inputValue()]).toEqual([true, "used"]);
  const types = await optionsOf(dropdown);
  expect(types.map(({ value }) => value)).toEqual(["used", "demo"]);
  expect(await button(page).textContent()).toBe(`Show Me ${types[0]?.count} cars`);
  await dropdown.selectOption("demo");
  await expect.poll(() => radio("Demo").isChecked(), SOON).toBe(true);
  await radio("Used").check({ force: true });
  await expect.poll(() => dropdown.inputValue(), SOON).toBe("used");
  await button(page).click();
  expect(new URL(page.url()).pathname).toBe("/search/used-cars");
  await leave();
});

test("HOME-009 HOME-014 without JavaScript the control that was changed counts, of toggle and dropdown", async () => {
  const { page, leave } = await visit({ javaScriptEnabled: false });
  for (const change of ["dropdown", "toggle"]) {
    await page.goto(server.at("halden"));
    if (change === "dropdown") await list(page, "Car type").selectOption("demo");
    else await heroOf(page).getByRole("radio", { name: "Demo", exact: true }).check({ force: true });
    await button(page).click();
    expect(new URL(page.url()).pathname).toBe("/search/demo-cars");
  }
  await leave();
});

test("HOME-009 HOME-013 HOME-015 a site with only the dropdown offers All first", async () => {
  const { page, leave } = await visit();
  await page.goto(server.at("kingtide"));
  expect(await heroOf(page).getByRole("radio").count()).toBe(0);
  const labels = await list(page, "Car type").locator("option").allTextContents();
  expect(labels.map((label) => label.replace(/ \([\d,]+\)$/, ""))).toEqual(["All", "New / Demo", "Used"]);
  await list(page, "Car type").selectOption("new-demo");
  await button(page).click();
  expect(new URL(page.url()).pathname).toBe("/search/new-and-demo-cars");
  await leave();
});

test("HOME-003 HOME-010 HOME-011 HOME-012 each template has each heading, fuel or colour, prices by slider or list", async () => {
  const { page, leave } = await visit();
  await page.goto(server.at("halden"));
  await page.getByRole("heading", { level: 1, name: "Search Our Stock" }).waitFor();
  expect(await list(page, "Fuel").count()).toBe(0);
  expect(await list(page, "Price range").count()).toBe(0);
  expect(await heroOf(page).getByRole("slider").count()).toBe(2);
  await chooseMost(page, "Colour");
  await page.goto(server.at("kingtide"));
  await page.getByRole("heading", { level: 1, name: "Search Our New & Used Vehicles" }).waitFor();
  expect(await list(page, "Colour").count()).toBe(0);
  expect(await heroOf(page).getByRole("slider").count()).toBe(0);
  await chooseMost(page, "Fuel");
  await chooseMost(page, "Price range");
  await leave();
});

test.each(Object.keys(VARIANTS))("%s so arranged is clean for axe and fits every width", async (site) => {
  const { page, leave } = await visit();
  await page.goto(server.at(site));
  await chooseMost(page, "Make");
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `pixels wider than ${width}`).toBeLessThanOrEqual(0);
    // On a tablet stand the same controls, in a frame that `pages` judges on each template.
    if (width !== 820) await expectAccessible(page);
  }
  await leave();
});

test("in the group template a short name stands on one line of a phone's header, and no button leaves the window", async () => {
  const { page, leave } = await visit({ viewport: { width: 390, height: 844 } });
  for (const width of [390, 375, 360, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(server.at("halden"));
    const home = page
      .getByRole("banner")
      .getByRole("link", { name: new RegExp(`^${NAME}`) })
      .first();
    const lines = await home.evaluate((link, name) => {
      const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode;
        if (!text.textContent?.includes(name)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }
      return 0;
    }, NAME);
    expect(lines, `at ${width}`).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width);
  }
  await leave();
});
