import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";
import { AA_EDGE } from "../../../src/ui/tokens/derive.ts";
import { at, get, openBrowser } from "../browser.ts";
import { FIRST_OF_TEMPLATES } from "../vehicle/statements/sites.ts";

const { visit } = openBrowser({ pictures: false });
const SITES = globSync("sites/*/site.json").map((file) => basename(dirname(file)));
const STEPS = 24;

interface Focused {
  readonly what: string;
  /** Contrast of the focus ring with its surroundings; null where they are a picture. */
  readonly ratio: number | null;
  readonly ring: boolean;
  readonly covered: boolean;
}

/** The element that has the focus, and how visible its ring is. */
function focused(): Focused {
  const one = document.activeElement as HTMLElement;
  const brush = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
  const luminanceOf = (colour: string): number => {
    if (!brush) return 0;
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = [...brush.getImageData(0, 0, 1, 1).data].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const groundOf = (start: Element | null): string | null => {
    for (let element = start; element; element = element.parentElement) {
      const { backgroundColor, backgroundImage, position } = getComputedStyle(element);
      if (backgroundImage !== "none") return null;
      if (!/, 0\)$|\/ 0\)$|transparent/.test(backgroundColor)) return backgroundColor;
      if (position === "absolute" && element !== start) return null;
    }
    return "white";
  };
  // Of a hidden radio button, only the label is drawn.
  const drawn = (one.matches(".sr-only") && one.closest("label")) || one;
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(drawn);
  const inside = Number.parseFloat(outlineOffset) < 0;
  // A slider's ring is drawn around its handle, which no script can read.
  const isSlider = one.matches("[type=range]");
  const ground = isSlider ? null : groundOf(inside ? drawn : drawn.parentElement);
  const [a, b] = [luminanceOf(outlineColor), ground ? luminanceOf(ground) : 0];
  const { left, top, width, height } = drawn.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return {
    what: `${one.tagName} ${(one.getAttribute("aria-label") ?? one.textContent ?? "").trim().slice(0, 30)}`,
    ratio: ground ? (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) : null,
    ring: isSlider || (outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= 2),
    covered: over !== null && !one.contains(over) && !over.contains(one) && !one.closest("label")?.contains(over),
  };
}

test.each(SITES)("%s: the focus is seen at every step by keyboard, beginning with the skip link", async (site) => {
  const { page, leave } = await visit({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  await page.goto(at(site));
  const steps: Focused[] = [];
  for (let step = 0; step < STEPS; step++) {
    await page.keyboard.press("Tab");
    steps.push(await page.evaluate(focused));
  }
  expect(steps[0]?.what).toBe("A Skip to content");
  expect(steps.filter(({ ring }) => !ring)).toEqual([]);
  expect(steps.filter(({ covered }) => covered)).toEqual([]);
  expect(steps.filter(({ ratio }) => ratio !== null && ratio < AA_EDGE)).toEqual([]);
  await leave();
});

test("the skip link goes past the menu", async () => {
  const { page, leave } = await visit();
  await page.goto(at("halden", "/finance"));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  await leave();
});

test.each(FIRST_OF_TEMPLATES)("VDP-057 %s: on a phone what gets the focus is not under the grown bar", async (site) => {
  const { text } = await get(site, "/search/new-used-and-demo-cars");
  const { page, leave } = await visit({ viewport: { width: 390, height: 740 }, reducedMotion: "reduce" });
  await page.goto(at(site, /href="(\/cars\/[^"/?#]+)"/.exec(text)?.[1] ?? ""));
  await page.evaluate(() => scrollTo({ top: 1_500, behavior: "instant" }));
  // Not every car has a second row.
  await page.waitForFunction(() =>
    document.querySelector(".action-bar:is([data-grown], :not(:has(.action-bar-more)))"),
  );
  const under = await page.evaluate(() => {
    const bar = document.querySelector(".action-bar");
    const found: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>("main :is(a, button, input, select, summary)")) {
      if (bar?.contains(one) || !one.checkVisibility()) continue;
      one.focus();
      const { bottom, height } = one.getBoundingClientRect();
      if (
        document.activeElement !== one ||
        height > innerHeight / 2 ||
        !bar?.matches("[data-grown], :not(:has(.action-bar-more))")
      )
        continue;
      if (bottom > bar.getBoundingClientRect().top + 1)
        found.push(`${one.textContent.trim()} by ${bottom - bar.getBoundingClientRect().top}`);
    }
    return found;
  });
  expect(under).toEqual([]);
  await leave();
});
