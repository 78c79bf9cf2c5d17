import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Words between quotes or tags that have a straight apostrophe between letters. */
const STRAIGHT = /["`>][^"`<>{}]*[a-z]'[a-z][^"`<>{}]*["`<]/gi;
/** Lines that nobody at the desk reads. */
const UNREAD = /^\s*(\*|\/\/|\/\*)|throw new Error\(|\{\/\*/;

test("what is said at the desk has the apostrophes that print has, as its names and prices do", () => {
  const files = [
    ...globSync("src/desk/**/*.{ts,tsx}", { exclude: ["**/*.test.ts"] }),
    ...["src/features/staff/ability.ts", "src/features/feeds/runs/holds.ts"],
  ];
  const found = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => !UNREAD.test(line))
      .flatMap((line) => line.match(STRAIGHT) ?? [])
      .map((words) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});
