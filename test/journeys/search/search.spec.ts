import type { Page, Request } from "playwright-core";
import { describe, expect, test } from "vitest";
import { at, expectAccessible, openBrowser, type Visitor } from "../browser.ts";

const { visit } = openBrowser({ pictures: false });

/** Waits long enough for a busy machine. */
const eventually = <T>(look: () => T | Promise<T>) => expect.poll(look, { interval: 50 });

const USED = "/search/used-cars";
/** A request for a search's answer. */
const isSearch = (request: Request) => /\/search\/[^?]*\.data/.test(request.url());

interface Shopper extends Visitor {
  /** The searches that the server was asked for, as the address's query. */
  readonly asked: readonly string[];
}

/** A shopper on a hydrated search page. */
async function shopAt(site: string, path: string, options: Parameters<typeof visit>[0] = {}): Promise<Shopper> {
  const visitor = await visit(options);
  const asked: string[] = [];
  visitor.page.on("request", (request) => {
    if (isSearch(request))
      asked.push(decodeURIComponent(new URL(request.url()).search.replace(/[?&]_routes=[^&]*/, "")));
  });
  await visitor.page.goto(at(site, path));
  await takenOver(visitor.page);
  return { ...visitor, asked };
}

/** React marks the elements that it has hydrated. */
const takenOver = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector("main h1") ?? {}).some((key) => /^__react/.test(key)));

const results = (page: Page) => page.getByRole("list", { name: "Search results" });
const count = async (page: Page) =>
  Number(
    (
      await page
        .getByRole("status")
        .filter({ hasText: /^[\d,]+ car/ })
        .first()
        .textContent()
    )?.replace(/\D/g, ""),
  );
const filter = (page: Page, name: string) =>
  page
    .getByRole("complementary", { name: "Filters" })
    .locator("details", { has: page.locator("summary", { hasText: new RegExp(`^${name}$`) }) })
    .first();
const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(`${pathname}${search}`);
};

/** Holds back the answers to searches until the returned function is called. */
async function holdBack(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/search\/.*\.data/, async (route) => {
    await gate.promise;
    await route.continue().catch(() => {});
  });
  return gate.resolve;
}

