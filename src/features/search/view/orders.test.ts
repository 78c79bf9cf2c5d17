import { expect, test } from "vitest";
import type { Choice } from "../understand/schema.ts";
import { orderInForce } from "./orders.ts";

const order = (sortBy: "price-asc" | "year-desc", standing: Choice["standing"] = { kind: "kept" }): Choice => ({
  id: sortBy,
  wants: { kind: "sort", sortBy },
  negated: false,
  label: sortBy,
  words: sortBy,
  spans: [],
  standing,
});

test("SRCH-065 the order in force is the first typed one that is not struck out, else the chosen one", () => {
  const struck = { kind: "struck", sentence: "One list has one order." } as const;
  const chosen = { sortBy: "newest" } as const;
  expect(orderInForce([], chosen)).toBe("newest");
  expect(orderInForce([order("price-asc"), order("year-desc", struck)], chosen)).toBe("price-asc");
  // Whoever presses the chip that is struck out strikes the other.
  expect(orderInForce([order("price-asc", struck), order("year-desc")], chosen)).toBe("year-desc");
  expect(orderInForce([order("price-asc", struck)], chosen)).toBe("newest");
});
