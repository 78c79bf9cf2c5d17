import { afterAll, beforeAll, expect, vi } from "vitest";

/**
 * Test files share a process, because starting one for each and loading its modules took half of the run. So each file
 * leaves the clock, the environment and the global names as it found them, whichever file comes next.
 */
let before: { readonly names: readonly string[]; readonly environment: NodeJS.ProcessEnv };

beforeAll(() => {
  before = { names: Object.getOwnPropertyNames(globalThis), environment: { ...process.env } };
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  const found = new Set(before.names);
  const left = Object.getOwnPropertyNames(globalThis).filter((name) => !found.has(name));
  expect(left, "global names that this file left behind").toEqual([]);
  expect({ ...process.env }, "the environment that this file left behind").toEqual(before.environment);
});
