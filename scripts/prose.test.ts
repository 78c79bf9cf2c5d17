import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesBelow } from "./book/files.ts";
import { wrapped } from "./book/wrap.ts";
import { inspectProse, wideLines } from "./prose.ts";

test("our own prose has lines of at most 120 columns", () => {
  expect(inspectProse()).toEqual([]);
});

test("a line that is too wide is found in every kind of prose", () => {
  const wide = "word ".repeat(25).trim();
  expect(wideLines(`# Short\n\n${wide}\n- ${wide}\n> ${wide}`)).toEqual([3, 4, 5]);
  expect(wideLines(`${wide.slice(5)} [${wide.slice(0, 4)}](https://example.com/${"x".repeat(80)})`)).toEqual([1]);
});

test("tables, code and the addresses of links may be wider", () => {
  const wide = "word ".repeat(40).trim();
  expect(
    wideLines(
      `| ${wide} |\n\`\`\`sh\n${wide}\n\`\`\`\n![shot](${wide})\nSee [it](https://example.com/${"x".repeat(200)}).`,
    ),
  ).toEqual([]);
});

test("a line that is too wide is wrapped between words within its list or quotation, and nothing else changes", () => {
  const text = [
    "# A heading that is far too wide to be here at all",
    "",
    "one two three four five six",
    "seven [eight](https://example.com/long) nine `ten eleven twelve`",
    "",
    "- one two three four five six - seven",
    "  eight",
    "- short",
    "",
    "> one two three four five six",
    "> seven",
    "",
    "```",
    "one two three four five six seven",
    "```",
    "| one two three four five six seven |",
  ].join("\n");
  expect(wrapped(text, 20).split("\n")).toEqual([
    "# A heading that is far too wide to be here at all",
    "",
    "one two three four",
    "five six seven",
    "[eight](https://example.com/long) nine",
    "`ten eleven twelve`",
    "",
    "- one two three four",
    "  five six - seven",
    "  eight",
    "- short",
    "",
    "> one two three four",
    "> five six seven",
    "",
    "```",
    "one two three four five six seven",
    "```",
    "| one two three four five six seven |",
  ]);
  expect(wrapped(text, 120)).toBe(text);
});

test("wrapping our own pages more narrowly loses no word, and wrapping again changes nothing", () => {
  const plain = (text: string) => text.replace(/^> /gm, "").replace(/\s+/g, " ");
  for (const file of filesBelow(["docs"], /\.md$/)) {
    const text = readFileSync(file, "utf8");
    const narrow = wrapped(text, 60);
    expect(plain(narrow), file).toBe(plain(text));
    expect(wrapped(narrow, 60), file).toBe(narrow);
  }
});
