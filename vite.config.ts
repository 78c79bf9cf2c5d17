import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** The browser's chunks: many small ones cost a page a third more bytes than few large ones. */
const CHUNKS = [
  { name: "framework", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 4 },
  // What a page takes with it before anybody is there.
  {
    name: "first",
    test: /[\\/]src[\\/](ui[\\/](address|at-instant|class-names|icon|link|controls[\\/]button-style|motion[\\/](alive|skeleton|someone-here|use-unpacked|when-someone)|overlays[\\/](panel-memory|toast))|lib[\\/]packed|templates[\\/](registry|use-template|\w+[\\/]index)|features[\\/](site[\\/](popup\.ts|components[\\/]site-context)|leads[\\/](visit|vehicle-asks|components[\\/]visit[\\/])|shortlist[\\/]keeps-cars|search[\\/]answers|seo[\\/]head|analytics[\\/]events))/,
    priority: 3,
  },
  // What the pages of every kind have in common.
  { name: "common", test: /[\\/]src[\\/]/, minShareCount: 9, priority: 2 },
  // What both templates' search pages have in common.
  {
    name: "search",
    test: /[\\/]src[\\/](features[\\/]search[\\/]|ui[\\/](controls[\\/](range-slider|pagination)|motion[\\/]carousel))/,
    minShareCount: 2,
    priority: 1,
  },
  // What every list of cars has in common.
  {
    name: "cards",
    test: /[\\/]src[\\/](ui|lib|features[\\/](stock|cards|estimate|sign-in|watchlist|shortlist|finance|media|site))[\\/]/,
    minShareCount: 5,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, manifest: true },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    ssr: { build: { rolldownOptions: { input: "./src/server/main.ts" } } },
  },
  server: { middlewareMode: true },
});
