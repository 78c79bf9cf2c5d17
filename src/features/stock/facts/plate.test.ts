import { describe, expect, test } from "vitest";
import { emptyCarInput } from "../empty-car.ts";
import { KIND_BANDS, kindCategories } from "../kind-bands.ts";
import { licenceClass, massesOf, type PlateCar, plateOf } from "./plate.ts";

const vehicle = (given: Partial<PlateCar>): PlateCar => ({ ...emptyCarInput(), ...given });
const caravan = (given: Partial<PlateCar> = {}) =>
  vehicle({
    item_type: "caravan",
    body: "Caravan",
    specifications: { tare_weight: 2_385, aggregate_trailer_mass: 2_885, sleeps: 5, body_length: 6_010 },
    ...given,
  });

const values = (car: PlateCar) => plateOf(car)?.facts.map(({ label, value }) => `${label} ${value}`);

describe("the plate", () => {
  test("CAR-106 CAR-107 CAR-108 CAR-109 a caravan's says what it sleeps, weighs, measures and may weigh loaded", () => {
    expect(values(caravan())).toEqual(["Sleeps 5", "Tare 2,385 kg", "Length 6.0 m", "ATM 2,885 kg"]);
  });

  test("leaves out what is not known, and is not there for a car or with nothing to say", () => {
    expect(values(caravan({ specifications: { sleeps: 4 } }))).toEqual(["Sleeps 4"]);
    expect(plateOf(caravan({ specifications: null }))).toBeNull();
    expect(plateOf(vehicle({ item_type: "car", engine_size: 1998 }))).toBeNull();
  });

  test("a motorhome is told by its body and carries a licence", () => {
    const motorhome = caravan({ body: "Motorhome", variant: { grossvehiclemass: 4_490 } });
    expect(plateOf(motorhome)).toMatchObject({ kind: "motorhome" });
    expect(values(motorhome)).toContain("Licence Car (C)");
  });

  test("a truck's payload is what a feed says, else what its masses leave", () => {
    const truck = {
      item_type: "truck",
      variant: { grossvehiclemass: 8_000 },
      specifications: { tare_weight: 3_100 },
    } as const;
    expect(values(vehicle(truck))).toEqual(["GVM 8,000 kg", "Payload 4,900 kg", "Licence Light (LR)"]);
    expect(values(vehicle({ ...truck, extras: { payload: "4.7 t" } }))).toContain("Payload 4.7 t");
  });

  test("a motorcycle of learners says so; a large one asks for an open licence", () => {
    const bike = (given: Partial<PlateCar>) => values(vehicle({ item_type: "motorcycle", ...given }));
    expect(bike({ engine_size: 399, categories: ["LAMS approved"] })).toEqual(["Engine 399 cc", "Licence LAMS"]);
    expect(bike({ engine_size: 661, extras: { "Seat Height": "840 mm" } })).toEqual([
      "Engine 661 cc",
      "Seat 840 mm",
      "Licence Open (R)",
    ]);
    expect(bike({ engine_size: 660 })).toEqual(["Engine 660 cc"]);
  });
});

test.each([
  [4_500, "4x2", "Car (C)"],
  [4_501, "4x2", "Light (LR)"],
  [8_000, null, "Light (LR)"],
  [8_001, "4x2", "Medium (MR)"],
  [22_500, "6x4", "Heavy (HR)"],
  [0, "4x2", null],
  [null, null, null],
])("%s kg on %s asks for %s", (gross, drive, licence) => {
  expect(licenceClass(gross, drive)).toBe(licence);
});

test("the weight bar needs both ends, and something to load between them", () => {
  expect(massesOf(caravan())).toEqual({ tare: 2_385, payload: 500, limit: 2_885, name: "ATM" });
  expect(massesOf(caravan({ specifications: { tare_weight: 2_000 } }))).toBeNull();
  expect(massesOf(caravan({ specifications: { tare_weight: 2_000, aggregate_trailer_mass: 2_000 } }))).toBeNull();
});

describe("bands", () => {
  test("a caravan is in every band that its ATM fits, up to the kilogram", () => {
    const bands = (limit: number) => kindCategories(caravan({ specifications: { aggregate_trailer_mass: limit } }));
    expect(bands(2_500)).toEqual(["ATM up to 2,500 kg", "ATM up to 3,000 kg", "ATM up to 3,500 kg"]);
    expect(bands(2_501)).toEqual(["ATM up to 3,000 kg", "ATM up to 3,500 kg"]);
    expect(bands(3_501)).toEqual([]);
  });

  test("a truck is in the band of its licence, a motorcycle in that of its engine, a car in none", () => {
    expect(kindCategories(vehicle({ item_type: "truck", variant: { grossvehiclemass: 6_500 } }))).toEqual([
      "Light rigid (LR) licence",
    ]);
    const bike = (cc: number) => kindCategories(vehicle({ item_type: "motorcycle", engine_size: cc }));
    expect([bike(300), bike(301), bike(1_000), bike(1_250)]).toEqual([
      ["Up to 300 cc"],
      ["301 to 660 cc"],
      ["661 to 1,000 cc"],
      ["Over 1,000 cc"],
    ]);
    expect(kindCategories(vehicle({ item_type: "car", engine_size: 1_998 }))).toEqual([]);
  });

  test("no two bands share a category", () => {
    expect(new Set(KIND_BANDS.map(({ category }) => category)).size).toBe(KIND_BANDS.length);
  });
});