describe("a facet's value", () => {
  test("SRCH-028 SRCH-030 SRCH-032 ANLY-012 narrows in place: page one, scrolled to the top, the focus unmoved, the count announced, values that it has no more with 0 and no link", async () => {
    const { page, asked, leave } = await shopAt("halden", `${USED}?page=2`);
    const before = await count(page);
    const kia = filter(page, "Make").getByRole("link", { name: /^Kia/ });
    await kia.scrollIntoViewIfNeeded();
    await kia.click();
    await eventually(() => addressOf(page)).toBe(`${USED}?make=Kia`);
    await eventually(() => count(page)).toBeLessThan(before);
    expect(asked).toEqual(["?make=Kia"]);
    await eventually(() => kia.getAttribute("aria-current")).toBe("true");
    expect(await kia.evaluate((link) => link === document.activeElement)).toBe(true);
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await results(page).getByRole("heading", { level: 3 }).first().textContent()).toContain("Kia");
    const events = await page.evaluate(() => globalThis.forecourtEvents?.map(({ event }) => event));
    expect(events).toEqual([49]);
    const bodies = filter(page, "Body type").getByRole("listitem");
    const none = bodies.filter({ hasText: /\s0$/ });
    expect(await none.count()).toBeGreaterThan(0);
    expect(await none.getByRole("link").count()).toBe(0);
    expect(await bodies.getByRole("link").count()).toBeGreaterThan(0);
    await leave();
  });

  test("SRCH-028 until the answer comes the last results stay, the choice already shows, and a second one adds to it", async () => {
    const { page, asked, leave } = await shopAt("halden", USED);
    const first = await results(page).getByRole("heading", { level: 3 }).first().textContent();
    const release = await holdBack(page);
    const make = filter(page, "Make");
    await make.getByRole("link", { name: /^Kia/ }).click();
    await eventually(() => results(page).getAttribute("aria-busy")).toBe("true");
    expect(await results(page).getByRole("heading", { level: 3 }).first().textContent()).toBe(first);
    await eventually(() => make.getByRole("link", { name: /^Kia/ }).getAttribute("aria-current")).toBe("true");
    await page.getByRole("link", { name: "Remove filter: Kia" }).waitFor();
    const superseded = page.waitForEvent("requestfailed", isSearch);
    await make.getByRole("link", { name: /^Mazda/ }).click();
    expect((await superseded).url()).not.toContain("Mazda");
    release();
    await eventually(() => results(page).getAttribute("aria-busy")).toBe("false");
    expect(addressOf(page)).toBe(`${USED}?make=Kia&make=Mazda`);
    expect(asked).toEqual(["?make=Kia", "?make=Kia&make=Mazda"]);
    await leave();
  });

  test("SRCH-028 ERR-024 when the search fails or is away the last results stay with a message, never no results, and can be tried again", async () => {
    const { page, complaints, leave } = await shopAt("halden", USED);
    const cars = await results(page).getByRole("listitem").count();
    await page.route(/\/search\/.*\.data/, (route) => route.abort());
    const title = await page.title();
    await filter(page, "Make").getByRole("link", { name: /^Kia/ }).click();
    await page.getByText("We couldn’t update the results.").waitFor();
    expect(await results(page).getByRole("listitem").count()).toBe(cars);
    expect(await page.getByText(/no results/i).count()).toBe(0);
    expect(addressOf(page)).toBe(`${USED}?make=Kia`);
    expect(await page.title()).toBe(title);
    await expectAccessible(page);
    await page.unroute(/\/search\/.*\.data/);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("We couldn’t update the results.").waitFor({ state: "detached" });
    await eventually(() => results(page).getByRole("heading", { level: 3 }).first().textContent()).toContain("Kia");
    const found = await results(page).getByRole("listitem").count();
    await page.route(/\/search\/.*\.data/, (route) => route.fulfill({ status: 502, body: "Bad gateway" }));
    await filter(page, "Make")
      .getByRole("link", { name: /^Mazda/ })
      .click();
    await page.getByText("We couldn’t update the results.").waitFor();
    expect(await results(page).getByRole("listitem").count()).toBe(found);
    // The browser reports both requests on the console.
    (complaints as string[]).length = 0;
    await leave();
  });

  test("SRCH-024 lists the first seven values, all of them on demand, and a long list can be searched", async () => {
    const { page, leave } = await shopAt("halden", USED);
    const make = filter(page, "Make");
    const visible = () => make.getByRole("link").locator("visible=true").count();
    expect(await visible()).toBe(7);
    await make.getByText("Show all makes").click();
    expect(await visible()).toBeGreaterThan(12);
    await make.getByRole("searchbox", { name: "Search makes" }).fill("maz");
    await eventually(() => make.getByRole("link").allTextContents()).toEqual([expect.stringMatching(/^Mazda/)]);
    await make.getByRole("searchbox").fill("no such make");
    await make.getByText("None of the makes is called so.").waitFor();
    await leave();
  });
});

