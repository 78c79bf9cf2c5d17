import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "../../src/db/open.ts";
import { at, expectAccessible, openBrowser } from "./browser.ts";
import { colleague, DESK, deskOf } from "./desk-people.ts";

const { visit } = openBrowser();

let db: Database;
beforeAll(async () => {
  db = await openDatabase({ url: null, dataDir: inject("serverDataDir") });
});
afterAll(() => db.destroy());

test("without a connection nothing is opened or sent, what was typed stays, and it goes on once the line is back", async () => {
  const { page, complaints, leave } = await deskOf(visit, await colleague(db, "Ofelia Line"), {
    viewport: { width: 390, height: 844 },
  });
  await page.goto(at(DESK, "/desk/stock"));
  await page.locator(".stock a.car").first().click();
  const tag = page.getByRole("textbox", { name: "Tag" });
  await tag.fill("Typed in the yard");
  const { pathname } = new URL(page.url());
  await page.context().setOffline(true);
  await page.getByText(/^No connection since \d+:\d\d [ap]m\. You see what was here then\./).waitFor();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Nothing was opened or sent; what you typed stays here.").waitFor();
  await page.getByRole("navigation", { name: "Rooms, phone" }).getByRole("link", { name: "Leads" }).click();
  expect([new URL(page.url()).pathname, await tag.inputValue()]).toEqual([pathname, "Typed in the yard"]);
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect.poll(() => page.getByText("No connection since").count()).toBe(0);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved: Tag.").waitFor();
  // The browser itself reports what it could not ask for meanwhile.
  (complaints as string[]).length = 0;
  await leave();
});

test("what is not there, and what one may not see, is said with a way back", async () => {
  const { page, complaints, leave } = await deskOf(visit, await colleague(db, "Stan Lost"));
  for (const [path, heading] of [
    ["/desk/leads/999999999", "Nothing is here"],
    ["/desk/consents", "You may not see what people agreed to"],
  ] as const) {
    await page.goto(at(DESK, path));
    await page.getByRole("heading", { name: heading }).waitFor();
    await expectAccessible(page);
  }
  await page.getByRole("link", { name: "Back to your first room" }).click();
  await page.getByRole("heading", { name: "Leads", level: 1 }).waitFor();
  (complaints as string[]).length = 0;
  await leave();
});
