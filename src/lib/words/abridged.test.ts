import fc from "fast-check";
import { expect, test } from "vitest";
import { abridged } from "./abridged.ts";

test.each([
  ["short enough", 12, "short enough"],
  ["cut before the last word", 15, "cut before the…"],
  ["cut before the last word", 14, "cut before…"],
  ["oneverylongwordwithoutanyblank", 10, "oneverylo…"],
  ["a verylongwordafterashortone", 10, "a verylon…"],
  ["🚗🚗🚗", 4, "🚗…"],
])("%s in %i characters: %s", (text, most, short) => {
  expect(abridged(text, most)).toBe(short);
});

test("it is never longer than asked, never broken, and the same where it fits", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), fc.integer({ min: 4, max: 40 }), (text, most) => {
      const short = abridged(text, most);
      expect(short.length).toBeLessThanOrEqual(most);
      expect(short.isWellFormed()).toBe(true);
      if (text.length <= most) expect(short).toBe(text);
    }),
    { seed: 14 },
  );
});