describe("a slider", () => {
  test("SRCH-029 SRCH-030 SRCH-038 searches 400 ms after its last move, from page one", async () => {
    const { page, asked, leave } = await shopAt("halden", `${USED}?page=2`);
    const from = filter(page, "Price").getByRole("slider", { name: "Price, from" });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await from.press("ArrowRight");
    await page.clock.runFor(399);
    await from.press("ArrowRight");
    const low = await from.inputValue();
    await page.clock.runFor(399);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await eventually(() => addressOf(page)).toBe(`${USED}?price=${low}-`);
    expect(asked).toEqual([`?price=${low}-`]);
    expect(Number(low) % 1000).toBe(0);
    await leave();
  });

  test("SRCH-003 SRCH-004 SRCH-005 SRCH-034 SRCH-035 SRCH-040 SRCH-041 ERR-011 has two handles over the stock's own range, and keeps typed ends in the range and in order, and says so on the console", async () => {
    const { page, leave } = await shopAt("halden", USED);
    await filter(page, "Kilometres").getByText("Kilometres").first().click();
    for (const name of ["Price", "Kilometres", "Year"]) {
      const handles = filter(page, name).getByRole("slider");
      await expect.poll(() => handles.count()).toBe(2);
      const [min, max] = await handles.evaluateAll((all) =>
        all.map((each) => Number((each as HTMLInputElement).value)),
      );
      expect(min).toBeLessThan(max ?? 0);
    }
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    const price = filter(page, "Price");
    const [from, to] = [
      price.getByRole("textbox", { name: "From ($)" }),
      price.getByRole("textbox", { name: "To ($)" }),
    ];
    await from.fill("20,000");
    await from.press("Enter");
    await eventually(() => addressOf(page)).toBe(`${USED}?price=20000-`);
    await to.fill("15000");
    await to.press("Enter");
    await eventually(() => addressOf(page)).toBe(`${USED}?price=20000-20000`);
    await to.fill("99999999");
    await to.blur();
    await eventually(() => addressOf(page)).toBe(`${USED}?price=20000-`);
    await from.fill("0");
    await from.blur();
    await eventually(() => addressOf(page)).toBe(USED);
    expect(said).toEqual(["Cannot refine above the range maximum", "Cannot refine below the range minimum"]);
    await leave();
  });
});

describe("words", () => {
  test("SRCH-002 SRCH-039 are searched for 300 ms after the last letter, and the box keeps the focus", async () => {
    const { page, asked, leave } = await shopAt("halden", USED);
    const box = page.getByLabel("Search this stock", { exact: true });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await box.pressSequentially("kia");
    await page.clock.runFor(299);
    await box.press("Space");
    await page.clock.runFor(299);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await eventually(() => addressOf(page)).toBe(`${USED}?q=kia`);
    expect(asked).toEqual(["?q=kia"]);
    expect(await box.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await box.inputValue()).toBe("kia ");
    await leave();
  });

  test("SRCH-056 the last five searches are offered under the box, by keyboard too, and can be deleted", async () => {
    const { page, leave } = await shopAt("halden", USED);
    const box = page.getByLabel("Search this stock", { exact: true });
    for (const words of ["one", "two", "three", "kia", "mazda", "toyota"]) {
      await box.fill(words);
      await box.press("Enter");
      await eventually(() => addressOf(page)).toBe(`${USED}?q=${words}`);
    }
    await page.reload();
    await takenOver(page);
    await box.fill("");
    await box.press("Enter");
    await eventually(() => addressOf(page)).toBe(USED);
    await box.blur();
    await box.focus();
    const recent = page.getByRole("group", { name: "My last searches" }).getByRole("option");
    await expect
      .poll(() => recent.allTextContents())
      .toEqual(["toyota", "mazda", "kia", "three", "two", expect.anything()]);
    await expectAccessible(page);
    await box.press("ArrowDown");
    await box.press("Shift+Delete");
    await eventually(() => recent.first().textContent()).toBe("mazda");
    await box.press("ArrowDown");
    await box.press("Enter");
    await eventually(() => addressOf(page)).toBe(`${USED}?q=kia`);
    await eventually(() => recent.count()).toBe(0);
    await leave();
  });
});

