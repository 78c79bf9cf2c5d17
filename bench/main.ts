import { benchAlerts } from "./alerts/main.ts";
import { benchBrowser } from "./browser/main.ts";
import { benchCapacity } from "./capacity/main.ts";
import { benchChanges } from "./changes.ts";
import { benchDealers } from "./dealers/main.ts";
import { benchImport } from "./import.ts";
import { benchImportQuality } from "./import-quality/main.ts";
import { benchLighthouse } from "./lighthouse/main.ts";
import { benchMemory } from "./memory.ts";
import { benchPages } from "./pages.ts";
import { benchRelevance } from "./relevance/main.ts";
import { benchScale } from "./scale.ts";
import { benchSearch } from "./search/main.ts";
import { benchUnderstanding } from "./understanding/main.ts";

/**
 * `npm run bench [-- alerts|browser|capacity|changes|dealers|import|import-quality|lighthouse|memory|pages|
 * relevance|scale|search|understanding] [--quick] [--sizes=5000,20000]`: measures our code and what it is compared with
 * in one run, and prints the ratios.
 */
const BENCHES: Record<string, (args: readonly string[]) => Promise<void>> = {
  alerts: benchAlerts,
  browser: benchBrowser,
  capacity: benchCapacity,
  changes: benchChanges,
  dealers: benchDealers,
  import: benchImport,
  "import-quality": benchImportQuality,
  lighthouse: benchLighthouse,
  memory: benchMemory,
  pages: benchPages,
  relevance: benchRelevance,
  scale: benchScale,
  search: benchSearch,
  understanding: benchUnderstanding,
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
