import { describe, expect, test } from "vitest";
import { excerpt, excerptInSentences } from "./excerpt.ts";

describe("a text cut for a first look", () => {
  test("VDP-017 400 characters are shown whole, 401 are cut and nothing is lost", () => {
    const words = `${"word ".repeat(79)}ends!`;
    expect(words).toHaveLength(400);
    expect(excerpt(words, 400)).toEqual({ shown: words, rest: null });
    expect(excerpt(`${words}!?`, 400)).toEqual({ shown: words, rest: "!?" });
    expect(excerpt(`One. ${"b".repeat(500)}`, 400).shown).toHaveLength(400);
  });

  test("FIN-072 a character of two places is not cut in half", () => {
    expect(excerpt(`${"a".repeat(196)}🚗 and more`, 197)).toEqual({ shown: "a".repeat(196), rest: "🚗 and more" });
  });

  test("on paper it ends with the last sentence that fits, else with the last word, else where it must", () => {
    const text = `${"a".repeat(300)}. ${"b".repeat(200)}`;
    expect(excerptInSentences(text, 400).shown).toBe(`${"a".repeat(300)}.`);
    expect(excerptInSentences(`One. ${"b".repeat(300)} ${"c".repeat(300)}`, 400).shown).toBe(`One. ${"b".repeat(300)}`);
    expect(excerptInSentences("x".repeat(401), 400)).toEqual({ shown: "x".repeat(400), rest: "x" });
  });
});
