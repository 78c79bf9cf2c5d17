import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CHROMIUM_ARGS } from "./chromium.ts";

test("the browser's features that Playwright disables stay disabled, because a second list replaces the first", () => {
  const playwright = readFileSync("node_modules/playwright-core/lib/coreBundle.js", "utf8");
  const [, list = ""] = /\bdisabledFeatures = \[([^\]]*)\]/.exec(playwright) ?? [];
  const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(theirs.length).toBeGreaterThan(10);
  const ours = CHROMIUM_ARGS.find((arg) => arg.startsWith("--disable-features="));
  expect(ours?.slice(ours.indexOf("=") + 1).split(",")).toEqual(expect.arrayContaining(theirs));
});
