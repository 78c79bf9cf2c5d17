import { expect, test } from "vitest";
import { readJson, readText, siteKey, writeText } from "./site-storage.ts";

function memory() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  };
}
const refused = (): Storage => {
  throw new DOMException("switched off", "SecurityError");
};

test("SITE-046 two sites on one origin never read each other's values", () => {
  const storage = memory();
  expect(siteKey("halden", "popup")).toBe("halden:popup");
  writeText(() => storage, siteKey("halden", "popup"), "spring");
  expect(readText(() => storage, siteKey("kingtide", "popup"))).toBeNull();
  expect(readText(() => storage, siteKey("halden", "popup"))).toBe("spring");
});

test("a browser that refuses its storage keeps nothing, and nothing breaks", () => {
  expect(writeText(refused, "a:popup", "x")).toBe(false);
  expect(readText(refused, "a:popup")).toBeNull();
  expect(readJson(refused, "a:popup")).toBeNull();
});

test("what is no JSON reads as nothing", () => {
  const storage = memory();
  writeText(() => storage, "a:panels", "{");
  expect(readJson(() => storage, "a:panels")).toBeNull();
  writeText(() => storage, "a:panels", '{"Features":false}');
  expect(readJson(() => storage, "a:panels")).toEqual({ Features: false });
});
