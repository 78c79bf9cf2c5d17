import { beforeAll, describe, expect, test } from "vitest";
import { CORPUS } from "../lines.ts";
import { demoVocabularies } from "../main.ts";
import { type Trial, type Tried, tryChanges } from "./tried.ts";

/**
 * Metamorphic tests: a query whose reading is known is typed in other words that ask for the same. The shares are those
 * reached, of a sample by a fixed seed; `npm run bench -- understanding --changes` tries all and tells each miss.
 */
describe("a query keeps its meaning in other words", () => {
  const lines = [...CORPUS.known, ...CORPUS.heldOut];
  let vocabularies: Trial["vocabularies"];
  beforeAll(async () => {
    vocabularies = await demoVocabularies();
  });

  const share = ({ counts, misses }: Tried) => 1 - misses.length / total({ counts });
  const total = ({ counts }: Pick<Tried, "counts">) => [...counts.values()].reduce((sum, count) => sum + count, 0);
  const told = ({ misses }: Tried) =>
    misses
      .map(({ change, from, typed, came }) => `${change}: ${from} → ${typed} is read as ${came.join(" · ")}`)
      .join("\n");

  test("changed in one way", () => {
    const tried = tryChanges({ lines: lines.filter((_, at) => at % 2 === 0), vocabularies, seed: 21, each: 1 });
    expect(tried.counts.size).toBeGreaterThan(20);
    expect(total(tried)).toBeGreaterThan(8_000);
    expect(share(tried), told(tried)).toBeGreaterThanOrEqual(0.994);
  });

  test("changed in two ways at once", () => {
    const sample = lines.filter((_, at) => at % 3 === 0);
    const tried = tryChanges({ lines: sample, vocabularies, seed: 22, each: 1, inPairs: true });
    expect(total(tried)).toBeGreaterThan(1_500);
    expect(share(tried), told(tried)).toBeGreaterThanOrEqual(0.98);
  });
});
