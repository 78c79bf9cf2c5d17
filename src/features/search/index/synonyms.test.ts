import { describe, expect, test } from "vitest";
import { testCar } from "../../../../test/fixtures/cars.ts";
import { engineWith } from "../../../../test/fixtures/engine.ts";
import { wordsOf } from "../../../services/search/embedded/text/text-words.ts";
import { SYNONYMS } from "./synonyms.ts";

const stock = () =>
  engineWith([
    testCar(1, { name: "2021 GWM Ute Cannon", make: "GWM", model: "Ute", simple_body: "Ute", simple_drive: "4WD" }),
    testCar(2, { name: "2012 Great Wall V200", make: "Great Wall", model: "V200", body: "Dual Cab Utility" }),
    testCar(3, { name: "2019 Mercedes-Benz C200", make: "Mercedes-Benz", model: "C200", simple_drive: "RWD" }),
    testCar(4, { name: "2020 Volkswagen Golf", make: "Volkswagen", model: "Golf", simple_transmission: "Automatic" }),
    testCar(5, {
      name: "2018 Mazda 3 Neo",
      make: "Mazda",
      model: "3",
      simple_drive: "AWD",
      stocknum: "HU10077",
      regplate: "984 UW1",
      vin: "JM0BN1471J0902764",
      state: "NSW",
      city: "Penrith",
      dealercomments: "Hail damage at the tailgate. Mazda knows why.",
      filtered_features: ["Sunroof"],
      standardEquipment: ["Front, side and curtain airbags", "Towbar"],
    }),
    testCar(6, { name: "2018 Toyota LandCruiser 200", make: "Toyota", model: "LandCruiser", badge: "200 Series" }),
  ]);

async function found(query: string) {
  const engine = await stock();
  const request = { filter: "", refinements: { facets: {}, ranges: {} }, facets: [], stats: [], offset: 0, limit: 9 };
  const answer = await engine.search({ ...request, query, sort: [] });
  return answer.ok ? answer.value.hits.map(({ id }) => id).sort() : answer.error;
}

describe("a shopper's words find", () => {
  test.each([
    ["gwm", [1, 2]],
    ["great wall", [1, 2]],
    ["merc c200", [3]],
    ["mercedes", [3]],
    ["vw golf", [4]],
    ["ute", [1, 2]],
    ["double cab", [2]],
    ["4x4", [1]],
    ["4 x 4", [1]],
    ["all wheel drive", [5]],
    ["auto golf", [4]],
    ["mazda3", [5]],
    ["mazda 3", [5]],
    ["lc200", [6]],
    ["land cruiser 200", [6]],
    ["landcrusier", [6]],
    ["2012", [2]],
    ["hu10077", [5]],
    ["984UW1", [5]],
    ["984 uw1", [5]],
    ["JM0BN1471J0902764", [5]],
    ["902764", [5]],
    ["02764", []],
    ["mazda sunroof", [5]],
    ["tow bar", [5]],
    ["curtain airbags", [5]],
    ["hail", [5]],
    ["knows", [5]],
    ["nsw", [5]],
    ["new south wales", [5]],
    ["penrith", [5]],
    ["2013", []],
  ])("%s: cars %j", async (query, cars) => {
    expect(await found(query)).toEqual(cars);
  });
});

test("no group is said twice, and every entry has words", () => {
  const entries = SYNONYMS.flat().map((entry) => wordsOf(entry).join(" "));
  expect(new Set(entries).size).toBe(entries.length);
  expect(entries).not.toContain("");
});
