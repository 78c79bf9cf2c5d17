import { expect, test } from "vitest";
import type { AnsweredReading, Wants } from "../understand/schema.ts";
import { asksOf } from "./asks.ts";

const ALL = { kind: "all", path: "/search/all", heading: "", filter: "", fixed: {} } as const;

/** What a typed choice of these wants is about. */
function aboutOf(wants: Wants): string | undefined {
  const [id, words] = ["it", "it"];
  const choice = { id, words, wants, label: "It", negated: false, spans: [], standing: { kind: "kept" } } as const;
  const nothing = { text: "", unsearched: [], corrections: [], others: [], cut: null, heading: null, pressed: [] };
  const reading: AnsweredReading = { typed: "it", choices: [choice], ...nothing };
  const state = { query: "it", page: 1, sortBy: "recommended", facets: {}, ranges: {} } as const;
  return asksOf({ route: ALL, state }, reading)[0]?.about;
}

test("of what is typed the work that a vehicle must do is never let go; its equipment, engine and weekly price are", () => {
  const values = (attribute: string) => aboutOf({ kind: "values", attribute, values: ["x"] } as Wants);
  const range = (attribute: string) => aboutOf({ kind: "range", attribute, max: 1 } as Wants);
  expect(["equipment", "cylinders", "doors", "cab", "axles", "seats"].map(values)).toEqual([
    "feature",
    "other",
    "other",
    "other",
    "fixed",
    "fixed",
  ]);
  expect(
    ["weekly_price", "price", "consumption", "length", "towing", "sleeps", "payload", "limit_mass"].map(range),
  ).toEqual(["price", "price", "other", "other", ...Array.from({ length: 4 }, () => "fixed")]);
  const place = { name: "Penrith", state: null, cities: [], centre: null, km: 50 };
  const oneOf = (...any: readonly Wants[]) => aboutOf({ kind: "either", any });
  expect(oneOf({ kind: "place", place }, { kind: "place", place })).toBe("place");
  expect(oneOf({ kind: "place", place }, { kind: "values", attribute: "colour", values: ["Red"] })).toBe("other");
});
