import { expect, test } from "vitest";
import { platformDefaults } from "../site/schema.ts";
import { emptyCarInput } from "../stock/empty-car.ts";
import { fuelBounds, fuelCost, fuelView } from "./rules.ts";

const config = platformDefaults();
const car = { ...emptyCarInput(), simple_fuel: "Petrol" };

test("VDP-028 250 km at 10 L/100 km and 1.70 cost 42.50 a week, and 52 times as much a year", () => {
  expect(fuelCost({ kmPerWeek: 250, consumption: 10, pricePerLitre: 1.7 })).toEqual({ week: 42.5, year: 2210 });
  expect(fuelCost({ kmPerWeek: 333, consumption: 7.3, pricePerLitre: 1.899 })).toEqual({ week: 46.16, year: 2400.32 });
  expect(fuelCost({ kmPerWeek: 10, consumption: 0.1, pricePerLitre: 0.5 })).toEqual({ week: 0.01, year: 0.52 });
});

test("VDP-025 VDP-026 VDP-027 begins with 1.70 a litre, 250 km a week and 10 L/100 km, or what the site says", () => {
  expect(fuelView(car, config)).toMatchObject({ pricePerLitre: 1.7, kmPerWeek: 250, consumption: 10, own: false });
  const own = { ...config, fuelPricePerLitre: 2.05, fuelKmPerWeek: 400, fuelConsumption: 12 };
  expect(fuelView(car, own)).toMatchObject({ pricePerLitre: 2.05, kmPerWeek: 400, consumption: 12 });
});

test.each([
  [{ fuelconsumptioncombined: 6.4 }, 6.4, true],
  [{ fuelconsumptioncombined: 0 }, 10, false],
  [{ fuelconsumptioncombined: null }, 10, false],
  [{}, 10, false],
  [null, 10, false],
])("VDP-027 with the variant %j it uses %s", (variant, consumption, own) => {
  expect(fuelView({ ...car, variant }, config)).toMatchObject({ consumption, own });
});

test("VDP-024 electric vehicles have none, nor has what is towed; a hybrid has one", () => {
  expect(fuelView({ ...car, simple_fuel: "Electric" }, config)).toBeNull();
  expect(fuelView({ ...car, simple_fuel: null, fuel: "electric " }, config)).toBeNull();
  expect(fuelView({ ...car, item_type: "caravan", simple_fuel: null }, config)).toBeNull();
  expect(fuelView({ ...car, simple_fuel: "Hybrid", fuel: "Petrol/Electric" }, config)).not.toBeNull();
});

test("VDP-027 a car's usual consumption is assumed of no truck and no motorcycle; a site that sells nothing else says its own", () => {
  for (const item_type of ["truck", "motorcycle"] as const) {
    const vehicle = { ...car, item_type };
    const only = { ...config, itemTypes: [item_type] };
    expect(fuelView(vehicle, only)).toBeNull();
    expect(fuelView(vehicle, { ...only, fuelConsumption: 24 })).toMatchObject({ consumption: 24, own: false });
    const mixed = { ...config, itemTypes: ["car", item_type], fuelConsumption: 9 } as const;
    expect(fuelView(vehicle, { ...config, ...mixed, itemTypes: [...mixed.itemTypes] })).toBeNull();
    expect(fuelView({ ...vehicle, variant: { fuelconsumptioncombined: 31 } }, only)).toMatchObject({ consumption: 31 });
  }
  expect(fuelView(car, { ...config, itemTypes: ["truck", "car"], fuelConsumption: 9 })).toMatchObject({
    consumption: 9,
  });
});

test("VDP-023 a sold car has none", () => {
  expect(fuelView({ ...car, sold: true }, config)).toBeNull();
  expect(fuelView({ ...car, status: "sold" }, config)).toBeNull();
});

test("a slider reaches where it begins", () => {
  expect(fuelBounds("consumption", 7.1)).toEqual({ min: 1, max: 25, step: 0.1 });
  expect(fuelBounds("consumption", 38)).toMatchObject({ min: 1, max: 57 });
  expect(fuelBounds("kmPerWeek", 5)).toMatchObject({ min: 5 });
});
