import type { Field } from "../fields.ts";

/** Whether the values distinguish vehicles. Numbers that count the rows, or repeat between rows, do not. */
export function tellsApart(values: readonly string[], field: Field, weight: number): boolean {
  const distinct = new Set(values).size;
  if (weight <= 0.7 && values.length > 1 && isCount(values)) return false;
  const numbered = values.filter((value) => /\d/.test(value));
  // Words among numbers are placeholders: "CON" for a consignment, "TBA".
  const isNumbered = numbered.length > values.length / 2 && numbered.length < values.length;
  if (isNumbered) return tellsApart(numbered, field, weight);
  // A shop's "Stock" is a quantity, usually 1.
  if (values.every((value) => /^\d{1,2}$/.test(value)) && distinct < values.length) return false;
  const unique = distinct / values.length;
  if (weight > 0.9 && isEachTwice(values, distinct)) return true;
  if (values.length < 20) return values.length < 3 || unique > 0.5;
  return field === "vin" || weight > 0.9 ? unique > 0.5 : unique > 0.97;
}

/** Whether the values are numbers of which each is there twice, as in a file that lists each vehicle twice. */
function isEachTwice(values: readonly string[], distinct: number): boolean {
  if (distinct < FEWEST_TWICE || distinct * 2 !== values.length || !values.every((value) => /\d/.test(value)))
    return false;
  const times = new Map<string, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return [...times.values()].every((count) => count === 2);
}
const FEWEST_TWICE = 3;

/** Whether the values count 0, 1, 2, 3 … or 1, 2, 3 …; the sample may contain only every nth of them. */
function isCount(values: readonly string[]): boolean {
  const first = Number(values[0]);
  const step = Number(values[1]) - first;
  return first <= 1 && values.every((value, at) => Number(value) === first + at * step);
}
