import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { CHUNKS, withoutFirstChunks } from "./scripts/chunks.ts";
import { firstCopies } from "./scripts/first-copies.ts";
import { flatLayers } from "./scripts/flat-layers.ts";
import { asciiSources, FOR_MEMORY, LOADED_AS_THEY_ARE } from "./scripts/server-build.ts";

export default defineConfig(({ command }) => ({
  plugins: [firstCopies(), tailwindcss(), reactRouter(), asciiSources(), flatLayers()],
  build: { assetsInlineLimit: 0, manifest: true, modulePreload: { resolveDependencies: withoutFirstChunks } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    ssr: {
      ...(command === "build" ? { resolve: { noExternal: true, external: LOADED_AS_THEY_ARE } } : {}),
      build: { rolldownOptions: { input: "./src/server/main.ts", output: { minify: FOR_MEMORY } } },
    },
  },
  server: { middlewareMode: true },
}));
