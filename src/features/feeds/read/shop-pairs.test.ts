import { expect, test } from "vitest";
import { joinPairs, pairsOf } from "./pairs.ts";

test("a comma that a shop marks within an attribute's value is a comma", () => {
  const cells: Record<string, string> = { "Attribute 1 name": "Kilometres", "Attribute 1 value(s)": "27\\,567" };
  joinPairs(cells, pairsOf(Object.keys(cells)));
  expect(cells).toEqual({ Kilometres: "27,567" });
});
