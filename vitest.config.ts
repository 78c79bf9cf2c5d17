import { defineConfig } from "vitest/config";

/** Three projects: rules and parts (fast), data on both databases, journeys in a real browser over a built server. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{src,demo,scripts,bench,test}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.db.test.ts", "**/node_modules/**"],
          environment: "node",
          setupFiles: ["test/setup/console.ts"],
        },
      },
      {
        test: {
          name: "database",
          include: ["{src,demo}/**/*.db.test.ts"],
          environment: "node",
          setupFiles: ["test/setup/console.ts"],
          globalSetup: ["test/setup/postgres.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "journeys",
          include: ["test/journeys/**/*.spec.ts"],
          environment: "node",
          globalSetup: ["test/setup/built-server.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
