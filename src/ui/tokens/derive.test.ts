import { formatHex } from "culori";
import { describe, expect, test } from "vitest";
import { deriveColours, formatColour, looksLikeAnError, type Palette } from "./derive.ts";
import { measuredPairs } from "./pairs.ts";

/** The unreadable pairs, each with its contrast ratio. */
const unreadable = (palette: Palette): string[] =>
  measuredPairs(palette)
    .filter(({ ratio, minimum }) => ratio < minimum)
    .map(({ text, ground, ratio }) => `${text} on ${ground}: ${ratio.toFixed(2)}`);

const BRANDS = ["#0F5A47", "#FF7A1A", "#FFFF00", "#FFFFFF", "#000000", "#808080", "#E4002B", "#0033A0", "#00FF00"];
const hexOf = (palette: Palette, name: string) => formatHex(palette[name]);

describe.each(BRANDS)("colours derived from %s", (brand) => {
  test.each([0, 0.35, 1, 2])(
    "SITE-001 every text reads at AA on every ground it may stand on (greys at %d)",
    (neutral) => {
      expect(unreadable(deriveColours(brand, { neutral, hue: 82 }, "#7C3AED").palette)).toEqual([]);
      expect(unreadable(deriveColours(brand, { neutral }).palette)).toEqual([]);
    },
  );
});

/** Pseudo-random numbers from 0 to 1, the same in every run (mulberry32). */
function* chance(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    yield ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }
}

test("SITE-001 any brand with any accent and any greys reads at AA", () => {
  const dice = chance(20_261_121);
  const next = () => dice.next().value;
  const anyColour = () =>
    `#${Math.floor(next() * 0x1000000)
      .toString(16)
      .padStart(6, "0")}`;
  for (let round = 0; round < 120; round++) {
    const [brand, accent] = [anyColour(), anyColour()];
    const greys = { neutral: next() * 2, hue: next() < 0.5 ? null : next() * 360 };
    const found = unreadable(deriveColours(brand, greys, accent).palette);
    expect({ brand, accent, greys, found }).toEqual({ brand, accent, greys, found: [] });
  }
});

test("what names no colour is refused, with what to write instead", () => {
  for (const wrong of ["", "#12", "rubbish", "#gggggg"]) {
    expect(() => deriveColours(wrong)).toThrow(`"${wrong}" is not a colour: write # and six hexadecimal digits`);
  }
  expect(() => deriveColours("#0F5A47", {}, "teal-ish")).toThrow("is not a colour");
});

test("a red brand, within 30 degrees of the errors' own hue, gives its focus up to ink", () => {
  for (const red of ["#E4002B", "#99142A", "#FF3300", "#C8102E"]) {
    const { palette } = deriveColours(red);
    expect(palette.focus).toEqual(palette.ink);
  }
  for (const other of ["#0F5A47", "#FFB000", "#0033A0", "#808080"]) {
    const { palette } = deriveColours(other);
    expect(palette.focus).toEqual(palette["brand-text"]);
  }
});

test("how near to the errors' hue is decided around the whole circle", () => {
  const at = (h: number) => looksLikeAnError({ mode: "oklch", l: 0.5, c: 0.15, h });
  expect([at(57), at(57.1), at(357), at(356.9), at(27)]).toEqual([true, false, true, false, true]);
  expect(looksLikeAnError({ mode: "oklch", l: 0.5, c: 0.01, h: 27 })).toBe(false);
});

test("a brand colour that carries white text is used as given", () => {
  const { palette, notice } = deriveColours("#0F5A47");
  expect([hexOf(palette, "brand"), hexOf(palette, "on-brand")]).toEqual(["#0f5a47", "#ffffff"]);
  expect(notice).toBeNull();
});

test("a light brand colour keeps its own value and takes dark text", () => {
  const { palette, notice } = deriveColours("#FF7A1A", { neutral: 0.35 });
  expect(hexOf(palette, "brand")).toBe("#ff7a1a");
  expect(palette["on-brand"]?.l).toBeLessThan(0.3);
  expect(notice).toBeNull();
});

test("a fill that would melt into its ground gets an edge, a strong one does not", () => {
  const yellow = deriveColours("#FFFF00").palette;
  expect(yellow["brand-edge"]).not.toEqual(yellow.brand);
  expect(yellow["brand-edge-on-dark"]).toEqual(yellow.brand);
  const black = deriveColours("#0A0A0A").palette;
  expect(black["brand-edge"]).toEqual(black.brand);
  expect(black["brand-edge-on-dark"]).not.toEqual(black.brand);
});

test("without an accent the brand's own colours stand in its place", () => {
  const { palette } = deriveColours("#FF7A1A");
  expect(palette.accent).toEqual(palette.brand);
  expect(palette["on-accent"]).toEqual(palette["on-brand"]);
});

test("a colour is written for a stylesheet with its hue even when it has none", () => {
  expect(formatColour({ mode: "oklch", l: 1, c: 0 })).toBe("oklch(1.0000 0.0000 0.0)");
});
