import { readFileSync } from "node:fs";
import { filesBelow } from "./book/files.ts";

/**
 * Pages are read in editors and in reviews, side by side with their change. So a line of our own prose has at most 120
 * columns. Tables, code and the addresses of links are as wide as they must be.
 */

const WIDEST = 120;
const PAGES = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"];
/** What dealers write is theirs to wrap: `sites` is not among them. */
const ROOMS = ["docs", "src", "demo", "bench", "test", "scripts"];

/** How wide a line of Markdown is for its reader: the address of a link is not read. */
const widthOf = (line: string): number => line.replace(/\]\([^)]*\)/g, "]").length;

/** Lines of a Markdown text that are too wide, counted from 1. */
export function wideLines(text: string): number[] {
  let inCode = false;
  return text.split("\n").flatMap((line, i) => {
    const fence = /^\s*(```|~~~)/.test(line);
    if (fence) inCode = !inCode;
    const free = inCode || fence || /^\s*(\||\[[^\]]+\]: |<)/.test(line);
    return !free && widthOf(line) > WIDEST ? [i + 1] : [];
  });
}

/** Every line of the house's own prose that is too wide, a sentence each. */
export function inspectProse(): string[] {
  return [...PAGES, ...filesBelow(ROOMS, /\.md$/)].flatMap((file) =>
    wideLines(readFileSync(file, "utf8")).map(
      (line) => `${file}:${line} is wider than ${WIDEST} columns: break the line, as the paragraphs beside it do`,
    ),
  );
}

if (process.argv[1]?.endsWith("scripts/prose.ts")) {
  const findings = inspectProse();
  for (const finding of findings) console.error(`${finding}.`);
  process.exit(findings.length > 0 ? 1 : 0);
}
