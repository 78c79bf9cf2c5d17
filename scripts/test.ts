import { spawn } from "node:child_process";
import { once } from "node:events";
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

/** Runs a script; resolves to whether it succeeded. */
async function step(script: readonly string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(node, [...flags, ...script], { stdio: "inherit", env: { ...process.env, ...env } });
  const [code] = await once(child, "exit");
  return code === 0;
}

const whole = args.length === 0;
say("building for the browser journeys …");
// None of these keeps all cores busy from beginning to end, so they run at once. Nor do the first tests, which begin
// before the checks have ended.
const checks = whole ? step(["scripts/check.ts"]) : Promise.resolve(true);
const [isBuilt, browser] = await Promise.all([
  step(["scripts/launch.mjs", "build-if-changed"]),
  ensureChromium(say).catch((error: Error) => stop(error.message)),
]);
process.env.CHROMIUM_PATH = browser;
if (!isBuilt) process.exit(1);

const scratch = mkdtempSync(join(tmpdir(), "forecourt-test-"));
// Each process that the tests start keeps what Node has compiled: the next of its kind starts in half of the time.
const compiled = join(import.meta.dirname, "../node_modules/.cache/compiled");

// Exists once a run had errors that belong to no test.
const unhandled = join(scratch, "unhandled");

/** Runs tests; `more` are files and other arguments of the runner. `report` is missing where the runner wrote none. */
async function run(more: readonly string[]): Promise<{ passed: boolean; report: TestReport | undefined }> {
  const file = join(scratch, "report.json");
  rmSync(file, { force: true });
  const passed = await step(
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
async function cleared(first: TestReport): Promise<readonly string[]> {
  const files = filesAgain(first);
  if (files.length === 0) return [];
  say(`running ${files.length === 1 ? "the file" : `the ${files.length} files`} that failed once more, alone …`);
  const { report } = await run(["--no-file-parallelism", ...files]);
  return report ? passedAlone(first, report) : [];
}

let passed = false;
try {
  const first = await run(args);
  passed = first.passed;
  if (first.report) {
    const { numPassedTests: good, numFailedTests: bad, numPendingTests: skipped } = first.report;
    if (whole) console.log(`\nThe twenty slowest tests:\n${slowestOf(first.report).join("\n")}`);
    const alone = whole && !passed && !existsSync(unhandled) ? await cleared(first.report) : [];
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
if (!(await checks)) stop("the checks failed, and have said above why; npm run format mends the layout.");
process.exit(passed ? 0 : 1);
