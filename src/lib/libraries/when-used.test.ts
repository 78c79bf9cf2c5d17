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
