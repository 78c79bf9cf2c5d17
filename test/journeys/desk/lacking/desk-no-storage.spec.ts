import { randomBytes, randomInt } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "../../../../src/db/open.ts";
import { ENQUIRY, postLead } from "../../../setup/lead.ts";
import { at, openBrowser } from "../../browser.ts";
import { colleague, DESK, deskOf, listOfOneCar } from "../desk-people.ts";

/** The desk keeps drafts and what somebody has set up in the browser, which may refuse to keep anything. */
const { visit } = openBrowser({ pictures: false });

let db: Database;
beforeAll(async () => {
  db = await openDatabase({ url: null, dataDir: inject("serverDataDir") });
});
afterAll(() => db.destroy());

const forbid = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"]) {
      const get = () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      };
      Object.defineProperty(window, name, { configurable: true, get });
    }
  });

const fill = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });

test.each([
  ["forbids to store anything", forbid, 15],
  ["has no room for more", fill, 16],
])("the desk is worked at in a browser that %s, without a word on the console", async (_, withIt, car) => {
  const words = randomBytes(5).toString("hex");
  const lead = { ...ENQUIRY, email: `${words}@shopper.example`, name: `Zoë ${words}`, message: "Is it here?" };
  const phone = `0491 57${randomInt(10_000, 100_000)}`;
  expect(await postLead(inject("serverPort"), { ...lead, phone })).toMatchObject({ status: 200 });
  const found = () => db.selectFrom("people").select("id").where("email", "=", lead.email).executeTakeFirst();
  await expect.poll(found).toBeDefined();

  const { page, complaints, leave } = await deskOf(visit, await colleague(db, "Stella Storage"));
  await withIt(page);
  await page.goto(at(DESK, `/desk/leads/${(await found())?.id}`));
  await page.getByRole("textbox", { name: "Your answer" }).fill(`It is here, ${words}`);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page
    .locator(".entry, .block")
    .filter({ hasText: `It is here, ${words}` })
    .first()
    .waitFor();
  const answers = () =>
    db.selectFrom("people_entries").select("text").where("text", "like", `%here, ${words}`).execute();
  await expect.poll(answers).toHaveLength(1);

  await page.keyboard.press("Escape");
  await page.getByRole("heading", { level: 1 }).first().click();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Find or do anything" });
  await palette.getByRole("option", { name: /Stock/ }).first().click();
  await page.waitForURL(/\/desk\/stock/);
  await page.goto(at(DESK, await listOfOneCar(db, car)));
  await page.locator(".stock a.car").first().click();
  await page.getByRole("textbox", { name: "Tag" }).fill(`Kept nowhere ${words}`);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved: Tag.").waitFor();

  await page.getByRole("button", { name: /Keys/ }).click();
  await page.getByRole("dialog").getByRole("checkbox").first().uncheck();
  await page.keyboard.press("Escape");
  expect(complaints).toEqual([]);
  await leave();
});
