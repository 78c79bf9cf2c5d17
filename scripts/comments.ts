import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { CITATION } from "./book/cited.ts";
import { filesBelow } from "./book/files.ts";

/**
 * Readers of comments do not have the book of requirements open. So an ID stands at the end of a sentence that says
 * what it is about, and lines are short enough to be read beside another window.
 */

const WIDEST = 120;
const ROOMS = ["src", "demo", "bench", "test", "scripts"];

export interface Comment {
  /** Line of the file at which it begins, from 1. */
  readonly line: number;
  /** Its lines as in the file, including marks and indentation. */
  readonly lines: readonly string[];
  /** Its text in one line, without marks. */
  readonly words: string;
}

/** Positions of the comments in a source; consecutive `//` lines are one comment. */
function spansIn(file: string, text: string): { start: number; end: number }[] {
  if (file.endsWith(".css")) {
    return [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ index, 0: said }) => ({
      start: index,
      end: index + said.length,
    }));
  }
  const spans: { start: number; end: number }[] = [];
  for (const { start, end } of parseSync(file, text).comments) {
    const last = spans.at(-1);
    const follows = last && text.startsWith("//", start) && text.startsWith("//", last.start);
    if (last && follows && /^[^\S\n]*\n[^\S\n]*$/.test(text.slice(last.end, start))) last.end = end;
    else spans.push({ start, end });
  }
  return spans;
}

/** The comments of a source text, in order. */
export function commentsIn(file: string, text: string): Comment[] {
  return spansIn(file, text).map(({ start, end }) => {
    const from = text.lastIndexOf("\n", start) + 1;
    const until = text.indexOf("\n", end);
    const said = text.slice(start, end).replace(/^\/\*+|\*+\/$/g, "");
    return {
      line: text.slice(0, start).split("\n").length,
      lines: text.slice(from, until < 0 ? text.length : until).split("\n"),
      words: said
        .split("\n")
        .map((line) => line.replace(/^\s*(\/\/+|\*+)?\s?/, "").trim())
        .join(" ")
        .trim(),
    };
  });
}

const JOINING = /\b(and|or|to|see|also|section|row|rows)\b/gi;

/** Sentences of a comment that only cite rows of the book. */
export function bareCitations(words: string): string[] {
  return words
    .split(/(?<=[.!?:])\s+(?=[(\p{Lu}`"])/u)
    .filter(
      (sentence) =>
        sentence.search(CITATION) >= 0 && !/[\p{L}\d]/u.test(sentence.replace(CITATION, "").replace(JOINING, "")),
    );
}

/** A specification that readers of the sources do not have; the book's rows contain its facts. */
const ELSEWHERE = /\bSPEC\b/;

/** The problems of one file's comments, a sentence each. */
export function judgeComments(file: string, text: string): string[] {
  return commentsIn(file, text).flatMap(({ line, lines, words }) => [
    ...bareCitations(words).map(
      (alone) =>
        `${file}:${line} says "${alone}" and nothing else: say in words what it is about, and cite it after them`,
    ),
    ...(ELSEWHERE.test(words)
      ? [`${file}:${line} cites a paper that is not in the house: cite a row of docs/requirements, or a decision`]
      : []),
    ...lines.flatMap((said, i) =>
      said.length > WIDEST && !/https?:|biome-ignore|@ts-/.test(said)
        ? [`${file}:${line + i} has ${said.length} columns: break a comment's lines at ${WIDEST}`]
        : [],
    ),
  ]);
}

/** The problems of all comments. */
export function inspectComments(): string[] {
  return filesBelow(ROOMS, /\.(tsx?|mjs|css)$/).flatMap((file) => judgeComments(file, readFileSync(file, "utf8")));
}

if (process.argv[1]?.endsWith("scripts/comments.ts")) {
  const findings = inspectComments();
  for (const finding of findings) console.error(`${finding}.`);
  process.exit(findings.length > 0 ? 1 : 0);
}
