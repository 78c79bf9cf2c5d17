import { benchImport } from "./import.ts";
import { benchPages } from "./pages.ts";

/** `npm run bench [-- import|pages]`: our figures beside what they are compared to, in one run, as ratios. */
const BENCHES: Record<string, () => Promise<void>> = { import: benchImport, pages: benchPages };

const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : Object.keys(BENCHES)) {
  const bench = BENCHES[name];
  if (!bench) {
    console.error(`There is no bench "${name}"; there are ${Object.keys(BENCHES).join(", ")}.`);
    process.exit(2);
  }
  await bench();
}
