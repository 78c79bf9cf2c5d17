import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { AREAS, type AreaName } from "./test/mutation/areas.ts";

/** The tests that a run of `npm run mutate` asks, of the area that it names (`scripts/mutate.ts`). */
const area = AREAS[(process.env.MUTATION_AREA ?? "finance") as AreaName];

/** The quickest tests first: the first that fails is the last that is asked. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse();
  }
}

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
    sequence: { sequencer: QuickestFirst },
    setupFiles: ["test/setup/console.ts", "test/mutation/few-tries.ts"],
  },
});
