import type { Field } from "../fields.ts";

/** Facts that lists write as single letters, with those of which two must be there: A alone may be a grade. */
const LETTERS: readonly (readonly [field: Field, all: RegExp, some: readonly string[]])[] = [
  ["transmission", /^[amc]$/i, ["a", "m"]],
  ["fuel", /^[pduehlg]$/i, ["p", "d"]],
  ["fuel", /^[bdehlg]$/i, ["b", "d"]],
];
/** Cells that must be such letters, and the share of them: a line of units may stand below the headings. */
const [FEWEST, LEAST] = [4, 0.9];

/** The field of a column that no heading names and that has one letter in each cell: "A" and "M" below "M/A". */
export function fieldOfLetters(values: readonly string[]): Field | null {
  const letters = values.filter((value) => value.length === 1);
  if (letters.length < FEWEST || letters.length < values.length * LEAST) return null;
  const found = new Set(letters.map((value) => value.toLowerCase()));
  const fits = ([, all, some]: (typeof LETTERS)[number]) =>
    letters.every((value) => all.test(value)) && some.every((one) => found.has(one));
  return LETTERS.find(fits)?.[0] ?? null;
}
