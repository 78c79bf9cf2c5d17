import { availableParallelism } from "node:os";
import { defineConfig, type ViteUserConfig } from "vitest/config";
import { LongestFirst } from "./test/setup/longest-first.ts";

/** What measures time or keeps every core busy: one file after the other. */
const ALONE = ["cluster", "named-mutants"].map((name) => `test/journeys/running/${name}.spec.ts`);

/** Rules that are tried over and over, walk-throughs that are compiled, and commands that are run: seconds each. */
const THOROUGH = [
  "**/*.property.test.ts",
  "{bench,demo/studio,test/how-to,test/reading}/**/*.test.ts",
  "src/{cli,features/feeds/spelled}/**/*.test.ts",
  "src/features/feeds/{hostile,read/sql/dump,read/html/stock-table}.test.ts",
  "scripts/{launch,comments}.test.ts",
];
const NEVER = ["**/*.db.test.ts", "**/node_modules/**"];

/** Files that share a process load its modules once; `nothing-left.ts` sees that none depends on another. */
const SHARED = { isolate: false, setupFiles: ["test/setup/console.ts", "test/setup/nothing-left.ts"] };

const JOURNEYS: NonNullable<ViteUserConfig["test"]> = {
  environment: "node",
  // One browser serves the files of a process.
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // A page is waited for as long as a slow and busy machine may need; where time is the proof, the test says so itself.
  expect: { poll: { timeout: 30_000, interval: 50 } },
};

/** One more than there are cores, because each waits now and then: for a database, a browser or a moment. */
const WORKERS = Math.max(3, availableParallelism() + 1);

/** Rules and parts (within a minute), what is tried thoroughly, data on both databases, then journeys in a real browser over a built server. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "unit",
          maxWorkers: WORKERS,
          include: ["{src,demo,scripts,bench,test}/**/*.test.{ts,tsx}"],
          exclude: [...NEVER, ...THOROUGH],
          environment: "node",
          ...SHARED,
          // Properties are tried hundreds of times, and on a busy machine that takes its while: what must be fast says so itself.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: "thorough",
          maxWorkers: WORKERS,
          include: THOROUGH,
          exclude: NEVER,
          environment: "node",
          ...SHARED,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "database",
          maxWorkers: WORKERS,
          include: ["{src,demo,test}/**/*.db.test.ts"],
          environment: "node",
          ...SHARED,
          globalSetup: ["test/setup/postgres/for-tests.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...JOURNEYS,
          name: "journeys",
          globalSetup: ["test/setup/built-server.ts"],
          include: ["test/journeys/**/*.spec.ts"],
          exclude: ALONE,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...JOURNEYS,
          name: "alone",
          include: ALONE,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
