import { expect, test } from "vitest";
import { at, openBrowser } from "../browser.ts";

const { visit } = openBrowser({ pictures: false });

test("LEAD-023 whoever has moved on while a form was sent stays there, and the thanks pull nobody back", async () => {
  const { page, leave } = await visit();
  const asked = Promise.withResolvers<void>();
  const mayGo = Promise.withResolvers<void>();
  await page.route("**/api/leads", async (route) => {
    asked.resolve();
    await mayGo.promise;
    await route.continue();
  });
  await page.goto(at("halden", "/search/used-cars"));
  const path = await page.getByRole("main").locator('a[href^="/cars/"]').first().getAttribute("href");
  await page.goto(at("halden", `${path}/enquire`));
  await page.getByRole("textbox", { name: "First name" }).fill("Imogen");
  await page.getByRole("textbox", { name: "Last name" }).fill("Whitlock-moved");
  await page.getByRole("textbox", { name: "Email" }).fill("imogen.moved@example.com");
  await page.getByRole("textbox", { name: "Phone" }).fill("0491 570 157");
  const terms = page.getByRole("checkbox", { name: /terms of use/ });
  if ((await terms.count()) > 0) await terms.check();
  const answered = page.waitForResponse("**/api/leads");
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await asked.promise;
  await page.getByRole("banner").getByRole("link").first().click();
  await page.waitForURL((url) => !url.pathname.startsWith("/cars/"));
  const read = page.url();
  // A way to the thanks asks the server for them; one that nobody takes leaves the line silent.
  const thanks = page.waitForRequest(/\/success/, { timeout: 3_000 }).catch(() => null);
  mayGo.resolve();
  expect((await answered).ok()).toBe(true);
  expect(await thanks).toBeNull();
  expect(page.url()).toBe(read);
  await leave();
});

test("pages and the enquiry of a vehicle work in a browser that forbids to store anything, without a word on the console", async () => {
  const { page, complaints, leave } = await visit();
  await page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"]) {
      const get = () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      };
      Object.defineProperty(window, name, { configurable: true, get });
    }
  });
  await page.goto(at("halden", "/search/used-cars"));
  await page.getByRole("main").locator('a[href^="/cars/"]').first().click();
  await page.waitForURL(/\/cars\/[^/]+$/);
  await page.goBack();
  await page.waitForURL(/\/search\/used-cars/);
  await page.reload();
  await expect.poll(() => page.getByRole("heading", { level: 1 }).count()).toBe(1);
  expect(complaints).toEqual([]);
  await leave();
});
