import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "../../../../src/db/open.ts";
import { siteReach } from "../../../../src/features/staff/ability.ts";
import { at, openBrowser } from "../../browser.ts";
import { colleague, DESK, deskOf } from "../desk-people.ts";

const { visit } = openBrowser({ pictures: false });

let db: Database;
beforeAll(async () => {
  db = await openDatabase({ url: null, dataDir: inject("serverDataDir") });
});
afterAll(() => db.destroy());

/** What has the focus where a bar of the frame lies over its middle; null where it can be seen. */
const hiddenByBar = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused.closest(".bar, .tabs")) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return over?.closest(".bar, .tabs") ? focused.outerHTML.slice(0, 80) : null;
  });

test("on a phone with a keyboard nothing in the list of stock has the focus under the bars above and below", async () => {
  const boss = await colleague(db, "Una Bellweather", [{ role: "manager", reach: siteReach("halden") }]);
  const { page, leave } = await deskOf(visit, boss, { viewport: { width: 390, height: 700 } });
  await page.goto(at(DESK, "/desk/stock"));
  const hidden = new Set<string>();
  let rows = 0;
  for (const [key, times] of [["Tab", 60] as const, ["Shift+Tab", 50] as const]) {
    for (let time = 0; time < times; time++) {
      await page.keyboard.press(key);
      const under = await hiddenByBar(page);
      if (under) hidden.add(`${key}: ${under}`);
      if (await page.evaluate(() => document.activeElement?.matches("main input[name=car]"))) rows += 1;
    }
  }
  expect(rows).toBeGreaterThan(10);
  expect([...hidden]).toEqual([]);
  await leave();
});
