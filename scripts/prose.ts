import { readFileSync, writeFileSync } from "node:fs";
import { filesBelow } from "./book/files.ts";
import { widthOf, wrapped } from "./book/wrap.ts";

/**
 * Pages are read in editors and in reviews, beside their changes. So a line of prose has at most 120 columns; tables,
 * code and the addresses of links may be wider. `--write` wraps wider lines.
 */

export const WIDEST = 120;
const PAGES = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"];
/** Dealers' own texts may be of any width, so `sites` is not included. */
const ROOMS = ["docs", "src", "demo", "bench", "test", "scripts"];

/** Numbers of the lines of a Markdown text that are too wide, counted from 1. */
export function wideLines(text: string): number[] {
  let inCode = false;
  return text.split("\n").flatMap((line, i) => {
    const fence = /^\s*(```|~~~)/.test(line);
    if (fence) inCode = !inCode;
    const free = inCode || fence || /^\s*(\||\[[^\]]+\]: |<)/.test(line);
    return !free && widthOf(line) > WIDEST ? [i + 1] : [];
  });
}

const pages = () => [...PAGES, ...filesBelow(ROOMS, /\.md$/)];

/** All lines of our prose that are too wide, a sentence each. */
export function inspectProse(): string[] {
  return pages().flatMap((file) =>
    wideLines(readFileSync(file, "utf8")).map(
      (line) => `${file}:${line} is wider than ${WIDEST} columns: node scripts/prose.ts --write breaks it`,
    ),
  );
}

function mendProse(): void {
  for (const file of pages()) {
    const text = readFileSync(file, "utf8");
    if (wideLines(text).length > 0) writeFileSync(file, wrapped(text, WIDEST));
  }
}

if (process.argv[1]?.endsWith("scripts/prose.ts")) {
  if (process.argv.includes("--write")) mendProse();
  const findings = inspectProse();
  for (const finding of findings) console.error(`${finding}.`);
  process.exit(findings.length > 0 ? 1 : 0);
}
