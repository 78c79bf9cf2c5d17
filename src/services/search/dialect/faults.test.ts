import { expect, test } from "vitest";
import { InOrder, wireText } from "./faults.ts";

test("a facet's values stand on the wire as they were put, also those that look like numbers", () => {
  const counts = new InOrder([
    ["10", 1],
    ["9", 2],
    ["Audi", 3],
  ]);
  const body = { hits: [{ id: 1 }], facetDistribution: new InOrder([["seats", counts]]), left: undefined };
  const text = '{"hits":[{"id":1}],"facetDistribution":{"seats":{"10":1,"9":2,"Audi":3}}}';
  // Values that are objects themselves are written by their own order or, as here, as plain JSON has it.
  expect(wireText({ ...body, facetDistribution: counts })).toBe(
    '{"hits":[{"id":1}],"facetDistribution":{"10":1,"9":2,"Audi":3}}',
  );
  expect(wireText(body)).toBe(text);
  expect(wireText({ results: [body, body] })).toBe(`{"results":[${text},${text}]}`);
});

test.each([[{ message: "no", code: "x" }], [[1, "a"]], ["text"], [null]])("anything else is plain JSON: %j", (body) => {
  expect(wireText(body)).toBe(JSON.stringify(body));
});
