import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { at, get, openBrowser } from "../browser.ts";

const { visit } = openBrowser();

/** The background of an element or of what is drawn before or after it; null where it is the page's own, or none. */
const groundOf = (page: Page, selector: string, part?: "::before" | "::after") =>
  page
    .locator(`${selector} >> visible=true`)
    .first()
    .evaluate((one, pseudo) => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.background = "Canvas";
      const canvas = getComputedStyle(probe).backgroundColor;
      probe.remove();
      const own = getComputedStyle(one, pseudo).backgroundColor;
      return own === canvas || /^rgba.*, 0\)$/.test(own) ? null : own;
    }, part);

test("in a person's own colours what is chosen differs from what is not, and buttons, facts and sliders are drawn", async () => {
  const { page, leave } = await visit({ forcedColors: "active" });
  const { text } = await get("alderbank", "/search/new-cars");
  await page.goto(at("alderbank", /href="(\/cars\/[^"/?#]+)"/.exec(text)?.[1] ?? ""));
  const calculator = "#finance-calculator";
  await page.locator(calculator).scrollIntoViewIfNeeded();
  const drawn = async (selector: string, part?: "::before" | "::after") =>
    expect(await groundOf(page, selector, part), `${selector}${part ?? ""}`).not.toBeNull();
  const plain = async (selector: string) => expect(await groundOf(page, selector), selector).toBeNull();
  for (const name of ["term", "frequency"]) {
    await drawn(`${calculator} label:has([name=${name}]:checked)`);
    await plain(`${calculator} label:has([name=${name}]:not(:checked))`);
  }
  await drawn(`${calculator} .range-track`, "::before");
  await page.goto(at("halden", "/search/used-cars"));
  await drawn("main .corner-button", "::after");
  await drawn("main article [class*=drawn-]:not(button)", "::before");
  await page.locator("main article a[href^='/cars/']").first().click();
  await page.waitForURL(/\/cars\//);
  await drawn("main .viewer-modes [aria-pressed=true]");
  await plain("main .viewer-modes [aria-pressed=false]");
  await page.goto(at("kingtide"));
  await drawn("main form label:has([name=car-type]:checked)");
  await plain("main form label:has([name=car-type]:not(:checked))");
  await leave();
});
