import { describe, expect, test } from "vitest";
import { testCar } from "../../../../test/fixtures/cars.ts";
import { dealership, testSite } from "../../../../test/fixtures/site.ts";
import { infoIcons, keyInformation, specRows } from "./facts.ts";

const NOW = Date.UTC(2026, 10, 20);
const site = testSite("halden", [dealership(1, "parramatta")]);
const { config } = site;

const FULL = {
  km: 63_536,
  simple_transmission: "Automatic",
  simple_body: "SUV",
  simple_fuel: "Diesel",
  engine_size: 2755,
  drive: "4WD",
  seats: 7,
  colour: "Bronze",
} as const;

describe("key information", () => {
  test("VDP-014 its rows come in order: kms, transmission, body, fuel, engine, drive, seats, colour", () => {
    const rows = keyInformation(testCar(1, FULL), config).map(({ label, value }) => `${label} ${value}`);
    expect(rows).toEqual([
      "Kilometres 63,536 km",
      "Transmission Automatic",
      "Body SUV",
      "Fuel Diesel",
      "Engine 2.8 L",
      "Drive 4WD",
      "Seats 7",
      "Colour Bronze",
    ]);
  });

  test("CAR-131 a row without a value is left out: empty, null or the text 'null'", () => {
    const car = testCar(1, { ...FULL, km: null, simple_transmission: "", simple_body: "null", body: null });
    expect(keyInformation(car, config).map(({ label }) => label)).toEqual([
      "Fuel",
      "Engine",
      "Drive",
      "Seats",
      "Colour",
    ]);
  });

  test("VDP-111 VDP-112 VDP-113 the sidebar's icons: kilometres, transmission, body, each with its fallback", () => {
    const car = testCar(1, {
      km: 0,
      simple_transmission: null,
      trans: "6 sp manual",
      simple_body: null,
      body: "Wagon",
    });
    expect(infoIcons(car, config)).toEqual([
      { kind: "kilometres", label: "Kilometres", value: "0 km" },
      { kind: "transmission", label: "Transmission", value: "6 sp manual" },
      { kind: "body", label: "Body", value: "Wagon" },
    ]);
    expect(infoIcons(testCar(1, { ...FULL, trans: "6 sp manual", body: "Wagon" }), config)).toMatchObject([
      {},
      { value: "Automatic" },
      { value: "SUV" },
    ]);
  });

  test("what is no car has no car's icon beside its body", () => {
    const kindOf = (item_type: "car" | "motorcycle" | "truck") =>
      infoIcons(testCar(1, { ...FULL, item_type }), config).find(({ label }) => label === "Body")?.kind;
    expect((["car", "motorcycle", "truck"] as const).map(kindOf)).toEqual(["body", "type", "type"]);
  });

  test("an electric car's fuel has its own icon", () => {
    const car = testCar(1, { ...FULL, simple_fuel: "Electric" });
    expect(keyInformation(car, config).find(({ label }) => label === "Fuel")?.kind).toBe("electric");
  });
});

describe("specifications", () => {
  const labels = (changes: Parameters<typeof testCar>[1]) => specRows(testCar(1, changes), config, NOW);

  test("VDP-015 CAR-131 rows of the car, its variant and a caravan, only those with a value", () => {
    const rows = labels({
      vin: "null",
      badge: "",
      variant: { cylinders: 4, grossvehiclemass: 3195, torque: "null", ancaprating: 5 },
      specifications: { tare_weight: 2100, axle_type: "Tandem", sleeps: null },
    });
    const shown = Object.fromEntries(rows.map(({ label, value }) => [label, value]));
    expect(shown).toMatchObject({
      "Gross Vehicle Mass": "3,195 kg",
      Cylinders: "4",
      "ANCAP Rating": "5 stars",
      "Tare Weight": "2,100 kg",
      "Axle Type": "Tandem",
    });
    for (const hidden of ["VIN", "Badge", "Torque", "Sleeps", "Induction"]) expect(shown).not.toHaveProperty(hidden);
  });

  test("CAR-132 the registration says until when, or that it is over", () => {
    const registration = (rego_expiry: string) =>
      labels({ rego_expiry, state: "NSW" }).find(({ label }) => label === "Registration Expiry")?.value;
    expect(registration("2027-03-05")).toBe("Expires on 5 Mar 2027");
    expect(registration("2026-03-05")).toBe("Unregistered");
  });
});

test("a length in metres is the same length in the table, and one that is 0 is not known", () => {
  const specifications = { body_length: 6.1, body_width: 2450 };
  const rows = specRows(
    testCar(1, { item_type: "caravan", specifications, variant: { vehiclelength: 0 } }),
    config,
    NOW,
  );
  expect(rows.filter(({ label }) => /Length|Width/.test(label))).toEqual([
    { label: "Body Width", value: "2,450 mm" },
    { label: "Body Length", value: "6,100 mm" },
  ]);
});
