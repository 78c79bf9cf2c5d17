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

const USAGE = `npm run bench [-- <measure> …] [<option> …]

Measures our code and what it is compared with in one run, and prints the ratios. Without a measure all are taken, which
takes some forty minutes. docs/benchmarks.md says what each measures and which options it has, such as --quick or --sizes=5000,20000.`;

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
const MEASURES = Object.keys(BENCHES);

const options = process.argv.slice(2).filter((arg) => arg.startsWith("-"));
const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith("-"));
if (options.some((option) => option === "--help" || option === "-h")) {
  console.log(`${USAGE}\n\nMeasures: ${MEASURES.join(", ")}.`);
  process.exit(0);
}
const unknown = wanted.find((name) => !BENCHES[name]);
if (unknown !== undefined) {
  console.error(`There is no bench "${unknown}"; there are ${MEASURES.join(", ")}.`);
  process.exit(2);
}
for (const name of wanted.length > 0 ? wanted : MEASURES) await BENCHES[name]?.(options);
