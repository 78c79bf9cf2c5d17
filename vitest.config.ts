import { availableParallelism } from "node:os";
import { defineConfig, type ViteUserConfig } from "vitest/config";
import { LongestFirst } from "./test/setup/longest-first.ts";

/** What measures time or bytes, ends PostgreSQL, or sends so much that others would wait: one file after the other. */
const ALONE = ["bad-postgres", "budget", "cluster", "forms-sent", "named-mutants", "start"].map(
  (name) => `test/journeys/${name}.spec.ts`,
);

/** Files that share a process load its modules once; `nothing-left.ts` sees that none depends on another. */
const SHARED = { isolate: false, setupFiles: ["test/setup/console.ts", "test/setup/nothing-left.ts"] };

const JOURNEYS: NonNullable<ViteUserConfig["test"]> = {
  environment: "node",
  globalSetup: ["test/setup/built-server.ts"],
  // One browser serves the files of a process.
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** One more than there are cores, because a test of data waits for its database half of the time. */
const WORKERS = Math.max(3, availableParallelism() + 1);

/** Rules and parts (fast), data on both databases, then journeys in a real browser over a built server. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "unit",
          maxWorkers: WORKERS,
          include: ["{src,demo,scripts,bench,test}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.db.test.ts", "**/node_modules/**"],
          environment: "node",
          ...SHARED,
          // Properties are tried hundreds of times, and on a busy machine that takes its while: what must be fast says so itself.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "database",
          maxWorkers: WORKERS,
          include: ["{src,demo}/**/*.db.test.ts"],
          environment: "node",
          ...SHARED,
          globalSetup: ["test/setup/postgres.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...JOURNEYS,
          name: "journeys",
          include: ["test/journeys/**/*.spec.ts"],
          exclude: ALONE,
          maxWorkers: 2,
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
