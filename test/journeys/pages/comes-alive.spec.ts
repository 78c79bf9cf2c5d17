import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { at, openBrowser } from "../browser.ts";

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

test.each([
  ["/favourites", "No favourites yet"],
  ["/compare", "Nothing to compare yet"],
])("%s says what this browser keeps, though nobody touches it", async (path, says) => {
  const { page: visitor, leave } = await visit();
  const { page } = await untouched(visitor, path);
  await page.getByText(says).first().waitFor();
  expect(await isAlive(page)).toBe(true);
  await leave();
});
