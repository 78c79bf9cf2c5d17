import { expect, test } from "vitest";
import { filesAgain, passedAlone, slowestOf, type TestReport } from "./test-report.ts";

/** A report of files, each with its tests by title and how they went. */
function report(files: Record<string, Record<string, "passed" | "failed">>): TestReport {
  const testResults = Object.entries(files).map(([name, tests]) => ({
    name,
    status: Object.values(tests).includes("failed") ? ("failed" as const) : ("passed" as const),
    assertionResults: Object.entries(tests).map(([fullName, status]) => ({ fullName, status, duration: 1000 })),
  }));
  const counted = (wanted: string) =>
    Object.values(files)
      .flatMap(Object.values)
      .filter((one) => one === wanted).length;
  return { testResults, numPassedTests: counted("passed"), numFailedTests: counted("failed"), numPendingTests: 0 };
}

test("up to eight files that failed are run again, and those that passed are not", () => {
  expect(filesAgain(report({ "/a.ts": { one: "passed" } }))).toEqual([]);
  expect(filesAgain(report({ "/a.ts": { one: "passed", two: "failed" }, "/b.ts": { one: "passed" } }))).toEqual([
    "/a.ts",
  ]);
  const failed = (count: number) =>
    report(Object.fromEntries(Array.from({ length: count }, (_, at) => [`/${at}.ts`, { one: "failed" } as const])));
  expect(filesAgain(failed(8))).toHaveLength(8);
  expect(filesAgain(failed(9))).toEqual([]);
});

test("a file that failed before any of its tests began is not cleared by running it again", () => {
  const { testResults, ...counts } = report({ "/a.ts": { one: "failed" } });
  const broken = { name: "/b.ts", status: "failed", assertionResults: [] } as const;
  expect(filesAgain({ ...counts, testResults: [...testResults, broken] })).toEqual([]);
});

test("only a test that passed by itself is cleared, not one that failed again or is gone", () => {
  const first = report({ "/x/a.ts": { one: "failed", two: "failed", three: "failed", four: "passed" } });
  const alone = report({ "/x/a.ts": { one: "passed", two: "failed", four: "passed" } });
  expect(passedAlone(first, alone)).toEqual(["a.ts  one"]);
});

test("the slowest tests come first, with their seconds", () => {
  const { testResults, ...counts } = report({ "/x/a.ts": { quick: "passed", slow: "passed" } });
  const timed = testResults.map((file) => ({
    ...file,
    assertionResults: file.assertionResults.map((one) => ({ ...one, duration: one.fullName === "slow" ? 12_340 : 5 })),
  }));
  expect(slowestOf({ ...counts, testResults: timed }, 1)).toEqual(["  12.3 s  a.ts  slow"]);
});
