import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

/**
 * Number of duplicated lines (in runs of at least eight identical lines and 70 words), as jscpd counts them. Most are
 * the imports of templates' pages, which then differ. The number may only fall: a new duplicate is refused, and
 * removing one lowers it.
 */
const LINES_WRITTEN_TWICE = 173;

const SOURCES = ["src", "demo", "bench", "scripts"];
const TESTS = ["**/*.test.ts", "**/*.test.tsx", "**/testing.ts", "**/*.testing.*"];

interface Place {
  readonly name: string;
  readonly startLoc: { readonly line: number };
}

interface Report {
  readonly statistics: { readonly total: { readonly duplicatedLines: number } };
  readonly duplicates: readonly { readonly lines: number; readonly firstFile: Place; readonly secondFile: Place }[];
}

/** The duplicates below the working folder. Throws where jscpd has no program for this machine. */
export function findDuplicates(): { readonly lines: number; readonly pairs: readonly string[] } {
  const out = mkdtempSync(join(tmpdir(), "forecourt-twice-"));
  try {
    const options = [
      "--min-tokens",
      "70",
      "--min-lines",
      "8",
      "--mode",
      "weak",
      "--format",
      "typescript,tsx,javascript",
    ];
    const run = spawnSync(
      process.execPath,
      [
        // It makes an error for each of three million words that it sees for the first time, and keeps each word.
        "--stack-trace-limit=0",
        "--max-semi-space-size=64",
        "node_modules/jscpd/bin/jscpd",
        ...SOURCES,
        ...options,
        "--ignore",
        TESTS.join(","),
        "--reporters",
        "json",
        "--output",
        out,
      ],
      { encoding: "utf8" },
    );
    if (run.status !== 0) throw new Error(`jscpd did not run: ${run.stderr || run.stdout}`);
    const report = JSON.parse(readFileSync(join(out, "jscpd-report.json"), "utf8")) as Report;
    const place = ({ name, startLoc }: Place) => `${relative(".", name)}:${startLoc.line}`;
    return {
      lines: report.statistics.total.duplicatedLines,
      pairs: report.duplicates.map(
        ({ lines, firstFile, secondFile }) => `${place(firstFile)} ~ ${place(secondFile)} (${lines} lines)`,
      ),
    };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

if (process.argv[1]?.endsWith("scripts/duplicates.ts")) {
  const { lines, pairs } = findDuplicates();
  if (lines > LINES_WRITTEN_TWICE) {
    console.error(pairs.toSorted().join("\n"));
    console.error(`${lines} lines are written twice, and were ${LINES_WRITTEN_TWICE}: write yours once.`);
    process.exit(1);
  }
  console.log(`${lines} lines are written twice; scripts/duplicates.ts allows ${LINES_WRITTEN_TWICE}.`);
}
