import { describe, expect, test } from "vitest";
import { testCar } from "../../../../../test/fixtures/cars.ts";
import { understoodFields } from "./understood-fields.ts";

describe("what typed words ask of a car", () => {
  test("a car without any of it adds nothing to its document", () => {
    expect(understoodFields(testCar(1, { doors: null, variant: null, badge: "GX", body: "SUV" }))).toEqual({});
  });

  test("a car tows, a caravan has an ATM and a truck a GVM and a payload", () => {
    const car = testCar(1, {
      variant: { towingcapacitybraked: 3_500, cylinders: 6, grossvehiclemass: 3_000 },
      doors: 5,
    });
    expect(understoodFields(car)).toEqual({ towing: 3_500, cylinders: 6, doors: 5 });
    const specifications = { sleeps: 4, aggregate_trailer_mass: 2_800, tare_weight: 2_200, axle_type: "Tandem axle" };
    expect(understoodFields(testCar(2, { item_type: "caravan", specifications, body: "Caravan" }))).toEqual({
      sleeps: 4,
      limit_mass: 2_800,
      tare_mass: 2_200,
      payload: 600,
      axles: "Tandem",
    });
    const truck = { item_type: "truck", specifications: { tare_weight: 4_000 }, extras: { Payload: "3.5 t" } } as const;
    expect(understoodFields(testCar(3, { ...truck, variant: { grossvehiclemass: 8_000 } }))).toEqual({
      limit_mass: 8_000,
      tare_mass: 4_000,
      payload: 3_500,
    });
  });

  test.each([
    ["Dual Cab Utility", "Dual cab"],
    ["Double-Cab Pickup", "Dual cab"],
    ["Space Cab Chassis", "Extra cab"],
    ["Single Cab Chassis", "Single cab"],
    ["Ute", undefined],
  ])("a %s has the cab %s", (body, cab) => {
    expect(understoodFields(testCar(1, { body })).cab).toBe(cab);
  });

  test("equipment has one name however its feed writes it, and other features keep theirs", () => {
    const equipment = ["Panoramic glass roof", "Towbar with tongue", "Radar cruise control", "Cup holders"];
    const car = testCar(1, { standardEquipment: equipment, filtered_features: ["Sunroof", "Dog guard"] });
    expect(understoodFields(car).equipment).toEqual([
      "Adaptive Cruise Control",
      "Cruise Control",
      "Dog guard",
      "Sunroof",
      "Tow Bar",
    ]);
    expect(understoodFields(testCar(1, { badge: "Family Bunk", item_type: "caravan" })).equipment).toEqual(["Bunks"]);
  });

  test("a car uses what its maker says, an electric one no fuel, and what nobody said is left out", () => {
    const uses = (of: Parameters<typeof testCar>[1]) => understoodFields(testCar(1, of)).consumption;
    expect(uses({ variant: { fuelconsumptioncombined: 5.4 } })).toBe(5.4);
    expect(uses({ simple_fuel: "Electric", variant: null })).toBe(0);
    expect(uses({ simple_fuel: "Petrol", variant: { fuelconsumptioncombined: 0 } })).toBeUndefined();
  });

  test("an electric car's range is read from what its feed says of it", () => {
    expect(understoodFields(testCar(1, { extras: { "WLTP Range": "455 km" } })).electric_range).toBe(455);
    expect(understoodFields(testCar(1, { extras: { "Colour range": "wide", Range: "long" } }))).not.toHaveProperty(
      "electric_range",
    );
  });
});
