import type { Locator, Page } from "playwright-core";
import { FOUR_G } from "./budgets.ts";

/** How long a finger rests on the glass when it taps. */
const TAP_MS = 80;
/** Browsers report how long an interaction took after the next paint. */
const SETTLE_MS = 250;

export interface VisitFigures {
  /** From the finger's lifting on a card until the vehicle's page is painted, milliseconds. */
  readonly cardToPage: number;
  /** Each step's slowest interaction, from the input until the next paint, milliseconds. */
  readonly steps: readonly { readonly name: string; readonly took: number }[];
}

type Watched = typeof globalThis & { interactions: number[]; vehiclePainted: Promise<number> };

/**
 * Goes from a search page to a vehicle's and to its enquiry, as a person with a thumb does, over a phone's network. The
 * page's processor is as slow as whoever calls has made it.
 */
export async function scriptedVisit(page: Page, address: string): Promise<VisitFigures> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", FOUR_G);
  const tap = async (target: Locator) => {
    await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const box = await target.boundingBox();
    if (!box) throw new Error("There is nothing to tap.");
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await page.waitForTimeout(TAP_MS);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  const steps: { name: string; took: number }[] = [];
  const step = async (name: string, act: () => Promise<void>) => {
    await page.evaluate(() => {
      (globalThis as Watched).interactions.length = 0;
    });
    await act();
    await page.waitForTimeout(SETTLE_MS);
    await page.waitForLoadState("networkidle");
    const took = await page.evaluate(() => Math.max(0, ...(globalThis as Watched).interactions));
    steps.push({ name, took });
  };
  await page.addInitScript(watchInteractions);
  await page.goto(address, { waitUntil: "networkidle" });
  await page.evaluate(() => scrollBy(0, 1));
  await page.waitForFunction(() => "alive" in document.documentElement.dataset);
  await page.waitForLoadState("networkidle");

  await step("open the menu", () => tap(page.locator("header button[popovertarget]:visible").first()));
  await step("close it", () => page.keyboard.press("Escape"));
  await page.evaluate(watchVehicle);
  await step("tap a card", () => tap(page.locator("main :is(article, li) a[href^='/cars/']:visible").first()));
  const cardToPage = await page.evaluate(() => (globalThis as Watched).vehiclePainted);
  await page.waitForLoadState("networkidle");
  const enquire = page.locator("main a[href*='/enquire']:visible").first();
  await enquire.waitFor();
  await step("open the enquiry", () => tap(enquire));
  const field = page.locator("dialog[open] input[name='name']:visible, main input[name='name']:visible").first();
  await step("touch a field", () => tap(field));
  await step("type a name", () => page.keyboard.type("Alex"));
  return { cardToPage, steps };
}

/** Runs in the page: collects how long each interaction took. */
function watchInteractions(): void {
  (globalThis as Watched).interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
      if (entry.interactionId) (globalThis as Watched).interactions.push(entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Runs in the page: resolves to the time from the next click until a vehicle's page is painted. */
function watchVehicle(): void {
  const before = document.querySelector("main h1")?.textContent;
  let clicked = Number.NaN;
  addEventListener(
    "pointerup",
    ({ timeStamp }) => {
      clicked = timeStamp;
    },
    { capture: true, once: true },
  );
  (globalThis as Watched).vehiclePainted = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const heading = document.querySelector("main h1")?.textContent;
      if (!heading || heading === before || !location.pathname.startsWith("/cars/")) return;
      observer.disconnect();
      // A message that is sent within a frame arrives after that frame has been painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clicked);
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
