import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { EVENTS, type EventName } from "../../../src/features/analytics/events.ts";
import { at, get, openBrowser, SITES } from "../browser.ts";

const { visit } = openBrowser({ pictures: false });

/** Actions that a page offers, and how to perform them. Forms are actions too, but another test sends them all. */
const ACTS: readonly {
  readonly event: EventName;
  readonly offered: (page: Page) => ReturnType<Page["locator"]>;
  readonly act?: (page: Page) => Promise<unknown>;
}[] = [
  { event: "phoneClick", offered: (page) => page.locator('a[href^="tel:"]') },
  { event: "favourite", offered: (page) => page.getByRole("button", { name: "Favourite", exact: true }) },
  {
    event: "financeCalculator",
    offered: (page) => page.locator("#finance-calculator").getByRole("slider"),
    act: useCalculator,
  },
  {
    event: "print",
    offered: (page) => page.getByRole("link", { name: "Print", exact: true }),
  },
];

const sent = (page: Page) => page.evaluate(() => (globalThis.forecourtEvents ?? []).map(({ event }) => event));

/** A press has no effect until the calculator's code has loaded. */
async function useCalculator(page: Page): Promise<void> {
  const slider = page.locator("#finance-calculator").getByRole("slider").first();
  await slider.scrollIntoViewIfNeeded();
  const pressed = async () => {
    // The loan may already be at its least or its greatest value.
    await slider.press("ArrowLeft");
    await slider.press("ArrowRight");
    return sent(page);
  };
  await expect.poll(pressed).toContain(EVENTS.financeCalculator);
}

/** The first used car of a site that can be bought from its page. */
async function usedCar(site: string): Promise<string> {
  const { text } = await get(site, "/search/used-cars");
  for (const [, path = ""] of text.matchAll(/href="(\/cars\/[^"/?#]+)"/g)) {
    const { status, text: car } = await get(site, path);
    // Where the newest come first, the first may just have been sold: it depends on the hour.
    const isSold = car.includes("schema.org/SoldOut");
    if (status === 200 && !isSold && car.includes("Enquire") && !car.includes("Test Drive Only")) return path;
  }
  throw new Error(`${site} has no used car`);
}

/**
 * The appearance and choice of actions depend on a site's template and options, so the test looks at each page for what
 * it offers.
 */
test.each(SITES)(
  "ANLY-001 ANLY-009 ANLY-010 ANLY-011 ANLY-012 ANLY-015 on %s whatever a used car's page offers to do is in its list of events once it is done",
  async (site) => {
    const { page, leave } = await visit();
    await page.goto(at(site, "/search/used-cars"));
    await expect.poll(() => sent(page)).toEqual([EVENTS.searchView]);
    await page.goto(at(site, await usedCar(site)));
    const expected: number[] = [EVENTS.usedVehicleView];
    await expect.poll(() => sent(page)).toEqual(expected);
    for (const { event, offered, act } of ACTS) {
      const place = offered(page).locator("visible=true").first();
      if ((await place.count()) === 0) continue;
      expected.push(EVENTS[event]);
      await (act ?? (() => place.click()))(page);
      await expect.poll(() => sent(page), { message: event, timeout: 10_000 }).toEqual(expected);
    }
    expect(expected.length, "acts that the page offers").toBeGreaterThan(2);
    await leave();
  },
);
