import { expect, test } from "vitest";
import { inspectProse, wideLines } from "./prose.ts";

test("the house's own prose has lines of at most 120 columns", () => {
  expect(inspectProse()).toEqual([]);
});

test("a line that is too wide is found wherever prose stands", () => {
  const wide = "word ".repeat(25).trim();
  expect(wideLines(`# Short\n\n${wide}\n- ${wide}\n> ${wide}`)).toEqual([3, 4, 5]);
  expect(wideLines(`${wide.slice(5)} [${wide.slice(0, 4)}](https://example.com/${"x".repeat(80)})`)).toEqual([1]);
});

test("tables, code and the addresses of links are as wide as they must be", () => {
  const wide = "word ".repeat(40).trim();
  expect(
    wideLines(
      `| ${wide} |\n\`\`\`sh\n${wide}\n\`\`\`\n![shot](${wide})\nSee [it](https://example.com/${"x".repeat(200)}).`,
    ),
  ).toEqual([]);
});
