import { formatHex } from "culori";
import { describe, expect, test } from "vitest";
import { AA_EDGE, AA_TEXT, contrast, deriveColours, formatColour } from "./derive.ts";

/** Text and the grounds it may stand on. */
const TEXT_PAIRS = [
  ["on-brand", "brand"],
  ["on-brand", "brand-hover"],
  ["on-brand", "brand-pressed"],
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["brand-text", "surface"],
  ["brand-text", "surface-3"],
  ["brand-text", "brand-100"],
  ["brand-text-hover", "surface"],
  ["ink", "surface"],
  ["ink", "brand-100"],
  ["text-muted", "surface"],
  ["text-muted", "surface-3"],
  ["text-muted", "brand-100"],
  ["text-subtle", "surface-2"],
  ["on-brand-deep", "brand-deep"],
  ["on-brand-deep-muted", "brand-deep"],
  ["on-ink", "ink"],
  ["on-ink-muted", "ink"],
  ["brand-on-dark", "ink"],
  ["brand-on-dark", "brand-deep"],
  ["positive", "positive-tint"],
  ["caution", "caution-tint"],
  ["negative", "negative-tint"],
  ["negative", "surface"],
] as const;

const EDGE_PAIRS = [
  ["line-strong", "surface"],
  ["focus", "surface"],
] as const;

const BRANDS = ["#0F5A47", "#FF7A1A", "#FFFF00", "#FFFFFF", "#000000", "#808080", "#E4002B", "#0033A0", "#00FF00"];

describe.each(BRANDS)("colours derived from %s", (brand) => {
  for (const neutral of [0, 0.35, 1]) {
    const { palette } = deriveColours(brand, neutral, "#7C3AED");
    const of = (name: string) => {
      const found = palette[name];
      if (!found) throw new Error(`no token ${name}`);
      return found;
    };
    test.each(TEXT_PAIRS)(`text %s on %s reads at AA (greys at ${neutral})`, (text, ground) => {
      expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(AA_TEXT);
    });
    test.each(EDGE_PAIRS)(`edge %s on %s shows at AA (greys at ${neutral})`, (edge, ground) => {
      expect(contrast(of(edge), of(ground))).toBeGreaterThanOrEqual(AA_EDGE);
    });
  }
});

test("a brand colour that carries white text is used as given", () => {
  const { palette, notice } = deriveColours("#0F5A47");
  expect(palette.brand && formatHex(palette.brand)).toBe("#0f5a47");
  expect(palette["on-brand"] && formatHex(palette["on-brand"])).toBe("#ffffff");
  expect(notice).toBeNull();
});

test("a light brand colour keeps its own value and takes dark text", () => {
  const { palette, notice } = deriveColours("#FF7A1A", 0.35);
  expect(palette.brand && formatHex(palette.brand)).toBe("#ff7a1a");
  expect(palette["on-brand"]?.l).toBeLessThan(0.3);
  expect(notice).toBeNull();
});

test("a fill that would melt into the page gets an edge, a strong one does not", () => {
  const yellow = deriveColours("#FFFF00").palette;
  expect(yellow["brand-edge"]).not.toEqual(yellow.brand);
  const green = deriveColours("#0F5A47").palette;
  expect(green["brand-edge"]).toEqual(green.brand);
});

test("a colour is written for a stylesheet with its hue even when it has none", () => {
  expect(formatColour({ mode: "oklch", l: 1, c: 0 })).toBe("oklch(1.0000 0.0000 0.0)");
});