describe("the address", () => {
  test("SRCH-031 SRCH-044 keeps the search over a reload and Back, which needs no request, and the visit remembers it", async () => {
    const { page, asked, leave } = await shopAt("halden", USED);
    const make = filter(page, "Make");
    const inAll = await count(page);
    await make.getByRole("link", { name: /^Kia/ }).click();
    await eventually(() => addressOf(page)).toBe(`${USED}?make=Kia`);
    await eventually(() => count(page)).toBeLessThan(inAll);
    const found = await count(page);
    await results(page).getByRole("heading", { level: 3 }).getByRole("link").first().click();
    await page.waitForURL(/\/cars\//);
    const before = asked.length;
    await page.goBack();
    await eventually(() => addressOf(page)).toBe(`${USED}?make=Kia`);
    await eventually(() => count(page)).toBe(found);
    await page.goBack();
    await eventually(() => addressOf(page)).toBe(USED);
    await eventually(() => make.getByRole("link", { name: /^Kia/ }).getAttribute("aria-current")).toBeNull();
    expect(asked.slice(before)).toEqual([]);
    await page.goForward();
    await eventually(() => addressOf(page)).toBe(`${USED}?make=Kia`);
    await page.reload();
    await eventually(() => count(page)).toBe(found);
    expect(await page.evaluate(() => sessionStorage.getItem("halden:search"))).toContain("make=Kia");
    await leave();
  });

  test("SRCH-031 a visit's last search is offered again under the search box", async () => {
    const { page, leave } = await shopAt("halden", `${USED}?make=Kia&price=-60000`);
    await page.goto(at("halden", "/search/demo-cars"));
    await takenOver(page);
    await page.getByLabel("Search this stock", { exact: true }).focus();
    await page.getByRole("option", { name: "Used, Kia, Up to $60,000" }).click();
    await eventually(() => addressOf(page)).toBe(`${USED}?make=Kia&price=-60000`);
    await leave();
  });
});

describe.each(["halden", "kingtide"])("the filters of %s", (site) => {
  test("SRCH-017 on a phone: a sheet that counts as one chooses, and closes on the results' top", async () => {
    const { page, leave } = await shopAt(site, USED, { viewport: { width: 390, height: 844 } });
    await page.mouse.wheel(0, 300);
    await page.getByRole("button", { name: /^(All filters|Filters)/ }).click();
    const sheet = page.locator("#filters");
    const inAll = await count(page);
    if (site === "kingtide") await sheet.getByRole("button", { name: "Make" }).click();
    await page.getByRole("link", { name: /^Kia/ }).locator("visible=true").first().click();
    await eventually(() => addressOf(page)).toBe(`${USED}?make=Kia`);
    await eventually(() => count(page)).toBeLessThan(inAll);
    const show = sheet.getByRole("link", { name: `Show Me ${await count(page)} cars` });
    expect(await show.isVisible()).toBe(true);
    await expectAccessible(page);
    await show.click();
    await eventually(() => sheet.isVisible()).toBe(false);
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(addressOf(page)).toBe(`${USED}?make=Kia`);
    await leave();
  });

  test("active filters are chips that can be removed one by one or all at once, the focus moves to the next, and the order changes without a reload", async () => {
    const { page, leave } = await shopAt(site, `${USED}?make=Kia&make=Mazda&price=-90000`);
    await page.getByRole("link", { name: "Remove filter: Kia" }).press("Enter");
    await eventually(() => addressOf(page)).toBe(`${USED}?make=Mazda&price=-90000`);
    const mazda = page.getByRole("link", { name: "Remove filter: Mazda" });
    await eventually(() => mazda.evaluate((chip) => chip === document.activeElement)).toBe(true);
    await page.getByRole("list", { name: "Active filters" }).getByRole("link", { name: "Clear all" }).click();
    await eventually(() => addressOf(page)).toBe(USED);
    await page
      .getByRole("combobox", { name: "Sort by" })
      .locator("visible=true")
      .selectOption({ label: "Price (low to high)" });
    await eventually(() => addressOf(page)).toBe(`${USED}?sort=price-asc`);
    await leave();
  });

  // On both the sheet of a phone is judged above; what lies between a phone and a desktop, where more is open at once.
  test.each(site === "halden" ? [390, 1440] : [820, 1440])(
    "every state is clean for axe at %i pixels",
    async (width) => {
      const { page, leave } = await shopAt(site, `${USED}?make=Kia&price=10000-60000`, {
        viewport: { width, height: 900 },
      });
      await expectAccessible(page);
      const all = page.getByRole("button", { name: /^(All filters|Filters)/ });
      if (await all.isVisible()) {
        await all.click();
        await expectAccessible(page);
        await page.getByRole("button", { name: "Close filters" }).click();
      }
      if (site === "kingtide") {
        for (const name of ["Price:", "Body type"]) {
          await page.getByRole("button", { name }).click();
          await expectAccessible(page);
          await page.keyboard.press("Escape");
        }
      }
      await page.goto(at(site, `${USED}?price=1-2`));
      await page.getByRole("link", { name: "Clear Filters" }).waitFor();
      await expectAccessible(page);
      await leave();
    },
  );
});
