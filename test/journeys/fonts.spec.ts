import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { FONT_NAMES } from "../../src/ui/tokens/font-names.ts";
import { FONTS, fontFaces } from "../../src/ui/tokens/fonts.ts";
import { VOICES } from "../../src/ui/tokens/scales.ts";
import { at, openBrowser } from "./browser.ts";

const { visit } = openBrowser();
const { resolve } = createRequire(import.meta.url);
const SENTENCES = [
  "Enquire about this vehicle today and we will call you back about finance, trade-in and a test drive",
  "2025 Mazda CX-5 Maxx Sport, $33,990 drive away, 45,210 km, automatic, petrol, five seats",
];

/** The family's `@font-face` rules with the font file itself in them; Vite's address is below the project's root. */
function facesOf(name: (typeof FONT_NAMES)[number]): string {
  const { url } = FONTS[name];
  const file = readFileSync(resolve(url.slice(url.indexOf("@fontsource-variable/"))));
  return fontFaces(name).replace(url, `data:font/woff2;base64,${file.toString("base64")}`);
}

test.each(FONT_NAMES)("until %s has loaded, its fallback takes its room: nothing shifts", async (name) => {
  const { page, leave } = await visit();
  await page.setContent(`<style>${facesOf(name)} span { font-size: 40px; white-space: nowrap }</style>`);
  const { family } = FONTS[name];
  const { "wt-head": head = "", "wt-strong": strong = "" } = VOICES[name];
  const weights = ["400", Number(head) > 559 ? head : strong] as const;
  const ratios = await page.evaluate(
    async ([own, sentences, both]) => {
      await Promise.all(both.map((weight) => document.fonts.load(`${weight} 40px "${own}"`)));
      const box = (font: string, weight: string, text: string) => {
        const span = document.createElement("span");
        Object.assign(span.style, { fontFamily: `"${font}"`, fontWeight: weight });
        span.textContent = text;
        document.body.append(span);
        const { width, height } = span.getBoundingClientRect();
        span.remove();
        return { width, height };
      };
      return sentences.flatMap((text) =>
        both.map((weight) => {
          const [real, fallback] = [box(own, weight, text), box(`${own} fallback`, weight, text)];
          return { width: fallback.width / real.width, height: fallback.height / real.height };
        }),
      );
    },
    [family, SENTENCES, weights] as const,
  );
  for (const { width, height } of ratios) {
    expect(Math.abs(width - 1), "a line's length").toBeLessThan(0.06);
    expect(Math.abs(height - 1), "a line's height").toBeLessThan(0.03);
  }
  await leave();
});

test.each(["halden", "hollis"])(
  "%s: a first page asks for two files of type at most, the headings' own before all others",
  async (site) => {
    const { page, leave } = await visit();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") asked.push(new URL(request.url()).pathname);
    });
    await page.goto(at(site), { waitUntil: "networkidle" });
    const first = await page.locator('link[rel="preload"][as="font"]').first().getAttribute("href");
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked).size).toBeLessThanOrEqual(2);
    expect(asked[0]).toBe(first);
    await leave();
  },
);
