import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CHROMIUM_ARGS, engineSettings, findChromium, NO_PICTURES, UNPAINTED } from "../../../../scripts/chromium.ts";
import { at } from "../../browser.ts";

/** A phone's width, and letters of twice the size, as people set them in their browser who cannot read smaller ones. */
const PHONE = { width: 390, height: 844 };
const TWICE = engineSettings(NO_PICTURES, "defaultFontSize=32");

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium() ?? "", args: [...CHROMIUM_ARGS, UNPAINTED, TWICE] });
});
afterAll(() => browser.close());

test.each(["/contact-us", "/service", "/sign-in", "/alerts/new?search=%2Fsearch%2Fused-cars"])(
  "the form of %s stays within a phone's window where letters are twice as large",
  async (path) => {
    const context = await browser.newContext({ viewport: PHONE, reducedMotion: "reduce", locale: "en-AU" });
    const page = await context.newPage();
    for (const site of ["alderbank", "halden"]) {
      await page.goto(at(site, path));
      const widest = await page.evaluate(() => {
        const controls = [...document.querySelectorAll("main input:not([tabindex='-1']), main select, main button")];
        const ends = controls.map((control) => control.getBoundingClientRect().right);
        return { letters: getComputedStyle(document.documentElement).fontSize, right: Math.max(...ends) };
      });
      expect(widest.letters).toBe("32px");
      expect(widest.right, site).toBeLessThanOrEqual(PHONE.width);
    }
    await context.close();
  },
);
