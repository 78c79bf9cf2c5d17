import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Folders with generated files or pictures. */
const SKIPPED = new Set([
  "node_modules",
  "demo/art",
  "docs/gallery",
  "bench/results",
  "test/journeys/pages/catalogue/kept",
]);

/** Paths of all files below `roots` whose name matches `ending`, in a stable order. */
export function filesBelow(roots: readonly string[], ending: RegExp): string[] {
  const found: string[] = [];
  const walk = (dir: string): void => {
    for (const entry of readdirSync(dir, { withFileTypes: true })) {
      const path = join(dir, entry.name);
      if (entry.isDirectory() && !SKIPPED.has(path) && !entry.name.startsWith(".")) walk(path);
      if (entry.isFile() && ending.test(entry.name)) found.push(path);
    }
  };
  for (const root of roots) walk(root);
  return found.sort();
}
