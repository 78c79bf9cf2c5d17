import { readdirSync } from "node:fs";
import { join } from "node:path";

/** What is not ours, or is made anew by every build. */
const SKIPPED = new Set(["node_modules", "build", "dist", "art", "kept", "gallery", "results", "test-results"]);

/** Paths of all files below `roots` whose name ends so, in a stable order. A root may be a file. */
export function filesBelow(roots: readonly string[], ending: RegExp): string[] {
  const found: string[] = [];
  const walk = (dir: string): void => {
    for (const entry of readdirSync(dir, { withFileTypes: true })) {
      if (entry.isDirectory() && !SKIPPED.has(entry.name) && !entry.name.startsWith(".")) walk(join(dir, entry.name));
      if (entry.isFile() && ending.test(entry.name)) found.push(join(dir, entry.name));
    }
  };
  for (const root of roots) walk(root);
  return found.sort();
}
