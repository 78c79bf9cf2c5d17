import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SOURCE = fileURLToPath(new URL("..", import.meta.url));
/** Hex colours, colour functions, and utilities with a colour in brackets. */
const RAW = /["'`[(:\s]#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i;

const coloursIn = (text: string): string[] =>
  text
    .split("\n")
    .filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line) && !/href=|url\(/.test(line))
    .filter((line) => RAW.test(line))
    .map((line) => line.trim());

test("the check sees a raw colour where there is one", () => {
  expect(coloursIn('<p style={{ color: "#ff0000" }}>')).toHaveLength(1);
  expect(coloursIn('className="bg-[#fff]"')).toHaveLength(1);
  expect(coloursIn('className="bg-brand text-on-brand"')).toHaveLength(0);
});

test("no component names a colour: all come from the site's tokens", () => {
  const files = globSync("{ui,templates,routes,features}/**/*.tsx", { cwd: SOURCE })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.endsWith(".test.tsx"));
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((file) =>
    coloursIn(readFileSync(`${SOURCE}/${file}`, "utf8")).map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});
