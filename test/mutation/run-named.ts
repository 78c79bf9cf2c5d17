import { readFileSync } from "node:fs";
import { extname, resolve } from "node:path";
import type { Plugin } from "vite";
import { createVitest } from "vitest/node";
import type { NamedMutant } from "./named/mutant.ts";
import { NAMED_MUTANTS } from "./named.ts";

/**
 * Applies each change of `named.ts` in turn, in memory only, and runs the tests that should notice; prints the
 * unnoticed ones as one line of JSON. It is a separate process, because a test runner within a test runner would share
 * its state. Arguments select the changes whose description contains one of them. `1/2` selects the first part of two,
 * so that two processes can share them: the changes of one test are in one part, so that no test is loaded twice.
 */
const [, , ...words] = process.argv;
const [, part, parts] = /^(\d+)\/(\d+)$/.exec(words[0] ?? "") ?? [];
const changesOf = Map.groupBy(NAMED_MUTANTS, ({ tests }) => tests[0]);
/** Those with most changes come first, so that the parts take equally long. */
const firstTests = [...changesOf.keys()].sort(
  (a, b) => (changesOf.get(b)?.length ?? 0) - (changesOf.get(a)?.length ?? 0),
);
const mutants = NAMED_MUTANTS.filter(({ what, tests }) =>
  part && parts
    ? firstTests.indexOf(tests[0]) % Number(parts) === Number(part) - 1
    : words.length === 0 || words.some((word) => what.includes(word)),
);
const unnoticed: string[] = [];

/** The present change, and how often it was applied. */
let now: NamedMutant | null = null;
let made = 0;
const change: Plugin = {
  name: "named-mutant",
  enforce: "pre",
  transform(code, id) {
    if (now === null || id.split("?")[0] !== resolve(now.file) || !code.includes(now.find)) return null;
    const { find, replace } = now;
    made += 1;
    return { code: code.replaceAll(find, () => replace), map: null };
  },
};

const vitest = await createVitest(
  "test",
  {
    config: false,
    root: process.cwd(),
    watch: false,
    reporters: [{}],
    bail: 1,
    include: [...new Set(mutants.flatMap(({ tests }) => tests))],
    environment: "node",
    // The test files of one change share a process, as in `vitest.config.ts`; the next change gets another.
    isolate: false,
    // As in `vitest.config.ts`, so that a slow test on a busy machine does not count as a failure.
    testTimeout: 30_000,
    setupFiles: ["test/mutation/changed-text.ts"],
    // The cache on disk was made without the change.
    fsModuleCache: false,
  },
  { plugins: [change], logLevel: "silent" },
);
vitest.provide("changedText", null);
const everyTest = await vitest.globTestSpecifications();

/** The result of a run: the failed tests, and the test files that could not even be run. */
interface Outcome {
  readonly failed: readonly string[];
  readonly broken: readonly string[];
}

/** Runs the tests in these files. Returns null where one of them does not exist. */
async function run(files: readonly string[]): Promise<Outcome | null> {
  const paths = files.map((file) => resolve(file));
  const specifications = everyTest.filter(({ moduleId }) => paths.includes(moduleId));
  if (specifications.length < paths.length) return null;
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // The state also lists modules of earlier runs, which do not count.
  const ran = testModules.filter(({ moduleId }) => paths.includes(moduleId));
  const failed = ran.flatMap(({ children }) => [...children.allTests("failed")].map(({ fullName }) => fullName));
  const unloaded = ran.filter((module) => module.errors().length > 0).map(({ relativeModuleId }) => relativeModuleId);
  return { failed, broken: [...unloaded, ...unhandledErrors.map((error) => String(error))] };
}

/** Returns true where a test fails for the change; else a sentence that says why none did. */
async function isNoticed(mutant: NamedMutant): Promise<true | string> {
  const { file, find, tests } = mutant;
  const isText = /^\.(md|json)$/.test(extname(file));
  now = mutant;
  made = isText && readFileSync(file, "utf8").includes(find) ? 1 : 0;
  vitest.provide("changedText", isText ? mutant : null);
  vitest.invalidateFile(resolve(file));
  const outcome = await run(tests);
  now = null;
  vitest.invalidateFile(resolve(file));
  if (outcome === null) return "one of its tests does not exist";
  if (made === 0) return `the text to change is not in ${file} any more, or its tests do not load it`;
  if (outcome.failed.length > 0) return true;
  // A syntax error would be noticed by everybody, so such a change is itself a mistake.
  if (outcome.broken.length > 0) return `with the change the tests do not run: ${outcome.broken.join(", ")}`;
  return `${tests.join(", ")} passed all the same`;
}

// Tests that fail without any change would notice everything.
const all = [...new Set(mutants.flatMap(({ tests }) => tests))];
const plain = await run(all);
const wrong = plain ? [...plain.failed, ...plain.broken] : ["one of the files of tests does not exist"];
if (wrong.length > 0) unnoticed.push(`without any change: ${wrong.join(", ")}`);
for (const mutant of mutants) {
  const noticed = await isNoticed(mutant);
  if (noticed !== true) unnoticed.push(`${mutant.what}: ${noticed}`);
}
console.log(JSON.stringify({ made: mutants.length, unnoticed }));
process.exit(0);
