import { globSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, relative } from "node:path";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { AREA_NAMES, AREAS, type AreaName, type MutationArea } from "../test/mutation/areas.ts";
import { isBelowFloor, nextScore, percentOf, readScores, writeScores } from "../test/mutation/scores.ts";

/**
 * `npm run mutate -- [area …] [file …]`: changes the code in small ways and reports the changes that no test notices.
 * With areas (by default all) it records the score and fails below the minimum; with files it only reports. `--workers
 * 1` leaves processors free; `--incremental` repeats only what changed.
 */
const { values: flags, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    workers: { type: "string", default: String(availableParallelism()) },
    incremental: { type: "boolean", default: false },
  },
});

/** Tests, and files that only tests use. */
const TESTS = ["**/*.test.{ts,tsx}", "**/testing.ts", "**/*.testing.ts", "**/testing/**"];

type MutantResult = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

function stop(sentence: string): never {
  console.error(`forecourt: ${sentence}`);
  process.exit(1);
}

const isArea = (word: string): word is AreaName => Object.hasOwn(AREAS, word);

const filesOf = (name: AreaName): readonly string[] => AREAS[name].mutate.flatMap((glob) => globSync(glob));

/** The area whose tests cover a file: the one that mutates it, else one that mutates other files of its folder. */
function areaOf(file: string): AreaName {
  const found =
    AREA_NAMES.find((name) => filesOf(name).includes(file)) ??
    AREA_NAMES.find((name) => filesOf(name).some((other) => dirname(other) === dirname(file)));
  return found ?? stop(`no area of test/mutation/areas.ts holds ${file}.`);
}

async function run(area: AreaName, mutate: readonly string[]): Promise<readonly MutantResult[]> {
  process.env.MUTATION_AREA = area;
  // A folder for each run, because two may run at a time.
  const scratch = `.mutation/${area}-${process.pid}`;
  const stryker = new Stryker({
    mutate: [...mutate, ...TESTS.map((glob) => `!${glob}`)],
    testRunner: "vitest",
    vitest: { configFile: "vitest.mutation.config.ts", related: false },
    plugins: ["@stryker-mutator/vitest-runner"],
    coverageAnalysis: "perTest",
    // A mutant in code that runs while a module loads would need every test of the area, and reveals almost nothing.
    ignoreStatic: true,
    // Tests check sentences where they matter; a changed letter in every text would prove nothing.
    mutator: { excludedMutations: ["StringLiteral", "Regex"] },
    concurrency: Math.max(1, Number(flags.workers) || 1),
    incremental: flags.incremental,
    incrementalFile: `reports/mutation/${area}.json`,
    timeoutMS: 20_000,
    tempDirName: scratch,
    // Stryker cannot use this version of the compiler, so it gets no configuration; its sandbox is a plain copy anyway.
    tsconfigFile: "none.json",
    ignorePatterns: ["docs/gallery", "/build", ".data", "bench/results", "test/journeys", "test-results", "reports"],
    reporters: ["progress-append-only"],
    allowEmpty: false,
    disableTypeChecks: true,
  });
  try {
    return await stryker.runMutationTest();
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const NOTICED = new Set(["Killed", "Timeout"]);
const UNNOTICED = new Set(["Survived", "NoCoverage"]);

const brief = (text: string) => text.replace(/\s+/g, " ").slice(0, 90);

/** The source text that was changed. Lines and columns count from 1. */
function textAt(file: string, { start, end }: MutantResult["location"]): string {
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join(" ");
}

function tell(results: readonly MutantResult[]): { readonly killed: number; readonly mutants: number } {
  const left = results.filter(({ status }) => UNNOTICED.has(status));
  for (const { fileName, location, replacement, status } of left) {
    const change = `${brief(textAt(fileName, location))} → ${brief(replacement ?? "")}`;
    const unreached = status === "NoCoverage" ? " (no test reaches it)" : "";
    console.log(`  ${relative("", fileName)}:${location.start.line}  ${change}${unreached}`);
  }
  const killed = results.filter(({ status }) => NOTICED.has(status)).length;
  return { killed, mutants: killed + left.length };
}

const files = words.filter((word) => !isArea(word));
for (const file of files) {
  const { killed, mutants } = tell(await run(areaOf(file), [file]));
  console.log(`forecourt: ${file}: ${killed} of ${mutants} changes noticed (${percentOf(killed, mutants)} %).`);
}
const areas = words.length === 0 ? AREA_NAMES : words.filter(isArea);
let below = false;
for (const area of areas) {
  const { mutate, except = [] }: MutationArea = AREAS[area];
  const { killed, mutants } = tell(await run(area, [...mutate, ...except.map((glob) => `!${glob}`)]));
  const scores = readScores();
  const next = nextScore(scores[area], killed, mutants);
  const score = percentOf(killed, mutants);
  console.log(
    `forecourt: ${area}: ${killed} of ${mutants} changes noticed (${score} %; the floor is ${next.floor} %).`,
  );
  if (isBelowFloor(scores[area], killed, mutants)) below = true;
  else writeScores({ ...scores, [area]: next });
}
if (below) stop("a score is below its floor: write tests for the changes above that nothing noticed.");
