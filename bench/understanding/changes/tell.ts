import type { Line } from "../lines.ts";
import { type Trial, tryChanges } from "./tried.ts";

/** Prints how often each change kept the reading, and the misses of each by what was read otherwise. */
export function tellChanges(
  lines: readonly Line[],
  vocabularies: Trial["vocabularies"],
  { each, inPairs }: Pick<Trial, "each" | "inPairs">,
): void {
  const { counts, misses } = tryChanges({ lines, vocabularies, seed: 14, each, ...(inPairs && { inPairs }) });
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `${all} other ways of typing ${lines.length} queries: ${percent(all - misses.length, all)} read as before`,
  );
  for (const [name, count] of [...counts].sort(([a], [b]) => a.localeCompare(b))) {
    const own = misses.filter(({ change }) => change === name);
    if (inPairs && own.length === 0) continue;
    console.log(`  ${percent(count - own.length, count)} of ${count}: ${name}`);
    for (const { site, from, typed, fields, lost, came } of [...own].sort((a, b) => a.fields.localeCompare(b.fields))) {
      console.log(`    ${fields} | ${site}: ${from} → ${typed} | lost ${lost.join(" · ")} | read ${came.join(" · ")}`);
    }
  }
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)} %`;
