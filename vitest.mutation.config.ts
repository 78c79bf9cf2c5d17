import { defineConfig } from "vitest/config";
import { AREAS, type AreaName } from "./test/mutation/areas.ts";

/** The tests that a run of `npm run mutate` asks, of the area that it names (`scripts/mutate.ts`). */
const area = AREAS[(process.env.MUTATION_AREA ?? "finance") as AreaName];

export default defineConfig({
  test: {
    include: [...area.tests],
    exclude: ["**/*.db.test.ts", "**/node_modules/**"],
    environment: "node",
    setupFiles: ["test/setup/console.ts"],
  },
});
