import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./chromium.ts";
import { filesAgain, passedAlone, slowestOf, type TestReport } from "./test-report.ts";

/** `npm test`: the checks, a build, then every test; ends with a line of totals. Arguments go to the test runner. */
const args = process.argv.slice(2);
const node = process.execPath;
const flags = ["--disable-warning=ExperimentalWarning"];
const say = (sentence: string) => console.log(`forecourt: ${sentence}`);

function stop(sentence: string): never {
  console.error(`forecourt: ${sentence}`);
  process.exit(1);
}

function step(script: readonly string[], env: Record<string, string> = {}): boolean {
  return spawnSync(node, [...flags, ...script], { stdio: "inherit", env: { ...process.env, ...env } }).status === 0;
}

try {
  process.env.CHROMIUM_PATH = ensureChromium(say);
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
const whole = args.length === 0;
if (whole && !step(["scripts/check.ts"])) stop("the checks failed; npm run format mends the layout.");
say("building for the browser journeys …");
if (!step(["scripts/launch.mjs", "build-if-changed"])) process.exit(1);

const scratch = mkdtempSync(join(tmpdir(), "forecourt-test-"));
// Each process that the tests start keeps what Node has compiled: the next of its kind starts in half of the time.
const compiled = join(import.meta.dirname, "../node_modules/.cache/compiled");

// Exists once a run had errors that belong to no test.
const unhandled = join(scratch, "unhandled");

/** Runs tests; `more` are files and other arguments of the runner. `report` is missing where the runner wrote none. */
function run(more: readonly string[]): { readonly passed: boolean; readonly report: TestReport | undefined } {
  const file = join(scratch, "report.json");
  rmSync(file, { force: true });
  const passed = step(
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--reporter=default",
      "--reporter=json",
      "--reporter=./test/setup/unhandled-errors.ts",
      `--outputFile.json=${file}`,
      ...more,
    ],
    {
      NODE_ENV: "test",
      NODE_COMPILE_CACHE: compiled,
      UNHANDLED_ERRORS: unhandled,
      FORCE_COLOR: process.stdout.isTTY ? "1" : "0",
    },
  );
  return { passed, report: existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as TestReport) : undefined };
}

/** Runs the few files that failed once more by themselves; says which tests failed only beside others. */
function cleared(first: TestReport): readonly string[] {
  const files = filesAgain(first);
  if (files.length === 0) return [];
  say(`running ${files.length === 1 ? "the file" : `the ${files.length} files`} that failed once more, alone …`);
  const { report } = run(["--no-file-parallelism", ...files]);
  return report ? passedAlone(first, report) : [];
}

let passed = false;
try {
  const first = run(args);
  passed = first.passed;
  if (first.report) {
    const { numPassedTests: good, numFailedTests: bad, numPendingTests: skipped } = first.report;
    if (whole) console.log(`\nThe twenty slowest tests:\n${slowestOf(first.report).join("\n")}`);
    const alone = whole && !passed && !existsSync(unhandled) ? cleared(first.report) : [];
    if (alone.length > 0) {
      console.log(
        `\nFailed beside other tests and passed alone, which is a fault of the test or worse:\n${alone.join("\n")}`,
      );
      passed = alone.length === bad && !existsSync(unhandled);
    }
    const failed = passed ? 0 : Math.max(bad - alone.length, 1);
    console.log(`\n${good + alone.length} passed, ${failed} failed, ${skipped} skipped`);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(passed ? 0 : 1);
