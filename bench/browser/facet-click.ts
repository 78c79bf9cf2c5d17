import type { Page } from "playwright-core";

type Watched = typeof globalThis & { painted: Promise<number> };

const LIST = '[data-list="make"]';

/**
 * Opens the filters of a search page and chooses one make after another. Returns for each the milliseconds from the
 * last byte of the server's answer to the paint of the new number of cars.
 */
export async function facetClicks(page: Page, clicks: number): Promise<number[]> {
  // The templates keep the list of makes in different sheets.
  const sheet = await page
    .locator(LIST)
    .first()
    .evaluate((list) => list.closest("[popover]")?.id ?? "");
  await page.locator(`button[popovertarget="${sheet}"]:visible`).first().click();
  // Some keep makes folded.
  await page.locator(`#${sheet} details`).evaluateAll((all) => {
    for (const each of all) each.setAttribute("open", "");
  });
  const makes = page.locator(`#${sheet} ${LIST} a:visible`);
  const taken: number[] = [];
  for (let click = 0; click < clicks; click++) {
    const make = makes.nth(click);
    await page.evaluate(watchCount);
    await make.click();
    taken.push(await page.evaluate(() => (globalThis as Watched).painted));
    await page.waitForLoadState("networkidle");
  }
  return taken;
}

/**
 * Runs in the page: resolves to the time from the answer to the paint of the next count that differs from the present
 * one.
 */
function watchCount(): void {
  // The count that the open sheet shows. The page's status repeats it to screen readers once answers have settled.
  const find = () => {
    const buttons = Array.from(document.querySelectorAll("[popover] button, [popover] a"));
    return buttons.find((each) => /^Show Me \d/.test(each.textContent) && each.checkVisibility());
  };
  // Whether a button can be seen costs a layout, so the one that is there is kept: it would be a fifth of the time.
  let button = find();
  const shown = () => {
    if (!button?.isConnected) button = find();
    return button?.textContent ?? "";
  };
  const before = shown();
  performance.clearResourceTimings();
  (globalThis as Watched).painted = new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => reject(new Error(`The count stayed at "${before}".`)), 15_000);
    const observer = new MutationObserver(() => {
      if (["", before].includes(shown())) return;
      observer.disconnect();
      clearTimeout(giveUp);
      // A message that is sent within a frame arrives after that frame has been painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const now = performance.now();
          const answers = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
          const answer = answers.findLast(({ name }) => /\.data(\?|$)/.test(name));
          if (answer) resolve(now - answer.responseEnd);
          else reject(new Error("The count changed without an answer from the server."));
        };
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
