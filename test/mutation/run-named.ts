import { resolve } from "node:path";
import type { Plugin } from "vite";
import { createVitest } from "vitest/node";
import { NAMED_MUTANTS, type NamedMutant } from "./named.ts";

/**
 * Makes each change of `named.ts` in turn, in memory alone, and runs the tests that should notice; prints what nobody
 * noticed as one line of JSON. A process of its own, because a test runner within a test runner shares its state.
 */
const unnoticed: string[] = [];

/** Whether a run of these tests fails. Null where there is none of them. */
async function fails(tests: readonly string[], plugins: Plugin[] = []): Promise<boolean | null> {
  const vitest = await createVitest(
    "test",
    {
      config: false,
      root: process.cwd(),
      watch: false,
      reporters: [{}],
      bail: 1,
      include: [...tests],
      environment: "node",
      // What the cache on disk holds was made without the change.
      fsModuleCache: false,
    },
    { plugins, logLevel: "silent" },
  );
  try {
    const { testModules, unhandledErrors } = await vitest.start();
    if (testModules.length === 0) return null;
    return unhandledErrors.length > 0 || testModules.some((module) => module.state() === "failed");
  } finally {
    await vitest.close();
  }
}

/** True where a test fails for the change; else a sentence that says why none did. */
async function isNoticed({ file, find, replace, tests }: NamedMutant): Promise<true | string> {
  const path = resolve(file);
  let changed = 0;
  const change: Plugin = {
    name: "named-mutant",
    enforce: "pre",
    transform(code, id) {
      if (id.split("?")[0] !== path || !code.includes(find)) return null;
      changed += 1;
      return { code: code.replaceAll(find, () => replace), map: null };
    },
  };
  const failed = await fails(tests, [change]);
  if (failed === null) return "none of its tests exists";
  if (changed === 0) return `the text to change is not in ${file} any more, or its tests do not load it`;
  return failed || `${tests.join(", ")} passed all the same`;
}

// Tests that fail by themselves would notice everything.
const all = [...new Set(NAMED_MUTANTS.flatMap(({ tests }) => tests))];
if (await fails(all)) unnoticed.push("the tests fail without any change");
for (const mutant of NAMED_MUTANTS) {
  const noticed = await isNoticed(mutant);
  if (noticed !== true) unnoticed.push(`${mutant.what}: ${noticed}`);
}
console.log(JSON.stringify({ made: NAMED_MUTANTS.length, unnoticed }));
process.exit(0);
