import { expect, test } from "vitest";
import { laidOut } from "./manifest.ts";

test("a short list stands on one line, a long one on many", () => {
  expect(laidOut({ views: ["f34", "side"], deep: { traits: [] } })).toBe(
    '{\n  "views": ["f34", "side"],\n  "deep": {\n    "traits": []\n  }\n}\n',
  );
  expect(laidOut({ views: Array.from({ length: 30 }, (_, i) => `spin-${i}`) }).split("\n")).toHaveLength(35);
});
