import { expect, test } from "vitest";
import { markup, words } from "../../../../test/fixtures/markup.tsx";
import type { ShownComparison } from "../schema.ts";
import { Comparison } from "./gauge-panel.tsx";
import { PriceComparison } from "./price-comparison.tsx";

const FIGURES: ShownComparison = {
  fill: 0.8,
  listing_price: 46_990,
  market_range_min: 46_200,
  market_range_max: 51_900,
  confidence: 0.7,
  description: "Compared with 14 similar cars advertised by Alderbank Mazda.",
};
const shown = (changes: Partial<ShownComparison> = {}) =>
  markup(<Comparison figures={{ ...FIGURES, ...changes }} noun="car" />);

test("VDP-029 SITE-043 a page keeps its place only where there is something to ask", () => {
  expect(markup(<PriceComparison address={null} noun="car" />)).toBe("");
  expect(markup(<PriceComparison address="/cars/car-1/autogauge" noun="car" />)).toContain("<section");
});

test("without JavaScript, and on paper before it was asked for, its place is not there", () => {
  const html = markup(<PriceComparison address="/cars/car-1/autogauge" noun="car" />);
  expect(html).toContain("[@media(scripting:none)]:hidden");
  expect(html).toContain("print:hidden");
  expect(words(html)).toBe("");
});

test("VDP-031 VDP-032 VDP-033 VDP-034 VDP-035 the panel says price, range, where they are from and how sure it is", () => {
  expect(words(shown())).toContain(
    "The market range of similar cars is $46,200 to $51,900 . At $46,990 this one is $2,060 under its middle. " +
      "Compared with 14 similar cars advertised by Alderbank Mazda. High confidence.",
  );
});

test("where all ask the same there is no range to tell", () => {
  const same = { market_range_min: 48_000, market_range_max: 48_000 };
  expect(words(shown(same))).toContain(
    "Similar cars are advertised at $48,000 . At $46,990 this one is $1,010 under that.",
  );
});

test("the gauge is a picture that is told in words", () => {
  expect(shown()).toContain('role="img" aria-label="Great Deal: $46,990, where similar ones are $46,200 to $51,900"');
  expect(words(shown({ fill: 0.64 }))).toContain("Good Deal");
});

test.each([
  [0.29, "low", "stroke-negative"],
  [0.3, "middle", "stroke-caution"],
  [0.6, "middle", "stroke-caution"],
  [0.61, "high", "stroke-positive"],
] as const)(
  "VDP-030 VDP-041 VDP-042 VDP-043 a fill of %d is drawn as such, in the %s band's colour",
  (fill, band, stroke) => {
    const html = shown({ fill });
    expect(html).toContain(`data-band="${band}" class="${stroke} `);
    expect(html).toContain(`--left-at-last:${1 - fill};`);
    expect(html).toContain("transition-duration:2500ms");
  },
);
