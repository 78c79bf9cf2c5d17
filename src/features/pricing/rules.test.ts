import { describe, expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { comparisonAddress, kmAlike } from "./rules.ts";

const AUTOGAUGE = { websitePlugins: [{ feature: "price-comparison", name: "Autogauge" as const }] };

describe("which prices are compared", () => {
  test("SITE-023 SITE-043 only where the site has the plugin Autogauge", () => {
    const plugins = (["Car Analysis", "PPSR Report"] as const).map((name) => ({ feature: "x", name }));
    expect(comparisonAddress(testCar(1), AUTOGAUGE)).toBe("/cars/car-1/autogauge");
    expect(comparisonAddress(testCar(1), { websitePlugins: plugins })).toBeNull();
    expect(comparisonAddress(testCar(1), { websitePlugins: [] })).toBeNull();
  });

  test("CAR-129 only of a car in stock, neither sold nor reserved, above 200 dollars", () => {
    const address = (changes: Parameters<typeof testCar>[1]) => comparisonAddress(testCar(1, changes), AUTOGAUGE);
    expect(address({ price: 201 })).not.toBeNull();
    for (const changes of [
      { price: 200 },
      { price: null },
      { status: "coming_soon" },
      { status: "sold" },
      { sold: true },
      { reserved: true },
      // A "from" price is not the asking price of any car.
      { price_type: "From" },
    ] as const) {
      expect(address(changes), JSON.stringify(changes)).toBeNull();
    }
  });
});

test("cars are about as far driven within 20,000 km, or three tenths of a long way", () => {
  expect(kmAlike(15)).toEqual({ from: 0, to: 20_015 });
  expect(kmAlike(50_000)).toEqual({ from: 30_000, to: 70_000 });
  expect(kmAlike(200_000)).toEqual({ from: 140_000, to: 260_000 });
});
