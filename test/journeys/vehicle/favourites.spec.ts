import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { at, becomePresent, expectAccessible, get, openBrowser } from "../browser.ts";

const { visit } = openBrowser({ pictures: false });
const SEARCH = "/search/new-used-and-demo-cars";

const hearts = (page: Page) => page.getByRole("button", { name: /^Favourite / });
const pressed = (page: Page) => page.getByRole("button", { name: /^Favourite /, pressed: true });
/** The events about favourites. */
const events = (page: Page) =>
  page.evaluate(() => (globalThis.forecourtEvents ?? []).filter(({ event }) => event === 39));

describe.each(["halden", "kingtide"])("favourites on %s", (site) => {
  test("USER-019 USER-020 ANLY-011 SITE-052 saving shows at once, fires event 39 and lasts; removing fires nothing", async () => {
    const { page, leave } = await visit();
    await page.goto(at(site, SEARCH));
    const heart = hearts(page).first();
    const name = ((await heart.getAttribute("aria-label")) ?? "").replace("Favourite ", "");
    await heart.click();
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
    await expect
      .poll(() => events(page))
      .toMatchObject([{ event: 39, url: at(site, SEARCH), car_id: expect.any(Number) }]);
    expect(JSON.stringify(await events(page))).not.toMatch(/name|email|phone/);

    await page.reload({ waitUntil: "networkidle" });
    expect(await pressed(page).first().getAttribute("aria-label")).toBe(`Favourite ${name}`);
    await page.getByRole("link", { name: "Favourites 1 saved" }).filter({ visible: true }).click();
    await page.getByRole("heading", { level: 1, name: "Favourites" }).waitFor();
    await page.getByText("1 car", { exact: true }).waitFor();
    await expectAccessible(page);

    await page.getByRole("button", { name: `Favourite ${name}` }).click();
    await page.getByRole("heading", { name: "No favourites yet" }).waitFor();
    expect((await events(page)).length).toBeLessThanOrEqual(1);
    await expectAccessible(page);
    await leave();
  });

  test("VDP-072 the vehicle page saves the car too", async () => {
    const { page, leave } = await visit();
    await page.goto(at(site, SEARCH));
    const path = await page.getByRole("heading", { level: 3 }).getByRole("link").first().getAttribute("href");
    await page.goto(at(site, path ?? ""));
    await page.getByRole("button", { name: "Favourite", exact: true }).click();
    await expect.poll(() => events(page)).toMatchObject([{ event: 39, url: at(site, path ?? "") }]);
    await page.getByRole("link", { name: "Favourites 1 saved" }).filter({ visible: true }).waitFor();
    await expectAccessible(page);
    await leave();
  });
});

