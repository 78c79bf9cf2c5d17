import { expect, test } from "vitest";
import { onlyValues } from "./only-values.ts";

const yards = (filter: string) => onlyValues(filter, "yard");

test("the values that a document must have one of are read off a filter", () => {
  expect(yards('yard IN ["a", "B"]')).toEqual(["a", "b"]);
  expect(yards("yard = a")).toEqual(["a"]);
  expect(yards('(sold = true OR price > 3) AND yard IN ["a", "b"]')).toEqual(["a", "b"]);
  expect(yards('(yard IN ["a", "b"]) AND (yard IN ["b", "c"] AND price > 3)')).toEqual(["b"]);
  expect(yards("yard = a OR yard = b")).toEqual(["a", "b"]);
  expect(yards("yard IN []")).toEqual([]);
});

test("a filter that lets documents of any value pass names none", () => {
  for (const filter of [
    "",
    "price > 3",
    "yard = a OR price > 3",
    "NOT yard = a",
    "yard != a",
    "yard EXISTS",
    "yard IN",
  ])
    expect(yards(filter), filter).toBeNull();
});
