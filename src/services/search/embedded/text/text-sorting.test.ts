import fc from "fast-check";
import { expect, test } from "vitest";
import { seed } from "../testing.ts";
import { sortedByText } from "./text-sorting.ts";

test(`words are in the order of their texts, few or many, alike at the beginning or not (seed ${seed})`, () => {
  const letters = fc.constantFrom(..."0159abzé車ß");
  const word = fc.tuple(fc.constantFrom("", "abcdef", "au1023", "ab車"), fc.string({ unit: letters, maxLength: 4 }));
  const words = fc.uniqueArray(
    word.map(([first, rest]) => first + rest),
    { minLength: 1, maxLength: 1200, size: "max" },
  );
  const run = fc.property(words, (texts) => {
    const sorted = sortedByText(texts, [...texts.keys()]).map((number) => texts[number]);
    expect(sorted).toEqual(texts.toSorted((a, b) => (a < b ? -1 : 1)));
  });
  fc.assert(run, { numRuns: 40, seed });
});
