import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { at, openBrowser } from "../browser.ts";

const { visit } = openBrowser({ pictures: false });

const slider = (page: Page) => page.getByRole("region", { name: "Promotions" });
/** The number of the slide in the frame, from 0. */
const shown = (page: Page) =>
  slider(page)
    .locator("ul.rail")
    .evaluate((rail) => Math.round(rail.scrollLeft / rail.clientWidth));

describe.each(["halden", "kingtide", "everything"])("the promotions of %s", (site) => {
  test("HOME-029 can be paged by keyboard, and stand still when they are paused", async () => {
    const { page, leave } = await visit({ reducedMotion: "no-preference" });
    await page.goto(at(site));
    const next = slider(page).getByRole("button", { name: "Next promotion" });
    await next.focus();
    // The second press comes while the strip still moves to the first slide.
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect.poll(() => shown(page)).toBe(2);
    await slider(page).getByRole("button", { name: "Pause" }).press("Space");
    await slider(page).getByRole("button", { name: "Play" }).waitFor();
    await slider(page).getByRole("button", { name: "Previous promotion" }).press("Enter");
    await expect.poll(() => shown(page)).toBe(1);
    await leave();
  });

  test("HOME-029 do not move by themselves where motion is unwanted", async () => {
    const { page, leave } = await visit({ reducedMotion: "reduce" });
    await page.goto(at(site));
    await slider(page).getByRole("button", { name: "Play" }).waitFor();
    await leave();
  });

  test("HOME-029 HOME-032 are all there without JavaScript, with working links and no button that would do nothing", async () => {
    const { page, leave } = await visit({ javaScriptEnabled: false });
    await page.goto(at(site));
    expect(await slider(page).getByRole("listitem").count()).toBe(3);
    expect(await slider(page).getByRole("link").count()).toBe(3);
    expect(await slider(page).getByRole("button").count()).toBe(0);
    await leave();
  });
});

test("HOME-039 the sales counter of a page that stays open is brought up to date every 150 s", async () => {
  const { page, leave } = await visit();
  // A sale each 450 s by Brisbane's clock: the 64th of the day falls at 8 in the morning.
  await page.clock.install({ time: new Date("2026-11-03T07:59:00+10:00") });
  await page.goto(at("everything"));
  const count = page.locator("p", { hasText: "cars sold this month" }).locator("xpath=preceding-sibling::p");
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 310);
  await count.waitFor();
  await page.waitForLoadState("networkidle");
  await page.clock.runFor(150_000);
  // Two days of 192 and 64 times 450 s.
  await expect.poll(() => count.textContent()).toBe("448");
  await page.clock.runFor(450_000);
  await expect.poll(() => count.textContent()).toBe("449");
  await leave();
});

test("HOME-034 a campaign that is over is not shown; the link of a current one names it to the visit", async () => {
  const { page, leave } = await visit();
  await page.goto(at("everything"));
  await slider(page).getByRole("heading", { name: "A slide with its words" }).waitFor();
  expect(await page.getByText("A slide whose campaign is over").count()).toBe(0);
  await slider(page).getByRole("link", { name: "See more about A slide with its words" }).click();
  await page.waitForURL(at("everything", "/special-offers?campaign=always"));
  const visited = () => page.evaluate(() => sessionStorage.getItem("everything:visit"));
  await expect.poll(visited).toContain('"linked_query_params":{"campaign":"always"}');
  await leave();
});
