import { basename } from "node:path";

/** What the test runner writes of a run: the counts of its tests, and of each file how its tests went. */
export interface TestReport extends Record<"numPassedTests" | "numFailedTests" | "numPendingTests", number> {
  readonly testResults: readonly {
    /** Where the file lies on this machine. */
    readonly name: string;
    readonly status: "passed" | "failed";
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** How long the test took, in milliseconds. */
      readonly duration?: number | null;
    }[];
  }[];
}

/** With more files than this that failed, of some 820, the fault is not the machine's: none of them is run again. */
const MOST_FILES_AGAIN = 8;

/**
 * The files to run once more, by themselves: those with a test that failed, where they are few. Empty where nothing
 * failed, where too much did, and where the run failed without a failed test, because nothing could then clear it.
 */
export function filesAgain({ testResults }: TestReport): readonly string[] {
  const failed = testResults.filter(({ status }) => status === "failed");
  const hasTests = failed.every(({ assertionResults }) => assertionResults.some(({ status }) => status === "failed"));
  return failed.length <= MOST_FILES_AGAIN && hasTests ? failed.map(({ name }) => name) : [];
}

/** The tests that failed in the first run and passed by themselves, each with its file; what is gone has not passed. */
export function passedAlone(first: TestReport, alone: TestReport): readonly string[] {
  const titled = (report: TestReport, wanted: string) =>
    report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === wanted)
        .map(({ fullName }) => `${basename(name)}  ${fullName}`),
    );
  const passed = new Set(titled(alone, "passed"));
  return titled(first, "failed").filter((title) => passed.has(title));
}

/** The tests that took longest, each with its seconds, its file and its title. */
export function slowestOf({ testResults }: TestReport, most = 20): readonly string[] {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      seconds: (duration ?? 0) / 1000,
      file: basename(name),
      fullName,
    })),
  );
  const slowest = tests.sort((a, b) => b.seconds - a.seconds).slice(0, most);
  return slowest.map(
    ({ seconds, file, fullName }) => `${seconds.toFixed(1).padStart(6)} s  ${file}  ${fullName.slice(0, 90)}`,
  );
}
