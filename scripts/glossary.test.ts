import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const page = readFileSync("docs/glossary.md", "utf8");
const entries = [...page.matchAll(/^\| (.+?) \| (.+?) \|(.*)\|$/gm)]
  .filter(([, word]) => word !== "Word" && !/^-/.test(word ?? ""))
  .map(([, word = "", meaning = "", where = ""]) => ({ word, meaning, where: where.trim() }));

test("the glossary has enough words, and explains none twice", () => {
  expect(entries.length).toBeGreaterThan(60);
  expect(new Set(entries.map(({ word }) => word)).size).toBe(entries.length);
});

test.each(
  page
    .split(/^## /m)
    .slice(1)
    .map((part) => [part.split("\n", 1)[0], part]),
)("%s stand in order", (_, part = "") => {
  const words = [...part.matchAll(/^\| (.+?) \| /gm)]
    .map(([, word = ""]) => word)
    .filter((word) => !/^(Word|-+)/.test(word));
  expect(words).toEqual([...words].sort((a, b) => a.localeCompare(b, "en")));
});

describe.each(entries)("$word", ({ meaning, where }) => {
  test("is explained in one sentence, and leads to a path that exists", () => {
    expect(meaning).toMatch(/^[A-Z][^.]*(\.\w[^.]*)*\.$/);
    const places = [...where.matchAll(/`([^`]+)`/g)].map(([, place = ""]) => place);
    expect(places.filter((place) => !existsSync(place))).toEqual([]);
  });
});
