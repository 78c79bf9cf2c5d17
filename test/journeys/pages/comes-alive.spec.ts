import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { at, becomePresent, get, openBrowser } from "../browser.ts";

const { visit } = openBrowser();
const SITE = "halden";

/** Opens an address in a page that nobody touches, and waits until its first code has run. */
async function untouched(from: Page, path: string): Promise<{ page: Page; scripts: string[] }> {
  const page = await from.context().newPage();
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(at(SITE, path), { waitUntil: "networkidle" });
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("__reactContainer")));
  await page.waitForLoadState("networkidle");
  return { page, scripts };
}

const isAlive = (page: Page) => page.evaluate(() => "alive" in document.documentElement.dataset);

test("a form's page loads its code when somebody is here, and loses nothing that is typed before it comes", async () => {
  const { page: visitor, leave } = await visit();
  const { page, scripts } = await untouched(visitor, "/contact-us");
  expect(scripts.filter((path) => path.includes("/common-"))).toEqual([]);
  expect(await isAlive(page)).toBe(false);

  const held = Promise.withResolvers<void>();
  await page.route("**/assets/common-*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest("**/assets/common-*.js");
  const name = page.getByLabel("First name");
  await name.pressSequentially("Alex");
  await asked;
  held.resolve();
  await expect.poll(() => isAlive(page)).toBe(true);
  expect(await name.inputValue()).toBe("Alex");

  // What was typed since is a draft of this tab, which comes back though nobody touches the page.
  await page.getByLabel("Last name").pressSequentially("Whitlock");
  await page.goto(at(SITE, "/"), { waitUntil: "networkidle" });
  await page.goto(at(SITE, "/contact-us"), { waitUntil: "networkidle" });
  await expect.poll(() => page.getByLabel("Last name").inputValue()).toBe("Whitlock");
  expect(await name.inputValue()).toBe("Alex");
  await leave();
});

type Watched = typeof globalThis & { readAway: string[] };

/** Runs in the page, before its own code: notes each size or place that is read of an element that is shown, and
 * not drawn because it lies below the window. */
function watchReading(): void {
  const away: string[] = [];
  (globalThis as Watched).readAway = away;
  for (const name of ["scrollLeft", "scrollWidth", "clientWidth", "clientHeight"] as const) {
    const own = Object.getOwnPropertyDescriptor(Element.prototype, name);
    if (!own?.get) throw new Error(`There is no ${name}.`);
    const read = own.get;
    Object.defineProperty(Element.prototype, name, {
      ...own,
      get(this: Element) {
        const isDrawn = this.checkVisibility({ contentVisibilityAuto: true });
        if (this.checkVisibility() && !isDrawn) away.push(`${name} of ${this.className}`);
        return read.call(this);
      },
    });
  }
}

test.each(["/search/new-used-and-demo-cars", "a vehicle's page"])(
  "%s wakes without laying out what lies below the window, which took a phone 100 ms",
  async (address) => {
    const { page: visitor, leave } = await visit({ viewport: { width: 390, height: 844 } });
    const { text } = await get(SITE, "/search/new-used-and-demo-cars");
    const car = /href="(\/cars\/[^"/?#]+)"/.exec(text)?.[1] ?? "";
    const page = await visitor.context().newPage();
    await page.addInitScript(watchReading);
    await page.goto(at(SITE, address.startsWith("/") ? address : car), { waitUntil: "networkidle" });
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await expect.poll(() => isAlive(page)).toBe(true);
    expect(await page.evaluate(() => (globalThis as Watched).readAway)).toEqual([]);
    await leave();
  },
);

test.each([
  ["/favourites", "No favourites yet"],
  ["/compare", "Nothing to compare yet"],
])("%s says what this browser keeps, though nobody touches it", async (path, says) => {
  const { page: visitor, leave } = await visit();
  const { page } = await untouched(visitor, path);
  await page.getByText(says).first().waitFor();
  await expect.poll(() => isAlive(page)).toBe(true);
  await leave();
});

test("going back from a page that was reloaded leads back, though nobody touched it", async () => {
  const { page: visitor, leave } = await visit();
  const page = await visitor.context().newPage();
  const list = "/search/new-used-and-demo-cars";
  await page.goto(at(SITE, list));
  await becomePresent(page);
  await page.locator("main :is(article, li) a[href^='/cars/']:visible").first().click();
  await page.waitForURL(/\/cars\/[^/]+$/);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  await page.reload({ waitUntil: "networkidle" });
  expect(scripts.filter((path) => path.includes("/router-"))).toEqual([]);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "New, Used & Demo Cars" }).waitFor();
  expect(new URL(page.url()).pathname).toBe(list);
  await leave();
});
