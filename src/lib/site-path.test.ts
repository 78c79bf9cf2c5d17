import fc from "fast-check";
import { expect, test } from "vitest";
import { pathOfThisSite, withParameter } from "./site-path.ts";

test("a path of this site is kept, with its query and fragment", () => {
  expect(pathOfThisSite("/trade-in?step=3&a=%20b#photos")).toBe("/trade-in?step=3&a=%20b#photos");
  expect(pathOfThisSite("/a/../b")).toBe("/b");
});

test.each([
  "//evil.example/",
  "/\\evil.example/",
  "/.//evil.example/",
  "/a/..//evil.example/",
  "/\t/evil.example/",
  "/%2e//evil.example/",
  "https://evil.example/",
  "evil.example",
  "javascript:alert(1)",
  "",
  `/${"a".repeat(1_000)}`,
])("%j leads nowhere", (address) => {
  expect(pathOfThisSite(address)).toBeNull();
});

test("whatever is written, a browser that follows it stays on the site", () => {
  const part = fc.constantFrom(
    "/",
    "\\",
    ".",
    "..",
    "%2e",
    "\t",
    "\n",
    "@",
    ":",
    "?",
    "#",
    "evil.example",
    "a",
    "https:",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
      const path = pathOfThisSite(`/${parts.join("")}`);
      if (path === null) return;
      expect(new URL(path, "https://www.halden.example/x/y").origin).toBe("https://www.halden.example");
    }),
  );
});

test("a parameter is set and removed, the rest stays", () => {
  expect(withParameter("/trade-in?a=1&photo=full#p", "photo", "refused")).toBe("/trade-in?a=1&photo=refused#p");
  expect(withParameter("/trade-in?a=1&photo=full#p", "photo", null)).toBe("/trade-in?a=1#p");
});
