import { expect, test } from "vitest";
import { remember } from "./remember.ts";

test("an answer is worked out once, no more texts are held than the limit, and a long one is not held", () => {
  const calls: string[] = [];
  const sizeOf = remember(
    (text) => {
      calls.push(text);
      return text.length;
    },
    3,
    10,
  );
  expect(["a", "bb", "a", "bb"].map(sizeOf)).toEqual([1, 2, 1, 2]);
  expect(calls).toEqual(["a", "bb"]);
  // The fourth text finds the memory full and empties it.
  for (const text of ["ccc", "dddd", "a"]) sizeOf(text);
  expect(calls).toEqual(["a", "bb", "ccc", "dddd", "a"]);
  for (let time = 0; time < 2; time++) expect(sizeOf("x".repeat(11))).toBe(11);
  expect(calls.filter((text) => text.length > 10)).toHaveLength(2);
});
