import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { Stryker } from "@stryker-mutator/core";
import { AREA_NAMES, AREAS, type AreaName } from "../test/mutation/areas.ts";
import { nextScore, percentOf, readScores, writeScores } from "../test/mutation/scores.ts";

/**
 * `npm run mutate -- [area …] [file …]`: changes the code in small ways and tells which changes no test notices. With
 * areas (or nothing: all of them) it keeps the score and fails below the floor; with files it only tells.
 */
const SCRATCH = ".mutation";

type MutantResult = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

function stop(sentence: string): never {
  console.error(`forecourt: ${sentence}`);
  process.exit(1);
}

const isArea = (word: string): word is AreaName => Object.hasOwn(AREAS, word);

/** The area whose tests watch a file. */
function areaOf(file: string): AreaName {
  const folder = file.split("/").slice(0, 3).join("/");
  const found = AREA_NAMES.find((name) => AREAS[name].mutate.some((glob) => glob.startsWith(`${folder}/`)));
  return found ?? stop(`no area of test/mutation/areas.ts holds ${file}.`);
}

async function run(area: AreaName, mutate: readonly string[]): Promise<readonly MutantResult[]> {
  process.env.MUTATION_AREA = area;
  const stryker = new Stryker({
    mutate: [...mutate, "!**/*.test.{ts,tsx}", "!**/testing.ts", "!**/*.testing.ts", "!**/testing/**"],
    testRunner: "vitest",
    vitest: { configFile: "vitest.mutation.config.ts", related: false },
    plugins: ["@stryker-mutator/vitest-runner"],
    coverageAnalysis: "perTest",
    // A mutant that is only reached while a module loads runs every test of the area, and finds next to nothing.
    ignoreStatic: true,
    // Sentences are held by tests that read them where it matters; a changed letter in each is no decision.
    mutator: { excludedMutations: ["StringLiteral", "Regex"] },
    concurrency: availableParallelism(),
    timeoutMS: 20_000,
    tempDirName: SCRATCH,
    // The compiler's own package offers Stryker no interface; the sandbox is a plain copy all the same.
    tsconfigFile: "none.json",
    ignorePatterns: ["docs/gallery", "/build", ".data", "bench/results", "test/journeys", "test-results"],
    reporters: ["progress-append-only"],
    allowEmpty: false,
    disableTypeChecks: true,
  });
  try {
    return await stryker.runMutationTest();
  } finally {
    rmSync(SCRATCH, { recursive: true, force: true });
  }
}

const NOTICED = new Set(["Killed", "Timeout"]);
const UNNOTICED = new Set(["Survived", "NoCoverage"]);

function tell(results: readonly MutantResult[]): { readonly killed: number; readonly mutants: number } {
  const left = results.filter(({ status }) => UNNOTICED.has(status));
  for (const { fileName, location, replacement, status } of left) {
    const what = (replacement ?? "").replace(/\s+/g, " ").slice(0, 90);
    console.log(`  ${fileName}:${location.start.line}  ${status === "NoCoverage" ? "no test reaches it" : what}`);
  }
  const killed = results.filter(({ status }) => NOTICED.has(status)).length;
  return { killed, mutants: killed + left.length };
}

const words = process.argv.slice(2);
const files = words.filter((word) => !isArea(word));
for (const file of files) {
  const { killed, mutants } = tell(await run(areaOf(file), [file]));
  console.log(`forecourt: ${file}: ${killed} of ${mutants} changes noticed (${percentOf(killed, mutants)} %).`);
}
const areas = words.length === 0 ? AREA_NAMES : words.filter(isArea);
let below = false;
for (const area of areas) {
  const { killed, mutants } = tell(await run(area, AREAS[area].mutate));
  const scores = readScores();
  const score = percentOf(killed, mutants);
  const floor = scores[area]?.floor ?? 0;
  console.log(`forecourt: ${area}: ${killed} of ${mutants} changes noticed (${score} %; the floor is ${floor} %).`);
  if (score < floor) below = true;
  else writeScores({ ...scores, [area]: nextScore(scores[area], killed, mutants) });
}
if (below) stop("a score is below its floor: write tests for the changes above that nothing noticed.");
