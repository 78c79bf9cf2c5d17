import type { KnipConfig } from "knip";

/**
 * What `npm run check` holds alive: these files are started by a command or read by name, and all else must be imported
 * from them. The pages' own entries come from `src/routes.ts`, the tests' from `vitest.config.ts`. A `!` marks what
 * ships or is run: with `--production` a test keeps nothing alive.
 */
const config: KnipConfig = {
  entry: [
    "src/cli/main.ts!",
    // Vite builds it, and the cli loads what Vite built.
    "src/server/main.ts!",
    // The command lets this one take its place, which loads what Vite built.
    "bin/serve.mjs!",
    // The desk is an application of its own, whose build starts from these.
    "src/desk/{render,routes}.ts!",
    "src/desk/*.config.ts!",
    "src/desk/{root,entry.client,entry.server}.tsx!",
    "src/desk/routes/**/*.{ts,tsx}!",
    // The server starts it for each stock file.
    "src/cli/feeds/import-process.ts!",
    "src/cli/feeds/stock-file-process.ts!",
    // And this one for each mail that comes back.
    "src/features/people/replies/read-thread.ts!",
    "scripts/{,house/,gallery/,generate/}*.ts!",
    // Each is a process of its own, so that what is measured shares nothing with what measures.
    "bench/{main,import-once,bare-server,measured-server,our-server}.ts!",
    "bench/search/run-engine.ts!",
    "demo/studio/main.ts!",
    // The studio reads every file of the folder: a design is added by adding a file.
    "demo/studio/designs/*.ts!",
    // Tests and their runner load these by their path: another developer's page, a clock, a reporter, pictures, mutants.
    "test/journeys/search/instant-search/page.ts",
    "test/setup/{clock/settable-clock,unhandled-errors}.ts",
    "test/chaos/{main,moved-clock}.ts",
    "test/setup/quick-pictures{,/sharp}.ts",
    "test/mutation/{changed-text,few-tries,run-named}.ts",
    // Run by hand, as its own comment says.
    "test/fixtures/upgrade/make.ts",
  ],
  project: [
    "{src,demo,bench,test,scripts}/**/*.{ts,tsx,mjs}!",
    "!**/testing.ts!",
    "!**/*.testing.{ts,tsx}!",
    "!test/**!",
  ],
  ignoreDependencies: [
    // Run as programs by their path, from `scripts` and the launcher.
    "@biomejs/biome",
    "jscpd",
    // Named as a string in the settings of Stryker.
    "@stryker-mutator/vitest-runner",
    // Read by the Vite plugin from the style sheets.
    "tailwindcss",
  ],
  // Programs of the machine, asked for by name and missed with a sentence.
  ignoreBinaries: ["ffmpeg", "apt-get", "apt-cache", "pg_dump", "sha256sum"],
};

export default config;
