import { describe, expect, test } from "vitest";
import { BASE, build } from "../car/testing.ts";
import { fields } from "./testing.ts";

const row = (more: Record<string, string>) => build({ ...BASE, ...more }).car;

describe("columns that two kinds of lists share", () => {
  test.each(["Kms/Hrs", "KM/HRS", "Kms or Hours", "Hrs/Kms"])(
    "CAR-013 %s is the odometer of what is driven",
    (heading) => {
      expect(row({ [heading]: "48629" })?.km).toBe(48_629);
      // Among boats most cells are hours, which no values would take for distances.
      const mixed = { Make: "Kia", [heading]: ["48629", "312 hrs", "95 hrs", "88280", "40 hrs", "610", ""] };
      expect(fields(mixed)).toMatchObject({ [heading]: "km" });
    },
  );

  test("CAR-013 hours alone are none", () => {
    expect(fields({ Make: "Kia", Hours: ["48629", "1200", "300"] })).not.toMatchObject({ Hours: "km" });
  });

  test("CAR-018 a special within the prices is the offer, and its absence changes nothing", () => {
    const rows = [
      { ...BASE, "pricing.egc": "30190", "pricing.driveAway": "31490", "pricing.special": "29990" },
      { ...BASE, "Stock No": "U2", "pricing.egc": "31650", "pricing.driveAway": "32950", "pricing.special": "" },
    ];
    expect(build(...rows).built.map(({ car }) => [car?.price, car?.offer_price])).toEqual([
      [31_490, 29_990],
      [32_950, null],
    ]);
    expect(row({ "price.value": "15990", "price.discounted": "12990" })).toMatchObject({ offer_price: 12_990 });
  });

  test.each([
    ["Chassis No", "NZ VIN"],
    ["Frame number", "VIN (NZ)"],
    ["Chassis", "Local VIN"],
  ])("CAR-007 of %s and %s the VIN is the one whose cells are VINs", (frame, vin) => {
    const cars = ["7AT0FU0GXG1851237", "7AT0DZ2RXK1707473", "7AT0BT1DXF1923213"];
    const rows = cars.map((number, at) => ({
      ...BASE,
      "Stock No": `J${at}`,
      [frame]: `AZE0-71636${at}`,
      [vin]: number,
    }));
    expect(build(...rows).built.map(({ car }) => car?.vin)).toEqual(cars);
  });

  test("CAR-010 a body cut short in a title's capitals is the car's", () => {
    const body = (title: string) => build({ Title: `2019 Ford ${title}`, Price: "9990" }).car?.simple_body;
    expect(["FALCON G6E SDN A/T", "FOCUS TREND HTCH", "MONDEO LX WGN", "MUSTANG GT CPE"].map(body)).toEqual([
      "Sedan",
      "Hatch",
      "Wagon",
      "Coupe",
    ]);
  });
});
