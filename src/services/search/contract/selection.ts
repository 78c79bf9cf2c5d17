import { describe, expect, test } from "vitest";
import { quoted, type SearchRequest } from "../port.ts";
import type { Asking } from "./stock.ts";

const FILTERS: readonly [filter: string, ids: readonly number[]][] = [
  ["", [1, 2, 3, 4, 5, 6, 7, 8]],
  ["make = toyota", [1, 2]],
  ['make = "Great Wall"', [8]],
  ["make = 'great wall'", [8]],
  ["make:Toyota", [1, 2]],
  ["make != Toyota", [3, 4, 5, 6, 7, 8]],
  ["NOT make = Toyota AND body = Ute", [3, 7, 8]],
  ["NOT (make = Toyota OR body = Ute)", [4, 5, 6]],
  ["make = Toyota OR make = Suzuki AND body = Sedan", [1, 2]],
  ["(make = Toyota OR make = Suzuki) AND body = Ute", [1, 3]],
  ["price > 15000", [1, 4, 7]],
  ["price >= 15000", [1, 3, 4, 7]],
  ["price < 12000", [5, 6]],
  ["price <= 12000", [5, 6, 8]],
  ["price 9000 TO 15000", [3, 5, 6, 8]],
  ["km = 20000.5", [2]],
  ["seats = 7", [4]],
  ['seats IN ["2", "7"]', [3, 4]],
  ['make IN [Toyota, "Great Wall"]', [1, 2, 8]],
  ["make NOT IN [Toyota, Suzuki]", [4, 5, 6, 7, 8]],
  ["features = 'Tow bar' AND features = 'sat nav'", [2, 4, 6, 8]],
  [`features = ${quoted('4" screen')}`, [7]],
  [`make = ${quoted('a\\b" OR make != "')}`, []],
  ["price IS NULL", [2]],
  ["price IS NOT NULL", [1, 3, 4, 5, 6, 7, 8]],
  ["km EXISTS", [1, 2, 3, 4, 6, 7, 8]],
  ["km NOT EXISTS", [5]],
  ["features IS EMPTY", [1, 3, 5]],
  ["certified = true", [6, 7, 8]],
  ["_geoRadius(-33.9, 151.2, 20000)", [3, 5, 6, 7, 8]],
  ["_geoBoundingBox([-31, 117], [-33, 115]) OR make = Kia", [4]],
  ["price > M", []],
  ['make >= "SU"', [1, 2, 3]],
  ['make > "suzuki"', [1, 2]],
  ['make "k" TO "o"', [4]],
  ['price = "0x3A98"', []],
  ['price = ""', []],
  ['make = "Toyo\\x74a"', [1, 2]],
  ['make = "Gr\\u{65}at Wall"', [8]],
  ["_geoRadius(-33.9, 151.2, 20000, 12)", [3, 5, 6, 7, 8]],
  ["id = 3", [3]],
  ["id != 3 AND id IN [1, 3, 5]", [1, 5]],
];

/** Tests of which cars a filter selects, on CARS. */
export function testSelection(on: Asking): void {
  test.each(FILTERS)("selects by %s", async (filter, expected) => {
    expect(await on.matched(filter)).toEqual(expected);
  });

  const accents = on.differs("accents-in-filters") ? "with" : "without";
  test(`compares a filter's values ${accents} their accents`, async () => {
    expect(await on.matched("make = Citroën")).toEqual([5, 6]);
    expect(await on.matched("make = CITROEN")).toEqual(on.differs("accents-in-filters") ? [] : [5, 6]);
  });
}

const NESTED = `${"(".repeat(200)}make = a${")".repeat(200)}`;
const WRONG: readonly [what: string, request: Partial<SearchRequest>][] = [
  ["a filter by an unknown field", { filter: "colour = red" }],
  ["a quote that is not closed", { filter: 'make = "Toyota' }],
  ["a parenthesis that is not closed", { filter: "(make = Toyota" }],
  ["a sign that stands in no word", { filter: "make = a/b" }],
  ["an escape that is none", { filter: 'make = "a\\q"' }],
  ["a filter without a comparison", { filter: "make" }],
  ["a filter 200 levels deep", { filter: NESTED }],
  ["a filter of 20,000 characters", { filter: Array(1_200).fill("make = abcdefgh").join(" OR ") }],
  ["an unknown facet", { facets: ["colour"] }],
  ["a facet of numbers", { facets: ["price"] }],
  ["a choice of an unknown field", { refinements: { facets: { colour: ["red"] }, ranges: {} } }],
  ["a range of a text", { refinements: { facets: {}, ranges: { make: { min: 1 } } } }],
  ["ends of a text", { stats: ["make"] }],
  ["an order by a text", { sort: ["make:asc"] }],
  ["an order without a direction", { sort: ["price"] }],
  ["an order by the distance from no place", { sort: ["_geoPoint(a,b):asc"] }],
  ["an offset below 0", { offset: -1 }],
  ["a limit that is no number", { limit: Number.NaN }],
];

/** Tests that an invalid request is distinguished from an outage and from "no results". */
export function testWrongRequests(on: Asking): void {
  test.each(WRONG)("%s is invalid", async (_, request) => {
    expect(await on.failure(request)).toMatchObject({ kind: "invalid", message: expect.stringMatching(/\S/) });
  });

  describe("a wrong filter", () => {
    test("says at which column it is wrong", async () => {
      expect(await on.failure({ filter: "make = (" })).toMatchObject({ kind: "invalid", column: 8 });
    });
  });
}
