import { expect, test } from "vitest";
import { ITEM_TYPES, type ItemType } from "../../../src/features/vocabulary/vehicle-kinds.ts";
import { CATALOGUE } from "../catalogue/parse.ts";
import { designOf, readArt } from "./art.ts";
import { CABIN } from "./hotspots.ts";

/** Names of the things that the interiors of a type of vehicle have. */
function thereIn(itemType: ItemType): Set<string> {
  const lines = CATALOGUE.filter((line) => line.itemType === itemType);
  const shown = lines.flatMap((line) => line.grades.map((grade) => designOf(readArt(), line, grade)));
  return new Set(shown.flatMap((design) => [...(design?.cabinSpots.keys() ?? [])]));
}

test.each(ITEM_TYPES)("every hotspot of the inside of a %s is in an interior that the catalogue sells", (itemType) => {
  const there = thereIn(itemType);
  expect(CABIN[itemType].filter(({ name }) => !there.has(name))).toEqual([]);
  expect(CABIN[itemType].length > 0).toBe(there.size > 0);
});

test("no two things have the same description", () => {
  for (const said of Object.values(CABIN))
    for (const key of ["name", "description"] as const)
      expect(new Set(said.map((one) => one[key])).size).toBe(said.length);
});
