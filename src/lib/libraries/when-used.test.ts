import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { whenUsed } from "./when-used.ts";

const { cache, resolve } = createRequire(import.meta.url);

test("a library is loaded when it is first used, once", () => {
  const path = resolve("http_ece");
  delete cache[path];
  const library = whenUsed<{ encrypt(): void }>("http_ece");
  expect(cache[path]).toBeUndefined();
  expect(library().encrypt).toBeTypeOf("function");
  expect(cache[path]).toBeDefined();
  expect(library()).toBe(library());
});

test("a library that waits for its use is imported nowhere else, which would load it with the server", () => {
  const sources = globSync("src/**/*.{ts,tsx}")
    .filter((path) => !/\.(?:test|testing)\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(path, "utf8")] as const);
  const names = sources.flatMap(([, text]) => [...text.matchAll(/whenUsed<.+>\("(.+?)"\)/g)].map(([, name]) => name));
  expect(names.length).toBeGreaterThan(5);
  const imported = new RegExp(`^import (?!type )[^;]*from "(?:${names.join("|")})"`, "m");
  expect(sources.filter(([, text]) => imported.test(text)).map(([path]) => path)).toEqual([]);
});
