import { benchBrowser } from "./browser/main.ts";
import { benchImport } from "./import.ts";
import { benchImportQuality } from "./import-quality/main.ts";
import { benchPages } from "./pages.ts";
import { benchScale } from "./scale.ts";
import { benchSearch } from "./search/main.ts";

/**
 * `npm run bench [-- browser|import|import-quality|pages|scale|search] [--quick] [--sizes=5000,20000]`: measures our
 * code and what it is compared with in one run, and prints the ratios.
 */
const BENCHES: Record<string, (args: readonly string[]) => Promise<void>> = {
  browser: benchBrowser,
  import: benchImport,
  "import-quality": benchImportQuality,
  pages: benchPages,
  scale: benchScale,
  search: benchSearch,
};

const options = process.argv.slice(2).filter((arg) => arg.startsWith("--"));
const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith("--"));
for (const name of wanted.length > 0 ? wanted : Object.keys(BENCHES)) {
  const bench = BENCHES[name];
  if (!bench) {
    console.error(`There is no bench "${name}"; there are ${Object.keys(BENCHES).join(", ")}.`);
    process.exit(2);
  }
  await bench(options);
}
