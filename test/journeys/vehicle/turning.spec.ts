import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ServerWithClock, startServerAt } from "../../setup/clock/server-with-clock.ts";
import { openBrowser, SITES } from "../browser.ts";
import { saidOf, wrongOf } from "./statements/opening.ts";
import { type Dealer, dealerOf } from "./statements/places.ts";
import { templateOf } from "./statements/sites.ts";
import { dayAfter, instantOf } from "./statements/wall.ts";

const { visit } = openBrowser();
const MINUTE = 60_000;
/** A Tuesday in a week without special days. */
const DATE = "2026-11-24";

/** One site of each template. */
const TEMPLATES = new Map(SITES.map((site) => [templateOf(site), site]));

let server: ServerWithClock;
beforeAll(async () => {
  const start = Date.parse(`${DATE}T00:00Z`);
  server = await startServerAt(start, { TZ: "Pacific/Kiritimati", FORECOURT_DEMO_STOCK: "100" });
});
afterAll(() => server?.stop());

/** A visitor on the page of a site's first location, whose browser's clock shows the server's time. */
async function visitorAt({ site, prefix, primary }: Dealer, now: number, quiet = false) {
  await server.setClock(now);
  const visitor = await visit({ quiet });
  await visitor.page.clock.install({ time: now - MINUTE });
  await visitor.page.goto(server.at(site, `${prefix}/${primary.slug}`));
  await visitor.page.clock.pauseAt(now);
  return visitor;
}

/**
 * Waits until every statement of the page about opening is right at an instant (epoch ms): the page renders anew once
 * its timers have run.
 */
const soonRight = (page: Page, dealer: Dealer, now: number, why: string) =>
  expect.poll(async () => wrongOf(await page.content(), dealer, now), { message: why, timeout: 5_000 }).toEqual([]);
const statements = async (page: Page, dealer: Dealer) =>
  saidOf(await page.content(), dealer).statements.map(({ text }) => text);

test.each([...TEMPLATES])(
  "in the template %s a page that is left open says from the very minute on that a place is closed",
  async (template, site) => {
    const dealer = dealerOf(site);
    const { close = null } = dealer.primary.on(DATE) ?? {};
    const closing = instantOf(DATE, close ?? "", dealer.zone) ?? 0;
    // A page without any interaction is hydrated in the same way in every template, so one template is enough.
    for (const quiet of template === "group" ? [false, true] : [false]) {
      const { page, leave } = await visitorAt(dealer, closing - MINUTE, quiet);
      expect(wrongOf(await page.content(), dealer, closing - MINUTE)).toEqual([]);
      const before = await statements(page, dealer);
      expect(before.filter((text) => text.startsWith("Open today until")).length).toBeGreaterThan(1);
      await page.clock.runFor(MINUTE - 1_000);
      expect(await statements(page, dealer)).toEqual(before);
      await page.clock.runFor(1_000);
      await soonRight(page, dealer, closing, `${quiet ? "untouched" : "touched"} at the minute of closing`);
      expect((await statements(page, dealer)).length).toBe(before.length);
      await leave();
    }
  },
);

test("a page that is looked at again after sleep, midnight or days shows what is true then, and nothing out of date", async () => {
  const dealer = dealerOf("kingtide");
  const { zone } = dealer;
  const at = (date: string, time: string) => instantOf(date, time, zone) ?? 0;
  const { page, leave } = await visitorAt(dealer, at(DATE, "16:00"));
  const told = (await statements(page, dealer)).length;
  const next = dayAfter(DATE);

  // The machine slept: its clock has gone on and no timer has run. Now its user looks at the page.
  await page.clock.setSystemTime(at(DATE, "18:00"));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await soonRight(page, dealer, at(DATE, "18:00"), "at a look after sleep");

  // The machine slept again, and the page stayed visible.
  await page.clock.setSystemTime(at(next, "00:10"));
  await page.clock.runFor(MINUTE);
  await soonRight(page, dealer, at(next, "00:11"), "within a minute after midnight");
  const { rows } = saidOf(await page.content(), dealer);
  const todays = rows.filter(({ isToday }) => isToday).flatMap(({ weekdays }) => weekdays);
  expect([...new Set(todays)], "the weekday that is told as today").toEqual([3]);

  await page.clock.setSystemTime(at(next, "09:00"));
  await page.clock.runFor(MINUTE);
  await soonRight(page, dealer, at(next, "09:01"), "on the next morning");
  expect((await statements(page, dealer)).length).toBe(told);

  await page.clock.setSystemTime(at(dayAfter(DATE, 5), "18:00"));
  await page.clock.runFor(MINUTE);
  await soonRight(page, dealer, at(dayAfter(DATE, 5), "18:01"), "days later");
  expect(await statements(page, dealer)).toEqual([]);
  await leave();
});
