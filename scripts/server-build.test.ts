import { expect, test } from "vitest";
import { inAscii } from "./server-build.ts";

test("a built source is ASCII and says what it said", () => {
  const code =
    'const price = "€ 20 – « ü » 🚗", wheel = /[‘’]|🚗+/u, { größe = `…` } = {}; return [price, wheel.exec("a 🚗🚗")[0], größe];';
  const escaped = inAscii(code);
  expect(escaped).not.toMatch(/\P{ASCII}/u);
  expect(new Function(escaped)()).toEqual(new Function(code)());
});

test("a raw text, in which an escape would be a text of its own, is refused", () => {
  expect(() => inAscii("const a = String.raw`plain`, b = String.raw`…`;")).toThrow("raw text");
  expect(inAscii('const a = String.raw`plain`, b = "…";')).toBe('const a = String.raw`plain`, b = "\\u2026";');
});
