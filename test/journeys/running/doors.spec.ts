import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { ask } from "../../setup/ask.ts";
import { at, expectAccessible, get, openBrowser, type Visitor } from "../browser.ts";
import { mailWith } from "../mailbox.ts";

const { visit } = openBrowser({ pictures: false });

/** The page of a model of which the site has cars. */
async function modelInStock(site: string): Promise<string> {
  const { text: range } = await get(site, "/models");
  for (const [, path = ""] of range.matchAll(/<a class="stretched" href="([^"]+)"/g)) {
    const { text: page } = await get(site, path);
    if (/href="\/cars\//.test(page)) return path;
  }
  throw new Error(`no model of ${site} is in stock`);
}

const box = (page: Page, name: string) => page.getByRole("main").getByRole("textbox", { name });

async function introduce(page: Page, surname: string): Promise<void> {
  await box(page, "First name").fill("Imogen");
  await box(page, "Last name").fill(surname);
  await box(page, "Email").fill("imogen.whitlock@example.com");
  await box(page, "Phone").fill("0491 570 156");
}

/** Chooses the first location, on sites whose form asks for one. */
async function choosePlace(page: Page): Promise<void> {
  const place = page.getByRole("main").getByLabel("Location");
  if ((await place.count()) > 0) await place.selectOption({ index: 1 });
}

async function send(page: Page): Promise<void> {
  // Some dealers require the terms (LEAD-073).
  const terms = page.getByRole("main").getByRole("checkbox", { name: /terms of use/ });
  if ((await terms.count()) > 0) await terms.check();
  await page.getByRole("main").locator('button[type="submit"]:visible').click();
}

/** How to open a page of a site without JavaScript. */
const openOn = (site: string) => async (path: string) => {
  const visitor = await visit({ javaScriptEnabled: false });
  await visitor.page.goto(at(site, path));
  return visitor;
};

describe.each(["halden", "kingtide"])("%s, without JavaScript", (site) => {
  const open = openOn(site);

  test("MODEL-024 MODEL-037 a model's page shows it, its price, its stock, and sends an enquiry that names it", async () => {
    const path = await modelInStock(site);
    const { page, leave } = await open(path);
    const main = page.getByRole("main");
    const name = (await main.getByRole("heading", { level: 1 }).textContent()) ?? "";
    expect(await page.title()).toMatch(new RegExp(`^${name} \\| `));
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toMatch(new RegExp(`^https:.*${path}$`));
    expect(await main.textContent()).toMatch(/From \$\d{2},\d{3}/);
    expect(await main.locator('a[href^="/cars/"]').count()).toBeGreaterThan(0);
    const all = (await main.getByRole("link", { name: /^See / }).first().getAttribute("href")) ?? "";
    expect(all).toMatch(/^\/search\/[^/]+\/[^/]+$/);
    expect((await get(site, all)).status).toBe(200);

    await introduce(page, `Model-${site}`);
    await choosePlace(page);
    await send(page);
    await page.waitForURL(/\/success/);
    expect(await mailWith(site, `Model-${site}`)).toContain(name);
    await leave();
  });

  test("LEAD-007 LEAD-008 LEAD-011 LEAD-031 LEAD-074 the contact page's form says what is missing and loses nothing", async () => {
    const { page, leave, complaints } = await open("/contact-us");
    const optIn = page.getByRole("main").getByRole("checkbox", { name: /^Yes/ });
    expect(await optIn.isChecked()).toBe(false);
    await box(page, "First name").fill("Imogen");
    await optIn.check();
    await send(page);
    const main = page.getByRole("main");
    await expect.poll(() => main.textContent()).toContain("Last name: * This field is required");
    // Halden asks for a message, Kingtide does not.
    expect((await main.textContent())?.includes("Message: * This field is required")).toBe(site === "halden");
    expect(await box(page, "First name").inputValue()).toBe("Imogen");
    expect(await optIn.isChecked()).toBe(true);
    (complaints as string[]).length = 0;

    await introduce(page, `Contact-${site}`);
    await box(page, "Message").fill("Do you open on Sundays?");
    await choosePlace(page);
    await send(page);
    await page.waitForURL(/\/success/);
    expect(await mailWith(site, `Contact-${site}`)).toContain("Do you open on Sundays?");
    await leave();
  });

  test("SITE-012 LEAD-013 the form asks for the kind of service where the site names some", async () => {
    const { page, leave, complaints } = await open("/book-a-service");
    await introduce(page, `Service-${site}`);
    const vehicle = { Registration: "482 KD6", Make: "Mazda", Model: "CX-5", Year: "2019", Kilometres: "61,200" };
    for (const [label, value] of Object.entries(vehicle)) {
      await page.getByRole("main").getByLabel(label, { exact: true }).fill(value);
    }
    await choosePlace(page);
    await send(page);
    if (site === "halden") {
      const kind = page.getByRole("main").getByLabel("Kind of service");
      await expect.poll(() => kind.getAttribute("aria-invalid")).toBe("true");
      (complaints as string[]).length = 0;
      await kind.selectOption("Logbook service");
      await send(page);
    }
    await page.waitForURL(/\/success/);
    const mail = await mailWith(site, `Service-${site}`);
    for (const told of ["Mazda CX-5", "482 KD6", "Status: Complete"]) expect(mail).toContain(told);
    expect(mail.includes("Service type: Logbook service")).toBe(site === "halden");
    await leave();
  });
});

