import { readFileSync } from "node:fs";
import { extname, resolve } from "node:path";
import type { Plugin } from "vite";
import { createVitest } from "vitest/node";
import type { NamedMutant } from "./named/mutant.ts";
import { NAMED_MUTANTS } from "./named.ts";

/**
 * Makes each change of `named.ts` in turn, in memory alone, and runs the tests that should notice; prints what nobody
 * noticed as one line of JSON. A process of its own, because a test runner within a test runner shares its state.
 * Words given to it choose the changes that say one of them.
 */
const [, , ...words] = process.argv;
const mutants = NAMED_MUTANTS.filter(({ what }) => words.length === 0 || words.some((word) => what.includes(word)));
const unnoticed: string[] = [];

/** The change that is made now, and how often it was. */
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
    // As in `vitest.config.ts`: a test that takes its while on a busy machine notices no change by that.
    testTimeout: 30_000,
    setupFiles: ["test/mutation/changed-text.ts"],
    // What the cache on disk holds was made without the change.
    fsModuleCache: false,
  },
  { plugins: [change], logLevel: "silent" },
);
vitest.provide("changedText", null);
const everyTest = await vitest.globTestSpecifications();

/** How a run ended: the tests that failed, and the files of tests that could not even be run. */
interface Outcome {
  readonly failed: readonly string[];
  readonly broken: readonly string[];
}

/** Runs the tests of these files. Null where one of them does not exist. */
async function run(files: readonly string[]): Promise<Outcome | null> {
  const paths = files.map((file) => resolve(file));
  const specifications = everyTest.filter(({ moduleId }) => paths.includes(moduleId));
  if (specifications.length < paths.length) return null;
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // Of modules that ran before the state is what it was then.
  const ran = testModules.filter(({ moduleId }) => paths.includes(moduleId));
  const failed = ran.flatMap(({ children }) => [...children.allTests("failed")].map(({ fullName }) => fullName));
  const unloaded = ran.filter((module) => module.errors().length > 0).map(({ relativeModuleId }) => relativeModuleId);
  return { failed, broken: [...unloaded, ...unhandledErrors.map((error) => String(error))] };
}

/** True where a test fails for the change; else a sentence that says why none did. */
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
  // Code that cannot be read is a fault that everybody notices.
  if (outcome.broken.length > 0) return `with the change the tests do not run: ${outcome.broken.join(", ")}`;
  return `${tests.join(", ")} passed all the same`;
}

// Tests that fail by themselves would notice everything.
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
