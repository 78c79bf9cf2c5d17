import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "../../../src/db/open.ts";
import { ENQUIRY, postLead } from "../../setup/lead.ts";
import { at, get, openBrowser } from "../browser.ts";
import { colleague, DESK, deskOf } from "../desk/desk-people.ts";

const { visit } = openBrowser();

let db: Database;
beforeAll(async () => {
  db = await openDatabase({ url: null, dataDir: inject("serverDataDir") });
});
afterAll(() => db.destroy());

/** What a sheet is wide between its margins, in CSS pixels: A4 and Letter. */
const SHEETS = [763, 785] as const;

/** Shows a page as it would be printed on a sheet; answers with what stands beyond its edge. */
async function onPaper(page: Page, width: number): Promise<number> {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width, height: 1_000 });
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll("main :is(h1, h2, h3, p, dt, dd, li, td, th, img)")];
    const beyond = seen.map((one) =>
      one.closest("ul[tabindex]") ? 0 : one.getBoundingClientRect().right - innerWidth,
    );
    return Math.ceil(Math.max(0, ...beyond));
  });
}

// biome-ignore lint/performance/useDomNodeTextContent: only what is printed counts
const printed = (page: Page) => page.evaluate(() => document.body.innerText.replace(/\s+/g, " "));

/** A used car of the site on whose page the lender's legal words are folded. */
async function carOnFinance(site: string): Promise<string> {
  const { text } = await get(site, "/search/used-cars");
  for (const [, path = ""] of text.matchAll(/href="(\/cars\/[^"/?#]+)"/g)) {
    if (/id="financeDisclaimer".*?<details/.test((await get(site, path)).text)) return path;
  }
  throw new Error(`no used car of ${site} folds its legal words`);
}

test.each(["halden", "kingtide", "ironbark"])(
  "VDP-073 on paper a vehicle's page of %s has its price, who sells it, the legal words whole and what the calculator came to, and nothing that is pressed",
  async (site) => {
    const { page, leave } = await visit();
    await page.goto(at(site, await carOnFinance(site)));
    const cut = page.locator("#financeDisclaimer p").first();
    const legal = await cut.evaluate((words) => words.textContent.replace("…", "").replace(/\s+/g, " ").trim());
    for (const width of SHEETS) {
      expect(await onPaper(page, width), `beyond ${width} px`).toBe(0);
      const words = await printed(page);
      expect(words).toContain(legal);
      expect(words).toMatch(/\$\d{1,3},\d{3}/);
      // What the calculator came to, without its sliders.
      expect(words).toMatch(/Total payable \$\d/);
      const head = page.locator(".print-head");
      expect(await head.isVisible()).toBe(true);
      expect(await head.textContent()).toMatch(/\d{4} (?:\d{4}|\d{3} \d{3}).* \d{4}$/);
      const pressed = page
        .locator("header, footer, nav, button, .button, form:not(.calculator)")
        .locator("visible=true");
      expect(await pressed.allTextContents()).toEqual([]);
    }
    await leave();
  },
);

test("a lead at the desk is printed whole with its address, without the list and what is pressed", async () => {
  const marks = Array.from({ length: 12 }, (_, at) => `Paper ${at}, and more of it.`);
  const email = "paper@shopper.example";
  for (const message of marks)
    await postLead(inject("serverPort"), { ...ENQUIRY, email, phone: "0491 578 777", message });
  const person = () => db.selectFrom("people").select("id").where("email", "=", email).executeTakeFirst();
  await expect.poll(person).toBeDefined();
  const count = async () =>
    (
      await db
        .selectFrom("people_leads")
        .select("lead_id")
        .where("person_id", "=", (await person())?.id ?? 0)
        .execute()
    ).length;
  await expect.poll(count).toBe(marks.length);
  const visitor = await deskOf(visit, await colleague(db, "Pa Per"), { viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  await page.goto(at(DESK, `/desk/leads/${(await person())?.id}`));
  await page.getByText(marks[0] ?? "").waitFor();
  for (const width of SHEETS) {
    expect(await onPaper(page, width)).toBe(0);
    const words = await printed(page);
    for (const mark of [...marks, email, "0491 578 777"]) expect(words).toContain(mark);
    // Nothing scrolls by itself: what is below its edge would not be on paper.
    const hidden = await page.evaluate(
      () =>
        [...document.querySelectorAll("main *")].filter(
          (one) =>
            one.clientHeight > 4 &&
            one.scrollHeight > one.clientHeight + 1 &&
            getComputedStyle(one).overflowY !== "visible",
        ).length,
    );
    expect(hidden).toBe(0);
    const pressed = page.locator(".bar, .tabs, .list, button, form, .button").locator("visible=true");
    expect(await pressed.allTextContents()).toEqual([]);
  }
  await visitor.leave();
});
