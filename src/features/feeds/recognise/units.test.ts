import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BASE, build } from "../car/testing.ts";
import { KM_IN_MILE } from "../normalise/figures/distance.ts";

const property = <T>(source: fc.Arbitrary<T>, holds: (value: T) => void) =>
  fc.assert(
    fc.property(source, (value) => void holds(value)),
    { seed: 13, numRuns: 120 },
  );
const odometer = fc.tuple(
  fc.constantFrom("Odometer", "Kms", "Mileage", "Odometer Reading", "mileage.value"),
  fc.integer({ min: 10, max: 300_000 }),
);

describe("CAR-013 a unit told anywhere in the row is the odometer's", () => {
  const unitColumn = fc.constantFrom(
    "Odometer Unit",
    "Mileage Unit",
    "distance_unit",
    "UOM",
    "Unit",
    "Km or Miles",
    "Odometer Type",
    "odometer@units",
    "column 9",
  );

  test("in a column of units", () => {
    property(
      fc.tuple(odometer, unitColumn, fc.constantFrom("mi", "Miles", "MI", "mile")),
      ([[heading, n], unit, miles]) => {
        const { car, warned } = build({ ...BASE, [heading]: String(n), [unit]: miles });
        expect(car).toMatchObject({ km: Math.round(n * KM_IN_MILE), extras: {} });
        expect(warned["km-miles"]).toBe(1);
      },
    );
    property(fc.tuple(odometer, unitColumn, fc.constantFrom("km", "KMs", "Kilometres")), ([[heading, n], unit, km]) =>
      expect(build({ ...BASE, [heading]: String(n), [unit]: km, mpg: "40" }).car?.km).toBe(n),
    );
  });

  test("in a flag", () => {
    const flag = fc.constantFrom("IsMiles", "is_miles", "Odometer in miles", "Miles");
    property(fc.tuple(odometer, flag, fc.boolean()), ([[heading, n], name, inMiles]) =>
      expect(build({ ...BASE, [heading]: String(n), [name]: inMiles ? "Yes" : "No" }).car?.km).toBe(
        inMiles ? Math.round(n * KM_IN_MILE) : n,
      ),
    );
  });

  test("in its heading", () => {
    const heading = fc.constantFrom("Odometer (miles)", "Mileage (mi)", "odometer_miles", "Miles", "Miles Driven");
    property(fc.tuple(heading, fc.integer({ min: 10, max: 300_000 })), ([name, n]) => {
      expect(build({ ...BASE, [name]: String(n) }).car?.km).toBe(Math.round(n * KM_IN_MILE));
      expect(build({ ...BASE, [name]: `${n} km` }).car?.km).toBe(n);
      expect(build({ ...BASE, [name]: String(n), "Odometer Unit": "km" }).car?.km).toBe(n);
    });
  });

  test("an odometer that nobody could read is left out, said and kept", () => {
    const { car, warned } = build({ ...BASE, Odometer: "0000 (Unable to read)" });
    expect(car).toMatchObject({ km: null, extras: { Odometer: "0000 (Unable to read)" } });
    expect(warned["km-unread"]).toBe(1);
  });
});

test("CAR-076 CAR-077 litres alone give no cubic centimetres, in whatever column", () => {
  const column = fc.constantFrom("Engine Size", "Engine Litres", "Engine Capacity (L)", "EngineCapacity", "Litres");
  property(fc.tuple(column, fc.integer({ min: 10, max: 62 })), ([heading, tenths]) => {
    const litres = tenths / 10;
    const { car } = build({ ...BASE, [heading]: litres.toFixed(1) });
    expect(car).toMatchObject({
      engine_size: null,
      engine_size_litres: litres,
      variant: { enginesize_litres: litres },
    });
    expect(car?.variant).not.toHaveProperty("enginesize");
  });
});

describe("CAR-031 a column of states is none of plates", () => {
  test("whatever it is called, beside a column of plates and alone", () => {
    const state = fc.constantFrom("QLD", "NSW", "vic", "WA", "Sa", "TAS", "ACT", "NT");
    const heading = fc.constantFrom(
      "Rego State",
      "RegoState",
      "Registration State",
      "Plate State",
      "registrationJurisdiction",
      "rego.state",
      "Rego",
      "Registration",
      "Plate",
    );
    property(fc.tuple(heading, state, fc.boolean()), ([name, value, alone]) => {
      const { car } = build({ ...BASE, [name]: value, ...(alone ? {} : { "Number Plate": "ABC 12D" }) });
      expect(car).toMatchObject({ regplate: alone ? null : "ABC12D", state: "NSW", extras: { [name]: value } });
    });
  });
  test("nor is what a column says about plates", () => {
    const heading = fc.constantFrom("Rego Type", "Rego Status", "Rego Class", "Rego Term", "Rego Included", "Rego Fee");
    property(fc.tuple(heading, fc.constantFrom("Full", "Club", "12MTHS", "H", "CONC")), ([name, value]) =>
      expect(build({ ...BASE, [name]: value }).car).toMatchObject({ regplate: null, extras: { [name]: value } }),
    );
  });
});
