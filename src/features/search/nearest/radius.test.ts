import { expect, test } from "vitest";
import { testCar } from "../../../../test/fixtures/cars.ts";
import { searchHref } from "../rules.ts";
import { asksOf } from "./asks.ts";
import { differenceOf } from "./difference.ts";
import { phraseOf } from "./phrase.ts";
import { singleRelaxations } from "./relaxing.ts";

test("a radius goes to the next one, and then to everywhere, with how much further each car is", () => {
  const place = { name: "Penrith NSW 2750", lat: -33.75, lng: 150.69 };
  const route = { kind: "all", path: "/search/all", heading: "", filter: "", fixed: {} } as const;
  const near = { asked: place.name, place, within: 25 };
  const state = { query: "", page: 1, sortBy: "recommended", facets: { make: ["Mazda"] }, ranges: {}, near } as const;
  const asks = asksOf({ route, state });
  expect(phraseOf(asks, { noun: "car" })).toBe("Mazda cars within 25 km of Penrith NSW 2750");
  expect(asks[0]?.said).toBe("“within 25 km of Penrith NSW 2750”");
  const steps = singleRelaxations(asks, { makes: [], body: null, bodyFacet: "simple_body" });
  expect(
    steps.slice(0, 2).map((step) => [step.tail, step.instead, searchHref(route.path, step.to({ route, state }).state)]),
  ).toEqual([
    [
      " within 50 km of Penrith NSW 2750",
      "within 50 km in place of 25 km",
      "/search/all?near=Penrith+NSW+2750&within=50&make=Mazda",
    ],
    [" elsewhere", null, "/search/all?near=Penrith+NSW+2750&make=Mazda"],
  ]);
  const car = { ...testCar(1), photos: [], geo: { lat: -33.81, lng: 151 } };
  expect(differenceOf(car, steps[0]?.lets ?? []).words).toBe("4 km further");
});
