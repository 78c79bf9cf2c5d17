import { globSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, relative } from "node:path";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { AREA_NAMES, AREAS, type AreaName, type MutationArea } from "../test/mutation/areas.ts";
import { isBelowFloor, nextScore, percentOf, readScores, writeScores } from "../test/mutation/scores.ts";

/**
 * `npm run mutate -- [area …] [file …]`: changes the code in small ways and tells which changes no test notices. With
 * areas (or nothing: all of them) it keeps the score and fails below the floor; with files it only tells.
 * `--workers 1` leaves the machine to others; `--incremental` asks again only where the code or its tests changed.
 */
const { values: flags, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    workers: { type: "string", default: String(availableParallelism()) },
    incremental: { type: "boolean", default: false },
  },
});

/** Tests, and what stands beside them for them alone. */
const TESTS = ["**/*.test.{ts,tsx}", "**/testing.ts", "**/*.testing.ts", "**/testing/**"];

type MutantResult = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

function stop(sentence: string): never {
  console.error(`forecourt: ${sentence}`);
  process.exit(1);
}

const isArea = (word: string): word is AreaName => Object.hasOwn(AREAS, word);

const filesOf = (name: AreaName): readonly string[] => AREAS[name].mutate.flatMap((glob) => globSync(glob));

/** The area whose tests watch a file: the one that changes it, else one that changes others of its folder. */
function areaOf(file: string): AreaName {
  const found =
    AREA_NAMES.find((name) => filesOf(name).includes(file)) ??
    AREA_NAMES.find((name) => filesOf(name).some((other) => dirname(other) === dirname(file)));
  return found ?? stop(`no area of test/mutation/areas.ts holds ${file}.`);
}

async function run(area: AreaName, mutate: readonly string[]): Promise<readonly MutantResult[]> {
  process.env.MUTATION_AREA = area;
  // A folder of its own, because two may be measured at a time.
  const scratch = `.mutation/${area}-${process.pid}`;
  const stryker = new Stryker({
    mutate: [...mutate, ...TESTS.map((glob) => `!${glob}`)],
    testRunner: "vitest",
    vitest: { configFile: "vitest.mutation.config.ts", related: false },
    plugins: ["@stryker-mutator/vitest-runner"],
    coverageAnalysis: "perTest",
    // A mutant that is only reached while a module loads runs every test of the area, and finds next to nothing.
    ignoreStatic: true,
    // Sentences are held by tests that read them where it matters; a changed letter in each is no decision.
    mutator: { excludedMutations: ["StringLiteral", "Regex"] },
    concurrency: Math.max(1, Number(flags.workers) || 1),
    incremental: flags.incremental,
    incrementalFile: `reports/mutation/${area}.json`,
    timeoutMS: 20_000,
    tempDirName: scratch,
    // The compiler's own package offers Stryker no interface; the sandbox is a plain copy all the same.
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

/** The text that was changed. Lines count from 1 here, columns from 1. */
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
