import { describe, expect, test } from "vitest";
import { facetLabel } from "./facet-words.ts";
import { facetLimit, listedValues, shownTotal } from "./facets.ts";

const CONFIG = { certifiedOnlyFilter: false };
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`V${index}`, 1000 - index]));
const names = (...list: Parameters<typeof listedValues>) => listedValues(...list).map(({ value }) => value);

describe("the order of a facet's values", () => {
  test("the most frequent first, ties by name", () => {
    expect(names("make", { Kia: 2, Audi: 2, Mazda: 9 }, [], CONFIG)).toEqual(["Mazda", "Audi", "Kia"]);
  });

  test("SRCH-025 car types are new, demo, used, not by count", () => {
    expect(names("car_type", { used: 90, new: 1, demo: 5 }, [], CONFIG)).toEqual(["new", "demo", "used"]);
  });

  test("SRCH-026 series are duo, city, sport, then the others", () => {
    expect(names("series", { Other: 99, Sport: 3, city: 1, Duo: 2 }, [], CONFIG)).toEqual([
      "Duo",
      "city",
      "Sport",
      "Other",
    ]);
  });

  test("values that differ only in a number rise by it; of many the most frequent are listed", () => {
    expect(names("model", { "Mod 10": 9, "Mod 2": 1, "mod 1": 4 }, [], CONFIG)).toEqual(["mod 1", "Mod 2", "Mod 10"]);
    expect(names("badge", { "Mod 10": 3, "Mod 2": 3, GT: 9 }, [], CONFIG)).toEqual(["GT", "Mod 2", "Mod 10"]);
    const stock = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`Mod ${at}`, at]));
    expect(names("model", stock, [], CONFIG).slice(0, 2)).toEqual(["Mod 270", "Mod 271"]);
  });

  test("seats and price bands rise", () => {
    expect(names("seats", { 7: 50, 12: 1, 5: 2 }, [], CONFIG)).toEqual(["5", "7", "12"]);
    expect(names("seats", { 7: 50, 12: 1, 5: 2 }, ["7", "12"], CONFIG)).toEqual(["5", "7", "12"]);
    expect(names("price_range", { "$20,000 to $30,000": 9, "Under $10,000": 1 }, [], CONFIG)[0]).toBe("Under $10,000");
  });
});

describe("what the stock has and this search has not", () => {
  test("stays listed with 0, after what it has, the commonest first", () => {
    const known = { Kia: 5, Audi: 9, Mazda: 9 };
    expect(listedValues("make", { Mazda: 1 }, [], CONFIG, { known })).toEqual([
      { value: "Mazda", count: 1 },
      { value: "Audi", count: 0 },
      { value: "Kia", count: 0 },
    ]);
    expect(names("car_type", { used: 2 }, [], CONFIG, { known: { new: 1, used: 3 } })).toEqual(["new", "used"]);
  });

  test("fills only what room is left", () => {
    const known = { ...many(40), Own: 1 };
    const values = listedValues("colour", { Own: 1 }, [], CONFIG, { known });
    expect(values).toHaveLength(30);
    expect(values[0]).toEqual({ value: "Own", count: 1 });
  });
});

test("HOME-016 the makes that the site names stand first on the search page's list too", () => {
  const config = { ...CONFIG, popularMakes: ["kia", "Gone"] };
  expect(names("make", { Mazda: 9, Kia: 1, Audi: 3 }, [], config)).toEqual(["Kia", "Mazda", "Audi"]);
  expect(names("dealership_name", { Mazda: 9, kia: 1 }, [], config)).toEqual(["Mazda", "kia"]);
});

test("SRCH-027 a site with certified only does not offer the others", () => {
  const counts = { false: 80, true: 20 };
  expect(names("certified", counts, [], { certifiedOnlyFilter: true })).toEqual(["true"]);
  expect(names("certified", counts, [], CONFIG)).toEqual(["true", "false"]);
});

test.each([
  ["SRCH-045", "model", 30],
  ["SRCH-046", "simple_body", 30],
  ["SRCH-046", "body", 30],
  ["SRCH-047", "make", 100],
  ["SRCH-048", "colour", 30],
  ["SRCH-049", "car_type", 6],
  ["SRCH-050", "price_range", 30],
  ["SRCH-051", "location_name", 30],
  ["SRCH-052", "fuel", 30],
  ["SRCH-053", "city", 20],
  ["SRCH-054", "dealership_name", 40],
  ["SRCH-054", "categories", 30],
] as const)("%s %s lists at most %i values", (_, attribute, limit) => {
  expect(facetLimit(attribute)).toBe(limit);
  expect(listedValues(attribute, many(limit + 5), [], CONFIG)).toHaveLength(limit);
});

test("what is chosen stays, beyond the limit and with no car", () => {
  const values = listedValues("city", many(25), ["V24", "Nowhere"], CONFIG);
  expect(values).toHaveLength(22);
  expect(values.slice(20)).toEqual([
    { value: "V24", count: 976 },
    { value: "Nowhere", count: 0 },
  ]);
});

test("SRCH-055 above 1999 the dealer's own count is said, else the sum of the car types shown", () => {
  const counts = { new: 500, demo: 100, used: 2400 };
  const types = ["new", "demo", "used"];
  expect(shownTotal(1999, 5000, counts, types)).toBe(1999);
  expect(shownTotal(2000, 5000, counts, types)).toBe(5000);
  expect(shownTotal(3000, null, counts, types)).toBe(3000);
  expect(shownTotal(2400, null, counts, ["used"])).toBe(2400);
});

test("SRCH-066 a value is said in words where it is not one", () => {
  expect(facetLabel("car_type", "demo")).toBe("Demo");
  expect(facetLabel("certified", "true")).toBe("Certified");
  expect(facetLabel("seats", "5")).toBe("5");
  expect(facetLabel("seats", "5", true)).toBe("5 seats");
  expect(facetLabel("status", "constructor")).toBe("constructor");
});
