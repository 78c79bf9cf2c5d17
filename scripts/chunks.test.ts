import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { CHUNK_PATHS, CHUNKS } from "./chunks.ts";

test("every path that a chunk names exists, so that no code moves into another chunk unnoticed", () => {
  const files = globSync("src/**/*.{ts,tsx}").map((file) => file.replaceAll("\\", "/"));
  expect(CHUNK_PATHS.filter((path) => !files.some((file) => file.startsWith(`src/${path}`)))).toEqual([]);
});

test.each([
  ["first", "/home/house/src/ui/link.tsx", true],
  ["first", "/home/house/src/templates/group/index.ts", true],
  ["first", "C:\\house\\src\\features\\leads\\visit.ts", true],
  ["first", "/home/house/src/features/site/popups.ts", false],
  ["search", "/home/house/src/features/search/rules.ts", true],
  ["search", "/home/house/src/features/hero/hero.ts", false],
  ["cards", "/home/house/src/features/site/view.ts", true],
  ["cards", "/home/house/src/features/site-x/view.ts", false],
])("the chunk %s and %s", (name, file, takes) => {
  expect(CHUNKS.find((chunk) => chunk.name === name)?.test.test(file)).toBe(takes);
});