/** What no site arranges in its own way; `forms-sent` sends these forms on every site. */
describe("any site, without JavaScript", () => {
  const site = "halden";
  const open = openOn(site);

  test("CONT-006 a person who wants no more mail only gives an address", async () => {
    const { page, leave } = await open("/pages/unsubscribe");
    await box(page, "Email").fill(`stop-${site}@example.com`);
    await send(page);
    await page.waitForURL(/\/success/);
    expect(await page.getByRole("main").textContent()).toContain("We will stop writing to you");
    const told = await mailWith(site, `stop-${site}@example.com`);
    expect(told).toContain("Unsubscribe");
    expect(told).not.toContain("ADF");
    // A mail program unsubscribes without the page; the token of its link is enough.
    const press = { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" } };
    const made = await ask(inject("serverPort"), site, "/unsubscribe/made-up.token", {
      ...press,
      body: "List-Unsubscribe=One-Click",
    });
    expect(made.status).toBe(404);
    await leave();
  });

  test("MODEL-037 an address without a model is not found", async () => {
    expect((await get(site, "/toyota-rav5")).status).toBe(404);
  });

  test("CONT-008 the careers page's form makes a career enquiry", async () => {
    const { page, leave } = await open("/careers");
    await introduce(page, `Career-${site}`);
    await box(page, "Message").fill("I once fixed a tractor.");
    await choosePlace(page);
    await send(page);
    await page.waitForURL(/\/success/);
    expect(await mailWith(site, `Career-${site}`)).toContain("Career Enquiry");
    await leave();
  });

  test("SITE-008 LEAD-015 LEAD-019 a test drive can be requested without a date", async () => {
    const { page, leave } = await open("/book-test-drive/");
    await introduce(page, `Drive-${site}`);
    await choosePlace(page);
    await send(page);
    await page.waitForURL(/\/success/);
    expect(await page.getByRole("main").textContent()).toContain("test drive");
    expect(await mailWith(site, `Drive-${site}`)).toContain("Test Drive");
    await leave();
  });
});

describe.each(["halden", "kingtide"])("%s, with JavaScript", (site) => {
  // One visitor opens all of them, who keeps what has been loaded.
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit();
  });
  afterAll(() => visitor.leave());

  // The forms are the same parts on both, and what is around them is judged by `pages` at each width.
  const ALL = [390, 820, 1440];
  test.each([
    ["/toyota-rav4", site === "halden" ? [390, 1440] : [390]],
    ["/sell-my-car", site === "halden" ? ALL : [1440]],
    ["/book-a-service", site === "halden" ? [390, 1440] : [390]],
    ["/contact-us", site === "halden" ? ALL : [1440]],
  ])("%s is clean for axe and fits every width", async (path, judged) => {
    const { page } = visitor;
    await page.goto(at(site, path));
    for (const width of ALL) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `pixels wider than ${width}`).toBeLessThanOrEqual(0);
      if (judged.includes(width)) await expectAccessible(page);
    }
  });
});