/** What no site arranges in its own way. */
describe("favourites on any site", () => {
  const site = "halden";

  test("SITE-052 while the connection is away the list says so, that it is safe, and comes when it is back", async () => {
    const { page, complaints, leave } = await visit();
    await page.goto(at(site, SEARCH));
    await hearts(page).first().click();
    await expect.poll(() => pressed(page).count()).toBe(1);
    await page.route("**/favourites.data?*", (route) => route.abort());
    await page.goto(at(site, "/favourites"));
    await page.getByRole("heading", { name: "We can’t reach our stock just now" }).waitFor();
    await page.getByText("Your favourites are safe in this browser.").waitFor();
    // The browser says on the console that it could not load the list.
    (complaints as string[]).length = 0;
    await page.unroute("**/favourites.data?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await becomePresent(page);
    await page.getByText("1 car", { exact: true }).waitFor();
    await leave();
  });

  test("USER-020 pressing the heart twice sends one event and saves nothing", async () => {
    const { page, leave } = await visit();
    await page.goto(at(site, SEARCH));
    await hearts(page).first().click();
    await hearts(page).first().click();
    await expect.poll(() => pressed(page).count()).toBe(0);
    expect(await events(page)).toHaveLength(1);
    await leave();
  });

  test("a car saved in one tab shows in the other, and never on another site", async () => {
    const { page, leave } = await visit();
    await page.goto(at(site, SEARCH));
    const other = await page.context().newPage();
    await other.goto(at(site, SEARCH));
    await becomePresent(other);
    await hearts(page).first().click();
    await pressed(other).first().waitFor();
    await other.goto(at(site === "halden" ? "kingtide" : "halden", SEARCH));
    await becomePresent(other);
    expect(await pressed(other).count()).toBe(0);
    await leave();
  });

  test("a car that is no longer listed is named and can be removed", async () => {
    const { page, leave } = await visit();
    const gone = { id: 999_999, name: "2011 Gone Car", slug: "2011-gone-car", make: "Gone", model: "Car" };
    await page.addInitScript(([key, text]) => localStorage.setItem(key, localStorage.getItem(key) ?? text), [
      `${site}:favourites`,
      JSON.stringify([gone]),
    ] as const);
    await page.goto(at(site, "/favourites"));
    await page.getByRole("heading", { name: "No longer listed" }).waitFor();
    await page.getByRole("button", { name: "Remove 2011 Gone Car" }).click();
    await page.getByRole("heading", { name: "No favourites yet" }).waitFor();
    await leave();
  });

  test("a car that was deleted and imported anew, under another number, is still a favourite", async () => {
    const { page, leave } = await visit();
    await page.goto(at(site, SEARCH));
    await hearts(page).first().click();
    await expect.poll(() => pressed(page).count()).toBe(1);
    await page.evaluate(() => {
      const key = "halden:favourites";
      const [car] = JSON.parse(localStorage.getItem(key) ?? "[]");
      localStorage.setItem(key, JSON.stringify([{ ...car, id: 999_999_999 }]));
    });
    await page.goto(at(site, "/favourites"));
    await page.getByText("1 car", { exact: true }).waitFor();
    await expect.poll(() => pressed(page).count()).toBe(1);
    expect(await page.getByText("No longer listed").count()).toBe(0);
    await pressed(page).first().click();
    await page.getByRole("heading", { name: "No favourites yet" }).waitFor();
    await leave();
  });

  test("a list that was sent to somebody shows the same cars, without JavaScript too", async () => {
    const { page, leave } = await visit();
    await page.goto(at(site, SEARCH));
    for (const index of [0, 1]) await hearts(page).nth(index).click();
    await page.goto(at(site, "/favourites"));
    const link = page.getByRole("link", { name: "Link to this list" });
    const href = (await link.getAttribute("href")) ?? "";
    await leave();

    const other = await visit({ javaScriptEnabled: false });
    await other.page.goto(at(site, href));
    expect(await other.page.getByRole("article").count()).toBe(2);
    expect(await hearts(other.page).filter({ visible: true }).count()).toBe(0);
    await other.page.goto(at(site, "/favourites"));
    await other.page.getByText("Favourites are kept in your browser").waitFor();
    await other.leave();
  });

  test("favourites are not indexed; an address full of nonsense is an empty list", async () => {
    expect((await get(site, "/favourites")).text).toContain('content="noindex"');
    const { status, text } = await get(site, `/favourites?cars=${"x,".repeat(500)}../../etc/passwd,<script>`);
    expect(status).toBe(200);
    expect(text).toContain("None of these is listed any more");
  });
});

test.each([
  ["garbled", () => localStorage.setItem("halden:favourites", '[{"id":"x"},7,')],
  [
    "blocked",
    () =>
      Object.defineProperty(globalThis, "localStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      }),
  ],
  [
    "full",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  ],
])(
  "with %s storage saving works for as long as the page is open, and says so where it is only that",
  async (state, spoil) => {
    const { page, leave } = await visit();
    await page.addInitScript(spoil);
    await page.goto(at("halden", SEARCH));
    await hearts(page).first().click();
    await hearts(page).nth(1).click();
    await expect.poll(() => pressed(page).count()).toBe(2);
    await page.getByRole("link", { name: "Favourites 2 saved" }).filter({ visible: true }).waitFor();
    const told = page.getByText("Your browser keeps nothing for this site", { exact: false });
    expect(await told.count()).toBe(state === "garbled" ? 0 : 1);
    await leave();
  },
);
