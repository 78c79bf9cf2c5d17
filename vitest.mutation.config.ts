import { defineConfig } from "vitest/config";
import { AREAS, type AreaName } from "./test/mutation/areas.ts";

/** The tests that a run of `npm run mutate` asks, of the area that it names (`scripts/mutate.ts`). */
const area = AREAS[(process.env.MUTATION_AREA ?? "finance") as AreaName];

export default defineConfig({
  test: {
    include: [...area.tests],
    // Left out too: what needs a database, starts processes, or tries so much that it says nothing of one change alone.
    exclude: [
      "**/*.db.test.ts",
      "**/node_modules/**",
      "src/features/feeds/hostile.test.ts",
      "src/features/feeds/spool.test.ts",
      "src/features/leads/forms/form-property.test.ts",
      "src/features/site/{data,demo-sites,demo-options}.test.ts",
    ],
    environment: "node",
    // A change is asked of by tests one after the other in one thread: their modules are loaded once.
    isolate: false,
    setupFiles: ["test/setup/console.ts", "test/mutation/few-tries.ts"],
  },
});
