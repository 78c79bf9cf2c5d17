import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CHROMIUM_ARGS, findChromium, UNHINTED } from "../../../scripts/chromium.ts";
import { FONT_NAMES } from "../../../src/ui/tokens/font-names.ts";
import { FONTS, fontFaces } from "../../../src/ui/tokens/fonts.ts";
import { VOICES } from "../../../src/ui/tokens/scales.ts";
import { at, openBrowser } from "../browser.ts";

const { visit } = openBrowser();
const { resolve } = createRequire(import.meta.url);
const SENTENCES = [
  "Enquire about this vehicle today and we will call you back about finance, trade-in and a test drive",
  "2025 Mazda CX-5 Maxx Sport, $33,990 drive away, 45,210 km, automatic, petrol, five seats",
];
/** What stands in rows beside each other, which would break elsewhere where the fallback is wider or narrower. */
const SAID = [
  ...SENTENCES,
  "Used · Motorhome · 12,450 km · Automatic · Diesel",
  "Stock no. MU10446",
  "07 5550 0152",
  "$33,990 drive away",
  "Finance from $159 a week",
  "2024 Jayco Conquest FD.23-3",
  "2026 Nissan Qashqai e-POWER Ti",
  "Book a service",
  "Monday to Friday 8:30 am to 5:30 pm",
  "Search by make, model or price",
  "Photos",
  "Test drive",
];

/** The family's small file, and the one of the library with all that is Latin. */
function filesOf(name: (typeof FONT_NAMES)[number]) {
  const { url, whole } = FONTS[name];
  const small = join("src/ui/tokens/type", basename(url));
  return { small, large: resolve(whole.slice(whole.indexOf("@fontsource-variable/"))) };
}

/** The family's `@font-face` rules with the font file itself in them; Vite's address is below the project's root. */
function facesOf(name: (typeof FONT_NAMES)[number]): string {
  const { url, whole } = FONTS[name];
  const { small, large } = filesOf(name);
  const inline = (file: string) => `data:font/woff2;base64,${readFileSync(file).toString("base64")}`;
  return fontFaces(name).replace(url, inline(small)).replace(whole, inline(large));
}

let unhinted: Browser;
beforeAll(async () => {
  unhinted = await chromium.launch({ executablePath: findChromium() ?? "", args: [...CHROMIUM_ARGS, UNHINTED] });
});
afterAll(() => unhinted.close());

test.each(FONT_NAMES)("until %s has loaded, its fallback takes its room: nothing shifts", async (name) => {
  const page = await unhinted.newPage();
  const said = "span { font-size: 40px; white-space: nowrap; font-variant-numeric: tabular-nums }";
  await page.setContent(`<style>${facesOf(name)} ${said}</style>`);
  const { family } = FONTS[name];
  const { "wt-head": head = "", "wt-strong": strong = "" } = VOICES[name];
  const weights = ["400", Number(head) > 559 ? head : strong] as const;
  const { whole, ratios } = await page.evaluate(
    async ([own, texts, both]) => {
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
      const boxes = both.map((weight) =>
        texts.map((text) => ({ real: box(own, weight, text), fallback: box(`${own} fallback`, weight, text) })),
      );
      const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
      return {
        whole: boxes.map(
          (each) => sum(each.map(({ fallback }) => fallback.width)) / sum(each.map(({ real }) => real.width)),
        ),
        ratios: boxes.flat().map(({ real, fallback }) => ({
          width: fallback.width / real.width,
          height: fallback.height / real.height,
        })),
      };
    },
    [family, SAID, weights] as const,
  );
  for (const width of whole) expect(Math.abs(width - 1), "the length of all of it").toBeLessThan(0.01);
  for (const { width, height } of ratios) {
    expect(Math.abs(width - 1), "a line's length").toBeLessThan(0.07);
    expect(Math.abs(height - 1), "a line's height").toBeLessThan(0.03);
  }
  await page.close();
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

test.each(FONT_NAMES)(
  "%s: what a dealer's page says is in the small file, a foreign name's letter in the whole one",
  async (name) => {
    const { page, leave } = await visit();
    const { url, whole } = FONTS[name];
    const asked: string[] = [];
    const { small, large } = filesOf(name);
    await page.route("**/*.woff2", (route) => {
      const { pathname } = new URL(route.request().url());
      asked.push(pathname);
      return route.fulfill({ path: pathname === "/small.woff2" ? small : large, contentType: "font/woff2" });
    });
    const faces = fontFaces(name).replace(url, "/small.woff2").replace(whole, "/whole.woff2");
    const show = async (text: string) => {
      asked.length = 0;
      const body = `<!doctype html><meta charset="utf-8"><style>${faces}</style><p style="font-family:'${FONTS[name].family}'">${text}</p>`;
      await page.route("http://type.localhost/", (route) => route.fulfill({ contentType: "text/html", body }));
      await page.goto("http://type.localhost/", { waitUntil: "networkidle" });
      return [...asked].sort();
    };
    expect(await show(`${SENTENCES.join(" ")} © Citroën’s “C3” – 2 × 4 °C …`)).toEqual(["/small.woff2"]);
    expect(await show("A 🚗 and a hyphen‑here →")).toEqual(["/small.woff2"]);
    expect(await show("Øystein")).toEqual(["/small.woff2", "/whole.woff2"]);
    await leave();
  },
);
