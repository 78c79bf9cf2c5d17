import { expect, test } from "vitest";
import { bareCitations, commentsIn, inspectComments, judgeComments } from "./comments.ts";

/** An ID put together at run time, so that this file does not cite the book. */
const id = (number: string) => `VDP-${number}`;

test("every comment of our sources says something beside its citations, in lines of at most 120 columns", () => {
  expect(inspectComments()).toEqual([]);
});

test.each([
  [id("004")],
  [`${id("004")}, ${id("005")}.`],
  [`See ${id("004")} and ${id("005")}.`],
  [`${id("016")} to ${id("018")}`],
  [`Thumbnails need a fourth picture. (${id("004")})`],
  [`${id("004")}: Thumbnails need a fourth picture.`],
])("a comment of which a sentence is nothing but citations is refused: %s", (words) => {
  expect(bareCitations(words)).toHaveLength(1);
  expect(judgeComments("a.ts", `/** ${words} */\nexport const A = 1;\n`)).toEqual([
    expect.stringMatching(/^a\.ts:1 says ".*" and nothing else: say in words/),
  ]);
});

test.each([
  [`Thumbnails need a fourth picture (${id("004")}).`],
  ["Sizes are those of ISO-216. Others are cut."],
  [`A picture (${id("004")}, ${id("005")}) and its words.`],
])("a sentence that can be understood without the book is accepted: %s", (words) => {
  expect(bareCitations(words)).toEqual([]);
});

test("a comment does not send its reader to a document that is not in the repository", () => {
  expect(judgeComments("a.ts", "/** As SPEC §3 has it. */")).toEqual([
    expect.stringContaining("a paper that is not in"),
  ]);
});

test("a line of a comment is at most 120 columns wide, unless it holds an address", () => {
  const long = `// ${"word ".repeat(25)}`.trimEnd();
  expect(judgeComments("a.ts", `const a = 1;\n${long}\n`)).toEqual([
    "a.ts:2 has 127 columns: break a comment's lines at 120",
  ]);
  expect(judgeComments("a.css", `/* ${"word ".repeat(25)} */`)).toHaveLength(1);
  expect(judgeComments("a.ts", `${long} https://example.com/\nconst a = "${"word ".repeat(30)}";\n`)).toEqual([]);
});

test("text in a string that looks like a comment is none", () => {
  expect(commentsIn("a.tsx", 'const a = "// no"; const b = `/* no */`; const c = /\\/\\/ no/; // yes\n')).toEqual([
    expect.objectContaining({ line: 1, words: "yes" }),
  ]);
  expect(commentsIn("a.ts", "// one\n// two\n\n// three\n").map(({ words }) => words)).toEqual(["one two", "three"]);
});
