import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { EVENTS, type EventName } from "../../src/features/analytics/events.ts";
import { at, get, openBrowser, SITES } from "./browser.ts";

const { visit } = openBrowser();

/** Where a page offers an act, and how it is done. Forms are acts too, which are all sent where every form is. */
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

const told = (page: Page) => page.evaluate(() => (globalThis.forecourtEvents ?? []).map(({ event }) => event));

/** A press counts once the calculator's code is there. */
async function useCalculator(page: Page): Promise<void> {
  const slider = page.locator("#finance-calculator").getByRole("slider").first();
  await slider.scrollIntoViewIfNeeded();
  const pressed = async () => {
    // Some loan is the least that there is, and some the most.
    await slider.press("ArrowLeft");
    await slider.press("ArrowRight");
    return told(page);
  };
  await expect.poll(pressed, { timeout: 10_000 }).toContain(EVENTS.financeCalculator);
}

/** The first used car of a site whose page can be bought from. */
async function usedCar(site: string): Promise<string> {
  const { text } = await get(site, "/search/used-cars");
  for (const [, path = ""] of text.matchAll(/href="(\/cars\/[^"/?#]+)"/g)) {
    const { status, text: car } = await get(site, path);
    if (status === 200 && car.includes("Enquire") && !car.includes("Test Drive Only")) return path;
  }
  throw new Error(`${site} has no used car`);
}

/**
 * How these are drawn, and which of them, follows from a site's template and options: each page is asked what it
 * offers.
 */
test.each(SITES)(
  "ANLY-001 ANLY-009 ANLY-010 ANLY-011 ANLY-012 ANLY-015 on %s whatever a used car's page offers to do is in its list of events once it is done",
  async (site) => {
    const { page, leave } = await visit();
    await page.goto(at(site, "/search/used-cars"));
    await expect.poll(() => told(page)).toEqual([EVENTS.searchView]);
    await page.goto(at(site, await usedCar(site)));
    const expected: number[] = [EVENTS.usedVehicleView];
    await expect.poll(() => told(page)).toEqual(expected);
    for (const { event, offered, act } of ACTS) {
      const place = offered(page).locator("visible=true").first();
      if ((await place.count()) === 0) continue;
      expected.push(EVENTS[event]);
      await (act ?? (() => place.click()))(page);
      await expect.poll(() => told(page), { message: event, timeout: 10_000 }).toEqual(expected);
    }
    expect(expected.length, "acts that the page offers").toBeGreaterThan(2);
    await leave();
  },
);
