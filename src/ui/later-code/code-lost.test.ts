import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every part that is loaded later says what stands in for it where its code does not come", () => {
  const bare = globSync("src/**/*.{ts,tsx}", { exclude: ["**/*.test.*"] }).filter((file) => {
    const code = readFileSync(file, "utf8");
    return /\blazy\(/.test(code) && !/openedLater|standsAsSent/.test(code);
  });
  expect(bare).toEqual([]);
});
