import { globSync, readFileSync } from "node:fs";

/**
 * Number of lines that are written twice, in runs of at least eight lines and 70 identical words. Most are the
 * imports of templates' pages, which then differ. The number may only fall: a new duplicate is refused, and removing
 * one lowers it.
 */
const LINES_WRITTEN_TWICE = 582;

/** Words are names, numbers and single signs. Comments and spaces count for nothing. */
const LEAST_WORDS = 70;
const LEAST_LINES = 8;

const SOURCES = "{src,demo,bench,scripts}/**/*.{ts,tsx,js,mjs}";
const TESTS = /\.test\.tsx?$|\/testing\.ts$|\.testing\./;

/** A file's words, each as a number, and the line of each. */
interface Words {
  readonly name: string;
  readonly codes: Int32Array;
  readonly lines: Int32Array;
}

/** A run of words that stands at two places, each as `file:line`. */
export interface Duplicate {
  readonly first: string;
  readonly second: string;
  readonly lines: number;
}

function wordsOf(name: string, text: string, numbers: Map<string, number>): Words {
  const codes: number[] = [];
  const lines: number[] = [];
  let inComment = false;
  for (const [at, line] of text.split("\n").entries()) {
    const start = line.trimStart();
    if (start.startsWith("/*")) inComment = true;
    if (!inComment && !start.startsWith("//")) {
      for (const [word] of start.matchAll(/[\w$]+|[^\w$\s]/g)) {
        const code = numbers.get(word) ?? numbers.size + 1;
        numbers.set(word, code);
        codes.push(code);
        lines.push(at + 1);
      }
    }
    if (inComment && line.includes("*/")) inComment = false;
  }
  return { name, codes: Int32Array.from(codes), lines: Int32Array.from(lines) };
}

/** A number for each run of `LEAST_WORDS` words: the same for the same words, and seldom the same for others. */
function* runsOf({ codes }: Words): Generator<readonly [start: number, run: number]> {
  const BASE = 1_000_003;
  let leaving = 1;
  for (let n = 0; n < LEAST_WORDS; n++) leaving = Math.imul(leaving, BASE);
  let run = 0;
  for (const [at, code] of codes.entries()) {
    run = (Math.imul(run, BASE) + code) | 0;
    if (at >= LEAST_WORDS) run = (run - Math.imul(leaving, codes[at - LEAST_WORDS] ?? 0)) | 0;
    if (at >= LEAST_WORDS - 1) yield [at - LEAST_WORDS + 1, run];
  }
}

/** How many words are the same from two places on. Within a file the first place ends where the second begins. */
function sameWords(one: Words, from: number, other: Words, at: number): number {
  const most = Math.min(one === other ? at - from : one.codes.length - from, other.codes.length - at);
  let same = 0;
  while (same < most && one.codes[from + same] === other.codes[at + same]) same++;
  return same;
}

/** The runs that are written more than once in these files, each told with the place at which it stands first. */
export function duplicatesIn(files: readonly (readonly [name: string, text: string])[]): readonly Duplicate[] {
  const numbers = new Map<string, number>();
  const known = new Map<number, readonly [Words, number]>();
  const found: Duplicate[] = [];
  for (const [name, text] of files) {
    const words = wordsOf(name, text, numbers);
    let next = 0;
    for (const [start, run] of runsOf(words)) {
      const [first, from] = known.get(run) ?? [];
      if (!first || from === undefined) known.set(run, [words, start]);
      if (!first || from === undefined || start < next) continue;
      const same = sameWords(first, from, words, start);
      const lineAt = ({ lines }: Words, word: number) => lines[word] ?? 0;
      const lines = lineAt(words, start + same - 1) - lineAt(words, start) + 1;
      if (same < LEAST_WORDS || lines < LEAST_LINES) continue;
      next = start + same;
      found.push({
        first: `${first.name}:${lineAt(first, from)}`,
        second: `${name}:${lineAt(words, start)}`,
        lines,
      });
    }
  }
  return found;
}

if (import.meta.main) {
  const names = globSync(SOURCES).filter((name) => !TESTS.test(name));
  const found = duplicatesIn(names.sort().map((name) => [name, readFileSync(name, "utf8")]));
  const lines = found.reduce((sum, duplicate) => sum + duplicate.lines, 0);
  if (lines > LINES_WRITTEN_TWICE) {
    for (const { first, second, lines: some } of found) console.error(`${second} ~ ${first} (${some} lines)`);
    console.error(`${lines} lines are written twice, and were ${LINES_WRITTEN_TWICE}: write yours once.`);
    process.exit(1);
  }
  console.log(`${lines} lines are written twice; scripts/duplicates.ts allows ${LINES_WRITTEN_TWICE}.`);
}
