import type { Field } from "../fields.ts";

/** Facts that lists write as single letters, and the two letters that must occur: A alone may be a grade. */
const LETTERS: readonly (readonly [field: Field, all: RegExp, some: readonly string[]])[] = [
  ["transmission", /^[amc]$/i, ["a", "m"]],
  ["fuel", /^[pduehlg]$/i, ["p", "d"]],
  ["fuel", /^[bdehlg]$/i, ["b", "d"]],
];
/** Fewest cells with such letters, and their least share: a line of units may follow the headings. */
const [FEWEST, LEAST] = [4, 0.9];

/** The field of an unnamed column with one letter in each cell: "A" and "M" below "M/A". */
export function fieldOfLetters(values: readonly string[]): Field | null {
  const letters = values.filter((value) => value.length === 1);
  if (letters.length < FEWEST || letters.length < values.length * LEAST) return null;
  const found = new Set(letters.map((value) => value.toLowerCase()));
  const fits = ([, all, some]: (typeof LETTERS)[number]) =>
    letters.every((value) => all.test(value)) && some.every((one) => found.has(one));
  return LETTERS.find(fits)?.[0] ?? null;
}
