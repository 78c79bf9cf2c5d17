import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { ensureChromium } from "./chromium.ts";

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
const report = join(scratch, "report.json");
// Each process that the tests start keeps what Node has compiled: the next of its kind starts in half of the time.
const compiled = join(import.meta.dirname, "../node_modules/.cache/compiled");
const passed = step(
  [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...args,
  ],
  { NODE_ENV: "test", NODE_COMPILE_CACHE: compiled, FORCE_COLOR: process.stdout.isTTY ? "1" : "0" },
);

interface Report extends Record<"numPassedTests" | "numFailedTests" | "numPendingTests", number> {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[];
  }[];
}

/** The tests that took longest, each with its seconds, its file and its title. */
function slowestOf({ testResults }: Report): readonly string[] {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      seconds: (duration ?? 0) / 1000,
      file: basename(name),
      fullName,
    })),
  );
  const slowest = tests.sort((a, b) => b.seconds - a.seconds).slice(0, 20);
  return slowest.map(
    ({ seconds, file, fullName }) => `${seconds.toFixed(1).padStart(6)} s  ${file}  ${fullName.slice(0, 90)}`,
  );
}

try {
  const counted = JSON.parse(readFileSync(report, "utf8")) as Report;
  if (whole) console.log(`\nThe twenty slowest tests:\n${slowestOf(counted).join("\n")}`);
  const { numPassedTests: good, numFailedTests: bad, numPendingTests: skipped } = counted;
  const failed = passed ? bad : Math.max(bad, 1);
  console.log(`\n${good} passed, ${failed} failed, ${skipped} skipped`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(passed ? 0 : 1);
